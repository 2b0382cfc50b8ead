import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UserType } from '#contracts/session.ts'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../../tests/support/database.ts'
import { fillTables } from '../../../../../tests/support/fill-tables.ts'
import { moveTo } from '../../../../../tests/support/memberships.ts'
import { createAdministrator, createPerson, createSessionOf } from '../../../../../tests/support/staff.ts'
import type { Ctx } from '../../../context.ts'
import {
  listOpenPrivacyRequests,
  setPrivacyPace,
  submitContactMessage,
  submitPrivacyRequest,
  submitVisitorPrivacyRequest,
} from '../../enquiries/index.ts'
import { addSampleData } from '../../samples/index.ts'
import { PERSONAL_DATA } from '../personal-data.ts'
import type { TablePolicy } from '../table-policy.ts'
import { erasePerson, exportPerson, findHeldData } from './index.ts'

let deps: TestDatabase
let admin: Awaited<ReturnType<typeof createAdministrator>>
beforeAll(async () => {
  deps = await openTestDatabase()
  admin = await createAdministrator(deps)
})
afterAll(() => deps.close())

/** Reads every row of every table except the audit log, as one text. */
async function readEverything(): Promise<string> {
  const tables = Object.keys(PERSONAL_DATA).filter((table) => table !== 'audit_log')
  const rows = tables.map((table) => sql`select * from ${sql.table(table)}`.execute(deps.db))
  return JSON.stringify((await Promise.all(rows)).map((result) => result.rows)).toLowerCase()
}

const contact = (email: string) => ({ name: 'Zoran', email, organization: 'Zq Ltd', message: 'Zqxj secret message.' })

/** Creates a person with samples, a session, a message and a request. */
async function createSomebody(email: string, userType: UserType = 'BUSINESS') {
  const user = await createPerson(deps, { email, firstName: 'Zqxj', organisation: 'Zqxj Bakery', userType })
  await createSessionOf(deps, user.id)
  await addSampleData(asTx(testCtx(deps, { kind: 'job', name: 'test' })), { id: user.organisation_id, userType })
  const place = { organisationId: user.organisation_id, organisationRole: 'owner' as const }
  const actor = { kind: 'member' as const, userId: user.id, ...place }
  const own: Ctx = testCtx(deps, { ...actor, userType, role: 'USER', sessionId: 'x' })
  await submitPrivacyRequest(own, { right: 'access', message: 'Zqxj asks for a copy.' })
  await submitContactMessage(testCtx(deps), contact(email.toUpperCase()))
  return user
}

test('rows are counted by table, with the reason to keep some', async () => {
  const { email, organisation_id } = await createSomebody('held@zq.example')
  const listHeld = await findHeldData(admin, { email: ' Held@ZQ.example ' })
  const tables = Object.fromEntries(listHeld.tables.map(({ table, rows }) => [table, rows]))
  expect(tables).toMatchObject({ enquiries: 2, users: 1, sessions: 1, organisations: 1 })
  expect(listHeld.tables.find(({ table }) => table === 'audit_log')?.keptBecause).toContain('by ids')
  expect([listHeld.organisationGoes, listHeld.account?.organisation]).toEqual([true, 'Zqxj Bakery'])
  const other = await createPerson(deps)
  await moveTo(deps.db, other.id, organisation_id)
  const shared = await findHeldData(admin, { email })
  expect(shared.organisationGoes).toBe(false)
  expect(shared.tables.find(({ table }) => table === 'organisations')?.keptBecause).toContain('colleagues')
})

/** The copies of messages and bookings contain what these tables hold. */
const COPIED_ELSEWHERE = [
  'chat_words',
  'topics',
  'booking_codes',
  'booking_links',
  'booking_cells',
  'contact_sessions',
  'waiting_links',
]

test('a person with a row in every table is copied completely and erased without a trace', async () => {
  const personal = Object.entries<TablePolicy>(PERSONAL_DATA).flatMap(([table, { holds }]) =>
    holds === 'personal data' && !COPIED_ELSEWHERE.includes(table) ? [table] : [],
  )
  const walked = new Set<string>()
  for (const userType of ['BUSINESS', 'GOVERNMENT'] as const) {
    const user = await createSomebody(`walk-${userType.toLowerCase()}@zq.example`, userType)
    const listHeld = async () => (await findHeldData(admin, user)).tables.map(({ table }) => table)
    const before = await listHeld()
    // Samples fill nearly all tables of a portal, and the schema fills the rest.
    if (userType === 'GOVERNMENT') await fillTables(deps, user, (table) => before.includes(table) || walked.has(table))
    const { tables } = await exportPerson(admin, user)
    for (const table of await listHeld()) {
      walked.add(table)
      expect([table, tables[table]?.length]).not.toEqual([table, 0])
    }
    await erasePerson(admin, { ...user, confirmation: user.email })
    await deps.db.deleteFrom('outbox').where('template', '=', 'account-erased').execute()
    const left = await readEverything()
    for (const trace of [user.email, user.id, user.organisation_id]) expect(left).not.toContain(trace.toLowerCase())
  }
  expect(personal.filter((table) => !walked.has(table))).toEqual([])
})

