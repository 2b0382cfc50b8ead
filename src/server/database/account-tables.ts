import type { Generated } from 'kysely'
import type { OrganisationRole } from '#contracts/permissions.ts'
import type { BusinessType } from '#contracts/registration-options.ts'
import type { UserRole, UserType } from '#contracts/session.ts'
import type { Instant, JsonText } from './values.ts'

export type AccountTables = {
  organisations: OrganisationsTable
  /** `sort_name`, `version` and `single_keys_off_at` have a default. */
  users: Omit<UsersTable, 'sort_name' | 'version' | 'single_keys_off_at'> & {
    sort_name: Generated<string>
    version: Generated<number>
    single_keys_off_at: Generated<Instant | null>
  }
  memberships: MembershipsTable
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
  /** Seven characters, without a space. */
  eircode: string | null
  phone: string | null
  email: string | null
  vat_number: string | null
  /** When the organisation completed the details that an invoice needs. */
  completed_at: Instant | null
  /** Null while the organisation sees samples beside its own rows. */
  samples_cleared_at: Instant | null
  created_at: Instant
}

export type UsersTable = {
  id: string
  /** NFKC, lower case. */
  email: string
  first_name: string
  last_name: string
  job_title: string | null
  phone: string | null
  /** The portal in which the person worked last. A session has the portal of its organisation. */
  user_type: UserType
  role: UserRole
  password_hash: string
  disabled_at: Instant | null
  /** When this person proved access to the mailbox. */
  email_verified_at: Instant | null
  /** Encrypted; see domains/identity/two-factor-secret.ts. */
  two_factor_secret: string | null
  two_factor_enabled_at: Instant | null
  /** The time step of the last used code. Codes of this step and older ones are refused. */
  two_factor_last_step: number | null
  last_login_at: Instant | null
  /** Last name first, folded like search_terms. Lists are ordered by it. */
  sort_name: string
  /** Since when this person has single-key shortcuts off. Null while they are on. */
  single_keys_off_at: Instant | null
  /** Increases with each change of a field that administrators edit. */
  version: number
  created_at: Instant
}

/** One person in one organisation. */
export type MembershipsTable = {
  id: string
  organisation_id: string
  user_id: string
  role: OrganisationRole
  joined_at: Instant
  /** Null for the person who registered the organisation, and after the account is erased. */
  invited_by: Generated<string | null>
  last_seen_at: Generated<Instant | null>
  ownership_offered_at: Generated<Instant | null>
  ownership_offered_by: Generated<string | null>
  /** `handover`: the owner who offers it becomes a manager. `joint`: both are owners then. */
  ownership_offered_as: Generated<'handover' | 'joint' | null>
}

export type SessionsTable = {
  /** SHA-256 of the token in the cookie. */
  id: string
  user_id: string
  /** The organisation that the person works in with this session. */
  organisation_id: string
  created_at: Instant
  last_used_at: Instant
  expires_at: Instant
  device: string
  /** `browser`: the cookie ends with the browser. `kept`: it lasts as long as the session. */
  cookie: 'browser' | 'kept'
}

export type OneTimeTokenKind = 'password_reset' | 'email_change' | 'invitation' | 'membership' | 'two_factor_challenge'

export type OneTimeTokensTable = {
  /** SHA-256 of the token in the link. */
  id: string
  kind: OneTimeTokenKind
  user_id: string | null
  /** Who invites to a membership. */
  organisation_id: Generated<string | null>
  email: string
  data: JsonText
  attempts: Generated<number>
  expires_at: Instant
  used_at: Instant | null
  created_at: Instant
}

export type RecoveryCodesTable = { user_id: string; code_hash: string; used_at: Instant | null }

export type ConsentKind = 'terms' | 'privacy' | 'gdpr' | 'marketing'

/** Append-only. The latest row of a kind is the current state. */
export type ConsentsTable = {
  id: string
  user_id: string
  kind: ConsentKind
  state: 'given' | 'withdrawn'
  text_version: string
  source: string
  at: Instant
}
