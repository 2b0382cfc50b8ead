import { type ComplianceLevel, REMIND_DAYS_AHEAD } from '#contracts/compliance.ts'
import { addToDay } from '../../calendar/irish-day.ts'

export type Check = { text: string; isMet: boolean }

/** A policy with an unmet line is never compliant. The outcome may be partial without one. */
export function findOutcomeRefusal(outcome: ComplianceLevel, checks: Check[]): string | undefined {
  const open = checks.filter(({ isMet }) => !isMet).length
  if (outcome === 'PARTIAL' || open === 0) return undefined
  return open === 1
    ? 'One line of the checklist is open, so the outcome is partial'
    : `${open} lines of the checklist are open, so the outcome is partial`
}

/** The last review found the policy compliant, and the next one is not overdue. */
export function isCompliant(policy: { level: ComplianceLevel; isOverdue: boolean }): boolean {
  return policy.level === 'COMPLIANT' && !policy.isOverdue
}

/** Whole percent of the compliant policies, rounded down, so that 100 means all. Null without policies. */
export function calculateComplianceRate(policies: { level: ComplianceLevel; isOverdue: boolean }[]): number | null {
  if (policies.length === 0) return null
  return Math.floor((policies.filter(isCompliant).length / policies.length) * 100)
}

/** The reminder due for a review on a day, as the row records it. Undefined when none is due yet. */
export function findDueReminder(nextReview: string, today: string): string | undefined {
  if (nextReview <= today) return `due ${nextReview}`
  return nextReview <= addToDay(today, { days: REMIND_DAYS_AHEAD }) ? `ahead ${nextReview}` : undefined
}
