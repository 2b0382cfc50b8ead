import type { Generated } from 'kysely'
import type { CalendarFailureCode, CalendarKind, EventState, FeedDetail } from '#contracts/receptionist/calendars.ts'
import type { Instant, JsonText } from './values.ts'

export type CalendarTables = {
  calendar_feeds: CalendarFeedsTable
  calendar_sources: CalendarSourcesTable
  calendar_events: CalendarEventsTable
  busy_times: BusyTimesTable
}

/** A feed: the address at which other calendars read the appointments of a diary. */
export type CalendarFeedsTable = {
  id: string
  organisation_id: string
  diary_id: string
  /** Requests are found by it. */
  token_hash: string
  /** Encrypted, to show the address again. */
  token: string | null
  detail: FeedDetail
  created_at: Instant
}

/** A calendar whose busy times block a diary. */
export type CalendarSourcesTable = {
  id: string
  organisation_id: string
  diary_id: string
  /** Name for staff, such as "Google calendar". */
  name: string
  kind: Generated<CalendarKind>
  /**
   * Encrypted, because the address gives access to the calendar. For an account: JSON with server, user name, password
   * and calendar. Null when its key is lost.
   */
  address: string | null
  user_name: Generated<string | null>
  /** What the events written to an account show. */
  detail: Generated<FeedDetail | null>
  /** JSON list of an account's calendars, until one is chosen. */
  choices: Generated<JsonText | null>
  chosen_at: Generated<Instant | null>
  /** When disconnecting began. */
  ended_at: Generated<Instant | null>
  /** When an event was last written to it, and the reason of a later failure. */
  written_at: Generated<Instant | null>
  write_failure: Generated<CalendarFailureCode | null>
  /** Prevents a diary from reading a calendar twice. */
  address_hash: string
  /** When staff chose to see the titles of its events. Null: never. */
  titles_shown_at: Instant | null
  next_read_at: Instant
  /** When it was last read completely, or found unchanged. */
  read_at: Instant | null
  /** Busy times are complete until then. */
  read_until: Instant | null
  busy_count: number
  /** Numbers of events with invalid times and of unknown time zones. */
  unreadable_count: number
  unknown_zone_count: number
  /** Validator of the last answer, for the next conditional request. */
  etag: string | null
  last_modified: string | null
  failure: CalendarFailureCode | null
  failed_since: Instant | null
  failures: number
  created_at: Instant
}

/** A busy time of another calendar. Its cells in booking_cells have the id of its source. */
export type BusyTimesTable = {
  id: string
  organisation_id: string
  diary_id: string
  source_id: string
  starts_at: Instant
  ends_at: Instant
  /** Null unless staff chose to see titles. */
  title: string | null
  created_at: Instant
}

/** An appointment in the calendar of an account. Its file there is named for the booking. */
export type CalendarEventsTable = {
  id: string
  organisation_id: string
  source_id: string
  booking_id: string
  /** Version of the booking when it was last written. */
  version: number
  /** ETag of the written event. A change in the calendar gives the event another ETag. */
  etag: string | null
  /** Start as last written. */
  starts_at: Instant
  ends_at: Instant
  state: EventState
  /** The state after a change in the calendar. Without an ETag it was deleted. Without times it is unclear. */
  seen_etag: string | null
  seen_starts_at: Instant | null
  seen_ends_at: Instant | null
  created_at: Instant
}
