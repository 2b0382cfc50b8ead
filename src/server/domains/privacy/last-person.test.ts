import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { moveTo, organisationOf } from '../../../../tests/support/memberships.ts'
import { listOrphans } from '../../../../tests/support/orphans.ts'
import { createAdministrator } from '../../../../tests/support/staff.ts'
import type { Ctx } from '../../context.ts'
import { cancelSubscription } from '../billing/index.ts'
import { disablePerson, movePerson, updatePerson } from '../identity/index.ts'
import { openTicket } from '../support/index.ts'
import { eraseEmptyOrganisations, eraseEndedOrganisations, erasePerson } from './index.ts'

let deps: TestDatabase
let admin: Ctx
let target: string
beforeEach(async () => {
  deps = await openTestDatabase()
  admin = await createAdministrator(deps)
  target = (await createMember(deps)).actor.organisationId
})
afterEach(() => deps.close())

const runAsJob = (own = deps as Pick<TestDatabase, 'db'>) => ({
  ...testCtx(deps, { kind: 'job', name: 'test' }),
  db: own.db,
})
const move = (person: MemberCtx, by = admin, to = target) =>
  movePerson(by, person.actor.userId, { version: 1, organisationId: to })
const promotion = { version: 1, firstName: 'Niamh', lastName: 'Byrne', userType: 'BUSINESS', role: 'ADMIN' }
const promote = (person: MemberCtx, by = admin) => updatePerson(by, person.actor.userId, promotion)
const organisation = ({ actor }: MemberCtx) =>
  deps.db.selectFrom('organisations').select('id').where('id', '=', actor.organisationId).executeTakeFirst()

async function addColleague({ actor }: MemberCtx): Promise<MemberCtx> {
  const colleague = await createMember(deps)
  const { organisationId } = actor
  const own = colleague.actor.organisationId
  await moveTo(deps.db, colleague.actor.userId, organisationId)
  await deps.db.deleteFrom('search_terms').where('subject_id', '=', own).execute()
  await deps.db.deleteFrom('organisations').where('id', '=', own).execute()
  return { ...colleague, actor: { ...colleague.actor, organisationId } }
}

async function listErasures(): Promise<string[]> {
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
  await eraseEmptyOrganisations(runAsJob())
  await Promise.all([eraseEmptyOrganisations(runAsJob()), eraseEmptyOrganisations(runAsJob(deps.connectAgain()))])
  expect(await organisation(niamh)).toBeUndefined()
  expect(await listErasures()).toEqual([niamh.actor.organisationId])
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

test('erasing the last person erases the organisation and its plan', async () => {
  const niamh = await createMember(deps, { plan: 'advanced' })
  const email = `${niamh.actor.userId}@example.ie`
  await erasePerson(admin, { email, confirmation: email })
  expect(await organisation(niamh)).toBeUndefined()
  expect(await listOrphans(deps)).toEqual([])
})

test('a person with a colleague can leave', async () => {
  const niamh = await createMember(deps, { plan: 'advanced' })
  await addColleague(niamh)
  await move(niamh)
  await eraseEmptyOrganisations(runAsJob())
  expect(await organisation(niamh)).toBeDefined()
})

test('of the last two people moved at once, one stays with the plan', async () => {
  for (let round = 0; round < 5; round++) {
    const niamh = await createMember(deps, { plan: 'advanced' })
    const colleague = await addColleague(niamh)
    const elsewhere = { ...admin, db: deps.connectAgain().db }
    const results = await Promise.allSettled([move(niamh), move(colleague, elsewhere)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
  }
})

test('a move into an empty organisation at the moment of its erasure succeeds or is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const niamh = await createMember(deps)
    await move(niamh)
    const mover = await createMember(deps)
    const [moved] = await Promise.allSettled([
      move(mover, { ...admin, db: deps.connectAgain().db }, niamh.actor.organisationId),
      eraseEmptyOrganisations(runAsJob()),
    ])
    expect((await organisationOf(deps.db, mover.actor.userId)) === niamh.actor.organisationId).toBe(
      moved?.status === 'fulfilled',
    )
    if (moved?.status === 'rejected') expect(moved.reason).toMatchObject({ code: 'conflict' })
    await eraseEmptyOrganisations(runAsJob())
  }
})

test('an empty organisation is erased once, after its time', async () => {
  const niamh = await createMember(deps, { plan: 'advanced' })
  const ended = deps.now().toISOString()
  const end = { status: 'cancelled' as const, cancelled_at: ended, ends_at: ended, data_until: ended }
  const { id } = await deps.db.updateTable('subscriptions').set(end).returning('id').executeTakeFirstOrThrow()
  const { organisationId } = niamh.actor
  const warning = { subject_id: id, kind: `data-deletion:${ended}`, organisation_id: organisationId, at: ended }
  await deps.db.insertInto('billing_notices').values(warning).execute()
  await moveTo(deps.db, niamh.actor.userId, target)
  for (let hour = 0; hour < 3; hour++) await eraseEndedOrganisations(runAsJob())
  expect(await organisation(niamh)).toBeUndefined()
  expect(await listErasures()).toEqual([organisationId])
  expect(await listOrphans(deps)).toEqual([])
})
