import { beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, PASSWORD, shareAccounts } from '../support/accounts.ts'

let app: Accounts
beforeAll(async () => {
  app = await shareAccounts()
})

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

async function signIn(email: string, userAgent = FIREFOX) {
  const browser = app.browser({ 'user-agent': userAgent })
  await browser.post('/api/auth/signin', { email, password: PASSWORD })
  return browser
}

describe('own sessions', () => {
  test('are listed with device and last use, with this one marked', async () => {
    const { email } = await app.account()
    const phone = await signIn(email, IPHONE)
    const desk = await signIn(email)
    const { sessions } = (await desk.get('/api/account/sessions')).body
    expect(sessions.map((session: { device: string }) => session.device).toSorted()).toEqual([
      'Firefox on Linux',
      'Safari on iPhone',
      'Unknown device',
    ])
    const current = sessions.filter((session: { isCurrent: boolean }) => session.isCurrent)
    expect(current).toHaveLength(1)
    expect(current[0]).toMatchObject({ device: 'Firefox on Linux', lastUsedAt: expect.any(String) })
    expect(JSON.stringify(sessions)).not.toContain(phone.cookie?.split('=')[1])
  })

  test('end one by one, from the next request on', async () => {
    const { email, browser } = await app.account()
    const phone = await signIn(email, IPHONE)
    const { sessions } = (await browser.get('/api/account/sessions')).body
    const { id } = sessions.find((session: { device: string }) => session.device === 'Safari on iPhone')
    expect((await browser.delete(`/api/account/sessions/${id}`)).status).toBe(204)
    expect((await phone.get('/api/auth/user')).status).toBe(401)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    expect((await browser.delete(`/api/account/sessions/${id}`)).status).toBe(404)
  })

  test("do not include another person's, which cannot be ended", async () => {
    const [mine, theirs] = [await app.account(), await app.account()]
    const { id } = (await theirs.browser.get('/api/account/sessions')).body.sessions[0]
    const refused = await mine.browser.delete(`/api/account/sessions/${id}`)
    const missing = await mine.browser.delete('/api/account/sessions/no-such-session')
    const { requestId: _, ...said } = refused.body
    expect([refused.status, missing.status]).toEqual([404, 404])
    expect(missing.body).toMatchObject(said)
    expect((await mine.browser.delete('/api/account/sessions/%00')).status).toBe(404)
    expect((await theirs.browser.get('/api/auth/user')).status).toBe(200)
  })

  test('can all be ended at once', async () => {
    const { email, browser } = await app.account()
    const others = [await signIn(email), await signIn(email, IPHONE)]
    const { status, cookies } = await browser.post('/api/auth/sign-out-everywhere')
    expect(status).toBe(200)
    expect(cookies[0]).toContain('Max-Age=0')
    for (const other of others) expect((await other.get('/api/auth/user')).status).toBe(401)
    const left = await app.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'user_id')
      .where('email', '=', email)
    expect(await left.select('sessions.id').execute()).toEqual([])
  })
})

describe('a session ends', () => {
  test('on the next request of a disabled account', async () => {
    const { browser, id } = await app.business()
    await app.disable(id)
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect((await browser.get('/api/account/profile')).status).toBe(401)
  })

  test('when its time is over', async () => {
    const { browser, id } = await app.account()
    const until = (ms: number) => ({ expires_at: new Date(Date.now() + ms).toISOString() })
    await app.db.updateTable('sessions').set(until(60_000)).where('user_id', '=', id).execute()
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    await app.db.updateTable('sessions').set(until(-1)).where('user_id', '=', id).execute()
    expect((await browser.get('/api/auth/user')).status).toBe(401)
  })

  test('but not because of an invalid token', async () => {
    for (const token of ['', 'x', 'x'.repeat(5_000), '%00', "' or 1=1 --", '../../etc/passwd']) {
      const { status } = await app.browser().get('/api/auth/user', { cookie: `session=${token}` })
      expect([token, status]).toEqual([token, 401])
    }
  })
})

test('the last use is stored at most every five minutes', async () => {
  const { browser, id } = await app.account()
  const lastUse = async () => {
    const row = await app.db.selectFrom('sessions').select('last_used_at').where('user_id', '=', id).executeTakeFirst()
    return row?.last_used_at
  }
  const first = await lastUse()
  await browser.get('/api/auth/user')
  expect(await lastUse()).toBe(first)
  const longAgo = new Date(Date.now() - 301_000).toISOString()
  await app.db.updateTable('sessions').set({ last_used_at: longAgo }).where('user_id', '=', id).execute()
  await browser.get('/api/auth/user')
  expect(Date.now() - Date.parse((await lastUse()) ?? '')).toBeLessThan(60_000)
})

describe('logout', () => {
  const OWN = [
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { referer: 'SELF/dashboard/business' },
  ]
  const FOREIGN = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', referer: 'SELF/' },
    { referer: 'https://evil.example/' },
    { referer: 'not a url' },
    {},
    { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
  ]
  const own = (headers: Record<string, string>) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace('SELF', app.server.url)]))

  test.each(OWN)('%j ends the session in the browser and on the server', async (headers) => {
    const { browser } = await app.account()
    const replay = browser.copy()
    const answer = await browser.get('/api/logout', own(headers as Record<string, string>))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    expect(answer.cookies[0]).toContain('Max-Age=0')
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await replay.get('/api/auth/user')).status).toBe(401)
  })

  test.each(FOREIGN)('%j ends nothing and leads home', async (headers) => {
    const { browser } = await app.account()
    const answer = await browser.get('/api/logout', own(headers as Record<string, string>))
    expect([answer.status, answer.headers.get('location'), answer.cookies]).toEqual([303, '/', []])
    expect((await browser.get('/api/auth/user')).status).toBe(200)
  })

  test('leads visitors home, and HEAD ends nothing', async () => {
    expect((await app.browser().get('/api/logout', { 'sec-fetch-site': 'none' })).status).toBe(303)
    const { browser } = await app.account()
    await browser.send('HEAD', '/api/logout', undefined, { 'sec-fetch-site': 'same-origin' })
    expect((await browser.get('/api/auth/user')).status).toBe(200)
  })
})
