import type { CompanySettings, PublicCompany } from '#contracts/settings.ts'
import type { Ctx } from '../../context.ts'
import { getSettings } from './read.ts'

/** The company's details: what an administrator saved, else the defaults. */
export function getCompany(ctx: Pick<Ctx, 'db' | 'pageReads'>): Promise<CompanySettings> {
  return getSettings(ctx, 'company')
}

/** The details that pages show. */
export async function getPublicCompany(ctx: Pick<Ctx, 'db' | 'pageReads'>): Promise<PublicCompany> {
  const { teamEmail: _mailbox, bank: _account, ...company } = await getCompany(ctx)
  return company
}
