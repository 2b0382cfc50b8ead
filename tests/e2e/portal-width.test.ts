import type { Page } from '@playwright/test'
import { type Accounts, startAccounts } from '../support/accounts.ts'
import { expect, test } from '../support/browser.ts'
import { signInAs } from '../support/portal.ts'
import { fillPortals } from '../support/portal-pages.ts'

let app: Accounts
let portals: Awaited<ReturnType<typeof fillPortals>>
test.beforeAll(async () => {
  app = await startAccounts()
  portals = await fillPortals(app)
})
test.afterAll(() => app.stop())

/** Their scripts add something after the page has loaded. */
const CHANGED_BY_SCRIPTS = [
  ['business', '/dashboard/business/analytics/savings'],
  ['administrator', '/dashboard/admin/audit-log'],
  ['administrator', '/dashboard/admin/health'],
  ['administrator', '/dashboard/admin/inbox/tickets'],
] as const

for (const [role, path] of CHANGED_BY_SCRIPTS) {
  test(`${path} does not scroll sideways at 320 pixels with its scripts`, async ({ page }) => {
    await signInAs(page, portals[role].person, app.server)
    expect(await findWidePages(page, [path])).toEqual([])
  })
}

test.describe('as the server sends them', () => {
  // A load costs half, and styles still see a browser that can run scripts.
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
  await page.setViewportSize({ width: 320, height: 640 })
  const wide: string[] = []
  for (const path of paths) {
    await page.goto(app.server.url + path)
    const excess = await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
      return document.documentElement.scrollWidth - window.innerWidth
    })
    if (excess > 0) wide.push(`${path}: ${excess}`)
  }
  return wide
}
