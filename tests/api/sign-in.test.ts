import { beforeAll, describe, expect, test } from 'vitest'
import { signInBusiness } from '#server/domains/identity/index.ts'
import { registerAccount } from '#server/domains/registration/index.ts'
import {
  type Accounts,
  accountForm,
  newEmail,
  PASSWORD,
  type Person,
  shareAccounts,
  startAccounts,
} from '../support/accounts.ts'
import { openTestDatabase, testCtx } from '../support/database.ts'

let app: Accounts
let business: Person
let government: Person
let administrator: Person
let disabled: Person

beforeAll(async () => {
  app = await shareAccounts()
  business = await app.business()
  government = await app.government()
  administrator = await app.administrator()
  disabled = await app.business()
  await app.disable(disabled.id)
})

const login = (email: string, userType: string, password = PASSWORD) =>
  app.browser().post('/api/login', { email, password, userType })
const signin = (email: string, password = PASSWORD, more = {}) =>
  app.browser().post('/api/auth/signin', { email, password, ...more })

describe('sign-in', () => {
  test('answers the type of business on the business screen', async () => {
    const { status, body } = await signin(business.email.toUpperCase())
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['user'])
    expect(body.user).toMatchObject({ id: business.id, userType: 'BUSINESS', role: 'USER', businessType: 'SME' })
    expect((await signin(government.email)).body.user.businessType).toBe('GOVERNMENT')
    const incomplete = await app.account()
    expect((await signin(incomplete.email)).body.user.businessType).toBeNull()
  })

  test('answers the fields at the top level under a tab', async () => {
    const { status, body } = await login(business.email, 'BUSINESS')
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['id', 'firstName', 'lastName', 'email', 'userType', 'role', 'lastLogin'])
    expect(Date.now() - Date.parse(body.lastLogin)).toBeLessThan(10_000)
  })

  test('requires email and password', async () => {
    const { status, body } = await app.browser().post('/api/auth/signin', {})
    expect([status, body.fieldErrors]).toEqual([
      422,
      { email: 'Valid email is required', password: 'Password is required' },
    ])
    const tab = await app.browser().post('/api/login', { userType: 'BUSINESS' })
    expect(Object.keys(tab.body.fieldErrors)).toEqual(['email', 'password'])
    expect((await signin('nobody')).body.fieldErrors).toEqual({ email: 'Valid email is required' })
    expect((await signin(business.email, '')).body.fieldErrors).toEqual({ password: 'Password is required' })
    expect((await signin(business.email, 'x')).status).toBe(401)
  })

  test.each([
    ['business', 'GOVERNMENT', 'Business tab'],
    ['business', 'ADMIN', 'Business tab'],
    ['government', 'BUSINESS', 'Government tab'],
    ['administrator', 'BUSINESS', 'Admin tab'],
  ])('of a %s account under %s names the %s and signs nobody in', async (who, tab, named) => {
    const { email } = { business, government, administrator }[who] ?? business
    const { status, body, cookies } = await login(email, tab)
    expect([status, body.code]).toEqual([403, 'wrong_account_type'])
    expect(body.message).toContain(named)
    expect(cookies).toEqual([])
    expect((await login(email, tab, 'wrong')).body.message).toBe('Invalid email or password')
  })

  test('under Admin works for an administrator', async () => {
    expect((await login(administrator.email, 'ADMIN')).body).toMatchObject({ role: 'ADMIN', userType: 'BUSINESS' })
  })
})

describe('an unknown account', () => {
  const shapeOf = ({ status, body, headers, cookies }: Awaited<ReturnType<typeof signin>>) => {
    const own = new Set(['date', 'x-request-id'])
    const { requestId: _, ...said } = body
    return {
      status,
      keys: Object.keys(body),
      said,
      cookies,
      headers: [...headers].filter(([name]) => !own.has(name)),
    }
  }

  test('gets the answer of a wrong password and of a disabled account', async () => {
    const wrong = shapeOf(await signin(business.email, 'wrong password'))
    expect(wrong.said).toEqual({ message: 'Invalid email or password. Please try again.', code: 'unauthenticated' })
    expect(shapeOf(await signin(newEmail(), 'wrong password'))).toEqual(wrong)
    expect(shapeOf(await signin(disabled.email, 'wrong password'))).toEqual(wrong)
    expect(shapeOf(await signin(disabled.email))).toEqual(wrong)
    const tab = shapeOf(await login(business.email, 'BUSINESS', 'wrong password'))
    expect(tab.said).toEqual({ message: 'Invalid email or password', code: 'unauthenticated' })
    expect(shapeOf(await login(newEmail(), 'BUSINESS'))).toEqual(tab)
    expect(shapeOf(await login(disabled.email, 'BUSINESS'))).toEqual(tab)
  })

  test('costs as much time as a known one', async () => {
    const database = await openTestDatabase()
    const ctx = testCtx(database)
    const { user } = await registerAccount(ctx, accountForm(), 'Test')
    const off = await registerAccount(ctx, accountForm(), 'Test')
    const disabled_at = database.now().toISOString()
    await database.db.updateTable('users').set({ disabled_at }).where('id', '=', off.user.id).execute()
    // CPU time, because wall time on a busy machine depends on other processes; the least of some, because even that grows
    // where two share a core.
    const costOf = async (email: string) => {
      const costs: number[] = []
      for (let round = 0; round < 6; round++) {
        const before = process.cpuUsage()
        await expect(signInBusiness(ctx, { email, password: 'wrong' }, 'Test')).rejects.toThrow('Invalid email')
        costs.push(process.cpuUsage(before).user)
      }
      return Math.min(...costs)
    }
    const known = await costOf(user.email)
    for (const email of [newEmail(), off.user.email]) {
      const ratio = (await costOf(email)) / known
      // Without the dummy hash an unknown account would cost a fiftieth.
      expect([email, ratio > 0.5, ratio < 2]).toEqual([email, true, true])
    }
    await database.close()
  })
})

