import { beforeAll, expect, test } from 'vitest'
import { type Accounts, shareAccounts } from '../support/accounts.ts'
import { textOf } from '../support/html-elements.ts'
import { PlainPages } from '../support/plain-pages.ts'

const DASHBOARDS = [
  { path: '/dashboard/business', denied: 'Access denied' },
  { path: '/dashboard/government', denied: 'Access denied' },
  { path: '/dashboard/admin', denied: 'Access denied - Admin only' },
]

let app: Accounts
beforeAll(async () => {
  app = await shareAccounts()
})

test.each(DASHBOARDS)('$path refuses a visitor and leads to the sign-in', async ({ path, denied }) => {
  expect((await app.browser().get(path)).headers.get('cache-control')).toBe('no-store')
  const page = await new PlainPages(app.server).open(path)
  expect([page.status, page.texts('h1')]).toEqual([401, [denied]])
  expect(page.links('main')).toContainEqual(['Sign In', '/sign-in'])
})

test('the account asks a visitor to sign in', async () => {
  const page = await new PlainPages(app.server).open('/account')
  expect([page.status, page.texts('h1')]).toEqual([401, ['Please sign in']])
})

test.each([
  ['BUSINESS', 'Business Dashboard'],
  ['GOVERNMENT', 'Government Dashboard'],
])(
  'an account of type %s gets its own dashboard, greeted by first name, and is led there from the others',
  async (userType, title) => {
    const { browser } = await app.account({ userType })
    const own = `/dashboard/${userType.toLowerCase()}`
    const page = new PlainPages(app.server, browser.cookie)
    for (const { path, denied } of DASHBOARDS) {
      await page.open(path)
      const expected = path === own ? [200, title] : [403, denied]
      expect([path, page.status, ...page.texts('h1')]).toEqual([path, ...expected])
      if (path === own) expect(textOf(page.find('main'))).toContain('Welcome back, Séamus')
      else expect(page.links('main')).toContainEqual(['Go to your dashboard', own])
    }
  },
)
