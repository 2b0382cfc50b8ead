import { type ExpressionBuilder, sql } from 'kysely'
import { type DeskFilter, deskFilter, INBOX_PAGE, MINE, NOBODYS } from '#contracts/inbox.ts'
import type { DeskList } from '#contracts/support-views.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { MOST_COUNTED, matchingTerms } from '../../search/matches.ts'
import { nameOf } from '../identity/index.ts'

type Tickets = ExpressionBuilder<Database, 'tickets'>

// As text in the statement: only so the engines may use the partial indexes.
const REAL = sql.lit<'real'>('real')

/** One page of all customers' tickets: those that wait for us by when they are due, others by what moved last. */
export async function listDesk(ctx: Ctx, input: unknown): Promise<DeskList> {
  const { userId } = await requireAdministrator(ctx)
  const filter = deskFilter.parse(input)
  const found = await matchingTerms(ctx, 'ticket', 'tickets.id', filter.q)
  const matching = (row: Tickets) =>
    row.and([...(found === undefined ? [] : [found]), conditionsOf(row, filter, userId)])
  const [rows, { total }] = await Promise.all([
    selectPage(ctx, filter, matching),
    ctx.db
      .selectFrom((db) =>
        db
          .selectFrom('tickets')
          .select('id')
          .where(matching)
          .$if(found !== undefined, (query) => query.limit(MOST_COUNTED + 1))
          .as('counted'),
      )
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const now = ctx.now().toISOString()
  const tickets = rows.map(({ due_at, unread_by_staff_at, updated_at, first_name, last_name, email, ...row }) => ({
    ...row,
    dueAt: due_at,
    isOverdue: due_at !== null && due_at < now,
    isUnread: unread_by_staff_at !== null,
    assignee: nameOf({ first_name, last_name, email }),
    updatedAt: updated_at,
  }))
  const isMore = found !== undefined && total > MOST_COUNTED
  return { filter, tickets, total: isMore ? MOST_COUNTED : total, isMore }
}

function conditionsOf(row: Tickets, { view, assignee }: DeskFilter, userId: string) {
  return row.and([
    row('source', '=', REAL),
    ...(view === 'ours' ? [row('due_at', 'is not', null)] : []),
    ...(view === 'theirs' ? [row('due_at', 'is', null), row('resolved_at', 'is', null)] : []),
    ...(view === 'resolved' ? [row('resolved_at', 'is not', null)] : []),
    ...(assignee === NOBODYS ? [row('assignee_id', 'is', null)] : []),
    ...(assignee === '' || assignee === NOBODYS
      ? []
      : [row('assignee_id', '=', assignee === MINE ? userId : assignee)]),
  ])
}

function selectPage(ctx: Ctx, { view, page }: DeskFilter, matching: (row: Tickets) => ReturnType<Tickets['and']>) {
  const order = view === 'ours' ? sql`due_at, tickets.id` : sql`updated_at desc, tickets.id desc`
  return ctx.db
    .selectFrom((db) =>
      db
        .selectFrom('tickets')
        .select(['id', 'organisation_id', 'number', 'subject', 'category', 'state', 'assignee_id'])
        .select(['due_at', 'unread_by_staff_at', 'updated_at'])
        .where(matching)
        .orderBy(order)
        .limit(INBOX_PAGE)
        .offset((page - 1) * INBOX_PAGE)
        .as('tickets'),
    )
    .innerJoin('organisations', 'organisations.id', 'tickets.organisation_id')
    .leftJoin('users', 'users.id', 'tickets.assignee_id')
    .select(['tickets.id', 'number', 'subject', 'category', 'state', 'due_at', 'unread_by_staff_at', 'updated_at'])
    .select(['organisations.name as organisation', 'users.first_name', 'users.last_name', 'users.email'])
    .orderBy(order)
    .execute()
}

/** How many tickets wait for an answer of ours, and how many of them too long. */
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
