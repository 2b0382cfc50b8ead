import { type Selectable, sql } from 'kysely'
import type { ConversationMatter, DeskConversation } from '#contracts/receptionist/desk.ts'
import type { Ctx } from '../../context.ts'
import type { ConversationsTable } from '../../database/receptionist-tables.ts'
import { type Colleague, loadPeople } from './colleagues.ts'
import { loadMatters } from './load-matters.ts'
import { type ConversationSummary, loadSummaries } from './load-summaries.ts'
import { loadServiceNames, nameInEnglish, type ServiceNames } from './name-service.ts'
import { NEEDS_PERSON } from './needs-person.ts'

/** An open conversation with a message within this time is live. */
const LIVE_MS = 5 * 60_000

export const getLiveSince = (ctx: Pick<Ctx, 'now'>) => new Date(ctx.now().getTime() - LIVE_MS).toISOString()

export function selectConversations({ db }: Pick<Ctx, 'db'>) {
  return db.selectFrom('conversations').innerJoin('contacts', 'contacts.id', 'conversations.contact_id')
}

export type DeskRow = Pick<
  Selectable<ConversationsTable>,
  | 'id'
  | 'organisation_id'
  | 'channel'
  | 'language'
  | 'handler'
  | 'handled_by'
  | 'assignee_id'
  | 'outcome'
  | 'version'
  | 'source'
  | 'contact_id'
  | 'created_at'
  | 'last_message_at'
  | 'closed_at'
> & { name: string | null; email: string | null; phone: string | null; needs_person: number | boolean }

/** Runs a query and loads the desk's columns. */
export function readRows(query: ReturnType<typeof selectConversations>): Promise<DeskRow[]> {
  return query
    .select([
      'conversations.id',
      'conversations.organisation_id',
      'channel',
      'language',
      'handler',
      'handled_by',
      'assignee_id',
      'outcome',
      'version',
      'source',
    ])
    .select(['contact_id', 'conversations.created_at', 'last_message_at', 'closed_at', 'name', 'email', 'phone'])
    .select(sql<number | boolean>`case when ${NEEDS_PERSON} then 1 else 0 end`.as('needs_person'))
    .execute()
}

export async function presentConversations(ctx: Ctx, rows: DeskRow[]): Promise<DeskConversation[]> {
  const [said, matters, people] = await Promise.all([
    loadSummaries(ctx, rows),
    loadMatters(ctx, rows),
    loadPeople(
      ctx,
      rows.flatMap(({ handled_by, assignee_id }) => [handled_by, assignee_id]),
    ),
  ])
  const services = await loadServiceNames(ctx, rows)
  const liveSince = getLiveSince(ctx)
  return rows.map((row) =>
    presentConversation(row, { said: said.get(row.id), matter: matters.get(row.id), people, services, liveSince }),
  )
}

type RowContext = {
  said: ConversationSummary | undefined
  matter: ConversationMatter | undefined
  people: Map<string, Colleague>
  services: ServiceNames
  liveSince: string
}

function presentConversation(
  row: DeskRow,
  { said, matter, people, services, liveSince }: RowContext,
): DeskConversation {
  const personAt = (id: string | null) => (id === null ? null : (people.get(id) ?? null))
  const isTakenOver = row.handler === 'person' && !said?.line.some(({ kind }) => kind === 'staff')
  return {
    id: row.id,
    channel: row.channel,
    languages: said === undefined || said.languages.length === 0 ? [row.language] : said.languages,
    handler: row.handler,
    handledBy: personAt(row.handled_by),
    assignee: personAt(row.assignee_id),
    outcome: row.outcome,
    version: row.version,
    contact: { id: row.contact_id, name: row.name, email: row.email, phone: row.phone },
    booking: said?.booking ? nameInEnglish(said.booking, services.get(row.version)) : null,
    lastWords: said?.lastWords ?? '',
    matter: matter ?? null,
    line: [...(said?.line ?? []), ...(isTakenOver ? [{ kind: 'taken over' } as const] : [])],
    needsPerson: Number(row.needs_person) === 1,
    isSample: row.source === 'sample',
    isLive: row.closed_at === null && row.last_message_at > liveSince,
    startedAt: row.created_at,
    lastMessageAt: row.last_message_at,
    closedAt: row.closed_at,
  }
}
