import { type CompanySettings, companySettings, type PublicCompany } from '#contracts/settings.ts'
import type { Ctx } from '../../context.ts'
import { DEFAULT_COMPANY } from './defaults.ts'

/** The company's details: what an administrator saved, else the defaults. */
export async function getCompany(ctx: Pick<Ctx, 'db'>): Promise<CompanySettings> {
  const row = await ctx.db.selectFrom('settings').select('value').where('key', '=', 'company').executeTakeFirst()
  if (row === undefined) return DEFAULT_COMPANY
  return companySettings.parse({ ...DEFAULT_COMPANY, ...(JSON.parse(row.value) as object) })
}

/** The details that pages show. */
export async function getPublicCompany(ctx: Pick<Ctx, 'db'>): Promise<PublicCompany> {
  const { teamEmail: _mailbox, bank: _account, ...company } = await getCompany(ctx)
  return company
}
