import { formatIban } from '#contracts/iban.ts'
import type { PaymentProvider } from './provider.ts'

/** To the company's account as it was on the day of issue; an administrator marks the invoice as paid. */
export const bankTransfer: PaymentProvider = {
  instructionsFor: ({ reference, seller: { bank, legalName, name } }) => {
    if (bank === null) return null
    return { accountName: legalName ?? name, ...bank, iban: formatIban(bank.iban), reference }
  },
}
