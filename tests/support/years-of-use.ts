import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { newId } from '#server/ids.ts'

const DAY = 86_400_000
const ACTIVITIES = 100_000
const MONTHS = 24
const BATCH_SIZE = 1_000

/** The rows of an organisation after two busy years: 100,000 activities, and savings and ratings of every day. */
export async function addYearsOfUse(db: Kysely<Database>, organisationId: string, now: Date): Promise<void> {
  const days = MONTHS * 30
  const instant = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY).toISOString()
  const shared = { organisation_id: organisationId, source: 'real' as const }
  await db.transaction().execute(async (tx) => {
    for (let from = 0; from < ACTIVITIES; from += BATCH_SIZE) {
      const rows = Array.from({ length: BATCH_SIZE }, (_, index) => ({
        ...shared,
        id: newId('act'),
        type: 'cost_saving' as const,
        message: `AI receptionist: saved €${index}`,
        at: instant(((from + index) / ACTIVITIES) * days),
      }))
      await tx.insertInto('activities').values(rows).execute()
    }
    for (let daysAgo = 0; daysAgo < days; daysAgo += 1) {
      const created_at = instant(daysAgo)
      const day = created_at.slice(0, 10)
      const savings = (['receptionist', 'automation', 'marketing'] as const).map((category, index) => ({
        ...shared,
        id: newId('sav'),
        day,
        category,
        tool_id: 'tool_ai-receptionist',
        saved_cents: 4_000 - index * 1_000,
        saved_minutes: 30,
        note: '',
        created_at,
      }))
      await tx.insertInto('savings').values(savings).execute()
      const rating = { ...shared, id: newId('rat'), day, score: 5, answers: 2, origin: 'customer' as const, created_at }
      await tx.insertInto('satisfaction_ratings').values(rating).execute()
    }
  })
}
