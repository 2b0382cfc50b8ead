export type CalendarFailure = 'no_calendar' | 'too_many_events' | 'too_complex'

/** A calendar file that cannot be read. */
export class CalendarError extends Error {
  override name = 'CalendarError'
  readonly code: CalendarFailure

  constructor(code: CalendarFailure) {
    super(code)
    this.code = code
  }
}
