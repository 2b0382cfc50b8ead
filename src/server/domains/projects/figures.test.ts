import { afterEach, beforeEach, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { projectForm } from '../../../../tests/support/projects.ts'
import { listActivity } from '../activity/index.ts'
import { addSampleData, clearSampleData } from '../samples/index.ts'
import {
  addMilestone,
  changeProjectStatus,
  createProject,
  getBudgetByDepartment,
  getMilestoneFigures,
  getProjectFigures,
  getSpendByMonth,
  listMilestones,
  listProjects,
  postUpdate,
  tickMilestone,
} from './index.ts'

let database: TestDatabase
let ctx: MemberCtx
beforeEach(async () => {
  database = await openTestDatabase()
  ctx = await createMember(database, { userType: 'GOVERNMENT' })
})
afterEach(() => database.close())

const addSamples = () => addSampleData(asTx(ctx), { id: ctx.actor.organisationId, userType: 'GOVERNMENT' })

test('without projects every figure is 0', async () => {
  expect(await getProjectFigures(ctx)).toEqual({
    projects: 0,
    activeProjects: 0,
    completedProjects: 0,
    citizensServed: 0,
    budgetCents: 0,
    spentCents: 0,
    budgetSavedCents: 0,
    averageProgress: 0,
    lateProjects: 0,
  })
  expect((await getBudgetByDepartment(ctx)).map(({ share }) => share)).toEqual([0, 0, 0])
})

test('the samples split the budget 35, 45 and 20, have all four kinds of activity, and give the expected figures', async () => {
  await addSamples()
  const departments = await getBudgetByDepartment(ctx)
  expect(departments.map(({ label, share }) => [label, share])).toEqual([
    ['Health', 35],
    ['Transportation', 20],
    ['Administration', 45],
  ])
  expect(new Set((await listActivity(ctx)).map(({ type }) => type)).size).toBe(4)
  expect(await getProjectFigures(ctx)).toMatchObject({
    projects: 5,
    activeProjects: 3,
    completedProjects: 1,
    citizensServed: 289_500,
    budgetCents: 1_000_000_000,
    budgetSavedCents: 18_000_000,
    averageProgress: 60,
    lateProjects: 0,
  })
})

test('clearing the samples keeps those that somebody worked on', async () => {
  await addSamples()
  const own = await createProject(ctx, projectForm())
  const touched = (await listProjects(ctx, { sort: 'name' })).items.find(({ isSample }) => isSample)
  if (touched === undefined) throw new Error('no sample')
  await postUpdate(ctx, touched.id, { body: 'We use this one.' })
  await clearSampleData(ctx)
  const left = (await listProjects(ctx, {})).items.map(({ id }) => id)
  expect(left.toSorted()).toEqual([own, touched.id].toSorted())
})

test('unspent budget of a completed project counts as saved, and overspending counts against it', async () => {
  const complete = async (budget: string, spend: string) => {
    const id = await createProject(ctx, projectForm({ budget, spend, status: 'ACTIVE' }))
    await changeProjectStatus(ctx, id, { status: 'COMPLETED', reason: 'Delivered', version: '1' })
  }
  await complete('1000', '400')
  await complete('1000', '1100')
  await createProject(ctx, projectForm({ budget: '9000', spend: '0' }))
  expect((await getProjectFigures(ctx)).budgetSavedCents).toBe(50_000)
})

test('spend is grouped by month, with empty months', async () => {
  await createProject(ctx, projectForm({ spend: '70' }))
  database.clock.set('2026-12-31T23:59:00.000Z')
  await createProject(ctx, projectForm({ spend: '30' }))
  const months = await getSpendByMonth(ctx, 3)
  expect(months).toEqual([
    { month: '2026-10', spentCents: 0 },
    { month: '2026-11', spentCents: 7000 },
    { month: '2026-12', spentCents: 3000 },
  ])
})

test('a milestone is on time by the Irish day on which it was ticked', async () => {
  const id = await createProject(ctx, projectForm())
  for (const dueDate of ['2026-06-30', '2026-06-29', '2027-01-01'])
    await addMilestone(ctx, id, { title: 'Step', dueDate })
  database.clock.set('2026-06-30T22:59:00.000Z')
  const [, second] = await listMilestones(ctx, id)
  if (second !== undefined) await tickMilestone(ctx, id, second.id, true)
  database.clock.set('2026-11-21T09:30:00.000Z')
  expect(await getMilestoneFigures(ctx)).toEqual({ due: 2, metOnTime: 1, overdue: 1 })
})
