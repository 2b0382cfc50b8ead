import { render, toPlainText } from '@react-email/render'
import { createElement } from 'react'
import type { Deps } from '../context.ts'
import { getCompany, getSettings } from '../domains/settings/index.ts'
import { chooseFrom, composeMail, type MailContent, type MailEnvelope, type Sender } from './compose-mail.ts'
import { AddressError, RenderError } from './delivery-failure.ts'
import { MAIL_TEMPLATES } from './templates/index.ts'
import type { MailProps } from './templates/mail-template.ts'
import type { MailTransport, OutgoingMail } from './transports/mail-transport.ts'

/** The parts of the plain-text writer that are used here. Its package has no types. */
type TextBuilder = {
  openBlock(options: { leadingLineBreaks: number }): void
  closeBlock(options: { trailingLineBreaks: number }): void
  addInline(text: string, options?: { noWordTransform: boolean }): void
  addLineBreak(): void
}
type Element = { attribs: { href: string }; children: unknown[] }

/** Writes the label of a button, and its link on the next line. */
function writeAction(
  { attribs, children }: Element,
  walk: (nodes: unknown[], to: TextBuilder) => void,
  to: TextBuilder,
) {
  to.openBlock({ leadingLineBreaks: 2 })
  walk(children, to)
  to.addInline(':')
  to.addLineBreak()
  to.addInline(attribs.href, { noWordTransform: true })
  to.closeBlock({ trailingLineBreaks: 2 })
}

const PLAIN_TEXT = {
  formatters: { action: writeAction },
  selectors: [
    // Keeps headings out of capitals, because they contain names.
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a[data-action]', format: 'action' },
  ],
}

export type TemplateName = keyof MailProps

/** A mail of the outbox. Its text is rendered when it is sent, with the current details of the company. */
export type StoredMail = MailEnvelope & { template: TemplateName; props: string }

export type MailSender = (mail: StoredMail, signal: AbortSignal) => Promise<void>

/** The sender throws RenderError or AddressError for a mail that cannot be built, else the transport's error. */
export function createMailSender(deps: Pick<Deps, 'config' | 'db'>, transport: MailTransport): MailSender {
  const { appUrl } = deps.config
  return async (mail, signal) => {
    const [company, from] = await Promise.all([getCompany(deps), getSettings(deps, 'mail')])
    await transport.send(await buildMail(mail, { company, appUrl, mail: from }), signal)
  }
}

async function buildMail(mail: StoredMail, sender: Sender): Promise<OutgoingMail> {
  try {
    const content = await renderMail(mail.template, JSON.parse(mail.props), sender)
    return await composeMail(mail, content, sender)
  } catch (cause) {
    throw cause instanceof AddressError ? cause : new RenderError('could not render a mail', { cause })
  }
}

export async function renderMail<Name extends TemplateName>(
  name: Name,
  props: MailProps[Name],
  sender: Sender,
): Promise<MailContent> {
  const { subject, Component, attach, calendar, fromName, isAutomaticReply = false } = MAIL_TEMPLATES[name]
  const html = await render(createElement(Component, { props, ...sender }))
  return {
    subject: subject(props, sender.company),
    html,
    text: toPlainText(html, PLAIN_TEXT),
    attachments: (await attach?.(props, sender.company)) ?? [],
    calendar: calendar?.(props, { email: chooseFrom(sender).address, appUrl: sender.appUrl }),
    fromName: fromName?.(props, sender.company),
    isAutomaticReply,
  }
}
