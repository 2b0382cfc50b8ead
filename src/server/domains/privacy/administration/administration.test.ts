import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UserType } from '#contracts/session.ts'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../../tests/support/database.ts'
import { fillTables } from '../../../../../tests/support/fill-tables.ts'
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
import { PERSONAL_DATA, type TablePolicy } from '../personal-data.ts'
import { erasePerson, exportPerson, findHeld } from './index.ts'

let deps: TestDatabase
let admin: Awaited<ReturnType<typeof createAdministrator>>
beforeAll(async () => {
  deps = await openTestDatabase()
  admin = await createAdministrator(deps)
})
afterAll(() => deps.close())

/** Every row of every table but the log of who did what, as one text. */
async function everything(): Promise<string> {
  const tables = Object.keys(PERSONAL_DATA).filter((table) => table !== 'audit_log')
  const rows = tables.map((table) => sql`select * from ${sql.table(table)}`.execute(deps.db))
  return JSON.stringify((await Promise.all(rows)).map((result) => result.rows)).toLowerCase()
}

const contact = (email: string) => ({ name: 'Zoran', email, organization: 'Zq Ltd', message: 'Zqxj secret message.' })

/** Somebody with samples, a session, a message and a request. */
async function somebody(email: string, userType: UserType = 'BUSINESS') {
  const user = await createPerson(deps, { email, firstName: 'Zqxj', organisation: 'Zqxj Bakery', userType })
  await createSessionOf(deps, user.id)
  await addSampleData(asTx(testCtx(deps, { kind: 'job', name: 'test' })), { id: user.organisation_id, userType })
  const actor = { kind: 'member' as const, userId: user.id, organisationId: user.organisation_id }
  const own: Ctx = testCtx(deps, { ...actor, userType, role: 'USER', sessionId: 'x' })
  await submitPrivacyRequest(own, { right: 'access', message: 'Zqxj asks for a copy.' })
  await submitContactMessage(testCtx(deps), contact(email.toUpperCase()))
  return user
}

test('what is held is counted by table, with what has to stay and why', async () => {
  const { email } = await somebody('held@zq.example')
  const held = await findHeld(admin, { email: ' Held@ZQ.example ' })
  const tables = Object.fromEntries(held.tables.map(({ table, rows }) => [table, rows]))
  expect(tables).toMatchObject({ enquiries: 2, users: 1, sessions: 1, organisations: 1 })
  expect(held.tables.find(({ table }) => table === 'audit_log')?.keptBecause).toContain('by ids')
  expect([held.organisationGoes, held.account?.organisation]).toEqual([true, 'Zqxj Bakery'])
  const other = await createPerson(deps)
  await deps.db
    .updateTable('users')
    .set({
      organisation_id: (
        await deps.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
      ).organisation_id,
    })
    .where('id', '=', other.id)
    .execute()
  const shared = await findHeld(admin, { email })
  expect(shared.organisationGoes).toBe(false)
  expect(shared.tables.find(({ table }) => table === 'organisations')?.keptBecause).toContain('colleagues')
})

/** What they hold is in the copy of the messages already. */
const COPIED_ELSEWHERE = ['chat_words', 'topics']

test('a person with a row in every table is copied completely and erased without a trace', async () => {
  const personal = Object.entries<TablePolicy>(PERSONAL_DATA).flatMap(([table, { holds }]) =>
    holds === 'personal data' && !COPIED_ELSEWHERE.includes(table) ? [table] : [],
  )
  const walked = new Set<string>()
  for (const userType of ['BUSINESS', 'GOVERNMENT'] as const) {
    const user = await somebody(`walk-${userType.toLowerCase()}@zq.example`, userType)
    const held = async () => (await findHeld(admin, user)).tables.map(({ table }) => table)
    const before = await held()
    // Nearly all of a portal is there by its samples; the rest is filled in from the schema.
    if (userType === 'GOVERNMENT') await fillTables(deps, user, (table) => before.includes(table) || walked.has(table))
    const { tables } = await exportPerson(admin, user)
    for (const table of await held()) {
      walked.add(table)
      expect([table, tables[table]?.length]).not.toEqual([table, 0])
    }
    await erasePerson(admin, { ...user, confirmation: user.email })
    await deps.db.deleteFrom('outbox').where('template', '=', 'account-erased').execute()
    const left = await everything()
    for (const trace of [user.email, user.id, user.organisation_id]) expect(left).not.toContain(trace.toLowerCase())
  }
  expect(personal.filter((table) => !walked.has(table))).toEqual([])
})

test('the copy holds every table that was counted, and nothing secret', async () => {
  const { email } = await somebody('copy@zq.example')
  const { tables } = await exportPerson(admin, { email })
  for (const { table, rows } of (await findHeld(admin, { email })).tables) {
    expect([table, (tables[table]?.length ?? 0) >= rows]).toEqual([table, true])
  }
  expect(JSON.stringify(tables)).toContain('Zqxj secret message.')
  expect(JSON.stringify(tables)).not.toMatch(/password_hash|two_factor_secret|code_hash/)
})

test('somebody is erased out of every table, with the organisation that nobody else belongs to', async () => {
  const user = await somebody('gone@zq.example')
  const wrong = erasePerson(admin, { email: user.email, confirmation: 'gone@zq' })
  await expect(wrong).rejects.toMatchObject({ fieldErrors: { confirmation: expect.any(String) } })
  await erasePerson(admin, { email: user.email, confirmation: user.email })
  await deps.db.deleteFrom('outbox').where('template', '=', 'account-erased').execute()
  const left = await everything()
  for (const trace of [user.email, user.id, user.organisation_id]) expect(left).not.toContain(trace.toLowerCase())
  expect((await findHeld(admin, { email: user.email })).tables).toEqual([])
})

test('somebody without an account is found, copied and erased by their address', async () => {
  const email = 'visitor@zq.example'
  await submitContactMessage(testCtx(deps), contact(email))
  await submitVisitorPrivacyRequest(testCtx(deps), { ...contact(email), right: 'erasure', isUrgent: 'on' })
  const held = await findHeld(admin, { email })
  expect(held.account).toBeUndefined()
  expect((await exportPerson(admin, { email })).tables.enquiries).toHaveLength(2)
  await erasePerson(admin, { email, confirmation: email })
  await deps.db.deleteFrom('outbox').where('template', '=', 'data-erased').execute()
  expect(await everything()).not.toContain(email)
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

test('nobody erases themselves here, and customers do nothing of all this', async () => {
  const own = await deps.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', admin.actor.userId)
    .executeTakeFirstOrThrow()
  const self = erasePerson(admin, { email: own.email, confirmation: own.email })
  await expect(self).rejects.toMatchObject({ code: 'conflict' })
  const customer = { ...admin, actor: { ...admin.actor, role: 'USER' as const } }
  const input = { email: own.email, confirmation: own.email }
  for (const verb of [findHeld, exportPerson, erasePerson, setPrivacyPace]) {
    await expect(verb(customer, input)).rejects.toMatchObject({ code: 'forbidden' })
  }
})
