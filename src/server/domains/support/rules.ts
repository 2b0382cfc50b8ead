import type { PlanId } from '#contracts/plans.ts'
import type { TicketState } from '#contracts/support.ts'
import { addSupportHours, SUPPORT_HOURS_PER_DAY } from '../../calendar/support-hours.ts'

const HOUR = 3_600_000
/** Elite is answered around the clock. The specification names no figure, so this is the shortest time of Advanced. */
const ELITE_HOURS = 4

/** Converts promised hours to hours of the desk: a promised day is one day of the desk. */
const toSupportHours = (hours: number) => (hours / 24) * SUPPORT_HOURS_PER_DAY

/**
 * Returns when an answer is due. Advanced: 12 hours. All others: 24 hours, the promise for all plans and the lower end
 * of Professional's 24 to 48. Nights, weekends and Irish public holidays do not count, except for Elite.
 */
export function calculateReplyDue(plan: PlanId | undefined, from: Date): Date {
  if (plan === 'elite') return new Date(from.getTime() + ELITE_HOURS * HOUR)
  return addSupportHours(from, toSupportHours(plan === 'advanced' ? 12 : 24))
}

const NEXT_STATES: Record<TicketState, TicketState[]> = {
  new: ['in_progress', 'resolved'],
  in_progress: ['resolved'],
  resolved: ['reopened'],
  reopened: ['in_progress', 'resolved'],
}

/** The states to which staff can move a ticket. */
export function listNextStates(state: TicketState): TicketState[] {
  return NEXT_STATES[state]
}
