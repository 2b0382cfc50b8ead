import { type ComplianceLevel, REMIND_DAYS_AHEAD } from '#contracts/compliance.ts'
import { addToDay } from '../../calendar/irish-day.ts'

export type Check = { text: string; isMet: boolean }

/** Nothing is compliant while a line of its checklist is open; the findings may still say partial when none is. */
export function refusalOfOutcome(outcome: ComplianceLevel, checks: Check[]): string | undefined {
  const open = checks.filter(({ isMet }) => !isMet).length
  if (outcome === 'PARTIAL' || open === 0) return undefined
  return open === 1
    ? 'One line of the checklist is open, so the outcome is partial'
    : `${open} lines of the checklist are open, so the outcome is partial`
}

/** A policy counts as compliant when its last review found it so and its next one is not overdue. */
export function isInOrder(policy: { level: ComplianceLevel; isOverdue: boolean }): boolean {
  return policy.level === 'COMPLIANT' && !policy.isOverdue
}

/** Whole percent of the policies that are in order, rounded down: 100 means all of them. Null without policies. */
export function complianceRate(policies: { level: ComplianceLevel; isOverdue: boolean }[]): number | null {
  if (policies.length === 0) return null
  return Math.floor((policies.filter(isInOrder).length / policies.length) * 100)
}

/** Which mail is due for a review on that day, as it is noted once it is sent; undefined for none yet. */
export function reminderOf(nextReview: string, today: string): string | undefined {
  if (nextReview <= today) return `due ${nextReview}`
  return nextReview <= addToDay(today, { days: REMIND_DAYS_AHEAD }) ? `ahead ${nextReview}` : undefined
}
