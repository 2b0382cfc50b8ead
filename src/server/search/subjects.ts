import type { SearchTermsTable } from '../database/administration-tables.ts'
import type { Database } from '../database/schema.ts'

/** Where the rows are that search terms lead to. A term has no foreign key: whoever deletes a row deletes its terms. */
export const SUBJECT_TABLES = {
  user: 'users',
  organisation: 'organisations',
  enquiry: 'enquiries',
  ticket: 'tickets',
} as const satisfies Record<SearchTermsTable['subject_kind'], keyof Database>
