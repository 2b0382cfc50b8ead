import MailComposer from 'nodemailer/lib/mail-composer'
import type { CompanySettings, MailSettings } from '#contracts/settings.ts'
import { AddressError } from './delivery-failure.ts'
import type { MailAttachment, MailCalendar } from './templates/mail-template.ts'
import type { OutgoingMail } from './transports/mail-transport.ts'

/** Mail clients cut longer subjects, and a line of a mail may not exceed 998 characters. */
const MAX_SUBJECT_LENGTH = 150

/** Matches exactly one address. Refuses characters that could separate addresses or end a line. */
const SINGLE_ADDRESS = /^[^\s<>,;:"()[\]\\@\p{Cc}]+@[^\s<>,;:"()[\]\\@\p{Cc}]+$/u

export type MailContent = {
  subject: string
  html: string
  text: string
  attachments?: MailAttachment[]
  calendar?: MailCalendar | undefined
  /** The name of the sender. Default: the name in the settings. */
  fromName?: string | undefined
  isAutomaticReply: boolean
}

/** The sender, and the origin of links. */
export type Sender = { company: CompanySettings; appUrl: string; mail?: MailSettings }

export type MailEnvelope = {
  id: string
  to: string
  replyTo: string | null
  /** Ids of the earlier mails of the conversation, oldest first. */
  thread?: string[]
  createdAt: Date
}

/**
 * Builds the bytes of a mail. The Message-ID contains the mail's id, so that receivers can recognise a mail that was sent
 * twice. Names and subjects cannot add headers. Throws AddressError for an invalid address.
 */
export async function composeMail(envelope: MailEnvelope, content: MailContent, sender: Sender): Promise<OutgoingMail> {
  const from = chooseFrom(sender, content.fromName)
  const replyTo = envelope.replyTo ?? (sender.mail?.replyTo || null)
  for (const address of [envelope.to, replyTo]) {
    if (address !== null && !SINGLE_ADDRESS.test(address)) throw new AddressError()
  }
  const messageId = (id: string) => `<${id}@${new URL(sender.appUrl).hostname}>`
  const earlier = (envelope.thread ?? []).map(messageId)
  const composer = new MailComposer({
    messageId: messageId(envelope.id),
    ...(earlier.length > 0 && { inReplyTo: earlier.at(-1), references: earlier }),
    date: envelope.createdAt,
    from,
    to: { name: '', address: envelope.to },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject: shorten(toOneLine(content.subject)),
    text: content.text,
    html: content.html,
    attachments: (content.attachments ?? []).map(({ fileName, bytes }) => ({ filename: fileName, content: bytes })),
    ...(content.calendar !== undefined && {
      icalEvent: { ...content.calendar, filename: 'booking.ics' },
    }),
    ...(content.isAutomaticReply && {
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const { id, to, createdAt } = envelope
  return { id, to, createdAt, from: from.address, raw: await composer.compile().build() }
}

/** The sender from the settings, else the company. */
export function chooseFrom({ company, mail }: Sender, name = ''): { name: string; address: string } {
  return { name: toOneLine(name || mail?.fromName || company.name), address: mail?.fromEmail || company.email }
}

/** Removes line breaks. Also breaks "=?", because mail clients decode an encoded word that could hide line breaks. */
function toOneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
}

function shorten(text: string): string {
  const characters = [...text]
  return characters.length <= MAX_SUBJECT_LENGTH ? text : `${characters.slice(0, MAX_SUBJECT_LENGTH - 1).join('')}…`
}
