import type { SandboxDeed } from '#contracts/receptionist/sandbox.ts'
import { formatBookingDay } from '#contracts/words/booking-times.ts'
import { formatTime } from '#contracts/words/dates.ts'

const CHANGES = { booked: 'Booked', moved: 'Moved to', cancelled: 'Cancelled' } as const

type Change = Extract<SandboxDeed, { startsAt: string }>

export const isChange = (deed: SandboxDeed): deed is Change => 'startsAt' in deed

/** A longer list is not counted. */
const MAX_COUNTED = 12

export function describeDeed(deed: SandboxDeed): string {
  if (isChange(deed)) {
    const { kind, startsAt, endsAt } = deed
    return `${CHANGES[kind]} ${formatBookingDay(startsAt, 'en')}, ${formatTime(startsAt)} to ${formatTime(endsAt)}`
  }
  if (deed.kind === 'looked') {
    if (deed.count === 0) return 'Looked in the diary: nothing free then'
    if (deed.count > MAX_COUNTED) return 'Looked in the diary: many times free'
    return `Looked in the diary: ${deed.count} ${deed.count === 1 ? 'time' : 'times'} free`
  }
  if (deed.kind === 'handed over') return 'A real one would bring in a person now'
  return 'A real one would pass the message on now'
}
