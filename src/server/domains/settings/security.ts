import type { SecuritySettings } from '#contracts/settings.ts'
import type { Ctx } from '../../context.ts'
import { getSettings } from './read.ts'

/** How sign-in works: what an administrator saved, else the defaults. */
export function getSecuritySettings(ctx: Pick<Ctx, 'db' | 'pageReads'>): Promise<SecuritySettings> {
  return getSettings(ctx, 'security')
}