describe('the cookie', () => {
  test('lasts seven days if remembered, or else until the browser closes', async () => {
    const kept = await signin(business.email, PASSWORD, { rememberMe: true })
    expect(kept.cookies).toHaveLength(3)
    expect(kept.cookies[0]).toMatch(/^session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
    // The second cookie only tells our pages that somebody is signed in.
    expect(kept.cookies[1]).toBe('signed-in=1; Max-Age=604800; Path=/; SameSite=Lax')
    expect((await app.browser().get('/api/auth/user', { cookie: 'signed-in=1' })).status).toBe(401)
    // The third cookie identifies the known device for the guessing limits.
    expect(kept.cookies[2]).toMatch(/^known-device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
    const knownAlone = kept.cookies[2]?.split(';')[0] ?? ''
    expect((await app.browser().get('/api/auth/user', { cookie: knownAlone })).status).toBe(401)
    const passing = await signin(business.email, PASSWORD, { rememberMe: false })
    expect(passing.cookies[0]).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('is stored as a hash and expires on the server after seven days in any case', async () => {
    const browser = app.browser()
    await browser.post('/api/auth/signin', { email: business.email, password: PASSWORD })
    const token = browser.cookie?.split('=')[1] ?? ''
    const rows = await app.db.selectFrom('sessions').selectAll().where('user_id', '=', business.id).execute()
    expect(rows.map((row) => row.id)).not.toContain(token)
    const newest = rows.toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0]
    expect(Date.parse(newest?.expires_at ?? '') - Date.parse(newest?.created_at ?? '')).toBe(7 * 86_400_000)
  })

  test('is replaced by a sign-in', async () => {
    const browser = app.browser()
    browser.cookie = 'session=chosen-by-somebody-else'
    await browser.post('/api/login', { email: business.email, password: PASSWORD, userType: 'BUSINESS' })
    expect(browser.cookie).not.toBe('session=chosen-by-somebody-else')
    const first = browser.copy()
    await browser.post('/api/login', { email: business.email, password: PASSWORD, userType: 'BUSINESS' })
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    expect((await first.get('/api/auth/user')).status).toBe(401)
  })

  test('is set by sign-ins only, and the current user is never cached', async () => {
    const { browser } = await app.business()
    for (const path of ['/', '/api/auth/user', '/health/live', '/no-such-page']) {
      expect([path, (await browser.get(path)).cookies]).toEqual([path, []])
    }
    const { headers } = await browser.get('/api/auth/user')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('etag')).toBeNull()
  })

  test('is bound to this host and to encryption on https', async () => {
    const secure = await startAccounts({ APP_URL: 'https://ogham.example' })
    const browser = secure.browser({ origin: 'https://ogham.example' })
    const { status, cookies } = await browser.post('/api/register', accountForm())
    expect(status).toBe(201)
    expect(cookies[0]).toMatch(/^__Host-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    const plain = browser.copy()
    plain.cookie = plain.cookie?.replace('__Host-', '')
    expect((await plain.get('/api/auth/user')).status).toBe(401)
    await secure.stop()
  })
})

test('a new installation has no account and says how to make an administrator', async () => {
  const fresh = await startAccounts()
  expect(fresh.server.output()).toContain('npm run admin:invite -- --email')
  expect(await fresh.db.selectFrom('users').select('id').execute()).toEqual([])
  await fresh.stop()
})

test('session length is a setting', async () => {
  const settings = { key: 'security', value: '{"sessionDays":2}', updated_at: new Date().toISOString() }
  await app.db.insertInto('settings').values(settings).execute()
  const { cookies } = await signin(business.email, PASSWORD, { rememberMe: true })
  await app.db.deleteFrom('settings').where('key', '=', 'security').execute()
  expect(cookies[0]).toContain(`Max-Age=${2 * 86_400}`)
})

test('no log line contains an address, a password or a token', async () => {
  const { email, browser } = await app.account({ password: 'canary herons fly' })
  await app.browser().post('/api/auth/signin', { email, password: 'canary wrong' })
  await app.browser().post('/api/auth/forgot-password', { email })
  const token = await app.mailedToken('password-reset', email)
  await app.browser().post('/api/auth/reset-password', { token, password: 'canary new', confirmPassword: 'canary new' })
  for (const secret of [email, 'canary', token, browser.cookie?.split('=')[1] ?? '']) {
    expect(app.server.output()).not.toContain(secret)
  }
})
