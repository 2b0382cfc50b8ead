import { day } from '#contracts/primitives.ts'
import { formatTime, irishDay } from '#contracts/words/dates.ts'
import { fromIrishClock } from '#contracts/words/irish-clock.ts'
import { AppError } from '#server/errors.ts'
import { readForm } from './read-form.ts'

/** The API's limit. */
const MAX_BYTES = 128 * 1024

/**
 * Returns the text fields of a posted form. Throws `too_large` before reading a larger body, and the errors of
 * `readForm`.
 */
export async function readFields(request: Request): Promise<Record<string, string>> {
  return (await readForm(request, MAX_BYTES, tooLarge)).fields
}

function tooLarge(): AppError {
  return new AppError('too_large', 'This is too long. Please shorten it.')
}

type Typed = { day: string | undefined; time: string | undefined; at?: string | undefined }
type Names = { day: string; time: string }

const FIELDS: Names = { day: 'day', time: 'time' }
const chosenDay = day('Please choose a day')

/**
 * Returns the instant of a day and a time by the Irish clock, as ISO-8601 UTC. `at` chooses between the two instants of
 * a repeated hour. Throws `invalid_input`, also for a time that the clocks skip.
 */
export function readInstant({ day: typedDay, time = '', at }: Typed, names: Names = FIELDS): string {
  const known = readKnown(at)
  if (known !== undefined && irishDay(known) === typedDay && formatTime(known) === time) return known
  if (!chosenDay.safeParse(typedDay).success) throw fieldError(names.day, 'Please choose a day')
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw fieldError(names.time, 'Please write a time as 09:30')
  const instant = fromIrishClock(new Date(`${typedDay}T${time}:00Z`)).toISOString()
  if (formatTime(instant) === time) return instant
  throw fieldError(names.time, `The clocks go forward on this day: there is no ${time}`)
}

function readKnown(at: string | undefined): string | undefined {
  return at !== undefined && /^20\d\d-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(at) && !Number.isNaN(Date.parse(at))
    ? at
    : undefined
}

function fieldError(name: string, message: string): AppError {
  return new AppError('invalid_input', message, { fieldErrors: { [name]: message } })
}
