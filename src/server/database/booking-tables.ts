import type { Generated } from 'kysely'
import type { BookingAuthor, BookingChange, BookingStatus } from '#contracts/receptionist/bookings.ts'
import type { DiaryKind, Language } from '#contracts/receptionist/diary.ts'
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

/** What each organisation offers now, for changes of a booking that no conversation makes. */
export type DiaryConfigurationsTable = { organisation_id: string; document: JsonText; updated_at: Instant }

/** What was offered, with names and price of that moment. */
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
  starts_at: Instant
  /** The end of the appointment. Its buffer follows. */
  ends_at: Instant
  created_at: Instant
}

/** A hold keeps its id when it becomes a booking. */
export type BookingHoldsTable = OfferColumns & {
  id: string
  conversation_id: string
  /** From the caller. A repeated request with the same key gets the same hold. */
  request_key: string
  held_until: Instant
}

export type BookingsTable = OfferColumns & {
  id: string
  /** Null: booked by hand. */
  conversation_id: string | null
  /** Who asked, and their key. A repeated request gets the same booking. */
  request_key: string
  name: string
  email: string | null
  phone: string | null
  note: string | null
  language: Language
  status: BookingStatus
  /** Increases with each change. */
  version: number
  source: Generated<RowSource>
  /** When staff decided that it stays beside what another calendar has at its time. */
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
  /** A repeated request with the same key has no second effect. */
  request_key: string
  created_at: Instant
}

/** One row for each five minutes of a diary that are taken. `cell` counts them since 1970. */
export type BookingCellsTable = {
  organisation_id: string
  diary_id: string
  cell: number
  /** Of a booking, of a block, of another calendar, or of a hold while `held_until` is set. */
  booking_id: string
  held_until: Instant | null
}

export type BookingLinksTable = {
  token_hash: string
  organisation_id: string
  booking_id: string
  /** When it was mailed to the address of the booking. Whoever opens such a link has that mailbox. */
  mailed_at: Generated<Instant | null>
  created_at: Instant
}

/** Of codes that prove an address: hashes of the address with what the code is for, and of the code. */
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

/** Somebody who waits for a time on a full day. */
export type WaitingEntriesTable = {
  id: string
  organisation_id: string
  conversation_id: string
  request_key: string
  service_id: string
  /** A name in each language. */
  service_name: JsonText
  /** Of the Irish calendar. */
  day: string
  name: string
  email: string | null
  phone: string | null
  language: Language
  state: WaitingState
  /** A list of the times that were offered. None is offered twice. */
  passed: JsonText
  /** The time that is kept while it is offered. */
  hold_id: string | null
  offered_until: Instant | null
  created_at: Instant
}

export type WaitingLinksTable = { token_hash: string; organisation_id: string; entry_id: string; created_at: Instant }

/** For how long an offered time is kept, where an organisation has chosen it. */
export type WaitingSettingsTable = { organisation_id: string; offer_minutes: number }
