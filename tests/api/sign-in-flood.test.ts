import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, PASSWORD, startAccounts } from '../support/accounts.ts'

let app: Accounts
beforeAll(async () => {
  app = await startAccounts({}, { hashes: 'real' })
})
afterAll(() => app.stop())

test('a flood of sign-ins has a bounded queue, and other requests are answered', async () => {
  // Registered by the form, because its hash has the real cost.
  const { email } = await app.registerAccount()
  const flood = Array.from({ length: 90 }, () => app.browser().post('/api/auth/signin', { email, password: PASSWORD }))
  let others = 0
  let isOver = false
  const meanwhile = (async () => {
    while (!isOver) {
      expect((await app.browser().get('/health/live')).status).toBe(200)
      others += 1
    }
  })()
  const answers = await Promise.all(flood)
  isOver = true
  await meanwhile
  const refused = answers.filter(({ status }) => status === 503)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  expect(refused.length).toBeGreaterThan(30)
  for (const { body, headers } of refused) expect([body.code, headers.get('retry-after')]).toEqual(['unavailable', '5'])
  // A single queue for all would let one through per sign-in at most. Hashing runs off the event loop.
  expect(others).toBeGreaterThan(flood.length)
})
