import type { MailTemplates } from './index.ts'
import { Details, Paragraph } from './prose.tsx'

/** How to pay, for copying into a banking app. */
export function BankTransferDetails({ transfer }: { transfer: MailTemplates['invoice-issued']['bankTransfer'] }) {
  if (transfer === null) return null
  return (
    <>
      <Paragraph>Please pay by bank transfer:</Paragraph>
      <Details
        rows={[
          ['Account name', transfer.accountName],
          ['Bank', transfer.bankName],
          ['IBAN', transfer.iban],
          ['BIC', transfer.bic],
          ['Reference', transfer.reference],
        ]}
      />
    </>
  )
}
