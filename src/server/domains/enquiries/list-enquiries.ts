import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { INBOX_PAGE, type InboxFilter, inboxFilter, MINE, NOBODYS } from '#contracts/inbox.ts'
import type { EnquiryItem, EnquiryList } from '#contracts/inbox-views.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { readPage } from '../../lists/read-page.ts'
import { buildTermCondition } from '../../search/term-condition.ts'
import { formatName } from '../identity/index.ts'
import { presentDue } from './present-due.ts'

const EXCERPT_LENGTH = 160

const BY_DUE = {
  by: 'enquiries.due_at',
  of: (row: EnquiryListRow) => row.due_at ?? '',
  id: 'enquiries.id',
  direction: 'asc',
  kind: 'instant',
} as const
const NEWEST = { by: 'enquiries.id', of: (row: EnquiryListRow) => row.id, direction: 'desc' } as const

/** One page of the inbox. The open view lists the most urgent first, the other views the newest first. */
export async function listEnquiries(ctx: Ctx, input: unknown): Promise<EnquiryList> {
  const { userId } = await requireAdministrator(ctx)
  const filter = inboxFilter.parse(input)
  const isMatching = await buildTermCondition(ctx, 'enquiry', 'enquiries.id', filter.q)
  const { items, ...page } = await readPage(ctx, {
    matching: ctx.db.selectFrom('enquiries').where((row) => buildConditions(row, filter, userId, isMatching)),
    order: filter.view === 'open' ? BY_DUE : NEWEST,
    place: filter,
    size: INBOX_PAGE,
    read: (rows) => selectListItems(rows).execute(),
  })
  return { filter, items: items.map((row) => presentListItem(row, ctx.now())), ...page }
}

type EnquiryListRow = Awaited<ReturnType<ReturnType<typeof selectListItems>['execute']>>[number]

function selectListItems(rows: SelectQueryBuilder<Database, 'enquiries', object>) {
  return rows
    .leftJoin('users', 'users.id', 'enquiries.assignee_id')
    .select(['enquiries.id', 'kind', 'module', 'topic', 'status', 'name', 'enquiries.email', 'organization'])
    .select(['due_at', 'reply_due_at', 'enquiries.created_at'])
    .select(sql<string>`substr(message, 1, ${sql.lit(EXCERPT_LENGTH)})`.as('excerpt'))
    .select(['users.first_name', 'users.last_name', 'users.email as assignee_email'])
}

function presentListItem(row: EnquiryListRow, now: Date): EnquiryItem {
  const { name, email, due_at, reply_due_at, created_at, first_name, last_name, assignee_email, ...item } = row
  return {
    ...item,
    sender: name || email,
    due: presentDue({ due_at, reply_due_at }, now),
    assignee: formatName({ first_name, last_name, email: assignee_email }),
    createdAt: created_at,
  }
}

type Enquiries = ExpressionBuilder<Database, 'enquiries'>

/** The conditions of a filter. Each view and kind has an index of its own. */
export function buildConditions(
  row: Enquiries,
  filter: InboxFilter,
  userId: string,
  isMatching: RawBuilder<boolean> | undefined,
) {
  const { view, kind, assignee } = filter
  return row.and([
    ...(view === 'open' ? [row('enquiries.due_at', 'is not', null)] : []),
    ...(view === 'answered' || view === 'spam' ? [row('enquiries.status', '=', view)] : []),
    ...(kind === undefined ? [] : [row('enquiries.kind', '=', kind)]),
    ...(assignee === '' ? [] : [isAssignedTo(row, assignee, userId)]),
    ...(isMatching === undefined ? [] : [isMatching]),
  ])
}

function isAssignedTo(row: Enquiries, assignee: string, userId: string) {
  if (assignee === NOBODYS) return row('enquiries.assignee_id', 'is', null)
  return row('enquiries.assignee_id', '=', assignee === MINE ? userId : assignee)
}
