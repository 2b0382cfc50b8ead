import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { type DeskFilter, deskFilter, INBOX_PAGE, MINE, NOBODYS } from '#contracts/inbox.ts'
import type { DeskList, DeskTicket } from '#contracts/support-views.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { readPage } from '../../lists/read-page.ts'
import { buildTermCondition } from '../../search/term-condition.ts'
import { formatName } from '../identity/index.ts'

type Tickets = ExpressionBuilder<Database, 'tickets'>

// A literal, because the planner uses a partial index only for its exact condition.
export const REAL_SOURCE = sql.lit<'real'>('real')

const BY_DUE = {
  by: 'due_at',
  of: (row: Row) => row.due_at ?? '',
  id: 'tickets.id',
  direction: 'asc',
  kind: 'instant',
} as const
const BY_CHANGE = {
  by: 'updated_at',
  of: (row: Row) => row.updated_at,
  id: 'tickets.id',
  direction: 'desc',
  kind: 'instant',
} as const

/** One page of all customers' tickets. The view "ours" is sorted by due time, the others by the latest change. */
export async function listDesk(ctx: Ctx, input: unknown): Promise<DeskList> {
  const { userId } = await requireAdministrator(ctx)
  const filter = deskFilter.parse(input)
  const isMatching = await buildTermCondition(ctx, 'ticket', 'tickets.id', filter.q)
  const { items, ...page } = await readPage(ctx, {
    matching: ctx.db
      .selectFrom('tickets')
      .where((row) =>
        row.and([...(isMatching === undefined ? [] : [isMatching]), buildConditions(row, filter, userId)]),
      ),
    order: filter.view === 'ours' ? BY_DUE : BY_CHANGE,
    place: filter,
    size: INBOX_PAGE,
    read: (rows) => selectTickets(rows).execute(),
  })
  return { filter, items: items.map((row) => presentDeskTicket(row, ctx.now().toISOString())), ...page }
}

type Row = Awaited<ReturnType<ReturnType<typeof selectTickets>['execute']>>[number]

export function selectTickets(rows: SelectQueryBuilder<Database, 'tickets', object>) {
  return rows
    .innerJoin('organisations', 'organisations.id', 'tickets.organisation_id')
    .leftJoin('users', 'users.id', 'tickets.assignee_id')
    .select([
      'tickets.id',
      'tickets.organisation_id',
      'number',
      'subject',
      'category',
      'state',
      'due_at',
      'unread_by_staff_at',
      'updated_at',
    ])
    .select(['organisations.name as organisation', 'users.first_name', 'users.last_name', 'users.email'])
}

export function presentDeskTicket(row: Row, now: string): DeskTicket {
  const { due_at, unread_by_staff_at, updated_at, first_name, last_name, email, organisation_id, ...ticket } = row
  return {
    ...ticket,
    organisationId: organisation_id,
    dueAt: due_at,
    isOverdue: due_at !== null && due_at < now,
    isUnread: unread_by_staff_at !== null,
    assignee: formatName({ first_name, last_name, email }),
    updatedAt: updated_at,
  }
}

function buildConditions(row: Tickets, { view, assignee, organisation }: DeskFilter, userId: string) {
  return row.and([
    row('tickets.source', '=', REAL_SOURCE),
    ...(view === 'ours' ? [row('due_at', 'is not', null)] : []),
    ...(view === 'theirs' ? [row('due_at', 'is', null), row('resolved_at', 'is', null)] : []),
    ...(view === 'resolved' ? [row('resolved_at', 'is not', null)] : []),
    ...(organisation === undefined ? [] : [row('tickets.organisation_id', '=', organisation)]),
    ...(assignee === NOBODYS ? [row('assignee_id', 'is', null)] : []),
    ...(assignee === '' || assignee === NOBODYS
      ? []
      : [row('assignee_id', '=', assignee === MINE ? userId : assignee)]),
  ])
}

/** Counts the tickets that await an answer of staff, and the overdue ones. */
export async function countDesk(ctx: Ctx): Promise<{ open: number; overdue: number }> {
  await requireAdministrator(ctx)
  return ctx.db
    .selectFrom('tickets')
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      fn.countAll<number>().filterWhere('due_at', '<', ctx.now().toISOString()).as('overdue'),
    ])
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow()
}
