import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, PASSWORD, startAccounts } from '../support/accounts.ts'

let app: Accounts
beforeAll(async () => {
  app = await startAccounts()
})
afterAll(() => app.stop())

test('a flood of sign-ins has a bounded line, and everything else is answered meanwhile', async () => {
  const { email } = await app.account()
  const flood = Array.from({ length: 90 }, () => app.browser().post('/api/auth/signin', { email, password: PASSWORD }))
  const waits: number[] = []
  let isOver = false
  const others = (async () => {
    while (!isOver) {
      const startedAt = performance.now()
      expect((await app.browser().get('/health/live')).status).toBe(200)
      waits.push(performance.now() - startedAt)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })()
  const answers = await Promise.all(flood)
  isOver = true
  await others
  const refused = answers.filter(({ status }) => status === 503)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  expect(refused.length).toBeGreaterThan(30)
  for (const { body, headers } of refused) expect([body.code, headers.get('retry-after')]).toEqual(['unavailable', '5'])
  const sorted = waits.toSorted((a, b) => a - b)
  expect(sorted[Math.floor(sorted.length * 0.99)]).toBeLessThan(300)
})
