import { render, toPlainText } from '@react-email/render'
import { createElement } from 'react'
import type { Deps } from '../context.ts'
import { getCompany, getSettings } from '../domains/settings/index.ts'
import { composeMail, type MailContent, type MailEnvelope, type Sender } from './compose.ts'
import { AddressError, RenderError } from './delivery-failure.ts'
import { MAIL_TEMPLATES, type MailTemplates } from './templates/index.ts'
import type { MailTransport, OutgoingMail } from './transports/index.ts'

/** Headings in capitals would shout people's names. */
const PLAIN_TEXT = { selectors: [{ selector: 'h1', options: { uppercase: false } }] }

export type TemplateName = keyof MailTemplates

/** A mail as the outbox holds it: its text is made when it is sent, with the company's details of that moment. */
export type StoredMail = MailEnvelope & { template: TemplateName; props: string }

export type SendMail = (mail: StoredMail, signal: AbortSignal) => Promise<void>

/** Throws RenderError when a mail cannot be made, else what the transport throws; see delivery-failure.ts. */
export function createSendMail(deps: Pick<Deps, 'config' | 'db'>, transport: MailTransport): SendMail {
  const { appUrl } = deps.config
  return async (mail, signal) => {
    const [company, from] = await Promise.all([getCompany(deps), getSettings(deps, 'mail')])
    await transport.send(await makeMail(mail, { company, appUrl, mail: from }), signal)
  }
}

async function makeMail(mail: StoredMail, sender: Sender): Promise<OutgoingMail> {
  try {
    const content = await renderMail(mail.template, JSON.parse(mail.props), sender)
    return await composeMail(mail, content, sender)
  } catch (cause) {
    throw cause instanceof AddressError ? cause : new RenderError('A mail could not be made', { cause })
  }
}

export async function renderMail<Name extends TemplateName>(
  name: Name,
  props: MailTemplates[Name],
  sender: Sender,
): Promise<MailContent> {
  const { subject, Component, attach, isAutomaticReply = false } = MAIL_TEMPLATES[name]
  const html = await render(createElement(Component, { props, ...sender }))
  return {
    subject: subject(props, sender.company),
    html,
    text: toPlainText(html, PLAIN_TEXT),
    attachments: (await attach?.(props, sender.company)) ?? [],
    isAutomaticReply,
  }
}
