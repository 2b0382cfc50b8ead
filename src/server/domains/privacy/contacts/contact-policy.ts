import { sql } from 'kysely'
import type { Ctx, Tx } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import type { ContactSubject } from '../../contacts/index.ts'

type Row = Record<string, unknown>

/** What a table holds about the people who write to an organisation, and how it is erased. */
export type ContactPolicy = {
  /** The columns that their copy contains. */
  copied: string[]
  /** All others. A test compares both lists with the database, so a new column must be put into one of them. */
  withheld: string[]
  find(ctx: Ctx, subject: ContactSubject): Promise<Row[]>
  erase(tx: Tx, subject: ContactSubject): Promise<unknown>
}

type Table<Name extends keyof Database> = {
  name: Name
  copied: (keyof Database[Name] & string)[]
  withheld: (keyof Database[Name] & string)[]
  /** The column that says whose row it is, and the ids or hashes in it. */
  by: keyof Database[Name] & string
  /** The rows that the person may read. */
  read: (subject: ContactSubject) => string[]
  /** The rows that are erased, where they are more. */
  erased?: (subject: ContactSubject) => string[]
}

/** The policy of a table whose rows name the person in one column. */
export function buildContactPolicy<Name extends keyof Database>(table: Table<Name>): ContactPolicy {
  const { copied, withheld, by, read, erased = read } = table
  const matchSubject = ({ organisationId }: ContactSubject, values: string[]) =>
    sql`${sql.ref(by)} in (${sql.join(values.length === 0 ? [''] : values)}) and organisation_id = ${organisationId}`
  return {
    copied,
    withheld,
    find: async (ctx, subject) => {
      if (copied.length === 0) return []
      const columns = sql.join(copied.map((column) => sql.ref(column)))
      const { rows } = await sql<Row>`select ${columns} from ${sql.table(table.name)}
        where ${matchSubject(subject, read(subject))} order by ${sql.ref(copied[0] ?? by)}`.execute(ctx.db)
      return rows
    },
    erase: (tx, subject) =>
      sql`delete from ${sql.table(table.name)} where ${matchSubject(subject, erased(subject))}`.execute(tx.db),
  }
}

export const allConversations = ({ conversationIds, typedIds }: ContactSubject) => [...conversationIds, ...typedIds]

/** The mails of one organisation to a person, and those to its staff that wait and name the person. */
export async function listMailIds(tx: Tx, subject: ContactSubject): Promise<string[]> {
  const { organisationId, email } = subject
  const conversations = new Set(allConversations(subject))
  const rows = await tx.db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'props'])
    .where('organisation_id', '=', organisationId)
    .where((row) =>
      row.or([
        row('recipient', '=', email),
        row.and([row('template', 'in', ['conversation-waiting', 'booking-notification']), row('sent_at', 'is', null)]),
      ]),
    )
    .execute()
  const isAbout = (props: string) => {
    const { conversationId } = JSON.parse(props) as { conversationId?: string }
    return conversationId !== undefined && conversations.has(conversationId)
  }
  return rows.flatMap(({ id, recipient, props }) => (recipient === email || isAbout(props) ? [id] : []))
}
