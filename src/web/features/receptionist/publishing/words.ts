import type { VersionHead } from '#contracts/receptionist/publishing.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { formatMoment } from '#contracts/words/dates.ts'

export const countChanges = (count: number) => (count === 1 ? '1 change' : `${formatCount(count)} changes`)

/** Who published a version, when, and from what. */
export function describeOrigin({ number, by, at, returnedTo }: VersionHead): string {
  const when = formatMoment(at)
  if (returnedTo !== null) return `${by ?? 'Somebody'} returned to version ${returnedTo}, ${when}.`
  if (by !== null) return `Published by ${by}, ${when}.`
  if (number > 1) return `Published ${when}.`
  return `Made when you registered, ${when}, from what you typed and what your industry usually offers.`
}
