import type { Ctx, Tx } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { accountTables } from './account-data.ts'
import { chatTables } from './chat-data.ts'
import { correspondenceTables } from './correspondence-data.ts'
import { organisationTables } from './organisation-data.ts'
import type { Person } from './person.ts'
import { projectTables } from './project-data.ts'
import { searchTables } from './search-data.ts'
import { supportTables } from './support-data.ts'

type Row = Record<string, unknown>

/** What a table holds about a person, and what becomes of it when they ask to be erased. */
export type TablePolicy =
  | { holds: 'nothing personal' }
  | {
      holds: 'personal data'
      find(ctx: Ctx, person: Person): Promise<Row[]>
      erase(tx: Tx, person: Person): Promise<unknown>
    }
  | {
      /** Says why it outlives the person. */
      holds: 'ids only'
      keptBecause: string
      find(ctx: Ctx, person: Person): Promise<Row[]>
    }

/**
 * Every table of the database, in the order in which rows are erased: what refers to others comes before them. A new
 * table does not compile before somebody has said here what it holds about people.
 */
export const PERSONAL_DATA = {
  ...searchTables,
  ...correspondenceTables,
  ...supportTables,
  ...chatTables,
  ...accountTables,
  ...projectTables,
  ...organisationTables,
  audit_log: {
    holds: 'ids only',
    keptBecause: 'It tells who did what, by ids that lead nowhere once the account is gone.',
    find: (ctx, { userId }) =>
      ctx.db
        .selectFrom('audit_log')
        .select(['at', 'action', 'subject_kind', 'subject_id'])
        .where('actor_id', '=', userId)
        .orderBy('id')
        .execute(),
  },
  // Who published and drafted is an id that a foreign key empties when the account goes.
  content_versions: { holds: 'nothing personal' },
  audit_retention: { holds: 'nothing personal' },
  // Ids and hashes. What belongs to an organisation goes with it by a foreign key.
  jobs: { holds: 'nothing personal' },
  job_runs: { holds: 'nothing personal' },
  invoice_numbers: { holds: 'nothing personal' },
  quote_numbers: { holds: 'nothing personal' },
  site_content: { holds: 'nothing personal' },
  tools: { holds: 'nothing personal' },
  settings: { holds: 'nothing personal' },
  site_revision: { holds: 'nothing personal' },
  // Addresses of clients and hashes of emails, for an hour at most; they belong to no account.
  rate_limits: { holds: 'nothing personal' },
} satisfies Record<keyof Database, TablePolicy>
