import type { SecuritySettings } from '#contracts/settings.ts'
import type { Ctx } from '../../context.ts'
import { getSettings } from './get-settings.ts'

/** The settings of sign-in, saved or default. */
export function getSecuritySettings(ctx: Pick<Ctx, 'db' | 'pageReads'>): Promise<SecuritySettings> {
  return getSettings(ctx, 'security')
}
