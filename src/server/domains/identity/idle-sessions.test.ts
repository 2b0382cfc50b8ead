import { afterEach, beforeEach, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { getSettingsForm, saveSettings } from '../operations/index.ts'
import { listSessions } from './own-sessions.ts'
import { beginSession, findSession } from './sessions.ts'
import { getUser, placeUserWhereLast } from './users.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let database: TestDatabase
let administrator: MemberCtx
beforeEach(async () => {
  database = await openTestDatabase()
  administrator = await createMember(database, { role: 'ADMIN' })
})
afterEach(() => database.close())

async function signIn(person: MemberCtx) {
  const user = await placeUserWhereLast(person, await getUser(person, person.actor.userId))
  return beginSession(asTx(testCtx(database)), user, { device: 'Firefox on Linux', cookie: 'kept' })
}

const isSignedIn = async (token: string) => (await findSession(testCtx(database), token)) !== undefined

async function setIdleHours(hours: number): Promise<void> {
  const { texts, versions } = await getSettingsForm(administrator)
  const change = { ...texts, 'security.adminIdleHours': String(hours) }
  await saveSettings(administrator, { texts: change, base: texts, versions })
}

test('an administrator is signed out after 24 idle hours, and stays signed in while working', async () => {
  const [idle, busy] = [await signIn(administrator), await signIn(administrator)]
  for (let hours = 0; hours < 24; hours += 8) {
    database.clock.advance(8 * HOUR)
    expect(await isSignedIn(busy.token)).toBe(hours < 24)
  }
  expect([await isSignedIn(idle.token), await isSignedIn(busy.token)]).toEqual([false, true])
})

test('no session lasts longer than its maximum, and the cookie lasts as long', async () => {
  const { token, expiresAt } = await signIn(administrator)
  expect(expiresAt).toBe('2026-11-28T09:30:00.000Z')
  for (let hours = 8; hours < 7 * 24; hours += 8) {
    database.clock.advance(8 * HOUR)
    expect(await isSignedIn(token)).toBe(true)
  }
  database.clock.advance(8 * HOUR)
  expect(await isSignedIn(token)).toBe(false)
})

test('customers stay signed in for seven days, even when idle', async () => {
  const { token } = await signIn(await createMember(database))
  database.clock.advance(7 * 24 * HOUR - MINUTE)
  expect(await isSignedIn(token)).toBe(true)
  database.clock.advance(MINUTE)
  expect(await isSignedIn(token)).toBe(false)
})

test('a shorter idle setting ends current sessions, and a longer one counts from the next use', async () => {
  const [idle, busy] = [await signIn(administrator), await signIn(administrator)]
  database.clock.advance(3 * HOUR)
  expect(await isSignedIn(busy.token)).toBe(true)
  await setIdleHours(2)
  expect([await isSignedIn(idle.token), await isSignedIn(busy.token)]).toEqual([false, true])
  await setIdleHours(48)
  database.clock.advance(HOUR)
  expect(await isSignedIn(busy.token)).toBe(true)
  database.clock.advance(47 * HOUR)
  expect(await isSignedIn(busy.token)).toBe(true)
})

test('the list of sessions shows when each ends, and leaves out ended ones', async () => {
  const { token } = await signIn(administrator)
  await signIn(administrator)
  database.clock.advance(20 * HOUR)
  const found = await findSession(testCtx(database), token)
  if (found === undefined) throw new Error('signed in')
  const own = testCtx(database, found.member)
  expect((await listSessions(own)).map(({ isCurrent, endsAt: readEnd }) => [isCurrent, readEnd])).toEqual([
    [true, '2026-11-23T05:30:00.000Z'],
    [false, '2026-11-22T09:30:00.000Z'],
  ])
  database.clock.advance(5 * HOUR)
  expect((await listSessions(own)).map(({ isCurrent }) => isCurrent)).toEqual([true])
})

test('the last use of a session is written at most every five minutes', async () => {
  const { token } = await signIn(administrator)
  const readEnd = async () => {
    const row = await database.db.selectFrom('sessions').select('expires_at').executeTakeFirstOrThrow()
    return row.expires_at
  }
  const first = await readEnd()
  database.clock.advance(5 * MINUTE)
  await isSignedIn(token)
  expect(await readEnd()).toBe(first)
  database.clock.advance(MINUTE)
  await isSignedIn(token)
  expect(await readEnd()).toBe('2026-11-22T09:36:00.000Z')
})
