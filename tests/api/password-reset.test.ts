import { beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, newEmail, PASSWORD, shareAccounts } from '../support/accounts.ts'
import { textOf } from '../support/html-elements.ts'
import { PlainPages } from '../support/plain-pages.ts'

const NEW_PASSWORD = 'four grey herons'
const REFUSAL = 'This link is no longer valid. Please ask for a new one.'

const WAY_FORWARD = ['Get a new link', '/signin?forgot']

let app: Accounts
beforeAll(async () => {
  app = await shareAccounts()
})

const ask = (email: string, headers?: Record<string, string>) =>
  app.browser().post('/api/auth/forgot-password', { email }, headers)

const reset = (token: string, password = NEW_PASSWORD, confirmPassword = password) =>
  app.browser().post('/api/auth/reset-password', { token, password, confirmPassword })

const addressOf = (token: string) => `/reset-password?token=${encodeURIComponent(token)}`

const pageOf = async (token: string): Promise<string> => (await app.browser().get(addressOf(token))).body

async function mailedTo(email: string): Promise<string> {
  await ask(email)
  return app.mailedToken('password-reset', email)
}

const signIn = async (email: string, password: string) =>
  (await app.browser().post('/api/auth/signin', { email, password })).status

describe('a request for a reset', () => {
  test('gets the same answer for known, unknown and disabled accounts', async () => {
    const known = await app.account()
    const off = await app.account()
    await app.disable(off.id)
    const answers = [await ask(known.email), await ask(newEmail()), await ask(off.email), await ask(known.email)]
    for (const { status, body, cookies } of answers) {
      expect([status, body, cookies]).toEqual([
        200,
        { message: 'Check your email for password reset instructions.' },
        [],
      ])
    }
    const mails = await app.db
      .selectFrom('outbox')
      .select('recipient')
      .where('template', '=', 'password-reset')
      .execute()
    expect(mails.map((mail) => mail.recipient)).not.toContain(off.email)
  })

  test('needs an address', async () => {
    const form = await new PlainPages(app.server).open('/signin?forgot')
    expect(form.texts('main button')).toContain('Send Reset Link')
    expect((await ask('nobody')).body.fieldErrors).toEqual({ email: 'Valid email is required' })
  })

  test('mails a link to the configured address, whatever the request says', async () => {
    const { email } = await app.account()
    await ask(email, { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'gopher', forwarded: 'host=evil.test' })
    const { url } = await app.newestMail('password-reset', email)
    expect(new URL(url).origin).toMatch(/^http:\/\/localhost:\d+$/)
    expect(new URL(url).pathname).toBe('/reset-password')
  })

  test('stores only a hash', async () => {
    const { email } = await app.account()
    const token = await mailedTo(email)
    const rows = await app.db.selectFrom('one_time_tokens').selectAll().where('email', '=', email).execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(Date.parse(rows[0]?.expires_at ?? '') - Date.parse(rows[0]?.created_at ?? '')).toBe(3_600_000)
  })
})

