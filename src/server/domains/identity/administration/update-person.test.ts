import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../../tests/support/database.ts'
import { createAdministrator, createPerson, createSessionOf } from '../../../../../tests/support/staff.ts'
import { disablePerson, enablePerson, resetTwoFactor } from './disable-person.ts'
import { getPersonRecord } from './get-person-record.ts'
import { listDestinations, movePerson } from './move-person.ts'
import { updatePerson } from './update-person.ts'

let deps: TestDatabase
let admin: Awaited<ReturnType<typeof createAdministrator>>
beforeAll(async () => {
  deps = await openTestDatabase()
  admin = await createAdministrator(deps)
})
afterAll(() => deps.close())

const buildForm = async (id: string, changes: Record<string, unknown> = {}) => {
  const { version, firstName, lastName, jobTitle, phone, userType, role } = await getPersonRecord(admin, id)
  return { version, firstName, lastName, jobTitle, phone, userType, role, ...changes }
}
const listAudit = async (id: string) =>
  (await deps.db.selectFrom('audit_log').select('action').where('subject_id', '=', id).orderBy('id').execute()).map(
    ({ action }) => action,
  )

test('a new name is stored and found, and sessions go on', async () => {
  const { id } = await createPerson(deps)
  await createSessionOf(deps, id)
  await updatePerson(admin, id, await buildForm(id, { lastName: 'Ní Fhloinn', phone: '091 123456' }))
  const record = await getPersonRecord(admin, id)
  expect(record).toMatchObject({ lastName: 'Ní Fhloinn', phone: '+35391123456', version: 2 })
  expect(record.sessions).toHaveLength(1)
  const terms = await deps.db.selectFrom('search_terms').select('term').where('subject_id', '=', id).execute()
  expect(terms.map(({ term }) => term)).toContain('fhloinn')
  expect(await listAudit(id)).toEqual(['user.updated'])
})

test('the second of two editors gets a conflict, and the first edit stays', async () => {
  const { id } = await createPerson(deps)
  const [first, second] = [await buildForm(id, { firstName: 'Una' }), await buildForm(id, { firstName: 'Nuala' })]
  await updatePerson(admin, id, first)
  await expect(updatePerson(admin, id, second)).rejects.toMatchObject({ code: 'conflict' })
  expect((await getPersonRecord(admin, id)).firstName).toBe('Una')
})

test('a new administrator moves to the company and must sign in again, and a former one gets an own organisation', async () => {
  const { id, organisation_id } = await createPerson(deps)
  await createSessionOf(deps, id)
  await updatePerson(admin, id, await buildForm(id, { role: 'ADMIN' }))
  const promoted = await getPersonRecord(admin, id)
  expect([promoted.organisation.kind, promoted.sessions]).toEqual(['company', []])
  await updatePerson(admin, id, await buildForm(id, { role: 'USER' }))
  const back = await getPersonRecord(admin, id)
  expect(back.organisation).toMatchObject({ kind: 'customer', name: 'Niamh Ní Bhriain', colleagues: 0 })
  expect(back.organisation.id).not.toBe(organisation_id)
})

test('a new portal moves the organisation too, unless it has colleagues', async () => {
  const { id, organisation_id } = await createPerson(deps)
  await createSessionOf(deps, id)
  await updatePerson(admin, id, await buildForm(id, { userType: 'GOVERNMENT' }))
  const moved = await getPersonRecord(admin, id)
  expect([moved.userType, moved.organisation.businessType, moved.sessions]).toEqual(['GOVERNMENT', 'GOVERNMENT', []])
  const colleague = await createPerson(deps, { userType: 'GOVERNMENT' })
  await movePerson(admin, colleague.id, { version: 1, organisationId: organisation_id })
  await expect(updatePerson(admin, id, await buildForm(id, { userType: 'BUSINESS' }))).rejects.toMatchObject({
    code: 'conflict',
    fieldErrors: { userType: expect.any(String) },
  })
})

