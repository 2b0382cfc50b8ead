import type { SavingCategory } from '#contracts/savings.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay } from '../../calendar/irish-day.ts'
import type { Tx } from '../../context.ts'
import type { ToolsTables } from '../../database/catalogue-tables.ts'
import { newId } from '../../ids.ts'

const MONTHS = 24
/** Two records a month, so that a month that ends on any day has two, and equal periods have equal counts. */
const DAYS_AGO = [4, 19]
/** The split in the specification, in percent. */
const SPLIT: { category: SavingCategory; percent: number; tool: string }[] = [
  { category: 'receptionist', percent: 60, tool: 'tool_ai-receptionist' },
  { category: 'automation', percent: 27, tool: 'tool_business-automation' },
  { category: 'marketing', percent: 13, tool: 'tool_ai-marketing' },
]

/** Adds two years of savings that grow to 4,000 euro a month, and a year of ratings, 96% of them good. */
export async function addSavingsSamples(tx: Tx, organisationId: string): Promise<void> {
  const today = irishDay(tx.now())
  const shared = { organisation_id: organisationId, source: 'sample' as const, created_at: tx.now().toISOString() }
  const knownTools = await listKnownTools(tx)
  const savings = Array.from({ length: MONTHS }, (_, monthsAgo) => monthsAgo).flatMap((monthsAgo) =>
    DAYS_AGO.flatMap((days) =>
      SPLIT.map(({ category, percent, tool }) => {
        const euro = (calculateEuros(monthsAgo) / DAYS_AGO.length / 100) * percent
        return {
          ...shared,
          id: newId('sav'),
          day: addToDay(addToDay(today, { months: -monthsAgo }), { days: -days }),
          category,
          tool_id: knownTools.has(tool) ? tool : null,
          saved_cents: Math.round(euro * 100),
          saved_minutes: Math.round(euro * 0.9),
          note: '',
        }
      }),
    ),
  )
  await tx.db.insertInto('savings').values(savings).execute()
  await tx.db.insertInto('satisfaction_ratings').values(buildRatings(today, shared)).execute()
}

/** Even numbers, so that halves are whole cents. They grow, with a dip twice a year. */
function calculateEuros(monthsAgo: number): number {
  return 4_000 - monthsAgo * 90 - (monthsAgo % 6 === 3 ? 300 : 0)
}

type Shared = Pick<ToolsTables['satisfaction_ratings'], 'organisation_id' | 'source' | 'created_at'>

function buildRatings(today: string, shared: Shared) {
  const scores = [
    { score: 5, answers: 15 },
    { score: 4, answers: 9 },
    { score: 3, answers: 1 },
  ]
  return Array.from({ length: 12 }, (_, monthsAgo) => monthsAgo).flatMap((monthsAgo) =>
    scores.map((rating) => ({
      ...shared,
      ...rating,
      id: newId('rat'),
      day: addToDay(addToDay(today, { months: -monthsAgo }), { days: -6 }),
      origin: 'customer' as const,
    })),
  )
}

async function listKnownTools(tx: Tx): Promise<Set<string>> {
  const ids = SPLIT.map(({ tool }) => tool)
  const rows = await tx.db.selectFrom('tools').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

export async function clearSavingsSamples(tx: Tx, organisationId: string): Promise<void> {
  for (const table of ['savings', 'satisfaction_ratings'] as const) {
    await tx.db.deleteFrom(table).where('organisation_id', '=', organisationId).where('source', '=', 'sample').execute()
  }
}
