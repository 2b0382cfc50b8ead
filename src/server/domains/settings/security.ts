import { type SecuritySettings, securitySettings } from '#contracts/settings.ts'
import type { Ctx } from '../../context.ts'

/** How sign-in works: what an administrator saved, else the defaults. */
export async function getSecuritySettings(ctx: Pick<Ctx, 'db'>): Promise<SecuritySettings> {
  const row = await ctx.db.selectFrom('settings').select('value').where('key', '=', 'security').executeTakeFirst()
  return securitySettings.parse(row === undefined ? {} : JSON.parse(row.value))
}
