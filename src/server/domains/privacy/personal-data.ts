import type { Database } from '../../database/schema.ts'
import { accountTables } from './account-data.ts'
import { bookingTables } from './booking-data.ts'
import { chatTables } from './chat-data.ts'
import { correspondenceTables } from './correspondence-data.ts'
import { organisationTables } from './organisation-data.ts'
import { projectTables } from './project-data.ts'
import { receptionistTables } from './receptionist-data.ts'
import { searchTables } from './search-data.ts'
import { supportTables } from './support-data.ts'
import type { TablePolicy } from './table-policy.ts'

/**
 * The policy of every table, in the order of erasing: rows that refer to others come first. A new table does not
 * compile until it has an entry here.
 */
export const PERSONAL_DATA = {
  ...searchTables,
  ...correspondenceTables,
  ...supportTables,
  ...chatTables,
  ...bookingTables,
  ...receptionistTables,
  ...accountTables,
  ...projectTables,
  ...organisationTables,
  audit_log: {
    holds: 'ids only',
    keptBecause: 'It records who did what, by ids that name nobody once the account is gone.',
    find: (ctx, { userId }) =>
      ctx.db
        .selectFrom('audit_log')
        .select(['at', 'action', 'subject_kind', 'subject_id'])
        .where('actor_id', '=', userId)
        .orderBy('id')
        .execute(),
  },
  // A foreign key clears who published and drafted when the account is erased.
  content_versions: { holds: 'nothing personal' },
  audit_retention: { holds: 'nothing personal' },
  // Ids and hashes. A foreign key deletes the jobs of an organisation with it.
  jobs: { holds: 'nothing personal' },
  job_runs: { holds: 'nothing personal' },
  invoice_numbers: { holds: 'nothing personal' },
  quote_numbers: { holds: 'nothing personal' },
  site_content: { holds: 'nothing personal' },
  tools: { holds: 'nothing personal' },
  secret_keys: { holds: 'nothing personal' },
  settings: { holds: 'nothing personal' },
  site_revision: { holds: 'nothing personal' },
  // Addresses of clients and hashes of emails, for an hour at most. They belong to no account.
  rate_limits: { holds: 'nothing personal' },
} satisfies Record<keyof Database, TablePolicy>
