import { SITE_PAGES } from '#server/http/discovery/sitemap.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, expectReadable, test } from '../support/browser.ts'

for (const path of SITE_PAGES) {
  test(`${path} is accessible in light and dark`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectReadable(page)
    // The width of a page at 400%.
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
}

test('an unknown address says so with status 404', async ({ page }) => {
  for (const path of ['/nowhere', '/modules/nobody', '/news/never-written']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  }
  await expectAccessible(page)
})
