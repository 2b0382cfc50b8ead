import type { SearchTermsTable } from '../database/administration-tables.ts'
import type { Database } from '../database/schema.ts'

/** The tables of searchable rows. Search terms have no foreign key, so code that deletes a row deletes its terms. */
export const SUBJECT_TABLES = {
  user: 'users',
  organisation: 'organisations',
  enquiry: 'enquiries',
  ticket: 'tickets',
  conversation: 'conversations',
} as const satisfies Record<SearchTermsTable['subject_kind'], keyof Database>
