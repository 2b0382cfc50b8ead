import type { PlanId } from '#contracts/plans.ts'
import type { TicketState } from '#contracts/support.ts'
import { addSupportHours, HOURS_OF_SUPPORT_DAY } from '../../calendar/support-hours.ts'

const HOUR = 3_600_000
/** Elite is answered around the clock; as the specification names no figure, as soon as the soonest of Advanced. */
const ELITE_HOURS = 4

/** A promise in hours of the clock, kept in hours of the desk: a day of the one is a day of the other. */
const inSupportHours = (hours: number) => (hours / 24) * HOURS_OF_SUPPORT_DAY

/**
 * When an answer is due. Advanced: 12 hours. Everybody else: 24, which is the promise to all and the near end of
 * Professional's 24 to 48. Nights, weekends and Irish public holidays do not count, except for Elite.
 */
export function replyDueAt(plan: PlanId | undefined, from: Date): Date {
  if (plan === 'elite') return new Date(from.getTime() + ELITE_HOURS * HOUR)
  return addSupportHours(from, inSupportHours(plan === 'advanced' ? 12 : 24))
}

const NEXT_STATES: Record<TicketState, TicketState[]> = {
  new: ['in_progress', 'resolved'],
  in_progress: ['resolved'],
  resolved: ['reopened'],
  reopened: ['in_progress', 'resolved'],
}

/** The states into which staff can move a ticket. */
export function nextStates(state: TicketState): TicketState[] {
  return NEXT_STATES[state]
}
