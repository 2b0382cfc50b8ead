import MailComposer from 'nodemailer/lib/mail-composer'
import type { CompanySettings, MailSettings } from '#contracts/settings.ts'
import { AddressError } from './delivery-failure.ts'
import type { MailAttachment } from './templates/index.ts'
import type { OutgoingMail } from './transports/index.ts'

/** Longer subjects are cut by every mail client, and a line of a mail may not exceed 998 characters. */
const LONGEST_SUBJECT = 150

/** Exactly one address: what could name two, or end a line, is none. */
const ONE_ADDRESS = /^[^\s<>,;:"()[\]\\@\p{Cc}]+@[^\s<>,;:"()[\]\\@\p{Cc}]+$/u

export type MailContent = {
  subject: string
  html: string
  text: string
  attachments?: MailAttachment[]
  isAutomaticReply: boolean
}

/** Who the mail is from, and where its links lead. */
export type Sender = { company: CompanySettings; appUrl: string; mail?: MailSettings }

export type MailEnvelope = {
  id: string
  to: string
  replyTo: string | null
  /** Ids of the earlier mails of its conversation, oldest first. */
  thread?: string[]
  createdAt: Date
}

/**
 * The mail as bytes. Its Message-ID is made of its id, so that a mail sent twice can be recognised as one. Names and
 * subjects may hold anything: they stay in their header.
 */
export async function composeMail(envelope: MailEnvelope, content: MailContent, sender: Sender): Promise<OutgoingMail> {
  const from = fromOf(sender)
  const replyTo = envelope.replyTo ?? (sender.mail?.replyTo || null)
  for (const address of [envelope.to, replyTo]) {
    if (address !== null && !ONE_ADDRESS.test(address)) throw new AddressError()
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
    subject: shorten(oneLine(content.subject)),
    text: content.text,
    html: content.html,
    attachments: (content.attachments ?? []).map(({ fileName, bytes }) => ({ filename: fileName, content: bytes })),
    ...(content.isAutomaticReply && {
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const { id, to, createdAt } = envelope
  return { id, to, createdAt, from: from.address, raw: await composer.compile().build() }
}

/** What the settings say about the sender, else the company. */
function fromOf({ company, mail }: Sender): { name: string; address: string } {
  return { name: oneLine(mail?.fromName || company.name), address: mail?.fromEmail || company.email }
}

/** Also breaks up what mail clients would decode as an encoded word, which could hide line breaks. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
}

function shorten(text: string): string {
  const characters = [...text]
  return characters.length <= LONGEST_SUBJECT ? text : `${characters.slice(0, LONGEST_SUBJECT - 1).join('')}…`
}
