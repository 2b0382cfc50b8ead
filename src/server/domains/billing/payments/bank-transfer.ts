import { formatIban } from '#contracts/iban.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Pays to the account that the company had on the day of issue. An administrator marks the invoice as paid. */
export const bankTransfer: PaymentProvider = {
  getInstructions: ({ reference, seller: { bank, legalName, name } }) => {
    if (bank === null) return null
    return { accountName: legalName ?? name, ...bank, iban: formatIban(bank.iban), reference }
  },
}
