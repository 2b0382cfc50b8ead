import { BankTransferDetails } from './bank-transfer.tsx'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { planUrl } from './plan-url.ts'
import { Action, Details, Paragraph, Title } from './prose.tsx'

type Props = MailProps['invoice-reminder']

/** To all members of an organisation, on the due date of an invoice and twice after it. */
export const invoiceReminder: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: (props) => mailTitle(props),

  Component: ({ props, company, appUrl }) => (
    <Layout title={mailTitle(props)} preview={`${props.total}, due on ${props.dueOn}`} company={company}>
      <Title>{mailTitle(props)}</Title>
      <Paragraph>
        {props.firstName}, we have not received a payment for this invoice yet. If it is on its way, you need do
        nothing.
      </Paragraph>
      <Details
        rows={[
          ['Total', props.total],
          ['Due on', props.dueOn],
        ]}
      />
      <BankTransferDetails transfer={props.bankTransfer} />
      <Paragraph>If something is wrong with the invoice, answer this mail.</Paragraph>
      <Action href={planUrl(appUrl, props.userType)}>See the invoice</Action>
    </Layout>
  ),
}

function mailTitle({ number, isOverdue }: Props): string {
  return isOverdue ? `Invoice ${number} is overdue` : `Invoice ${number} is due today`
}
