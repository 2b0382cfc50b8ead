import type { MailProps } from './mail-template.ts'
import { Details, Paragraph } from './prose.tsx'

/** Bank details, one on a line so that people can copy them. */
export function BankTransferDetails({ transfer }: { transfer: MailProps['invoice-issued']['bankTransfer'] }) {
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
