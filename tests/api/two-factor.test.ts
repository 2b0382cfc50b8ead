import { beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, PASSWORD, shareAccounts } from '../support/accounts.ts'
import { codeOf, wrongCodeOf } from '../support/authenticator.ts'
import { elsewhere, shareLimited } from '../support/limits.ts'
import { challengeOf, enrolled } from '../support/two-factor.ts'

let app: Accounts
beforeAll(async () => {
  app = await shareAccounts()
})

const answer = (challenge: string, code: string, browser = app.browser()) =>
  browser.post('/api/auth/two-factor', { challenge, code })

describe('turning it on', () => {
  test("needs the password and a code, ends every other session, and renews this one's token", async () => {
    const { browser, email } = await app.account()
    const other = app.browser()
    await other.post('/api/auth/signin', { email, password: PASSWORD })
    expect((await browser.post('/api/account/two-factor/start', { password: 'wrong' })).status).toBe(403)
    const { body } = await browser.post('/api/account/two-factor/start', { password: PASSWORD })
    expect(body.uri).toContain(`secret=${body.secret}`)
    expect(body.uri).toContain('issuer=Ogham')
    expect(body.qrSvg).toMatch(/^<svg/)
    expect((await browser.get('/api/account/profile')).body.twoFactor.enabledAt).toBeNull()
    const wrong = await browser.post('/api/account/two-factor/confirm', { code: wrongCodeOf(body.secret) })
    expect([wrong.status, Object.keys(wrong.body.fieldErrors)]).toEqual([403, ['code']])
    const before = browser.copy()
    const right = await browser.post('/api/account/two-factor/confirm', { code: codeOf(body.secret) })
    expect(right.status).toBe(200)
    expect(new Set(right.body.recoveryCodes).size).toBe(10)
    expect((await before.get('/api/auth/user')).status).toBe(401)
    expect((await other.get('/api/auth/user')).status).toBe(401)
    expect((await browser.get('/api/account/profile')).body.twoFactor).toMatchObject({ recoveryCodesLeft: 10 })
    expect((await browser.post('/api/account/two-factor/start', { password: PASSWORD })).status).toBe(409)
  })

  test('needs a start before it can be confirmed', async () => {
    const { browser } = await app.account()
    expect((await browser.post('/api/account/two-factor/confirm', { code: '123456' })).status).toBe(403)
  })
})

describe('signing in', () => {
  test('gives no session before the right code', async () => {
    const { email, secret } = await enrolled(app)
    for (const [path, more] of [
      ['/api/auth/signin', {}],
      ['/api/login', { userType: 'BUSINESS' }],
    ] as const) {
      const browser = app.browser()
      const { status, body, cookies } = await browser.post(path, { email, password: PASSWORD, ...more })
      expect([status, body.code, cookies]).toEqual([401, 'two_factor_required', []])
      const withChallenge = await browser.get('/api/auth/user', { cookie: `session=${body.challenge}` })
      expect(withChallenge.status).toBe(401)
    }
    expect((await app.browser().post('/api/auth/signin', { email, password: 'wrong' })).body.code).toBe(
      'unauthenticated',
    )
    const browser = app.browser()
    const { status, body, cookies } = await answer(await challengeOf(app, email), codeOf(secret), browser)
    expect([status, body.email, cookies[0]?.startsWith('session=')]).toEqual([200, email, true])
    expect((await browser.get('/api/auth/user')).status).toBe(200)
  })

  test('keeps the choice to be remembered', async () => {
    const { email, secret } = await enrolled(app)
    const asked = await app.browser().post('/api/auth/signin', { email, password: PASSWORD, rememberMe: true })
    expect((await answer(asked.body.challenge, codeOf(secret))).cookies[0]).toContain('Max-Age=604800')
    expect((await answer(await challengeOf(app, email), codeOf(secret, 1))).cookies[0]).not.toContain('Max-Age')
  })

  test('accepts a code once, and no older ones', async () => {
    const { email, secret } = await enrolled(app)
    expect((await answer(await challengeOf(app, email), codeOf(secret))).status).toBe(200)
    for (const stale of [codeOf(secret), codeOf(secret, -1)]) {
      expect((await answer(await challengeOf(app, email), stale)).status).toBe(401)
    }
    expect((await answer(await challengeOf(app, email), codeOf(secret, 1))).status).toBe(200)
  })

  test('accepts one of 16 parallel requests with one code', async () => {
    const { email, secret } = await enrolled(app)
    const challenges: string[] = []
    for (let place = 0; place < 16; place++) challenges.push(await challengeOf(app, email))
    const code = codeOf(secret)
    const answers = await Promise.all(challenges.map((challenge) => answer(challenge, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(15).fill(401)])
  })

  test('ends after five wrong codes, also if 50 arrive at once', async () => {
    const { email, secret } = await enrolled(app)
    const challenge = await challengeOf(app, email)
    const burst = await Promise.all(Array.from({ length: 50 }, () => answer(challenge, wrongCodeOf(secret))))
    expect(burst.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(burst.filter(({ body }) => body.code === 'link_invalid')).toHaveLength(45)
    expect((await answer(challenge, codeOf(secret))).body.code).toBe('link_invalid')
    expect((await answer(await challengeOf(app, email), codeOf(secret))).status).toBe(200)
  })

  test('has a challenge for ten minutes and one sign-in', async () => {
    const { email, secret, id } = await enrolled(app)
    const challenge = await challengeOf(app, email)
    const row = await app.db
      .selectFrom('one_time_tokens')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(Date.parse(row.expires_at) - Date.parse(row.created_at)).toBe(600_000)
    const past = { expires_at: new Date(Date.now() - 1).toISOString() }
    await app.db.updateTable('one_time_tokens').set(past).where('id', '=', row.id).execute()
    expect((await answer(challenge, codeOf(secret))).body.code).toBe('link_invalid')
    const second = await challengeOf(app, email)
    expect((await answer(second, codeOf(secret))).status).toBe(200)
    expect((await answer(second, codeOf(secret, 1))).body.code).toBe('link_invalid')
  })
})

test('limits the codes even with the right password', async () => {
  const limited = await shareLimited()
  const { browser, email } = await limited.account({}, elsewhere())
  const { secret } = (await browser.post('/api/account/two-factor/start', { password: PASSWORD })).body
  await browser.post('/api/account/two-factor/confirm', { code: codeOf(secret) })
  const statuses: number[] = []
  for (let place = 0; place < 11; place++) {
    const browser = limited.browser(elsewhere())
    statuses.push((await browser.post('/api/auth/signin', { email, password: PASSWORD })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429])
})
