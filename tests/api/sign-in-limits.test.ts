import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, accountForm, newEmail, PASSWORD } from '../support/accounts.ts'
import { Browser } from '../support/http-browser.ts'
import { elsewhere, LIMITED, shareLimited, statusesOf } from '../support/limits.ts'
import { startServer, type TestServer } from '../support/server.ts'

let app: Accounts
let second: TestServer
beforeAll(async () => {
  app = await shareLimited()
  second = await startServer({ ...app.shared, ...LIMITED })
})
afterAll(async () => {
  await second.end()
})

const from = (headers: Record<string, string>, url = app.server.url) => new Browser(url, headers)
const wrong = (email = newEmail()) => ({ email, password: 'wrong password' })

test('the sixth wrong password for one account from one address must wait', async () => {
  const browser = from(elsewhere())
  const email = newEmail()
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect((await browser.post('/api/auth/signin', wrong(email))).status).toBe(401)
  }
  const { status, body, headers } = await browser.post('/api/auth/signin', wrong(email))
  expect([status, body.code]).toEqual([429, 'rate_limited'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(500)
  expect((await browser.post('/api/login', { ...wrong(email), userType: 'BUSINESS' })).status).toBe(429)
})

test('a forgotten password does not lock out the office', async () => {
  const office = elsewhere()
  const colleague = await app.account({}, elsewhere())
  const forgetful = await app.account({}, elsewhere())
  await statusesOf(30, () => from(office).post('/api/auth/signin', wrong(forgetful.email)))
  const { status } = await from(office).post('/api/auth/signin', { email: colleague.email, password: PASSWORD })
  expect(status).toBe(200)
})

test('after a hundred wrong passwords for many accounts an address must wait', async () => {
  const where = elsewhere()
  const counted = { key: `sign-in:${where['x-forwarded-for']}`, points: 99, expires_at: Date.now() + 60_000 }
  await app.db.insertInto('rate_limits').values(counted).execute()
  const statuses = await statusesOf(2, () => from(where).post('/api/auth/signin', wrong()))
  expect(statuses).toEqual([401, 429])
})

test('strangers cannot lock out an owner: a known device still signs in', async () => {
  const { browser, email } = await app.account({}, elsewhere())
  await statusesOf(12, () => from(elsewhere()).post('/api/auth/signin', wrong(email)))
  const own = { email, password: PASSWORD }
  expect((await from(elsewhere()).post('/api/auth/signin', own)).status).toBe(429)
  const known = browser.moved(elsewhere())
  expect((await known.post('/api/auth/signin', own)).status).toBe(200)
  expect((await known.post('/api/login', { ...own, userType: 'BUSINESS' })).status).toBe(200)
})

test('a known device has its own count at any address', async () => {
  const { browser, email } = await app.account({}, elsewhere())
  const statuses = await statusesOf(6, () => browser.moved(elsewhere()).post('/api/auth/signin', wrong(email)))
  expect(statuses).toEqual([...Array(5).fill(401), 429])
  const elsewhereKnown = await from(elsewhere()).post('/api/auth/signin', { email, password: PASSWORD })
  expect(elsewhereKnown.status).toBe(200)
})

test('a device is known to one account only, and an altered cookie to none', async () => {
  const [thief, victim] = [await app.account({}, elsewhere()), await app.account({}, elsewhere())]
  const altered = from(elsewhere())
  altered.knownDevice = thief.browser.knownDevice?.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  for (const [device, email] of [
    [thief.browser, victim.email],
    [altered, thief.email],
  ] as const) {
    const statuses = await statusesOf(11, () => device.moved(elsewhere()).post('/api/auth/signin', wrong(email)))
    expect(statuses).toEqual([...Array(10).fill(401), 429])
  }
})

test('a shared browser is known to each of its accounts', async () => {
  const [first, second] = [await app.account({}, elsewhere()), await app.account({}, elsewhere())]
  const shared = first.browser.moved(elsewhere())
  await shared.post('/api/auth/signin', { email: second.email, password: PASSWORD })
  for (const { email } of [first, second]) {
    await statusesOf(12, () => from(elsewhere()).post('/api/auth/signin', wrong(email)))
    const known = shared.moved(elsewhere())
    expect((await known.post('/api/auth/signin', { email, password: PASSWORD })).status).toBe(200)
  }
})

const NEW_PASSWORD = 'four grey herons'

test('a completed reset ends the lock, and its browser stays known', async () => {
  const { email } = await app.account({}, elsewhere())
  const flood = () => statusesOf(12, () => from(elsewhere()).post('/api/auth/signin', wrong(email)))
  await flood()
  await from(elsewhere()).post('/api/auth/forgot-password', { email })
  const token = await app.mailedToken('password-reset', email)
  const owner = from(elsewhere())
  const reset = await owner.post('/api/auth/reset-password', {
    token,
    password: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  })
  expect([reset.status, owner.cookie]).toEqual([200, undefined])
  const signIn = { email, password: NEW_PASSWORD }
  expect((await from(elsewhere()).post('/api/auth/signin', signIn)).status).toBe(200)
  await flood()
  expect((await from(elsewhere()).post('/api/auth/signin', signIn)).status).toBe(429)
  expect((await owner.moved(elsewhere()).post('/api/auth/signin', signIn)).status).toBe(200)
})

test('after a new password a device is known only once it has signed in', async () => {
  const { browser, email } = await app.account({}, elsewhere())
  const before = browser.moved(elsewhere())
  await browser.post('/api/account/password', {
    currentPassword: PASSWORD,
    password: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  })
  await statusesOf(12, () => from(elsewhere()).post('/api/auth/signin', wrong(email)))
  const signIn = { email, password: NEW_PASSWORD }
  expect((await before.post('/api/auth/signin', signIn)).status).toBe(429)
  expect((await browser.moved(elsewhere()).post('/api/auth/signin', signIn)).status).toBe(200)
})

test('points that are returned late do not shorten the next count', async () => {
  const where = elsewhere()
  const { email } = await app.account({}, elsewhere())
  const key = `sign-in:${where['x-forwarded-for']}`
  const [right] = await Promise.all([
    from(where).post('/api/auth/signin', { email, password: PASSWORD }),
    beginNewWindow(key),
  ])
  expect(right.status).toBe(200)
  const row = await app.db.selectFrom('rate_limits').select('points').where('key', '=', key).executeTakeFirstOrThrow()
  expect(Number(row.points)).toBe(7)
})

/** Simulates the next ten minutes with seven points used by others. */
async function beginNewWindow(key: string): Promise<void> {
  const next = { points: 7, expires_at: Date.now() + 700_000 }
  const giveUpAt = Date.now() + 5_000
  while (Date.now() < giveUpAt) {
    const { numUpdatedRows } = await app.db
      .updateTable('rate_limits')
      .set(next)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) return
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test('a success returns its point, and an invalid form costs none', async () => {
  const where = elsewhere()
  const account = accountForm()
  await from(where).post('/api/register', account)
  const { email } = account as { email: string }
  for (let round = 0; round < 6; round++) {
    expect((await from(where).post('/api/auth/signin', { email, password: PASSWORD })).status).toBe(200)
    expect((await from(where).post('/api/auth/signin', { email, password: '' })).status).toBe(422)
    const tab = { email, password: PASSWORD, userType: 'ADMIN' }
    expect((await from(where).post('/api/login', tab)).status).toBe(403)
  }
})

test('ten wrong passwords for an account from anywhere reach the limit, known device or not', async () => {
  const account = accountForm()
  await from(elsewhere()).post('/api/register', account)
  for (const email of [String(account.email), newEmail()]) {
    const attempts = Array.from({ length: 12 }, () => from(elsewhere()).post('/api/auth/signin', wrong(email)))
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array(10).fill(401), 429, 429])
  }
  const { status } = await from(elsewhere()).post('/api/auth/signin', { email: account.email, password: PASSWORD })
  expect(status).toBe(429)
})

