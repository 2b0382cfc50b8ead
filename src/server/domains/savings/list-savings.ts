import { z } from 'zod'
import type { Saving } from '#contracts/savings.ts'
import { requireUserType } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { parseInput } from '../../parse.ts'

const PAGE_SIZE = 20
const paging = z.object({ page: z.coerce.number().int().min(1).catch(1) })

export type SavingsPage = { savings: Saving[]; page: number; pageSize: number; total: number }

/** The records behind the figures, the newest day first. */
export async function listSavings(ctx: Ctx, input: unknown): Promise<SavingsPage> {
  const { organisationId } = requireUserType(ctx, 'BUSINESS')
  const { page } = parseInput(paging, input)
  const [savings, { total }] = await Promise.all([
    recordsOf(ctx, organisationId)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    ctx.db
      .selectFrom('savings')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('organisation_id', '=', organisationId)
      .executeTakeFirstOrThrow(),
  ])
  return { savings: savings.map(present), page, pageSize: PAGE_SIZE, total }
}

/** All of them, for a file. */
export async function listAllSavings(ctx: Ctx): Promise<Saving[]> {
  const { organisationId } = requireUserType(ctx, 'BUSINESS')
  return (await recordsOf(ctx, organisationId).execute()).map(present)
}

/** What each tool has saved so far, in cents, by its id. */
export async function sumSavingsByTool(ctx: Ctx): Promise<Map<string, number>> {
  const { organisationId } = requireUserType(ctx, 'BUSINESS')
  const rows = await ctx.db
    .selectFrom('savings')
    .select((row) => ['tool_id', row.fn.sum<number>('saved_cents').as('cents')])
    .where('organisation_id', '=', organisationId)
    .where('tool_id', 'is not', null)
    .groupBy('tool_id')
    .execute()
  return new Map(rows.map(({ tool_id, cents }) => [tool_id ?? '', cents]))
}

function recordsOf(ctx: Ctx, organisationId: string) {
  return ctx.db
    .selectFrom('savings')
    .leftJoin('tools', 'tools.id', 'savings.tool_id')
    .select(['savings.id', 'day', 'category', 'saved_cents', 'saved_minutes', 'note', 'source'])
    .select('tools.name as tool_name')
    .where('organisation_id', '=', organisationId)
    .orderBy('day', 'desc')
    .orderBy('savings.id', 'desc')
}

type Row = Awaited<ReturnType<ReturnType<typeof recordsOf>['execute']>>[number]

function present({ tool_name, saved_cents, saved_minutes, source, ...row }: Row): Saving {
  return { ...row, toolName: tool_name, cents: saved_cents, minutes: saved_minutes, isSample: source === 'sample' }
}
