import type { Generated } from 'kysely'
import type { BookingAuthor, BookingChange, BookingStatus } from '#contracts/receptionist/bookings.ts'
import type { DiaryKind, Language, ServicePlace } from '#contracts/receptionist/diary.ts'
import type { WaitingState } from '#contracts/receptionist/waiting-list.ts'
import type { Instant, JsonText, RowSource } from './values.ts'

export type BookingTables = {
  diary_configurations: DiaryConfigurationsTable
  booking_holds: BookingHoldsTable
  bookings: BookingsTable
  booking_changes: BookingChangesTable
  booking_cells: BookingCellsTable
  booking_links: BookingLinksTable
  booking_codes: BookingCodesTable
  diary_blocks: DiaryBlocksTable
  waiting_entries: WaitingEntriesTable
  waiting_links: WaitingLinksTable
  waiting_settings: WaitingSettingsTable
}

/** The current services and diaries of each organisation. Booking changes outside of conversations use it. */
export type DiaryConfigurationsTable = { organisation_id: string; document: JsonText; updated_at: Instant }

/** The offer with names and price as of its creation. */
export type OfferColumns = {
  organisation_id: string
  service_id: string
  /** A name in each language. */
  service_name: JsonText
  diary_id: string
  diary_name: string
  diary_kind: DiaryKind
  buffer_minutes: number
  price_cents: number | null
  /** Null: the name of the service says it. */
  place: ServicePlace | null
  starts_at: Instant
  /** The end of the appointment. Its buffer follows. */
  ends_at: Instant
  created_at: Instant
}

/** A hold keeps its id when it becomes a booking. */
export type BookingHoldsTable = OfferColumns & {
  id: string
  conversation_id: string
  /** The caller's idempotency key. A repeated request with the same key gets the same hold. */
  request_key: string
  held_until: Instant
}

export type BookingsTable = OfferColumns & {
  id: string
  /** Null for a booking by staff. */
  conversation_id: string | null
  /** The requester and their idempotency key. A repeated request gets the same booking. */
  request_key: string
  name: string
  email: string | null
  phone: string | null
  /** The customer's, where the service takes place there. */
  address: string | null
  note: string | null
  language: Language
  status: BookingStatus
  /** Increases with each change. */
  version: number
  source: Generated<RowSource>
  /** When staff decided to keep it despite a clash with another calendar. */
  clash_kept_at: Generated<Instant | null>
}

/** The history of a booking. Append-only. */
export type BookingChangesTable = {
  id: string
  organisation_id: string
  booking_id: string
  kind: BookingChange['kind']
  author: BookingAuthor
  user_id: string | null
  previous_starts_at: Instant | null
  starts_at: Instant
  diary_name: string
  /** JSON of the details that it replaced. Null for none. */
  replaced: Generated<JsonText | null>
  /** A repeated request with the same key has no second effect. */
  request_key: string
  created_at: Instant
}

/** One row for each taken cell of five minutes. `cell` counts cells since 1970. */
export type BookingCellsTable = {
  organisation_id: string
  diary_id: string
  cell: number
  /** Id of a booking, a block or a calendar source, or of a hold while `held_until` is set. */
  booking_id: string
  held_until: Instant | null
}

export type BookingLinksTable = {
  token_hash: string
  organisation_id: string
  booking_id: string
  /** When the link was mailed to the booking's address. Opening such a link proves access to the mailbox. */
  mailed_at: Generated<Instant | null>
  created_at: Instant
}

/** Codes that prove an address: a hash of address and purpose, and a hash of the code. */
export type BookingCodesTable = {
  organisation_id: string
  email_hash: string
  code_hash: string
  expires_at: Instant
}

/** Time of a diary that staff keep free of appointments. */
export type DiaryBlocksTable = {
  id: string
  organisation_id: string
  diary_id: string
  diary_name: string
  starts_at: Instant
  ends_at: Instant
  reason: string
  /** The member who blocked it. */
  user_id: string | null
  request_key: string
  created_at: Instant
}

/** A person who waits for a time on a full day. */
export type WaitingEntriesTable = {
  id: string
  organisation_id: string
  conversation_id: string
  request_key: string
  service_id: string
  /** A name in each language. */
  service_name: JsonText
  /** An Irish day. */
  day: string
  name: string
  email: string | null
  phone: string | null
  language: Language
  state: WaitingState
  /** JSON list of the offered times. No time is offered twice. */
  passed: JsonText
  /** The hold of the current offer. */
  hold_id: string | null
  offered_until: Instant | null
  created_at: Instant
}

export type WaitingLinksTable = { token_hash: string; organisation_id: string; entry_id: string; created_at: Instant }

/** How long an offered time is held, for organisations that chose it. */
export type WaitingSettingsTable = { organisation_id: string; offer_minutes: number }
