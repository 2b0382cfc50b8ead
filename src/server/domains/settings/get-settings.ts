import { type AllSettings, SETTINGS, type SettingsGroup } from '#contracts/settings.ts'
import type { Ctx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { memoizePerPage } from '../../once.ts'
import { DEFAULT_COMPANY } from './default-company.ts'

/** The defaults of each group. Saved values overwrite them, so that a new setting has its default. */
const DEFAULTS: Record<SettingsGroup, object> = { company: DEFAULT_COMPANY, security: {}, mail: {}, retention: {} }

type Reader = Pick<Ctx, 'db' | 'pageReads'>

const listSaved = keptQuery((db) => db.selectFrom('settings').select(['key', 'value', 'version']))
const readSaved = memoizePerPage((ctx: Reader) => listSaved(ctx, {}))

/** Returns one group of settings. Not cached between pages, so that a change applies immediately in every process. */
export async function getSettings<Group extends SettingsGroup>(ctx: Reader, group: Group): Promise<AllSettings[Group]> {
  return (await getVersionedSettings(ctx, group)).values
}

/** `version` is 0 before the first save. */
export async function getVersionedSettings<Group extends SettingsGroup>(
  ctx: Reader,
  group: Group,
): Promise<{ values: AllSettings[Group]; version: number }> {
  const row = (await readSaved(ctx)).find(({ key }) => key === group)
  return { values: { ...parse(group, row?.value ?? '{}') }, version: row?.version ?? 0 }
}

const parsed = new Map<SettingsGroup, { text: string; values: object }>()

/** Caches the parsed value of a text, because every page reads the company's details and they rarely change. */
function parse<Group extends SettingsGroup>(group: Group, text: string): AllSettings[Group] {
  const last = parsed.get(group)
  if (last?.text === text) return last.values as AllSettings[Group]
  const values = SETTINGS[group].parse({ ...DEFAULTS[group], ...(JSON.parse(text) as object) }) as AllSettings[Group]
  parsed.set(group, { text, values })
  return values
}
