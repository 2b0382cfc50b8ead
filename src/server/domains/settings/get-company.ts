import type { CompanySettings, PublicCompany } from '#contracts/settings.ts'
import type { Ctx } from '../../context.ts'
import { getSettings } from './get-settings.ts'

/** The company's details, saved or default. */
export function getCompany(ctx: Pick<Ctx, 'db' | 'pageReads'>): Promise<CompanySettings> {
  return getSettings(ctx, 'company')
}

/** The company's details for public pages. */
export async function getPublicCompany(ctx: Pick<Ctx, 'db' | 'pageReads'>): Promise<PublicCompany> {
  const { teamEmail: _mailbox, bank: _account, ...company } = await getCompany(ctx)
  return company
}
