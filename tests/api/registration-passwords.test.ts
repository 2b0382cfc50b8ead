import { beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, accountForm, businessForm, newEmail, shareAccounts } from '../support/accounts.ts'

let app: Accounts
beforeAll(async () => {
  app = await shareAccounts()
})

describe('passwords', () => {
  const TOO_COMMON = 'This password is too common. Please choose another one.'

  test('that are common or a name are refused at their field', async () => {
    const guesses = [
      'password',
      'Password1',
      'PASSWORD1',
      '12345678',
      'Claddagh Physio',
      'CLADDAGHPHYSIO',
      'NiamhNíBhriain',
    ]
    for (const guess of guesses) {
      const form = businessForm({ password: guess, confirmPassword: guess })
      const { status, body } = await app.browser().post('/api/auth/signup', form)
      expect([guess, status, body.fieldErrors]).toEqual([guess, 422, { password: TOO_COMMON }])
    }
    const email = newEmail('orla')
    for (const guess of [email, email.split('@')[0], 'Séamus', 'qwerty']) {
      const { status } = await app.browser().post('/api/register', accountForm({ email, password: guess }))
      expect([guess, status]).toEqual([guess, 422])
    }
  })

  test.each([
    ['64 characters', 'a1'.repeat(32)],
    ['128 characters', 'b2'.repeat(64)],
    ['over 72 bytes', `${'á'.repeat(60)}1`],
    ['spaces at both ends', '  herons fly  '],
    ['emoji', '🪶🪶🪶🪶🪶🪶🪶🪶'],
    ['a NUL', 'heron\u0000fly'],
    ['only spaces', '          '],
  ])('%s: every character counts', async (_, password) => {
    const { email } = await app.registerAccount({ password })
    const signIn = (typed: string) => app.browser().post('/api/auth/signin', { email, password: typed })
    expect((await signIn(password)).status).toBe(200)
    expect((await signIn(`${password} `)).status).toBe(401)
    expect((await signIn(password.slice(0, -1))).status).toBe(401)
    expect((await signIn(`${password.slice(0, -1)}x`)).status).toBe(401)
  })

  test('are stored as scrypt hashes with their own salt', async () => {
    const [one, two] = [await app.registerAccount(), await app.registerAccount()]
    const hashes = [(await app.rowOf(one.email))?.password_hash, (await app.rowOf(two.email))?.password_hash]
    for (const hash of hashes) expect(hash).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
    expect(hashes[0]).not.toBe(hashes[1])
  })

  test('that are huge are refused before hashing', async () => {
    // The server under test fails if it hashes such a password.
    const answers = await Promise.all([
      app.browser().post('/api/register', accountForm({ password: 'x'.repeat(1_001) })),
      app.browser().post('/api/register', accountForm({ password: 'x'.repeat(1_000_000) })),
      app.browser().post('/api/register', accountForm({ firstName: 'x'.repeat(100_000) })),
      app.browser().post('/api/auth/signin', { email: newEmail(), password: 'x'.repeat(1_001) }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([422, 413, 422, 422])
  })
})
