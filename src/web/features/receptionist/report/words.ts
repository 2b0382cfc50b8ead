import type { ReceptionistReport } from '#contracts/receptionist/report.ts'

export type Ending = keyof ReceptionistReport['outcomes']

export const ENDINGS: Record<Ending, string> = {
  booked: 'Booked',
  answered: 'Answered',
  'message taken': 'Message taken',
  'handed over': 'Handed to a person',
  urgent: 'Urgent, with emergency advice',
  'not answered': 'Did not know',
  open: 'Without an outcome',
}

/** The main figures in one sentence. */
export function summarise({ total, neededNobody, whileClosed }: ReceptionistReport): string {
  if (total === 0) return 'No conversations began in this week.'
  const all = total === 1 ? '1 conversation.' : `${total} conversations.`
  return `${all} ${neededNobody} of them needed none of you, and ${whileClosed} came while you were closed.`
}

export function calculateShare(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((count / total) * 100)
}
