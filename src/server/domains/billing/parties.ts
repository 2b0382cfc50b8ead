import type { InvoiceParty } from '#contracts/billing.ts'
import type { CompanySettings } from '#contracts/settings.ts'
import type { Ctx } from '../../context.ts'
import type { InvoiceSeller } from './invoice-json.ts'

/** The company's details for an invoice issued today. */
export function buildSeller(company: CompanySettings): InvoiceSeller {
  const { name, legalName, addressLines, vatNumber, email, bank } = company
  return { name, legalName, addressLines, vatNumber, email, bank }
}

/** The customer's details for an invoice issued today. */
export async function getBuyer(ctx: Ctx, organisationId: string): Promise<InvoiceParty> {
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
