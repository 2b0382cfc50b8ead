import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { ListPage } from '#contracts/lists.ts'
import {
  type EntryDraft,
  type KnowledgeCounts,
  type KnowledgeEntry,
  type KnowledgeFilter,
  type KnowledgeSource,
  type KnowledgeText,
  knowledgeAddress,
  type ListedEntry,
  UNUSED_DAYS,
} from '#contracts/receptionist/knowledge.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import type { KnowledgeRow, RevisionRow } from '../../database/receptionist-tables.ts'
import { readPage } from '../../lists/read-page.ts'
import { extractQueryWords } from '../../search/fold.ts'
import { entryNotFoundError, presentEntry } from './entries.ts'
import { readLive } from './list-changes.ts'
import { listEntryMaterial } from './list-entry-material.ts'
import { dayBefore, WEEK_DAYS } from './uses.ts'
import { isSameTextRow, presentText } from './version-texts.ts'

export const PAGE_SIZE = 20

type Row = KnowledgeRow & { times: number; last_at: string | null }

const BY_USE = {
  by: 'coalesce(week.times, 0)',
  of: (row: Row) => row.times,
  id: 'knowledge.id',
  direction: 'desc',
  kind: 'number',
} as const

/** Lists one page of the answers that the address filters, most used this week first. */
export async function listEntries(ctx: Ctx, input: unknown): Promise<ListPage<ListedEntry>> {
  requirePermission(ctx, 'conversations.read')
  const { show, q, find, ...place } = knowledgeAddress.parse(input)
  const shown = selectOwn(ctx).$if(show !== undefined, (query) => query.where(FILTERS[show ?? 'not-used'](ctx)))
  const { items, ...page } = await readPage(ctx, {
    matching: find === 'words' ? withWords(shown, q) : shown,
    order: BY_USE,
    place,
    size: PAGE_SIZE,
    read: (matching) =>
      matching
        .selectAll('knowledge')
        .select(sql<number>`coalesce(week.times, 0)`.as('times'))
        .select(({ selectFrom }) =>
          selectFrom('knowledge_uses')
            .select(({ fn }) => fn.max('last_at').as('last_at'))
            .whereRef('entry_id', '=', 'knowledge.id')
            .as('last_at'),
        )
        .execute(),
  })
  return { items: await presentAll(ctx, items), ...page }
}

async function presentAll(ctx: Ctx, rows: Row[]): Promise<ListedEntry[]> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const ids = rows.map(({ id }) => id)
  const [live, material] = await Promise.all([readLive(ctx, organisationId, ids), listEntryMaterial(ctx, ids)])
  return rows.map((row) => ({
    ...presentEntry(row),
    draft: compareWithLive(row, live.get(row.id)),
    timesThisWeek: Number(row.times),
    lastUsedAt: row.last_at,
    material: material.get(row.id) ?? null,
  }))
}

function compareWithLive(row: Row, live: RevisionRow | undefined): EntryDraft {
  if (live === undefined) return 'new'
  return isSameTextRow(row, live) ? null : 'changed'
}

function selectOwn(ctx: Ctx) {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const week = ctx.db
    .selectFrom('knowledge_uses')
    .select(['entry_id', sql<number>`cast(sum(times) as integer)`.as('times')])
    .where('organisation_id', '=', organisationId)
    .where('day', '>', dayBefore(ctx, WEEK_DAYS))
    .groupBy('entry_id')
    .as('week')
  return ctx.db
    .selectFrom('knowledge')
    .leftJoin(week, 'week.entry_id', 'knowledge.id')
    .where('knowledge.organisation_id', '=', organisationId)
}

const NOT_BILINGUAL = sql<boolean>`(question_ga is null or answer_ga is null)`

const FILTERS: Record<KnowledgeFilter, (ctx: Ctx) => RawBuilder<boolean>> = {
  'not-in-irish': () => NOT_BILINGUAL,
  'please-check': () => sql<boolean>`checked_at is null`,
  'source-changed': () =>
    sql<boolean>`(exists (select 1 from material_passages where entry_id = knowledge.id and changed_at is not null))`,
  'not-used': (ctx) => sql<boolean>`(knowledge.created_at < ${getUnusedSince(ctx)} and not exists (
    select 1 from knowledge_uses where entry_id = knowledge.id and day > ${dayBefore(ctx, UNUSED_DAYS)}))`,
}

const getUnusedSince = (ctx: Ctx) => new Date(ctx.now().getTime() - UNUSED_DAYS * 86_400_000).toISOString()

/** Every word must match the start of a word of the entry. They are alphanumeric, so LIKE sees no wildcards. */
function withWords<DB, Tables extends keyof DB>(entries: SelectQueryBuilder<DB, Tables, object>, query: string) {
  const words = extractQueryWords(query)
  if (words.length === 0 && query.trim() !== '') return entries.where(sql<boolean>`1 = 0`)
  return words.reduce((found, word) => found.where(sql<boolean>`search_text like ${`% ${word}%`}`), entries)
}

/** Counts all entries, and those of each filter. */
export async function countEntries(ctx: Ctx): Promise<KnowledgeCounts> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const countIf = (condition: RawBuilder<boolean>) => sql<number>`sum(case when ${condition} then 1 else 0 end)`
  const rows = await ctx.db
    .selectFrom('knowledge')
    .select(['source', sql<number>`count(*)`.as('all')])
    .select(countIf(FILTERS['not-in-irish'](ctx)).as('notInIrish'))
    .select(countIf(sql`(question_en is not null and question_ga is not null)`).as('bilingual'))
    .select(countIf(FILTERS['please-check'](ctx)).as('unchecked'))
    .select(countIf(FILTERS['source-changed'](ctx)).as('changed'))
    .select(countIf(FILTERS['not-used'](ctx)).as('unused'))
    .where('organisation_id', '=', organisationId)
    .groupBy('source')
    .execute()
  const sum = (name: 'all' | 'notInIrish' | 'bilingual' | 'unchecked' | 'changed' | 'unused') =>
    rows.reduce((total, row) => total + Number(row[name]), 0)
  return {
    all: sum('all'),
    bilingual: sum('bilingual'),
    'not-in-irish': sum('notInIrish'),
    'please-check': sum('unchecked'),
    'source-changed': sum('changed'),
    'not-used': sum('unused'),
    bySource: Object.fromEntries(rows.map((row): [KnowledgeSource, number] => [row.source, Number(row.all)])),
  }
}

/** Returns an entry of the actor's organisation. Throws `not_found`. */
export async function getEntry(ctx: Ctx, id: string): Promise<KnowledgeEntry> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const row = await ctx.db
    .selectFrom('knowledge')
    .selectAll()
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  if (row === undefined) throw entryNotFoundError()
  return presentEntry(row)
}

/** Returns the live text of an entry. Null when it is not live. */
export async function findLiveText(ctx: Ctx, id: string): Promise<KnowledgeText | null> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const row = (await readLive(ctx, organisationId, [id])).get(id)
  return row === undefined ? null : presentText(row)
}
