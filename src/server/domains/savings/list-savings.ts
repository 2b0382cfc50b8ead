import type { SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import { type ListPage, place } from '#contracts/lists.ts'
import type { Saving } from '#contracts/savings.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { ordered, readPage } from '../../lists/read-page.ts'
import { parseInput } from '../../parse.ts'

const PAGE_SIZE = 20
const paging = z.object(place)

const NEWEST_DAY = { by: 'day', of: (row: Row) => row.day, id: 'savings.id', direction: 'desc' } as const

/** The records behind the figures, newest day first. */
export async function listSavings(ctx: Ctx, input: unknown): Promise<ListPage<Saving>> {
  const { items, ...page } = await readPage(ctx, {
    matching: ownSavings(ctx),
    order: NEWEST_DAY,
    place: parseInput(paging, input),
    size: PAGE_SIZE,
    read: (rows) => selectRecords(rows).execute(),
  })
  return { items: items.map(presentSaving), ...page }
}

/** All records, for a file. */
export async function listAllSavings(ctx: Ctx): Promise<Saving[]> {
  return (await ordered(selectRecords(ownSavings(ctx)), NEWEST_DAY).execute()).map(presentSaving)
}

/** The total savings of each tool, in cents, by tool id. */
export async function sumSavingsByTool(ctx: Ctx): Promise<Map<string, number>> {
  const { organisationId } = requirePermission(ctx, 'savings.read')
  const rows = await ctx.db
    .selectFrom('savings')
    .select((row) => ['tool_id', row.fn.sum<number>('saved_cents').as('cents')])
    .where('organisation_id', '=', organisationId)
    .where('tool_id', 'is not', null)
    .groupBy('tool_id')
    .execute()
  return new Map(rows.map(({ tool_id, cents }) => [tool_id ?? '', cents]))
}

function ownSavings(ctx: Ctx) {
  const { organisationId } = requirePermission(ctx, 'savings.read')
  return ctx.db.selectFrom('savings').where('organisation_id', '=', organisationId)
}

function selectRecords(rows: SelectQueryBuilder<Database, 'savings', object>) {
  return rows
    .leftJoin('tools', 'tools.id', 'savings.tool_id')
    .select(['savings.id', 'day', 'category', 'saved_cents', 'saved_minutes', 'note', 'source', 'origin'])
    .select('tools.name as tool_name')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRecords>['execute']>>[number]

function presentSaving({ tool_name, saved_cents, saved_minutes, source, origin, ...row }: Row): Saving {
  const isSample = source === 'sample'
  const isCounted = origin === 'receptionist'
  return { ...row, toolName: tool_name, cents: saved_cents, minutes: saved_minutes, isSample, isCounted }
}
