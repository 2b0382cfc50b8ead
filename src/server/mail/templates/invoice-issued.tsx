import { BankTransferDetails } from './bank-transfer.tsx'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { planUrl } from './plan-url.ts'
import { Action, Details, Paragraph, Title } from './prose.tsx'

type Props = MailProps['invoice-issued']

/** To all members of an organisation, about a new invoice. */
export const invoiceIssued: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: ({ number, total }, company) => `Invoice ${number} from ${company.name}: ${total}`,

  Component: ({ props, company, appUrl }) => (
    <Layout title={`Invoice ${props.number}`} preview={`${props.total}, due on ${props.dueOn}`} company={company}>
      <Title>{`Invoice ${props.number}`}</Title>
      <Paragraph>
        {props.firstName}, {props.bankTransfer === null ? 'nothing is to be paid.' : 'here is your new invoice.'}
      </Paragraph>
      <Details
        rows={[
          ...props.lines.map(({ description, net }): [string, string] => [description, net]),
          ['VAT', props.vat],
          ['Total', props.total],
          ['Due on', props.dueOn],
        ]}
      />
      <BankTransferDetails transfer={props.bankTransfer} />
      <Action href={planUrl(appUrl, props.userType)}>See the invoice</Action>
    </Layout>
  ),
}
