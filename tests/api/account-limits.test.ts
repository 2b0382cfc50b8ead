import { beforeAll, expect, test } from 'vitest'
import { type Accounts, accountForm, businessForm, newEmail } from '../support/accounts.ts'
import { elsewhere, shareLimited, statusesOf } from '../support/limits.ts'

let app: Accounts
beforeAll(async () => {
  app = await shareLimited()
})

const from = (headers: Record<string, string>) => app.browser(headers)

test('one address may register ten times an hour, and refused attempts count too', async () => {
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

const ask = (headers: Record<string, string>, email: unknown) =>
  from(headers).post('/api/auth/forgot-password', { email })

test('one client may request three resets an hour for an account, and an account gets at most twenty', async () => {
  const { email } = await app.account({}, elsewhere())
  for (const address of [email, newEmail()]) {
    const where = elsewhere()
    expect(await statusesOf(4, () => ask(where, address))).toEqual([200, 200, 200, 429])
  }
  const office = elsewhere()
  expect(await statusesOf(21, () => ask(office, newEmail()))).toEqual([...Array(20).fill(200), 429])
})

test("strangers can neither use up an owner's resets nor fill the mailbox", async () => {
  const { browser, email } = await app.account({}, elsewhere())
  const stranger = elsewhere()
  expect(await statusesOf(4, () => ask(stranger, email))).toEqual([200, 200, 200, 429])
  expect((await ask(elsewhere(), email)).status).toBe(200)
  await statusesOf(12, () => ask(elsewhere(), email))
  expect((await ask(elsewhere(), email)).status).toBe(429)
  const known = browser.moved(elsewhere())
  const own = await statusesOf(4, () => known.post('/api/auth/forgot-password', { email }))
  expect(own).toEqual([200, 200, 200, 429])
  const mails = await app.db
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', email)
    .where('template', '=', 'password-reset')
    .execute()
  expect(mails).toHaveLength(13)
})

test('tries of links and invitations are limited', async () => {
  const where = elsewhere()
  const statuses: number[] = []
  for (let attempt = 0; attempt < 21; attempt++) {
    statuses.push((await from(where).post('/api/auth/invitation', { token: `guess-${attempt}` })).status)
  }
  expect(statuses).toEqual([...Array(20).fill(400), 429])
})

test('ten wrong passwords at an open screen reach the limit', async () => {
  const browser = from(elsewhere())
  await browser.post('/api/register', accountForm())
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt++) {
    statuses.push((await browser.post('/api/account/erase', { password: 'wrong password' })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(403), 429])
})
