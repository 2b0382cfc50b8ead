import type { Generated } from 'kysely'
import type { CalendarFailureCode, CalendarKind, EventState, FeedDetail } from '#contracts/receptionist/calendars.ts'
import type { Instant, JsonText } from './values.ts'

export type CalendarTables = {
  calendar_feeds: CalendarFeedsTable
  calendar_sources: CalendarSourcesTable
  calendar_events: CalendarEventsTable
  busy_times: BusyTimesTable
}

/** The address at which other calendars read the appointments of a diary. */
export type CalendarFeedsTable = {
  id: string
  organisation_id: string
  diary_id: string
  /** What a request is found by. */
  token_hash: string
  /** Encrypted, to show the address again. */
  token: string | null
  detail: FeedDetail
  created_at: Instant
}

/** A calendar whose busy times are kept free in a diary. */
export type CalendarSourcesTable = {
  id: string
  organisation_id: string
  diary_id: string
  /** What staff call it, as "Google calendar". */
  name: string
  kind: Generated<CalendarKind>
  /**
   * Encrypted: whoever knows it reads the calendar. Of an account it is a document with server, user name, password and
   * calendar. Null when its key is lost.
   */
  address: string | null
  /** Of an account, what staff signed in with. */
  user_name: Generated<string | null>
  /** What the events of an account's calendar tell. */
  detail: Generated<FeedDetail | null>
  /** The calendars of an account, while nobody has chosen one. */
  choices: Generated<JsonText | null>
  chosen_at: Generated<Instant | null>
  /** Since when it is being disconnected. */
  ended_at: Generated<Instant | null>
  /** When an event was last written into it, and why that failed since. */
  written_at: Generated<Instant | null>
  write_failure: Generated<CalendarFailureCode | null>
  /** So that no diary reads a calendar twice. */
  address_hash: string
  /** Since when staff see the titles of its events. Null: never. */
  titles_shown_at: Instant | null
  next_read_at: Instant
  /** When it was last read as a whole, or answered that nothing has changed. */
  read_at: Instant | null
  /** Until when the times that were read are complete. */
  read_until: Instant | null
  busy_count: number
  /** Events without times that make sense, and names of time zones that nobody knows. */
  unreadable_count: number
  unknown_zone_count: number
  /** What the server said of its answer, for the next question. */
  etag: string | null
  last_modified: string | null
  failure: CalendarFailureCode | null
  failed_since: Instant | null
  failures: number
  created_at: Instant
}

/** A time at which somebody is busy by another calendar. Its cells are in booking_cells, as those of its source. */
export type BusyTimesTable = {
  id: string
  organisation_id: string
  diary_id: string
  source_id: string
  starts_at: Instant
  ends_at: Instant
  /** Null unless staff chose to see it. */
  title: string | null
  created_at: Instant
}

/** An appointment in the calendar of an account. Its file there is named for the booking. */
export type CalendarEventsTable = {
  id: string
  organisation_id: string
  source_id: string
  booking_id: string
  /** Of the booking, as it was last written. */
  version: number
  /** What the server said of what we wrote. Somebody's change gives the event another one. */
  etag: string | null
  /** As it was last written. */
  starts_at: Instant
  ends_at: Instant
  state: EventState
  /** What somebody made of it. Without an ETag it was deleted, without times they make no sense. */
  seen_etag: string | null
  seen_starts_at: Instant | null
  seen_ends_at: Instant | null
  created_at: Instant
}
