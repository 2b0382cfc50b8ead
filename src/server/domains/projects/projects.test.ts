import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { projectForm } from '../../../../tests/support/projects.ts'
import { listActivity } from '../activity/index.ts'
import {
  addMilestone,
  addSpend,
  changeProjectStatus,
  createProject,
  editProject,
  getProject,
  listChanges,
  listMilestones,
  listProjects,
  listSpend,
  listUpdates,
  postUpdate,
  removeMilestone,
  tickMilestone,
} from './index.ts'

let database: TestDatabase
let ctx: MemberCtx
beforeEach(async () => {
  database = await openTestDatabase()
  ctx = await createMember(database, { userType: 'GOVERNMENT' })
})
afterEach(() => database.close())

test('a project is stored as typed, with amounts in cents, a first line of history and of activity', async () => {
  const id = await createProject(ctx, projectForm({ spend: '1,000' }))
  expect(await getProject(ctx, id)).toMatchObject({
    name: 'Seán Lemass Bridge',
    budgetCents: 25_000_050,
    spentCents: 100_000,
    citizensServed: 1200,
    status: 'PLANNING',
    isSample: false,
    version: 1,
  })
  expect(await listSpend(ctx, id)).toMatchObject([
    { amountCents: 100_000, spentOn: '2026-11-21', by: 'Niamh Ní Bhriain' },
  ])
  expect(await listChanges(ctx, id)).toMatchObject([{ action: 'created', by: 'Niamh Ní Bhriain' }])
  expect(await listActivity(ctx)).toMatchObject([{ type: 'project', message: 'New project: Seán Lemass Bridge' }])
})

test('each wrong field has its own sentence', async () => {
  const wrong = projectForm({ name: 'x', department: 'ARTS', budget: 'lots', progress: '101', endDate: '2026-01-01' })
  await expect(createProject(ctx, wrong)).rejects.toMatchObject({
    code: 'invalid_input',
    fieldErrors: {
      name: 'Project name is required',
      department: 'Please choose a department',
      budget: 'Please enter the budget in euro, like 250,000',
      progress: 'Please enter a whole number from 0 to 100',
    },
  })
  await expect(createProject(ctx, projectForm({ endDate: '2026-01-01' }))).rejects.toMatchObject({
    fieldErrors: { endDate: 'The end date is before the start date' },
  })
  await expect(createProject(ctx, projectForm({ startDate: '2026-02-30' }))).rejects.toMatchObject({
    fieldErrors: { startDate: 'Please enter the start date' },
  })
})

test('an edit records the changes, and a changed total of spend adds an entry of the difference', async () => {
  const id = await createProject(ctx, projectForm({ spend: '500' }))
  await editProject(ctx, id, projectForm({ spend: '350', progress: '30', citizensServed: '1500', version: '1' }))
  expect(await getProject(ctx, id)).toMatchObject({ spentCents: 35_000, progress: 30, version: 2 })
  expect((await listSpend(ctx, id)).map(({ amountCents }) => amountCents)).toEqual([-15_000, 50_000])
  const [edit] = await listChanges(ctx, id)
  expect(edit?.fields).toEqual([
    { field: 'spent_cents', from: '50000', to: '35000' },
    { field: 'citizens_served', from: '1200', to: '1500' },
    { field: 'progress', from: '20', to: '30' },
  ])
  expect((await listActivity(ctx)).map(({ type }) => type)).toContain('citizens')
})

test('the second of two editors gets a conflict, and nothing of the second is stored', async () => {
  const id = await createProject(ctx, projectForm())
  const names = ['First', 'Second']
  const outcomes = await Promise.allSettled(
    names.map((name) => editProject(ctx, id, projectForm({ name, version: '1' }))),
  )
  const winner = names[outcomes.findIndex(({ status }) => status === 'fulfilled')]
  expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'conflict' } }])
  expect(await getProject(ctx, id)).toMatchObject({ name: winner, version: 2 })
})

test('a status changes by the rules, with a reason, and completing means 100%', async () => {
  const id = await createProject(ctx, projectForm())
  const change = (status: string, version: number, reason = 'Funding agreed') =>
    changeProjectStatus(ctx, id, { status, reason, version: String(version) })
  await expect(change('COMPLETED', 1)).rejects.toMatchObject({
    fieldErrors: { status: 'A project that is planning cannot become completed.' },
  })
  await expect(change('ACTIVE', 1, ' ')).rejects.toMatchObject({
    fieldErrors: { reason: 'Please say why in a few words' },
  })
  await change('ACTIVE', 1)
  await expect(change('ON_HOLD', 1)).rejects.toMatchObject({ code: 'conflict' })
  await change('COMPLETED', 2, 'Delivered')
  expect(await getProject(ctx, id)).toMatchObject({ status: 'COMPLETED', progress: 100, version: 3 })
  expect((await listChanges(ctx, id))[0]).toMatchObject({
    action: 'status',
    reason: 'Delivered',
    fields: [{ field: 'status', from: 'ACTIVE', to: 'COMPLETED' }],
  })
})

