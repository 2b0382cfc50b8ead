import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, accountForm, businessForm, newEmail, PASSWORD, startAccounts } from '../support/accounts.ts'
import { Browser } from '../support/http-browser.ts'
import { startServer, type TestServer } from '../support/server.ts'

// Behind a proxy of ours, so that a test can come from anywhere.
const LIMITED = { RATE_LIMITS: 'on', TRUSTED_PROXY: '127.0.0.1' }

let app: Accounts
let second: TestServer
beforeAll(async () => {
  app = await startAccounts(LIMITED)
  second = await startServer({ ...app.shared, ...LIMITED })
})
afterAll(async () => {
  await second.end()
  await app.stop()
})

let networks = 0
/** An address of documentation that nobody has used yet. */
const elsewhere = () => ({ 'x-forwarded-for': `198.51.${Math.floor(++networks / 250)}.${networks % 250}` })
const from = (headers: Record<string, string>, url = app.server.url) => new Browser(url, headers)
const wrong = (email = newEmail()) => ({ email, password: 'wrong password' })

test('the sixth wrong password from one address waits', async () => {
  const browser = from(elsewhere())
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect((await browser.post('/api/auth/signin', wrong())).status).toBe(401)
  }
  const { status, body, headers } = await browser.post('/api/auth/signin', wrong())
  expect([status, body.code]).toEqual([429, 'rate_limited'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(500)
  expect((await browser.post('/api/login', { ...wrong(), userType: 'BUSINESS' })).status).toBe(429)
})

test('a success gives its point back, a slip in a form costs none', async () => {
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

test('ten wrong passwords for one account from anywhere, known or not', async () => {
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

test('20 at once at two processes get five together', async () => {
  const where = elsewhere()
  const urls = [app.server.url, second.url]
  const attempts = Array.from({ length: 20 }, (_, place) =>
    from(where, urls[place % 2]).post('/api/auth/signin', wrong()),
  )
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
})

test('the counters outlive a restart', async () => {
  const where = elsewhere()
  for (let attempt = 0; attempt < 5; attempt++) await from(where).post('/api/auth/signin', wrong())
  const restarted = await startServer({ ...app.shared, ...LIMITED })
  expect((await from(where, restarted.url).post('/api/auth/signin', wrong())).status).toBe(429)
  await restarted.end()
})

test('headers that name another address count for nothing without a proxy', async () => {
  const direct = await startServer({ ...app.shared, RATE_LIMITS: 'on' })
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt++) {
    const headers = {
      'x-forwarded-for': `203.0.113.${attempt}`,
      forwarded: `for=203.0.113.${attempt}`,
      'x-real-ip': `203.0.113.${attempt}`,
    }
    statuses.push((await from(headers, direct.url).post('/api/auth/signin', wrong())).status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  await direct.end()
})

test('one network of IPv6 is one address, however it is written', async () => {
  const spellings = [
    '2001:db8:7::1',
    '2001:DB8:7:0:0:0:0:2',
    '2001:0db8:0007::ffff',
    '2001:db8:7:0:a:b:c:d',
    '2001:db8:7::5',
  ]
  for (const spelling of spellings) {
    expect((await from({ 'x-forwarded-for': spelling }).post('/api/auth/signin', wrong())).status).toBe(401)
  }
  expect((await from({ 'x-forwarded-for': '2001:db8:7::6' }).post('/api/auth/signin', wrong())).status).toBe(429)
})

test('ten registrations an hour from one address, and finding out who is registered counts too', async () => {
  const where = elsewhere()
  const form = businessForm()
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt++) {
    const invalid = await from(where).post('/api/auth/signup', businessForm({ businessName: '' }))
    if (attempt < 10) expect(invalid.status).toBe(422)
    statuses.push((await from(where).post('/api/auth/signup', form)).status)
  }
  expect(statuses).toEqual([201, ...Array(9).fill(409), 429])
})

test('three resets an hour for one address of mail, five from one client', async () => {
  const account = accountForm()
  await from(elsewhere()).post('/api/register', account)
  for (const email of [account.email, newEmail()]) {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 4; attempt++) {
      statuses.push((await from(elsewhere()).post('/api/auth/forgot-password', { email })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  }
  const where = elsewhere()
  for (let attempt = 0; attempt < 5; attempt++) {
    expect((await from(where).post('/api/auth/forgot-password', { email: newEmail() })).status).toBe(200)
  }
  expect((await from(where).post('/api/auth/forgot-password', { email: newEmail() })).status).toBe(429)
})

test('links and invitations cannot be tried out for ever', async () => {
  const where = elsewhere()
  const statuses: number[] = []
  for (let attempt = 0; attempt < 21; attempt++) {
    statuses.push((await from(where).post('/api/auth/invitation', { token: `guess-${attempt}` })).status)
  }
  expect(statuses).toEqual([...Array(20).fill(400), 429])
})

test('the password asked for again by somebody at an open screen, ten times', async () => {
  const browser = from(elsewhere())
  await browser.post('/api/register', accountForm())
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt++) {
    statuses.push((await browser.post('/api/account/erase', { password: 'wrong password' })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(403), 429])
})
