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

// The server's HTML has the same width, and a load costs half. Styles still see a browser that can run scripts.
test.use({ loadsScripts: false })

for (const role of ['business', 'government', 'administrator'] as const) {
  test(`no page of the ${role} portal scrolls sideways at 320 pixels`, async ({ page }) => {
    const { person, paths } = portals[role]
    await signInAs(page, person, app.server)
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
    expect(wide).toEqual([])
  })
}
