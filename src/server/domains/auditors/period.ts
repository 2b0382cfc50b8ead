import type { RecordPeriod } from '#contracts/receptionist/auditors.ts'
import { addToDay, startOfIrishDay } from '../../calendar/irish-day.ts'

/** Irish days, both inclusive. */
export type Period = { from: string; to: string }

/** An organisation and a period of instants: `from` inclusive, `until` exclusive. */
export type Scope = { organisationId: string; from: string; until: string }

const MONTHS = { month: 1, quarter: 3, year: 12 } as const

/** Returns the days of a choice. The current month is a whole month. Undefined for a custom period. */
export function findPeriod(choice: RecordPeriod, today: string): Period | undefined {
  if (choice === 'own') return undefined
  const isLast = choice.startsWith('last-')
  const months = MONTHS[choice.replace('last-', '') as keyof typeof MONTHS]
  const month = Number(today.slice(5, 7))
  const start = addToDay(`${today.slice(0, 7)}-01`, { months: -((month - 1) % months) })
  const from = isLast ? addToDay(start, { months: -months }) : start
  return { from, to: addToDay(addToDay(from, { months }), { days: -1 }) }
}

export const createScope = (organisationId: string, { from, to }: Period): Scope => ({
  organisationId,
  from: startOfIrishDay(from),
  until: startOfIrishDay(addToDay(to, { days: 1 })),
})
