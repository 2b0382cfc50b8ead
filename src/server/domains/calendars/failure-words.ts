import type { CalendarFailureCode } from '#contracts/receptionist/calendars.ts'
import { OUTSIDE_FAILURES } from '../../outside/index.ts'

/** Messages for staff: why a calendar was not read, and what to do. */
export const FAILURE_WORDS: Record<CalendarFailureCode, string> = {
  ...OUTSIDE_FAILURES,
  too_large: 'The calendar is larger than 5 MB. Share one with fewer old events.',
  no_calendar: 'There is no whole calendar at this address. Check that it is the private address that ends in .ics.',
  too_many_events: 'The calendar has more than 100,000 events. Share one with fewer.',
  too_complex: 'The calendar repeats too many events to be read.',
  refused: 'The server wants a password. Use the private address of the calendar, which needs none.',
  not_found: 'There is no calendar at this address any more. Copy its private address again.',
  too_often: 'The server was asked too often. It is asked less often for a while.',
  server_failed: 'The server of the calendar has a fault.',
  wrong_password:
    'The server does not accept this user name and password. Google, Apple and Fastmail want an app password, not the usual one.',
  no_account: 'No calendars were found at this server. Check its address with your provider’s page about CalDAV.',
  not_writable: 'The calendar does not let us write into it. Choose one of your own, which is not read-only.',
  lost_address: 'The address can no longer be read here. Remove the calendar and add it again.',
}