test('a person can move only to a customer of the same portal', async () => {
  const { id } = await createPerson(deps, { organisation: 'Left behind' })
  const target = await createPerson(deps, { organisation: 'Zeta Bakery' })
  const council = await createPerson(deps, { organisation: 'Zeta Council', userType: 'GOVERNMENT' })
  const offered = await listDestinations(admin, id, 'zeta')
  expect(offered.map(({ name, people }) => [name, people])).toEqual([['Zeta Bakery', 1]])
  for (const organisationId of [council.organisation_id, 'org_company', 'org_none']) {
    await expect(movePerson(admin, id, { version: 1, organisationId })).rejects.toMatchObject({ code: 'conflict' })
  }
  await movePerson(admin, id, { version: 1, organisationId: target.organisation_id })
  expect((await getPersonRecord(admin, id)).organisation).toMatchObject({ name: 'Zeta Bakery', colleagues: 1 })
  await expect(movePerson(admin, admin.actor.userId, { version: 1, organisationId: 'org_none' })).rejects.toMatchObject(
    {
      code: 'conflict',
    },
  )
})

test('a disabled person is signed out at once, and nobody can disable or demote themselves', async () => {
  const { id } = await createPerson(deps)
  await createSessionOf(deps, id)
  await disablePerson(admin, id)
  await disablePerson(admin, id)
  expect(await getPersonRecord(admin, id)).toMatchObject({ disabledAt: expect.any(String), sessions: [] })
  await enablePerson(admin, id)
  expect(await listAudit(id)).toEqual(['user.disabled', 'user.enabled'])
  const own = admin.actor.userId
  await expect(disablePerson(admin, own)).rejects.toMatchObject({ code: 'conflict' })
  await expect(updatePerson(admin, own, await buildForm(own, { role: 'USER' }))).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('one administrator stays when two demote or disable each other at once', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await createAdministrator(deps, 'Una'), await createAdministrator(deps.connectAgain(), 'Nuala')]
    await deps.db.updateTable('users').set({ role: 'USER' }).where('first_name', '=', 'Aoife').execute()
    const [ofOne, ofTwo] = [
      { version: 1, firstName: 'Una', lastName: 'Walsh', userType: 'BUSINESS', role: 'USER' },
      { version: 1, firstName: 'Nuala', lastName: 'Walsh', userType: 'BUSINESS', role: 'USER' },
    ]
    const results = await Promise.allSettled(
      round % 2 === 0
        ? [updatePerson(one, two.actor.userId, ofTwo), updatePerson(two, one.actor.userId, ofOne)]
        : [disablePerson(one, two.actor.userId), disablePerson(two, one.actor.userId)],
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const left = deps.db.selectFrom('users').select('id').where('role', '=', 'ADMIN').where('disabled_at', 'is', null)
    expect(await left.execute()).toHaveLength(1)
    await deps.db.updateTable('users').set({ role: 'USER' }).where('role', '=', 'ADMIN').execute()
    await deps.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', admin.actor.userId).execute()
  }
})

test('resetting a second factor ends the sessions and mails the owner', async () => {
  const { id, email } = await createPerson(deps)
  await expect(resetTwoFactor(admin, id)).rejects.toMatchObject({ code: 'conflict' })
  const on = { two_factor_secret: 'ABC', two_factor_enabled_at: deps.now().toISOString() }
  await deps.db.updateTable('users').set(on).where('id', '=', id).execute()
  await createSessionOf(deps, id)
  await resetTwoFactor(admin, id)
  expect(await getPersonRecord(admin, id)).toMatchObject({ twoFactorEnabledAt: null, sessions: [] })
  const mails = await deps.db.selectFrom('outbox').select('template').where('recipient', '=', email).execute()
  expect(mails).toEqual([{ template: 'two-factor-reset' }])
})

test('an unknown person is not found by any action', async () => {
  for (const id of ['usr_none', "x'; drop", '../x', '']) {
    await expect(getPersonRecord(admin, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(disablePerson(admin, id)).rejects.toMatchObject({ code: 'not_found' })
  }
})
