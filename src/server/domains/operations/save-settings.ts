import { z } from 'zod'
import { version } from '#contracts/primitives.ts'
import { type AllSettings, SETTINGS_GROUPS, type SettingsGroup } from '#contracts/settings.ts'
import {
  changedFields,
  changedGroups,
  readSettings,
  type SettingsTexts,
  textsOfSettings,
} from '#contracts/settings-form.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx, Member, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { raiseSiteRevision } from '../content/index.ts'
import { shortenSessions } from '../identity/index.ts'
import { getVersionedSettings } from '../settings/index.ts'

export type SettingsVersions = Record<SettingsGroup, number>

/** All settings for their form. Both values go back with a change. */
export async function getSettingsForm(ctx: Ctx): Promise<{ texts: SettingsTexts; versions: SettingsVersions }> {
  await requireAdministrator(ctx)
  const groups = await Promise.all(
    SETTINGS_GROUPS.map(async (group) => [group, await getVersionedSettings(ctx, group)] as const),
  )
  const values = Object.fromEntries(groups.map(([group, read]) => [group, read.values])) as AllSettings
  const versions = Object.fromEntries(groups.map(([group, read]) => [group, read.version])) as SettingsVersions
  return { texts: textsOfSettings(values), versions }
}

const texts = z.record(z.string(), z.string())
const settingsChange = z.object({
  texts,
  /** The texts that the form started with. Groups without a change are not written. */
  base: texts,
  versions: z.record(z.string(), version),
})

/** Saves the changed groups, all or none. Throws `conflict` when another administrator has changed one. */
export async function saveSettings(ctx: Ctx, input: unknown): Promise<void> {
  const member = await requireAdministrator(ctx)
  const { texts: after, base, versions } = parseInput(settingsChange, input)
  const groups = changedGroups(base, after)
  const values = readAll(groups, after)
  await refuseToLockOut(ctx, member, values)
  await inTransaction(ctx, async (tx) => {
    for (const group of groups) {
      await storeGroup(tx, member, group, { value: values[group], version: versions[group] ?? 0 })
      const fields = changedFields(base, after).filter((name) => name.startsWith(`${group}.`))
      await recordAudit(tx, 'settings.updated', { kind: 'settings', id: group }, { fields })
    }
    if (values.security !== undefined) await shortenSessions(tx, values.security)
    // The public pages show the company, its hours and the retention periods.
    if (groups.length > 0) await raiseSiteRevision(tx)
  })
}

function readAll(groups: SettingsGroup[], after: SettingsTexts): Partial<AllSettings> {
  const read = groups.map((group) => [group, readSettings(group, after)] as const)
  const fieldErrors = Object.assign({}, ...read.map(([, { fieldErrors: errors }]) => errors))
  if (Object.keys(fieldErrors).length > 0) {
    throw new AppError('invalid_input', 'Please check the marked fields.', { fieldErrors })
  }
  return Object.fromEntries(read.map(([group, { values }]) => [group, values]))
}

/** An administrator without a second factor would lock themselves out by requiring one. */
async function refuseToLockOut(ctx: Ctx, { userId }: Member, values: Partial<AllSettings>): Promise<void> {
  if (values.security?.adminsNeedTwoFactor !== true) return
  const { two_factor_enabled_at } = await ctx.db
    .selectFrom('users')
    .select('two_factor_enabled_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (two_factor_enabled_at !== null) return
  const message = 'Please turn on two-factor sign-in in your own account first: you would lock yourself out.'
  throw new AppError('invalid_input', message, { fieldErrors: { 'security.adminsNeedTwoFactor': message } })
}

async function storeGroup(
  tx: Tx,
  { userId }: Member,
  group: SettingsGroup,
  { value, version }: { value: unknown; version: number },
): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: tx.now().toISOString(), updated_by: userId }
  const stored =
    version === 0
      ? await tx.db
          .insertInto('settings')
          .values({ key: group, ...row, version: 1 })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning('key')
          .executeTakeFirst()
      : await tx.db
          .updateTable('settings')
          .set({ ...row, version: version + 1 })
          .where('key', '=', group)
          .where('version', '=', version)
          .returning('key')
          .executeTakeFirst()
  if (stored === undefined)
    throw new AppError('conflict', 'Somebody else has changed these settings since you opened them.')
}

/** Counts the administrators, and those with a second factor. */
export async function countSecuredAdministrators(ctx: Ctx): Promise<{ all: number; secured: number }> {
  await requireAdministrator(ctx)
  const { all, secured } = await ctx.db
    .selectFrom('users')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('all'),
      fn.count<number | string>('two_factor_enabled_at').as('secured'),
    ])
    .where('role', '=', 'ADMIN')
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { all: Number(all), secured: Number(secured) }
}
