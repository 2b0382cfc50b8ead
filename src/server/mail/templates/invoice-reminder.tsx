import { BankTransferDetails } from './bank-transfer.tsx'
import { planUrl } from './billing-links.ts'
import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { Action, Details, Paragraph, Title } from './prose.tsx'

type Props = MailTemplates['invoice-reminder']

/** To everybody of an organisation, on the day an invoice is due and twice after it. */
export const invoiceReminder: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: (props) => titleOf(props),

  Component: ({ props, company, appUrl }) => (
    <Layout title={titleOf(props)} preview={`${props.total}, due on ${props.dueOn}`} company={company}>
      <Title>{titleOf(props)}</Title>
      <Paragraph>
        {props.firstName}, we have not seen a payment for this invoice yet. If it is on its way, there is nothing to do.
      </Paragraph>
      <Details
        rows={[
          ['Total', props.total],
          ['Due on', props.dueOn],
        ]}
      />
      <BankTransferDetails transfer={props.bankTransfer} />
      <Paragraph>Is something wrong with it? Just answer this mail.</Paragraph>
      <Action href={planUrl(appUrl, props.userType)}>See the invoice</Action>
    </Layout>
  ),
}

function titleOf({ number, isOverdue }: Props): string {
  return isOverdue ? `Invoice ${number} is overdue` : `Invoice ${number} is due today`
}
