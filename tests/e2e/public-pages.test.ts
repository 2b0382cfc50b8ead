import type { Page } from '@playwright/test'
import { SITE_PAGES } from '#server/http/discovery/sitemap.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, expectReadable, test } from '../support/browser.ts'

/** Together, because a test of its own costs a page a sixth of its time. A step names the page. */
const GROUPS = Map.groupBy(SITE_PAGES, (path) => /^\/(news|modules)\b/.exec(path)?.[1] ?? 'company')

for (const [group, paths] of GROUPS) {
  test(`the public pages are accessible in light and dark: ${group}`, async ({ page }) => {
    test.slow()
    // The width of a page at 400%.
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of paths) await test.step(path, () => expectAccessiblePage(page, path))
  })
}

async function expectAccessiblePage(page: Page, path: string): Promise<void> {
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveCount(1)
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(title).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.emulateMedia({ forcedColors: 'none' })
  await expectReadable(page)
}

test('an unknown address says so', async ({ page }) => {
  expect((await page.goto('/nowhere'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expectAccessible(page)
})
