import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { Changes } from '#contracts/receptionist/publishing.ts'
import type { Ctx } from '../../context.ts'
import { type EntryChange, listDraftChanges, listVersionChanges, presentChange } from '../knowledge/index.ts'
import { getConfiguration, getDraft } from '../receptionists/index.ts'
import { describeConfiguration } from './words/describe-configuration.ts'
import { describeEntry } from './words/describe-entry.ts'
import type { Names } from './words/describe-words.ts'

/** Maximum number of described entries. The rest is only counted. */
const MAX_DESCRIBED_ENTRIES = 50

export async function describeDraftChanges(ctx: Ctx, organisationId: string, live: number): Promise<Changes> {
  const [before, draft, knowledge] = await Promise.all([
    getConfiguration(ctx, organisationId, live),
    getDraft(ctx, organisationId),
    listDraftChanges(ctx, organisationId, MAX_DESCRIBED_ENTRIES),
  ])
  return formatChanges(ctx, { before, after: draft.configuration, entries: knowledge.items, total: knowledge.total })
}

export async function describeVersionChanges(
  ctx: Ctx,
  organisationId: string,
  versions: { from: number; to: number },
): Promise<Changes> {
  const [before, after, changes] = await Promise.all([
    getConfiguration(ctx, organisationId, versions.from),
    getConfiguration(ctx, organisationId, versions.to),
    listVersionChanges(ctx, organisationId, versions),
  ])
  const entries = changes.slice(0, MAX_DESCRIBED_ENTRIES).map(presentChange)
  return formatChanges(ctx, { before, after, entries, total: changes.length })
}

type Sides = {
  before: ReceptionistConfiguration
  after: ReceptionistConfiguration
  entries: EntryChange[]
  total: number
}

async function formatChanges(ctx: Ctx, { before, after, entries, total }: Sides): Promise<Changes> {
  const names = await loadNames(ctx, [...before.mailTo, ...after.mailTo])
  const configured = describeConfiguration(before, after, names)
  const said = entries.map(describeEntry).filter((change) => change !== undefined)
  return { items: [...configured, ...said], more: total - entries.length, count: configured.length + total }
}

async function loadNames({ db }: Pick<Ctx, 'db'>, ids: string[]): Promise<Names> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'first_name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, first_name }) => [id, first_name]))
}
