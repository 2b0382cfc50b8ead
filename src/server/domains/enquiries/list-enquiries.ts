import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { INBOX_PAGE, type InboxFilter, inboxFilter, MINE, NOBODYS } from '#contracts/inbox.ts'
import type { EnquiryList } from '#contracts/inbox-views.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { MOST_COUNTED, matchingTerms } from '../../search/matches.ts'
import { nameOf } from '../identity/index.ts'
import { dueOf } from './present.ts'

const EXCERPT = 160

/** One page of the inbox. What is open comes the most urgent first, everything else the newest first. */
export async function listEnquiries(ctx: Ctx, input: unknown): Promise<EnquiryList> {
  const { userId } = await requireAdministrator(ctx)
  const filter = inboxFilter.parse(input)
  const found = await matchingTerms(ctx, 'enquiry', 'enquiries.id', filter.q)
  const matching = (row: Enquiries) => conditionsOf(row, filter, userId, found)
  const [rows, { total }] = await Promise.all([
    selectPage(ctx, filter, matching),
    ctx.db
      .selectFrom((db) =>
        db
          .selectFrom('enquiries')
          .select('id')
          .where(matching)
          .$if(found !== undefined, (query) => query.limit(MOST_COUNTED + 1))
          .as('counted'),
      )
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const now = ctx.now()
  const items = rows.map(
    ({
      name,
      email,
      due_at,
      reply_due_at,
      created_at,
      assignee_id,
      first_name,
      last_name,
      assignee_email,
      ...row
    }) => ({
      ...row,
      sender: name || email,
      due: dueOf({ due_at, reply_due_at }, now),
      assignee: nameOf({ first_name, last_name, email: assignee_email }),
      createdAt: created_at,
    }),
  )
  const isMore = found !== undefined && total > MOST_COUNTED
  return { filter, items, total: isMore ? MOST_COUNTED : total, isMore }
}

type Enquiries = ExpressionBuilder<Database, 'enquiries'>

/** What the filters of the address ask for; each view and kind has an index of its own. */
export function conditionsOf(
  row: Enquiries,
  filter: InboxFilter,
  userId: string,
  found: RawBuilder<boolean> | undefined,
) {
  const { view, kind, assignee } = filter
  return row.and([
    ...(view === 'open' ? [row('due_at', 'is not', null)] : []),
    ...(view === 'answered' || view === 'spam' ? [row('status', '=', view)] : []),
    ...(kind === undefined ? [] : [row('kind', '=', kind)]),
    ...(assignee === '' ? [] : [assigneeIs(row, assignee, userId)]),
    ...(found === undefined ? [] : [found]),
  ])
}

function assigneeIs(row: Enquiries, assignee: string, userId: string) {
  if (assignee === NOBODYS) return row('enquiries.assignee_id', 'is', null)
  return row('enquiries.assignee_id', '=', assignee === MINE ? userId : assignee)
}

function selectPage(ctx: Ctx, { view, page }: InboxFilter, matching: (row: Enquiries) => ReturnType<Enquiries['and']>) {
  const order = view === 'open' ? sql`due_at, enquiries.id` : sql`enquiries.id desc`
  return ctx.db
    .selectFrom((db) =>
      db
        .selectFrom('enquiries')
        .select(['id', 'kind', 'module', 'topic', 'status', 'name', 'email', 'organization'])
        .select(['due_at', 'reply_due_at', 'assignee_id', 'created_at'])
        .select(sql<string>`substr(message, 1, ${sql.lit(EXCERPT)})`.as('excerpt'))
        .where(matching)
        .orderBy(order)
        .limit(INBOX_PAGE)
        .offset((page - 1) * INBOX_PAGE)
        .as('enquiries'),
    )
    .leftJoin('users', 'users.id', 'enquiries.assignee_id')
    .selectAll('enquiries')
    .select(['users.first_name', 'users.last_name', 'users.email as assignee_email'])
    .orderBy(order)
    .execute()
}
