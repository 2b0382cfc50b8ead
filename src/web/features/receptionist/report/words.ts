import type { ReceptionistReport } from '#contracts/receptionist/report.ts'
import { capitalise } from '#contracts/words/capitalise.ts'

export type Ending = keyof ReceptionistReport['outcomes']

export const ENDINGS: Record<Ending, string> = {
  booked: 'Booked',
  answered: 'Answered',
  'message taken': 'Message taken',
  'handed over': 'Handed to a person',
  urgent: 'Urgent, with emergency advice',
  'not answered': 'Not answered',
  open: 'Without an outcome',
}

const PASSED: readonly (Ending | null)[] = ['handed over', 'message taken', 'urgent']

/** Whether a conversation counts as passed to a person: in the figures, and as a stroke of the week. */
export const isPassed = (outcome: Ending | null) => PASSED.includes(outcome)

type Summed = Pick<ReceptionistReport, 'total' | 'neededNobody' | 'whileClosed'>

/** The main figures as somebody would say them. What is zero is left out. */
export function summarise({ total, neededNobody, whileClosed }: Summed): string {
  if (total === 0) return 'No conversations began in this week.'
  const clauses = [
    neededNobody > 0 && describeUnneeded(neededNobody, total),
    whileClosed > 0 && `${countOf(whileClosed, total)} came while you were closed`,
  ].filter((clause) => clause !== false)
  const all = total === 1 ? '1 conversation' : `${total} conversations`
  if (clauses.length === 0) return `${all} in this week.`
  const [first = '', ...others] = clauses
  return `${all}. ${[capitalise(first), ...others].join(', and ')}.`
}

function describeUnneeded(count: number, total: number): string {
  return total > 1 && count === total ? 'none of them needed you' : `${countOf(count, total)} needed none of you`
}

function countOf(count: number, total: number): string {
  if (total === 1) return 'it'
  return count === total ? 'all of them' : `${count} of them`
}

/** Those that booked and count as passed to a person: their row says the latter. */
export function describeBookedBefore({ booked, outcomes }: Pick<ReceptionistReport, 'booked' | 'outcomes'>) {
  const count = booked - outcomes.booked
  if (count <= 0) return undefined
  return `${count === 1 ? '1 conversation' : `${count} conversations`} made an appointment, and needed a person too.`
}

export function calculateShare(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((count / total) * 100)
}
