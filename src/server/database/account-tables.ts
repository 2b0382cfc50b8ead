import type { Generated } from 'kysely'
import type { BusinessType } from '#contracts/registration-options.ts'
import type { UserRole, UserType } from '#contracts/session.ts'
import type { Instant, JsonText } from './schema.ts'

export type AccountTables = {
  organisations: OrganisationsTable
  /** Both have a default. */
  users: Omit<UsersTable, 'sort_name' | 'version'> & { sort_name: Generated<string>; version: Generated<number> }
  sessions: SessionsTable
  one_time_tokens: OneTimeTokensTable
  recovery_codes: RecoveryCodesTable
  consents: ConsentsTable
}

export type OrganisationsTable = {
  id: string
  name: string
  /** The company is us; everyone else is a customer. */
  kind: 'customer' | 'company'
  business_type: BusinessType | null
  industry: string | null
  address: string | null
  /** Seven characters without a space. */
  eircode: string | null
  phone: string | null
  email: string | null
  vat_number: string | null
  /** When everything an invoice needs was there. */
  completed_at: Instant | null
  /** Until then the organisation sees samples beside what is its own. */
  samples_cleared_at: Instant | null
  created_at: Instant
}

export type UsersTable = {
  id: string
  organisation_id: string
  /** NFKC, lower case. */
  email: string
  first_name: string
  last_name: string
  job_title: string | null
  phone: string | null
  user_type: UserType
  role: UserRole
  password_hash: string
  disabled_at: Instant | null
  /** When this person proved to hold the mailbox. */
  email_verified_at: Instant | null
  two_factor_secret: string | null
  two_factor_enabled_at: Instant | null
  /** The time step of the last code used: that one and older ones count no more. */
  two_factor_last_step: number | null
  last_login_at: Instant | null
  /** Last name first, as search_terms are written: the order of lists. */
  sort_name: string
  /** Grows with each change of what an administrator edits. */
  version: number
  created_at: Instant
}

export type SessionsTable = {
  /** SHA-256 of the token in the cookie. */
  id: string
  user_id: string
  created_at: Instant
  last_used_at: Instant
  expires_at: Instant
  device: string
  /** Whether the cookie goes with the browser window or stays until the session ends. */
  cookie: 'browser' | 'kept'
}

export type OneTimeTokenKind = 'password_reset' | 'email_change' | 'invitation' | 'two_factor_challenge'

export type OneTimeTokensTable = {
  /** SHA-256 of the token in the link. */
  id: string
  kind: OneTimeTokenKind
  user_id: string | null
  email: string
  data: JsonText
  attempts: Generated<number>
  expires_at: Instant
  used_at: Instant | null
  created_at: Instant
}

export type RecoveryCodesTable = { user_id: string; code_hash: string; used_at: Instant | null }

export type ConsentKind = 'terms' | 'privacy' | 'gdpr' | 'marketing'

/** Only ever added to: the latest row of a kind is the state. */
export type ConsentsTable = {
  id: string
  user_id: string
  kind: ConsentKind
  state: 'given' | 'withdrawn'
  text_version: string
  source: string
  at: Instant
}
