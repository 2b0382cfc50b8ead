import { type AllSettings, SETTINGS, type SettingsGroup } from '#contracts/settings.ts'
import type { Ctx } from '../../context.ts'
import { oncePerPage } from '../../once.ts'
import { DEFAULT_COMPANY } from './defaults.ts'

/** What each group starts from; what was saved goes over it, so that a setting of a newer version has its default. */
const DEFAULTS: Record<SettingsGroup, object> = { company: DEFAULT_COMPANY, security: {}, mail: {}, retention: {} }

type Reader = Pick<Ctx, 'db' | 'pageReads'>

const readSaved = oncePerPage((ctx: Reader) =>
  ctx.db.selectFrom('settings').select(['key', 'value', 'version']).execute(),
)

/** One group of settings as it is now. Nothing is kept from page to page, so a change counts at once everywhere. */
export async function getSettings<Group extends SettingsGroup>(ctx: Reader, group: Group): Promise<AllSettings[Group]> {
  return (await getVersionedSettings(ctx, group)).values
}

/** `version` is 0 as long as nothing was saved. */
export async function getVersionedSettings<Group extends SettingsGroup>(
  ctx: Reader,
  group: Group,
): Promise<{ values: AllSettings[Group]; version: number }> {
  const row = (await readSaved(ctx)).find(({ key }) => key === group)
  const saved = row === undefined ? {} : (JSON.parse(row.value) as object)
  const values = SETTINGS[group].parse({ ...DEFAULTS[group], ...saved }) as AllSettings[Group]
  return { values, version: row?.version ?? 0 }
}
