import type { CalendarFailureCode } from '#contracts/receptionist/calendars.ts'
import type { Tx } from '../../context.ts'
import { CalendarError } from '../../icalendar/index.ts'
import { type Network, OutsideError } from '../../outside/index.ts'
import type { GivenBusyTime } from '../bookings/index.ts'

export type Options = { signal?: AbortSignal; network?: Network }
export type Ending = (tx: Tx) => Promise<void>

export class ReadingError extends Error {
  readonly code: CalendarFailureCode

  constructor(code: CalendarFailureCode) {
    super(code)
    this.code = code
  }
}

/** Returns why a calendar could not be read or written. Rethrows cancellation and unrelated errors. */
export function findFailure(error: unknown): CalendarFailureCode {
  const isKnown = error instanceof OutsideError || error instanceof CalendarError || error instanceof ReadingError
  if (!isKnown || error.code === 'stopped') throw error
  return error.code
}

/** Drops a header that is too long to store or could not be sent back. */
export function keepShort(value: string | null): string | null {
  return value !== null && value.length <= 200 && /^[\x20-\x7e]+$/.test(value) ? value : null
}

/** Whether our mails, feeds or writes put an event into a calendar. */
export function isOwnUid(uid: string, host: string): boolean {
  return uid.startsWith('bkg_') && uid.endsWith(`@${host}`)
}

/** The result of reading a calendar. */
export type Reading = {
  /** The calendar's own name, if staff typed none. */
  name?: string | undefined
  times: GivenBusyTime[]
  until: string
  unreadable: number
  unknownZones: number
  etag: string | null
  lastModified: string | null
}
