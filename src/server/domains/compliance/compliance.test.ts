import { afterEach, beforeEach, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { policyForm, reviewForm } from '../../../../tests/support/projects.ts'
import { addSampleData, clearSampleData } from '../samples/index.ts'
import {
  addPolicy,
  calculateComplianceRate,
  editPolicy,
  findNextPolicy,
  getPolicy,
  listAllReviews,
  listPolicies,
  listReviews,
  recordReview,
  remindOfReviews,
} from './index.ts'

let database: TestDatabase
let ctx: MemberCtx
beforeEach(async () => {
  database = await openTestDatabase()
  ctx = await createMember(database, { userType: 'GOVERNMENT' })
})
afterEach(() => database.close())

const listMails = async () => {
  const rows = await database.db.selectFrom('outbox').select(['recipient', 'props']).execute()
  return rows.map(({ recipient, props }) => ({ recipient, ...JSON.parse(props) }))
}

test('a new policy is partial until its first review', async () => {
  const id = await addPolicy(ctx, policyForm({ checklist: ' One \n\n Two \n One ' }))
  expect(await getPolicy(ctx, id)).toMatchObject({ level: 'PARTIAL', lastReview: null, checklist: ['One', 'Two'] })
  await expect(addPolicy(ctx, policyForm({ checklist: ' \n ', reviewMonths: '0' }))).rejects.toMatchObject({
    fieldErrors: {
      checklist: 'Please list at least one thing to check, one a line',
      reviewMonths: 'Please enter months from 1 to 60',
    },
  })
})

test("a review sets the policy's outcome and dates, and keeps its checklist", async () => {
  const id = await addPolicy(ctx, policyForm())
  await recordReview(ctx, id, reviewForm())
  await editPolicy(ctx, id, policyForm({ checklist: 'Something else', nextReview: '2027-06-01', version: '2' }))
  expect(await getPolicy(ctx, id)).toMatchObject({ level: 'COMPLIANT', lastReview: '2026-11-21', version: 3 })
  expect(await listReviews(ctx, id)).toMatchObject([
    {
      outcome: 'COMPLIANT',
      checks: [
        { text: 'Records are up to date', isMet: true },
        { text: 'Staff were trained', isMet: true },
      ],
      evidenceLink: 'https://records.example/minutes',
      by: 'Niamh Ní Bhriain',
    },
  ])
})

test('a policy with an unmet line is not compliant, and dates and links are checked', async () => {
  const id = await addPolicy(ctx, policyForm())
  const getFieldErrors = (changes: Record<string, unknown>) =>
    recordReview(ctx, id, reviewForm(changes)).then(
      () => ({}),
      (error) => error.fieldErrors,
    )
  expect(await getFieldErrors({ checks: ['Staff were trained'] })).toEqual({
    outcome: 'One line of the checklist is open, so the outcome is partial',
  })
  expect(await getFieldErrors({ nextReview: '2026-11-21' })).toEqual({
    nextReview: 'The next review must be after today',
  })
  expect(await getFieldErrors({ evidenceLink: 'javascript:alert(1)', findings: '' })).toEqual({
    evidenceLink: 'Please enter a whole link, like https://example.ie/minutes',
    findings: 'Please write what you found',
  })
  expect(await listReviews(ctx, id)).toEqual([])
  await recordReview(ctx, id, reviewForm({ outcome: 'PARTIAL', checks: [] }))
  await expect(recordReview(ctx, id, reviewForm())).rejects.toMatchObject({ code: 'conflict' })
})

test('no statement changes or removes a review, except the erasure of its organisation', async () => {
  const id = await addPolicy(ctx, policyForm())
  await recordReview(ctx, id, reviewForm())
  await expect(database.db.updateTable('policy_reviews').set({ findings: 'Fine' }).execute()).rejects.toThrow(
    'never changed',
  )
  await expect(database.db.deleteFrom('policy_reviews').execute()).rejects.toThrow('never')
  await database.db.deleteFrom('policies').where('id', '=', id).execute()
  expect(await database.db.selectFrom('policy_reviews').selectAll().execute()).toEqual([])
})

test('the rate counts policies found compliant whose next review is not overdue', () => {
  const policy = (level: 'COMPLIANT' | 'PARTIAL', isOverdue = false) => ({ level, isOverdue })
  expect(calculateComplianceRate([])).toBeNull()
  expect(calculateComplianceRate([policy('COMPLIANT'), policy('COMPLIANT'), policy('PARTIAL')])).toBe(66)
  expect(calculateComplianceRate([policy('COMPLIANT', true)])).toBe(0)
})

test('one mail goes out two weeks ahead and one on the day, with any number of processes', async () => {
  const id = await addPolicy(ctx, policyForm({ nextReview: '2026-12-20' }))
  const run = () => remindOfReviews(testCtx(database, { kind: 'job', name: 'test' }))
  await run()
  expect(await listMails()).toEqual([])
  database.clock.set('2026-12-06T00:30:00.000Z')
  await Promise.all([run(), remindOfReviews(testCtx(database.connectAgain(), { kind: 'job', name: 'other' }))])
  await run()
  expect(await listMails()).toMatchObject([{ policyId: id, dueOn: '2026-12-20', isDue: false, firstName: 'Niamh' }])
  database.clock.set('2026-12-20T00:30:00.000Z')
  await run()
  await run()
  expect((await listMails()).map(({ isDue }) => isDue)).toEqual([false, true])
  await recordReview(ctx, id, reviewForm({ nextReview: '2027-12-20' }))
  await run()
  expect(await listMails()).toHaveLength(2)
})

test('samples cause no reminders, and clearing them keeps reviewed policies', async () => {
  await addSampleData(asTx(ctx), { id: ctx.actor.organisationId, userType: 'GOVERNMENT' })
  database.clock.set('2027-10-01T09:00:00.000Z')
  await remindOfReviews(testCtx(database, { kind: 'job', name: 'test' }))
  expect(await listMails()).toEqual([])
  const next = await findNextPolicy(ctx)
  if (next === undefined) throw new Error('no policy')
  expect(next).toMatchObject({ isSample: true, isOverdue: true })
  await recordReview(ctx, next.id, reviewForm({ checks: next.checklist, nextReview: '2028-01-01' }))
  await clearSampleData(ctx)
  expect((await listPolicies(ctx)).map(({ id }) => id)).toEqual([next.id])
  expect(await listAllReviews(ctx)).toHaveLength(2)
})

test("another organisation's policy is not found", async () => {
  const id = await addPolicy(ctx, policyForm())
  const stranger = await createMember(database, { userType: 'GOVERNMENT' })
  const missing = { code: 'not_found' }
  await expect(getPolicy(stranger, id)).rejects.toMatchObject(missing)
  await expect(editPolicy(stranger, id, policyForm({ version: '1' }))).rejects.toMatchObject(missing)
  await expect(recordReview(stranger, id, reviewForm())).rejects.toMatchObject(missing)
  await expect(listReviews(stranger, id)).rejects.toMatchObject(missing)
  expect(await listPolicies(stranger)).toEqual([])
  const business = await createMember(database)
  await expect(listPolicies(business)).rejects.toMatchObject({ code: 'forbidden' })
})
