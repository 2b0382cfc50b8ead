import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { createMember } from '../../../../tests/support/members.ts'
import { findOwnPlanInForce, isInForce } from './index.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const SOURCES = ['real', 'sample'] as const
const STATUSES = ['trial', 'active', 'requested', 'cancelled'] as const
const LATER = '2026-12-01T00:00:00.000Z'
const ENDS = [null, '2026-11-21T09:30:00.000Z', LATER]

test('the function and the SQL condition agree on every kind of plan', async () => {
  const member = await createMember(database, { plan: 'professional' })
  const inForce: string[] = []
  for (const source of SOURCES)
    for (const status of STATUSES)
      for (const ends_at of ENDS)
        for (const current_period_end of [null, LATER]) {
          const kind = { source, status, ends_at, current_period_end }
          await database.db.updateTable('subscriptions').set(kind).execute()
          const plan = await findOwnPlanInForce(member)
          const { found } = await database.db
            .selectFrom('subscriptions')
            .select(({ fn }) => fn.countAll<number>().as('found'))
            .where((row) => isInForce(row, database.now()))
            .executeTakeFirstOrThrow()
          expect([kind, plan !== undefined]).toEqual([kind, found === 1])
          if (plan !== undefined) inForce.push(`${plan.status} until ${plan.endsAt}`)
        }
  expect(inForce).toEqual(['trial until null', `trial until ${LATER}`, 'active until null', `active until ${LATER}`])
})