test('the copy contains every counted table, and no secrets', async () => {
  const { email } = await createSomebody('copy@zq.example')
  const { tables } = await exportPerson(admin, { email })
  for (const { table, rows } of (await findHeldData(admin, { email })).tables) {
    expect([table, (tables[table]?.length ?? 0) >= rows]).toEqual([table, true])
  }
  expect(JSON.stringify(tables)).toContain('Zqxj secret message.')
  expect(JSON.stringify(tables)).not.toMatch(/password_hash|two_factor_secret|code_hash/)
})

test('a person is erased from every table, with an organisation that has nobody else', async () => {
  const user = await createSomebody('gone@zq.example')
  const wrong = erasePerson(admin, { email: user.email, confirmation: 'gone@zq' })
  await expect(wrong).rejects.toMatchObject({ fieldErrors: { confirmation: expect.any(String) } })
  await erasePerson(admin, { email: user.email, confirmation: user.email })
  await deps.db.deleteFrom('outbox').where('template', '=', 'account-erased').execute()
  const left = await readEverything()
  for (const trace of [user.email, user.id, user.organisation_id]) expect(left).not.toContain(trace.toLowerCase())
  expect((await findHeldData(admin, { email: user.email })).tables).toEqual([])
})

test('a person without an account is found, copied and erased by address', async () => {
  const email = 'visitor@zq.example'
  await submitContactMessage(testCtx(deps), contact(email))
  await submitVisitorPrivacyRequest(testCtx(deps), { ...contact(email), right: 'erasure', isUrgent: 'on' })
  const listHeld = await findHeldData(admin, { email })
  expect(listHeld.account).toBeUndefined()
  expect((await exportPerson(admin, { email })).tables.enquiries).toHaveLength(2)
  await erasePerson(admin, { email, confirmation: email })
  await deps.db.deleteFrom('outbox').where('template', '=', 'data-erased').execute()
  expect(await readEverything()).not.toContain(email)
  const log = await deps.db.selectFrom('audit_log').select('details').where('action', '=', 'account.erased').execute()
  expect(JSON.stringify(log)).not.toContain('zq.example')
})

test('a request is due in 30 days, in 5 when urgent, and in 60 once it turns out complex', async () => {
  const email = 'due@zq.example'
  await submitVisitorPrivacyRequest(testCtx(deps), { ...contact(email), right: 'objection', isUrgent: 'on' })
  await submitVisitorPrivacyRequest(testCtx(deps), { ...contact(email), right: 'access' })
  const [urgent, standard] = (await listOpenPrivacyRequests(admin)).filter((request) => request.email === email)
  expect([urgent?.pace, standard?.pace]).toEqual(['urgent', 'standard'])
  expect(Date.parse(urgent?.replyDueAt ?? '') - deps.now().getTime()).toBe(5 * 86_400_000)
  const { id = '', version } = standard ?? {}
  await setPrivacyPace(admin, { id, version, pace: 'complex' })
  await expect(setPrivacyPace(admin, { id, version, pace: 'urgent' })).rejects.toMatchObject({ code: 'conflict' })
  const changed = (await listOpenPrivacyRequests(admin)).find((request) => request.id === id)
  expect([changed?.pace, changed?.replyDueAt]).toEqual(['complex', '2027-01-20T09:30:00.000Z'])
  const acknowledged = deps.db.selectFrom('outbox').select('id').where('template', '=', 'request-acknowledgment')
  expect(await acknowledged.where('recipient', '=', email).execute()).toHaveLength(2)
})

test('administrators cannot erase themselves here, and customers can do none of this', async () => {
  const own = await deps.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', admin.actor.userId)
    .executeTakeFirstOrThrow()
  const self = erasePerson(admin, { email: own.email, confirmation: own.email })
  await expect(self).rejects.toMatchObject({ code: 'conflict' })
  const customer = { ...admin, actor: { ...admin.actor, role: 'USER' as const } }
  const input = { email: own.email, confirmation: own.email }
  for (const verb of [findHeldData, exportPerson, erasePerson, setPrivacyPace]) {
    await expect(verb(customer, input)).rejects.toMatchObject({ code: 'forbidden' })
  }
})