test('milestones are added, ticked once, reopened and removed', async () => {
  const id = await createProject(ctx, projectForm())
  await addMilestone(ctx, id, { title: 'Deck repaired', dueDate: '2027-01-15' })
  await addMilestone(ctx, id, { title: 'Tender closed', dueDate: '2026-10-15' })
  const [tender, deck] = await listMilestones(ctx, id)
  if (tender === undefined || deck === undefined) throw new Error('missing')
  expect([tender.title, deck.title]).toEqual(['Tender closed', 'Deck repaired'])
  await tickMilestone(ctx, id, tender.id, true)
  await tickMilestone(ctx, id, tender.id, true)
  const actions = async () => (await listChanges(ctx, id)).map(({ action }) => action)
  expect((await actions()).filter((action) => action === 'milestone_done')).toHaveLength(1)
  expect((await listProjects(ctx, {})).items[0]?.nextMilestone).toMatchObject({ title: 'Deck repaired' })
  await tickMilestone(ctx, id, tender.id, false)
  await removeMilestone(ctx, id, deck.id)
  expect(await listMilestones(ctx, id)).toEqual([{ ...tender, doneAt: null }])
})

test('parallel entries of spend are all counted', async () => {
  const id = await createProject(ctx, projectForm())
  const entries = Array.from({ length: 20 }, (_, index) => ({
    amount: `${index + 1}`,
    spentOn: '2026-11-01',
    note: 'Steel',
  }))
  await Promise.all(entries.map((entry) => addSpend(ctx, id, entry)))
  await addSpend(ctx, id, { amount: '10', direction: 'returned', spentOn: '2026-11-02', note: 'Refund' })
  expect((await getProject(ctx, id)).spentCents).toBe(20_000)
  await expect(
    addSpend(ctx, id, { amount: '201', direction: 'returned', spentOn: '2026-11-02', note: 'Refund' }),
  ).rejects.toMatchObject({ fieldErrors: { amount: 'The returned amount is more than was spent. Please check it.' } })
})

test('updates keep their line breaks, and a former colleague is not named', async () => {
  const id = await createProject(ctx, projectForm())
  await postUpdate(ctx, id, { body: 'Deck is open.\r\nPath next.' })
  expect(await listUpdates(ctx, id)).toMatchObject([{ body: 'Deck is open.\nPath next.', by: 'Niamh Ní Bhriain' }])
  await database.db.deleteFrom('users').where('id', '=', ctx.actor.userId).execute()
  expect(await listUpdates(ctx, id)).toMatchObject([{ by: 'Somebody who has left' }])
})

test('the list is filtered, searched without accents and with any character, sorted and paged', async () => {
  for (let index = 1; index <= 13; index++) {
    database.clock.advance(1000)
    await createProject(ctx, projectForm({ name: `Clinic ${index}`, department: 'HEALTH', budget: String(index) }))
  }
  await createProject(ctx, projectForm({ name: '100% Séan_x', budget: '5' }))
  const names = async (query: Record<string, string>) => (await listProjects(ctx, query)).items.map(({ name }) => name)
  expect(await names({ q: 'SEAN' })).toEqual(['100% Séan_x'])
  expect(await names({ q: '%' })).toEqual(['100% Séan_x'])
  expect(await names({ q: 'n_x' })).toEqual(['100% Séan_x'])
  expect(await names({ q: "' or 1=1 --" })).toEqual([])
  const first = await listProjects(ctx, { department: 'HEALTH', sort: 'budget' })
  expect([first.total, first.items.length, first.previous]).toEqual([13, 12, undefined])
  expect(first.items[0]?.name).toBe('Clinic 13')
  expect(await names({ department: 'HEALTH', sort: 'budget', after: first.next ?? '' })).toEqual(['Clinic 1'])
  expect((await listProjects(ctx, { department: 'NOPE', sort: 'x', after: 'x' })).query).toMatchObject({
    department: undefined,
    sort: 'changed',
  })
})

test("another organisation's project is not found, also for a business and for odd ids", async () => {
  const id = await createProject(ctx, projectForm())
  const stranger = await createMember(database, { userType: 'GOVERNMENT' })
  const missing = { code: 'not_found' }
  await expect(getProject(stranger, id)).rejects.toMatchObject(missing)
  await expect(editProject(stranger, id, projectForm({ version: '1' }))).rejects.toMatchObject(missing)
  await expect(
    changeProjectStatus(stranger, id, { status: 'ACTIVE', reason: 'Mine', version: '1' }),
  ).rejects.toMatchObject(missing)
  await expect(addSpend(stranger, id, { amount: '1', spentOn: '2026-11-01', note: 'xx' })).rejects.toMatchObject(
    missing,
  )
  await expect(postUpdate(stranger, id, { body: 'Hello' })).rejects.toMatchObject(missing)
  await expect(addMilestone(stranger, id, { title: 'xx', dueDate: '2026-11-01' })).rejects.toMatchObject(missing)
  await expect(getProject(ctx, "x' or 1=1")).rejects.toMatchObject(missing)
  expect((await listProjects(stranger, {})).total).toBe(0)
  const business = await createMember(database)
  await expect(listProjects(business, {})).rejects.toMatchObject({ code: 'forbidden' })
  await expect(listProjects({ ...ctx, actor: { kind: 'visitor' } }, {})).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})