test('20 parallel attempts at two processes get five together', async () => {
  const where = elsewhere()
  const email = newEmail()
  const urls = [app.server.url, second.url]
  const attempts = Array.from({ length: 20 }, (_, place) =>
    from(where, urls[place % 2]).post('/api/auth/signin', wrong(email)),
  )
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
})

test('the counts survive a restart', async () => {
  const where = elsewhere()
  const email = newEmail()
  for (let attempt = 0; attempt < 5; attempt++) await from(where).post('/api/auth/signin', wrong(email))
  const restarted = await startServer({ ...app.shared, ...LIMITED })
  expect((await from(where, restarted.url).post('/api/auth/signin', wrong(email))).status).toBe(429)
  await restarted.end()
})

test('headers with another address are ignored without a proxy', async () => {
  const direct = await startServer({ ...app.shared, RATE_LIMITS: 'on' })
  const email = newEmail()
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt++) {
    const headers = {
      'x-forwarded-for': `203.0.113.${attempt}`,
      forwarded: `for=203.0.113.${attempt}`,
      'x-real-ip': `203.0.113.${attempt}`,
    }
    statuses.push((await from(headers, direct.url).post('/api/auth/signin', wrong(email))).status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  await direct.end()
})

test('one IPv6 network is one address, in any spelling', async () => {
  const email = newEmail()
  const spellings = [
    '2001:db8:7::1',
    '2001:DB8:7:0:0:0:0:2',
    '2001:0db8:0007::ffff',
    '2001:db8:7:0:a:b:c:d',
    '2001:db8:7::5',
  ]
  for (const spelling of spellings) {
    expect((await from({ 'x-forwarded-for': spelling }).post('/api/auth/signin', wrong(email))).status).toBe(401)
  }
  expect((await from({ 'x-forwarded-for': '2001:db8:7::6' }).post('/api/auth/signin', wrong(email))).status).toBe(429)
})
