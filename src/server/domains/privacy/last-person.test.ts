import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { listOrphans } from '../../../../tests/support/orphans.ts'
import { createAdministrator } from '../../../../tests/support/staff.ts'
import type { Ctx } from '../../context.ts'
import { cancelSubscription } from '../billing/index.ts'
import { disablePerson, movePerson, updatePerson } from '../identity/index.ts'
import { openTicket } from '../support/index.ts'
import { eraseDesertedOrganisations, eraseEndedOrganisations, erasePerson } from './index.ts'

let deps: TestDatabase
let admin: Ctx
let target: string
beforeEach(async () => {
  deps = await openTestDatabase()
  admin = await createAdministrator(deps)
  target = (await createMember(deps)).actor.organisationId
})
afterEach(() => deps.close())

const asJob = (own = deps as Pick<TestDatabase, 'db'>) => ({
  ...testCtx(deps, { kind: 'job', name: 'test' }),
  db: own.db,
})
const move = (person: MemberCtx, by = admin, to = target) =>
  movePerson(by, person.actor.userId, { version: 1, organisationId: to })
const promotion = { version: 1, firstName: 'Niamh', lastName: 'Byrne', userType: 'BUSINESS', role: 'ADMIN' }
const promote = (person: MemberCtx, by = admin) => updatePerson(by, person.actor.userId, promotion)
const organisation = ({ actor }: MemberCtx) =>
  deps.db.selectFrom('organisations').select('id').where('id', '=', actor.organisationId).executeTakeFirst()

async function colleagueOf({ actor }: MemberCtx): Promise<MemberCtx> {
  const colleague = await createMember(deps)
  const { organisationId } = actor
  const own = colleague.actor.organisationId
  await deps.db
    .updateTable('users')
    .set({ organisation_id: organisationId })
    .where('id', '=', colleague.actor.userId)
    .execute()
  await deps.db.deleteFrom('search_terms').where('subject_id', '=', own).execute()
  await deps.db.deleteFrom('organisations').where('id', '=', own).execute()
  return { ...colleague, actor: { ...colleague.actor, organisationId } }
}

async function erasures(): Promise<string[]> {
  const rows = deps.db.selectFrom('audit_log').select('subject_id').where('action', '=', 'organisation.erased')
  return (await rows.execute()).map(({ subject_id }) => subject_id)
}

test.each([
  ['moved', move],
  ['made an administrator', promote],
])('an organisation ends with its last person, who is %s, and the log tells of it once', async (_, leave) => {
  const niamh = await createMember(deps, { plan: 'professional' })
  await openTicket(niamh, { subject: 'Wren', category: 'other', message: 'Wren' })
  await leave(niamh)
  await eraseDesertedOrganisations(asJob())
  await Promise.all([eraseDesertedOrganisations(asJob()), eraseDesertedOrganisations(asJob(deps.connectAgain()))])
  expect(await organisation(niamh)).toBeUndefined()
  expect(await erasures()).toEqual([niamh.actor.organisationId])
  expect(await listOrphans(deps)).toEqual([])
  expect(await deps.db.selectFrom('users').select('id').where('id', '=', niamh.actor.userId).execute()).toHaveLength(1)
})

test.each([
  ['moved', move],
  ['made an administrator', promote],
  ['disabled', (person: MemberCtx) => disablePerson(admin, person.actor.userId)],
])('while a plan is paid for, its last person is not %s, until it is cancelled', async (_, leave) => {
  const niamh = await createMember(deps, { plan: 'advanced' })
  await expect(leave(niamh)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/its plan is running\. Ask them to cancel the plan first/),
  })
  await cancelSubscription(niamh)
  await leave(niamh)
})

test('an organisation ends with its last person, who is erased, and so does its plan', async () => {
  const niamh = await createMember(deps, { plan: 'advanced' })
  const email = `${niamh.actor.userId}@example.ie`
  await erasePerson(admin, { email, confirmation: email })
  expect(await organisation(niamh)).toBeUndefined()
  expect(await listOrphans(deps)).toEqual([])
})

test('whoever still has a colleague leaves freely', async () => {
  const niamh = await createMember(deps, { plan: 'advanced' })
  await colleagueOf(niamh)
  await move(niamh)
  await eraseDesertedOrganisations(asJob())
  expect(await organisation(niamh)).toBeDefined()
})

test('of the two last people who are moved at the same moment one stays with the plan', async () => {
  for (let round = 0; round < 5; round++) {
    const niamh = await createMember(deps, { plan: 'advanced' })
    const colleague = await colleagueOf(niamh)
    const elsewhere = { ...admin, db: deps.connectAgain().db }
    const results = await Promise.allSettled([move(niamh), move(colleague, elsewhere)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
  }
})

test('somebody who moves into a deserted organisation at the moment of its end finds it, or is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const niamh = await createMember(deps)
    await move(niamh)
    const mover = await createMember(deps)
    const [moved] = await Promise.allSettled([
      move(mover, { ...admin, db: deps.connectAgain().db }, niamh.actor.organisationId),
      eraseDesertedOrganisations(asJob()),
    ])
    const { organisation_id } = await deps.db
      .selectFrom('users')
      .select('organisation_id')
      .where('id', '=', mover.actor.userId)
      .executeTakeFirstOrThrow()
    expect(organisation_id === niamh.actor.organisationId).toBe(moved?.status === 'fulfilled')
    if (moved?.status === 'rejected') expect(moved.reason).toMatchObject({ code: 'conflict' })
    await eraseDesertedOrganisations(asJob())
  }
})

test('an organisation that nobody belongs to is erased when its time is over, once', async () => {
  const niamh = await createMember(deps, { plan: 'advanced' })
  const ended = deps.now().toISOString()
  const end = { status: 'cancelled' as const, cancelled_at: ended, ends_at: ended, data_until: ended }
  const { id } = await deps.db.updateTable('subscriptions').set(end).returning('id').executeTakeFirstOrThrow()
  const { organisationId } = niamh.actor
  const warning = { subject_id: id, kind: `data-deletion:${ended}`, organisation_id: organisationId, at: ended }
  await deps.db.insertInto('billing_notices').values(warning).execute()
  await deps.db.updateTable('users').set({ organisation_id: target }).where('id', '=', niamh.actor.userId).execute()
  for (let hour = 0; hour < 3; hour++) await eraseEndedOrganisations(asJob())
  expect(await organisation(niamh)).toBeUndefined()
  expect(await erasures()).toEqual([organisationId])
  expect(await listOrphans(deps)).toEqual([])
})
