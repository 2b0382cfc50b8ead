import type { Compilable } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { fillGovernment } from '../../../../tests/support/government-rows.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { listActivity } from '../activity/index.ts'
import { findNextPolicy, listPolicies, remindOfReviews } from '../compliance/index.ts'
import { getKpis } from '../reporting/index.ts'
import { getBudgetByDepartment, getProjectFigures, getSpendByMonth, listProjects } from './index.ts'
import { PROJECTS_PAGE_SIZE } from './list-projects.ts'

let database: TestDatabase
let ctx: MemberCtx
beforeEach(async () => {
  database = await openTestDatabase()
  ctx = await createMember(database, { userType: 'GOVERNMENT' })
})
afterEach(() => database.close())

async function readPlans(read: (seen: MemberCtx) => Promise<unknown>): Promise<string[]> {
  const queries: Compilable[] = []
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      queries.push({ compile: () => database.db.getExecutor().compileQuery(node, { queryId: 'plan' }) } as Compilable)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await read({ ...ctx, db })
  const plans: string[] = []
  for (const query of queries) {
    const compiled = query.compile()
    // A kept query is compiled before its values are known.
    const parameters = compiled.parameters.map((value) => (typeof value === 'object' ? null : value))
    const explained = { ...compiled, parameters, sql: `explain query plan ${compiled.sql}` }
    const { rows } = await database.db.executeQuery<{ detail: string }>(explained)
    plans.push(...rows.map(({ detail }) => detail))
  }
  return plans
}

const READINGS: Record<string, (seen: MemberCtx) => Promise<unknown>> = {
  'the four figures': (seen) => Promise.all([getProjectFigures(seen), listPolicies(seen)]),
  overview: (seen) => Promise.all([listActivity(seen), findNextPolicy(seen)]),
  projects: (seen) => listProjects(seen, {}),
  'projects of a department': async (seen) =>
    listProjects(seen, { department: 'HEALTH', after: (await listProjects(seen, {})).next }),
  analytics: (seen) => Promise.all([getKpis(seen), getBudgetByDepartment(seen), getSpendByMonth(seen)]),
  reminders: (seen) => remindOfReviews(seen),
}

test.skipIf(process.env.TEST_DATABASE_URL !== undefined).each(Object.entries(READINGS))(
  '%s: every query begins with an index, and no table is read through',
  async (_, read) => {
    await fillGovernment(ctx, { projects: PROJECTS_PAGE_SIZE * 3, activities: 50 })
    const plans = await readPlans(read)
    expect(plans.length).toBeGreaterThan(0)
    // Counting scans the rows from an index, not a table.
    expect(plans.filter((step) => step.startsWith('SCAN') && step !== 'SCAN counted')).toEqual([])
    expect(plans.filter((step) => step.startsWith('SEARCH')).every((step) => step.includes('INDEX'))).toBe(true)
  },
)

test.skipIf(process.env.TEST_DATABASE_URL !== undefined)('the newest are read in order, without sorting', async () => {
  expect(await readPlans((seen) => Promise.all([listActivity(seen), findNextPolicy(seen)]))).toEqual([
    'SEARCH activities USING INDEX activities_newest (organisation_id=?)',
    'SEARCH policies USING INDEX policies_next (organisation_id=?)',
  ])
  expect(await readPlans((seen) => listProjects(seen, {}))).toContain(
    'SEARCH projects USING INDEX projects_changed (organisation_id=?)',
  )
})
