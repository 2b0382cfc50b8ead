import type { InvoiceParty } from '#contracts/billing.ts'
import type { CompanySettings } from '#contracts/settings.ts'
import type { Ctx } from '../../context.ts'
import type { InvoiceSeller } from './invoice-json.ts'

/** The company as it stands on an invoice of today. */
export function sellerOf(company: CompanySettings): InvoiceSeller {
  const { name, legalName, addressLines, vatNumber, email, bank } = company
  return { name, legalName, addressLines, vatNumber, email, bank }
}

/** The customer as they stand on an invoice of today. */
export async function buyerOf(ctx: Ctx, organisationId: string): Promise<InvoiceParty> {
  const { name, address, vat_number, email } = await ctx.db
    .selectFrom('organisations')
    .select(['name', 'address', 'vat_number', 'email'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  const addressLines = (address ?? '')
    .split(/[,\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return { name, legalName: null, addressLines, vatNumber: vat_number, email }
}
