import { beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, PASSWORD, shareAccounts } from '../support/accounts.ts'
import { codeOf, wrongCodeOf } from '../support/authenticator.ts'
import { challengeOf, enrolled } from '../support/two-factor.ts'

let app: Accounts
beforeAll(async () => {
  app = await shareAccounts()
})

const answer = (challenge: string, code: string, browser = app.browser()) =>
  browser.post('/api/auth/two-factor', { challenge, code })

describe('recovery codes', () => {
  test('work once each in any spelling, also for 16 parallel requests', async () => {
    const { email, recoveryCodes } = await enrolled(app)
    const [first = '', second = ''] = recoveryCodes
    expect((await answer(await challengeOf(app, email), first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await answer(await challengeOf(app, email), first)).status).toBe(401)
    const challenges: string[] = []
    for (let place = 0; place < 16; place++) challenges.push(await challengeOf(app, email))
    const answers = await Promise.all(challenges.map((challenge) => answer(challenge, second)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('are stored as hashes, and a new set replaces the old one', async () => {
    const { email, recoveryCodes, browser, id } = await enrolled(app)
    const rows = await app.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', id).execute()
    expect(rows).toHaveLength(10)
    for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code)
    expect((await browser.post('/api/account/recovery-codes', { password: 'wrong' })).status).toBe(403)
    const { body } = await browser.post('/api/account/recovery-codes', { password: PASSWORD })
    expect(body.recoveryCodes).toHaveLength(10)
    expect((await answer(await challengeOf(app, email), recoveryCodes[0] ?? '')).status).toBe(401)
    expect((await answer(await challengeOf(app, email), body.recoveryCodes[0])).status).toBe(200)
  })

  test('exist only with two-factor sign-in', async () => {
    const { browser } = await app.account()
    expect((await browser.post('/api/account/recovery-codes', { password: PASSWORD })).status).toBe(409)
  })
})

describe('the second factor', () => {
  test('is still needed after a password reset', async () => {
    const { email, secret } = await enrolled(app)
    await app.browser().post('/api/auth/forgot-password', { email })
    const token = await app.mailedToken('password-reset', email)
    const password = 'four grey herons'
    await app.browser().post('/api/auth/reset-password', { token, password, confirmPassword: password })
    const { status, body } = await app.browser().post('/api/auth/signin', { email, password })
    expect([status, body.code]).toEqual([401, 'two_factor_required'])
    expect((await answer(body.challenge, codeOf(secret))).status).toBe(200)
  })

  test('is turned off only with password and code', async () => {
    const { browser, secret, email } = await enrolled(app)
    const disable = (password: string, code: string) =>
      browser.post('/api/account/two-factor/disable', { password, code })
    expect((await disable('wrong', codeOf(secret))).body.fieldErrors).toHaveProperty('password')
    expect((await disable(PASSWORD, wrongCodeOf(secret))).body.fieldErrors).toHaveProperty('code')
    expect((await disable(PASSWORD, '')).status).toBe(422)
    const before = browser.copy()
    expect((await disable(PASSWORD, codeOf(secret))).status).toBe(200)
    expect((await before.get('/api/auth/user')).status).toBe(401)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    expect((await app.browser().post('/api/auth/signin', { email, password: PASSWORD })).status).toBe(200)
  })

  test('is needed to erase the account', async () => {
    const { browser, secret } = await enrolled(app)
    expect((await browser.post('/api/account/erase', { password: PASSWORD })).body.fieldErrors).toHaveProperty('code')
    expect((await browser.post('/api/account/erase', { password: PASSWORD, code: codeOf(secret) })).status).toBe(200)
  })
})

describe('a secret that cannot be decrypted', () => {
  test('refuses the code with instructions, writes one log line, and recovery codes still work', async () => {
    const { email, id, secret, recoveryCodes, browser } = await enrolled(app)
    const { two_factor_secret: stored } = (await app.rowOf(email)) ?? {}
    const changed = `${stored?.slice(0, -4)}AAAA`
    await app.db.updateTable('users').set({ two_factor_secret: changed }).where('id', '=', id).execute()
    const challenge = await challengeOf(app, email)
    const { status, body } = await answer(challenge, codeOf(secret))
    expect([status, body.code, body.fieldErrors.code]).toEqual([409, 'conflict', expect.stringContaining('recovery')])
    // The log arrives through a pipe, possibly after the response.
    await expect
      .poll(() => {
        const lines = app.server.output().split('\n')
        return lines.filter((line) => line.includes('a two-factor secret cannot be used') && line.includes(id))
      })
      .toHaveLength(1)
    for (const text of [JSON.stringify(body), app.server.output()]) {
      for (const hidden of [secret, changed, 'enc1.']) expect(text).not.toContain(hidden)
    }
    expect((await answer(challenge, recoveryCodes[0] ?? '')).status).toBe(200)
    const [code = ''] = recoveryCodes.slice(1)
    expect((await browser.post('/api/account/two-factor/disable', { password: PASSWORD, code })).status).toBe(200)
  })
})
