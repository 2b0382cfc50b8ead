import type { Page } from '@playwright/test'
import { type Accounts, startAccounts } from '../support/accounts.ts'
import { expect, test } from '../support/browser.ts'
import { drawPage } from '../support/drawn-pages.ts'
import { signInAs } from '../support/portal.ts'
import { fillPortals } from '../support/portal-pages.ts'

// In one worker, because filling the portals takes as long as all of these tests.
test.describe.configure({ mode: 'default' })

let app: Accounts
let portals: Awaited<ReturnType<typeof fillPortals>>
test.beforeAll(async () => {
  app = await startAccounts()
  portals = await fillPortals(app)
})
test.afterAll(() => app.stop())

test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 640 }))

/** Their scripts add something after the page has loaded. */
const CHANGED_BY_SCRIPTS = [
  ['business', '/dashboard/business/analytics/savings'],
  ['administrator', '/dashboard/admin/audit-log'],
  ['administrator', '/dashboard/admin/health'],
  ['administrator', '/dashboard/admin/inbox/tickets'],
] as const

test('pages that their scripts change do not scroll sideways at 320 pixels', async ({ page }) => {
  const wide: string[] = []
  for (const [role, path] of CHANGED_BY_SCRIPTS) {
    await signInAs(page, portals[role].person, app.server)
    await page.goto(app.server.url + path)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    const excess = await measureExcess(page)
    if (excess > 0) wide.push(`${path}: ${excess}`)
  }
  expect(wide).toEqual([])
})

test.describe('as the server sends them', () => {
  // Styles still see a browser that can run scripts.
  test.use({ loadsScripts: false })

  for (const role of ['business', 'government', 'administrator'] as const) {
    test(`no page of the ${role} portal scrolls sideways at 320 pixels`, async ({ page }) => {
      const { person, paths } = portals[role]
      await signInAs(page, person, app.server)
      expect(await findWidePages(page, paths)).toEqual([])
    })
  }
})

async function findWidePages(page: Page, paths: string[]): Promise<string[]> {
  await page.goto(`${app.server.url}${paths[0]}`)
  const wide: string[] = []
  for (const path of paths) {
    await drawPage(page, path)
    const excess = await measureExcess(page)
    if (excess > 0) wide.push(`${path}: ${excess}`)
  }
  return wide
}

const measureExcess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
