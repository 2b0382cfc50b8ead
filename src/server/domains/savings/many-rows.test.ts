import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { addYearsOfUse } from '../../../../tests/support/years-of-use.ts'
import { listActivity } from '../activity/index.ts'
import { getSavingsReport, getSavingsSummary, listMonthlySavings, listSavings } from './index.ts'

/** Only SQLite reports its plan as text. The indexes are the same on PostgreSQL. */
const onSqlite = process.env.TEST_DATABASE_URL === undefined

let database: TestDatabase
let ctx: MemberCtx
beforeAll(async () => {
  database = await openTestDatabase()
  ctx = await createMember(database)
  await addYearsOfUse(database.db, ctx.actor.organisationId, database.now())
}, 60_000)
afterAll(() => database.close())

async function readPlans(verb: (of: MemberCtx) => Promise<unknown>): Promise<string[]> {
  const statements: { sql: string; parameters: readonly unknown[] }[] = []
  const spied = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  })
  const executor = spied.getExecutor()
  const execute = executor.executeQuery.bind(executor)
  executor.executeQuery = (query, ...options) => {
    statements.push(query)
    return execute(query, ...options)
  }
  await verb({ ...ctx, db: spied })
  const plans: string[] = []
  for (const statement of statements) {
    const inlined = sql.raw<{ detail: string }>(`explain query plan ${inlineValues(statement)}`)
    const { rows } = await inlined.execute(database.db)
    plans.push(...rows.map(({ detail }) => detail))
  }
  return plans
}

function inlineValues({ sql: text, parameters }: { sql: string; parameters: readonly unknown[] }): string {
  let index = 0
  return text.replaceAll('?', () => {
    const value = parameters[index++]
    return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`
  })
}

test.runIf(onSqlite)(
  'with 100,000 activities and two years of savings every list and sum is found by an index',
  async () => {
    const verbs = [
      (of: MemberCtx) => listActivity(of),
      getSavingsSummary,
      listMonthlySavings,
      (of: MemberCtx) => getSavingsReport(of, { period: 'yearly' }),
      async (of: MemberCtx) => listSavings(of, { after: (await listSavings(of, {})).next }),
    ]
    for (const verb of verbs) {
      const plans = await readPlans(verb)
      expect(plans.length).toBeGreaterThan(0)
      // Counting scans the rows from an index, not a table.
      expect(plans.filter((plan) => plan.startsWith('SCAN') && plan !== 'SCAN counted')).toEqual([])
      expect(plans.filter((plan) => plan.includes('TEMP B-TREE FOR ORDER BY'))).toEqual([])
    }
  },
)

test.runIf(onSqlite)('sums are answered from an index alone', async () => {
  const plans = await readPlans(getSavingsSummary)
  expect(plans.filter((plan) => plan.startsWith('SEARCH') && !plan.includes('COVERING INDEX'))).toEqual([])
})

test('the newest activity and the sums are there', async () => {
  const [activity, summary] = await Promise.all([listActivity(ctx), getSavingsSummary(ctx)])
  expect(activity).toHaveLength(8)
  expect(summary.total.cents).toBeGreaterThan(0)
})
