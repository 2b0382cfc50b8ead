import { planUrl } from './billing-links.ts'
import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { Action, Paragraph, Title } from './prose.tsx'

type Props = MailTemplates['invoice-settled']

/** To everybody of an organisation, when money arrived, or an invoice was taken back. */
export const invoiceSettled: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: (props) => titleOf(props),

  Component: ({ props, company, appUrl }) => (
    <Layout title={titleOf(props)} preview={props.total} company={company}>
      <Title>{titleOf(props)}</Title>
      <Paragraph>
        {props.firstName}, {sentenceOf(props)}
      </Paragraph>
      <Action href={planUrl(appUrl, props.userType)}>See your invoices</Action>
    </Layout>
  ),
}

function titleOf({ how, number }: Props): string {
  if (how === 'paid') return `Invoice ${number} is paid`
  return how === 'refunded' ? `Credit note ${number} is refunded` : `Credit note ${number}`
}

function sentenceOf({ how, total, invoice, reason }: Props): string {
  if (how === 'paid') return `thank you: ${total} arrived.`
  if (how === 'refunded') return `we have paid back ${total}.`
  return `this credit note over ${total} takes invoice ${invoice} back. ${reason}`
}
