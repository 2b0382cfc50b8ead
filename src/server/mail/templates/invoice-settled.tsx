import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { planUrl } from './plan-url.ts'
import { Action, Paragraph, Title } from './prose.tsx'

type Props = MailProps['invoice-settled']

/** To all members of an organisation, about a payment, a credit note or a refund. */
export const invoiceSettled: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: (props) => mailTitle(props),

  Component: ({ props, company, appUrl }) => (
    <Layout title={mailTitle(props)} preview={props.total} company={company}>
      <Title>{mailTitle(props)}</Title>
      <Paragraph>
        {props.firstName}, {mailSentence(props)}
      </Paragraph>
      <Action href={planUrl(appUrl, props.userType)}>See your invoices</Action>
    </Layout>
  ),
}

function mailTitle({ how, number }: Props): string {
  if (how === 'paid') return `Invoice ${number} is paid`
  return how === 'refunded' ? `Credit note ${number} is refunded` : `Credit note ${number}`
}

function mailSentence({ how, total, invoice, reason }: Props): string {
  if (how === 'paid') return `we have received ${total}. Thank you.`
  if (how === 'refunded') return `we have paid back ${total}.`
  return `this credit note of ${total} takes back invoice ${invoice}. ${reason}`
}