describe('the link', () => {
  test('sets a new password, signs nobody in and ends every session', async () => {
    const { email, browser, id } = await app.account()
    const other = app.browser()
    await other.post('/api/auth/signin', { email, password: PASSWORD })
    const { status, cookies } = await reset(await mailedTo(email))
    expect([status, cookies.map((cookie) => cookie.split('=')[0])]).toEqual([200, ['known-device']])
    for (const old of [browser, other]) expect((await old.get('/api/auth/user')).status).toBe(401)
    expect([await signIn(email, PASSWORD), await signIn(email, NEW_PASSWORD)]).toEqual([401, 200])
    expect(await app.newestMail('password-changed', email)).toEqual({ firstName: 'Séamus' })
    const lines = await app.db.selectFrom('audit_log').select('action').where('subject_id', '=', id).execute()
    expect(lines.map((line) => line.action)).toEqual(
      expect.arrayContaining(['password_reset.requested', 'password.reset']),
    )
  })

  test('works once, also for 16 parallel requests', async () => {
    const { email } = await app.account()
    const token = await mailedTo(email)
    const answers = await Promise.all(Array.from({ length: 16 }, (_, place) => reset(token, `heron number ${place}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(15).fill(400)])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect(await signIn(email, `heron number ${winner}`)).toBe(200)
    expect((await reset(token)).status).toBe(400)
  })

  test('is refused with one message whatever is wrong with it', async () => {
    const [used, old, replaced, changed, off, flipped] = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const person = await app.account()
        return { ...person, token: await mailedTo(person.email) }
      }),
    )
    if (!used || !old || !replaced || !changed || !off || !flipped) throw new Error('six people')
    await reset(used.token)
    const past = { expires_at: new Date(Date.now() - 1).toISOString() }
    await app.db.updateTable('one_time_tokens').set(past).where('user_id', '=', old.id).execute()
    await ask(replaced.email)
    const form = { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    await changed.browser.post('/api/account/password', form)
    await app.disable(off.id)
    const altered = (flipped.token.startsWith('A') ? 'B' : 'A') + flipped.token.slice(1)
    const mover = await app.account()
    const newAddress = newEmail()
    await mover.browser.post('/api/account/email', { email: newAddress, password: PASSWORD })
    const ofOtherKind = await app.mailedToken('email-change-confirm', newAddress)
    const tokens = [used, old, replaced, changed, off].map(({ token }) => token)
    for (const token of [...tokens, altered, ofOtherKind, '', 'x', '\u0000']) {
      const page = await new PlainPages(app.server).open(addressOf(token))
      expect(page.texts('h1')).toEqual(['This link cannot be used'])
      expect([page.links('main')[0], textOf(page.find('main')).includes('New password')]).toEqual([WAY_FORWARD, false])
      const { status, body } = await reset(token, 'five white herons')
      expect([status, body.code, body.message]).toEqual([400, 'link_invalid', REFUSAL])
    }
    expect((await reset(flipped.token)).status).toBe(200)
  })

  test('opens its form repeatedly, is never stored and never logged', async () => {
    const { email } = await app.account()
    const token = await mailedTo(email)
    for (let look = 0; look < 3; look++) expect(await pageOf(token)).toContain('New password')
    const { headers } = await app.browser().get(`/reset-password?token=${token}`)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(app.server.output()).not.toContain(token)
    expect((await reset(token)).status).toBe(200)
  })

  test('works only if it is the newest, also after parallel requests', async () => {
    const { email, id } = await app.account()
    await Promise.all(Array.from({ length: 8 }, () => ask(email)))
    const live = app.db
      .selectFrom('one_time_tokens')
      .select('id')
      .where('user_id', '=', id)
      .where('used_at', 'is', null)
    expect(await live.execute()).toHaveLength(1)
  })

  test('needs a password of 8 characters that is neither common nor a name', async () => {
    const { email } = await app.business()
    const token = await mailedTo(email)
    const short = await reset(token, 'hérons7')
    expect(short.body.fieldErrors).toEqual({ password: 'Password must be at least 8 characters' })
    expect((await reset(token, 'hérons77', 'hérons78')).body.fieldErrors).toEqual({
      confirmPassword: "Passwords don't match",
    })
    const tooCommon = { password: 'This password is too common. Please choose another one.' }
    for (const guess of ['password1', 'Claddagh Physio', email]) {
      expect((await reset(token, guess)).body.fieldErrors).toEqual(tooCommon)
    }
    expect((await reset(token, 'hérons77')).status).toBe(200)
  })

  test("gives a mailbox's owner the account that another person made with it", async () => {
    const attacker = await app.account()
    const wanted = newEmail('attacker')
    await attacker.browser.post('/api/account/email', { email: wanted, password: PASSWORD })
    const pending = await app.mailedToken('email-change-confirm', wanted)
    expect((await reset(await mailedTo(attacker.email))).status).toBe(200)
    expect(await signIn(attacker.email, PASSWORD)).toBe(401)
    expect((await attacker.browser.get('/api/auth/user')).status).toBe(401)
    expect((await app.browser().post('/api/account/email/confirm', { token: pending })).status).toBe(400)
  })
})
