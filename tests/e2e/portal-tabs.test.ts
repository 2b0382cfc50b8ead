import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { beAdministrator, beBusiness, beGovernment } from '../support/portal.ts'
import type { TestServer } from '../support/server.ts'

/** The content below the tabs. */
const panel = (page: Page) => page.locator('main [aria-busy]')
const tabs = (page: Page) => page.getByRole('navigation', { name: /Dashboard sections/ })
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 861

/** Near the top on a phone if the page is long enough, or anywhere in the upper part of a wide window. */
async function expectBeginningInView(page: Page): Promise<void> {
  const lowest = isPhone(page) ? 0.25 : 0.75
  const isInView = () =>
    panel(page).evaluate((element, share) => {
      const { top } = element.getBoundingClientRect()
      const left = document.documentElement.scrollHeight - window.innerHeight - window.scrollY
      return top >= 0 && (top <= window.innerHeight * share || left < 1)
    }, lowest)
  await expect.poll(isInView).toBe(true)
}

/** Phones hide the last tabs under More. */
async function openTab(page: Page, name: string): Promise<void> {
  const tab = tabs(page).getByRole('link', { name, exact: true })
  if ((await tab.count()) === 0) await tabs(page).getByRole('button', { name: 'More' }).click()
  await tab.click()
  await expect(tabs(page).locator('[aria-current=page]').first()).toHaveText(name)
}

const DASHBOARDS = [
  ['business', beBusiness, ['AI Tools', 'Analytics', 'Upgrade', 'Support', 'Overview']],
  ['government', beGovernment, ['Projects', 'Compliance', 'Analytics', 'Upgrade', 'Support', 'Overview']],
  ['admin', beAdministrator, ['AI Tools', 'Users', 'Analytics', 'Upgrade', 'Settings', 'Content']],
] as const

for (const [name, be, names] of DASHBOARDS) {
  test(`each tab of the ${name} dashboard starts in view when chosen`, { tag: '@phone' }, async ({ page, server }) => {
    await be(page, server as TestServer & Record<string, unknown>)
    await page.goto(`/dashboard/${name}`)
    for (const tab of names) {
      await openTab(page, tab)
      await expectBeginningInView(page)
    }
  })
}

test('choosing a tab keeps the position and the focus, and Back restores the old position', { tag: '@phone' }, async ({
  page,
}) => {
  // The position is measured as soon as the panel shows, so nothing may still scroll.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beBusiness(page)
  await page.goto('/dashboard/business/tools')
  await tabs(page).getByRole('link', { name: 'AI Tools' }).focus()
  if (!isPhone(page)) await page.evaluate(() => window.scrollTo(0, 60))
  const before = await scrolled(page)
  const tab = tabs(page).getByRole('link', { name: 'Support' })
  await tab.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Support', exact: true })).toBeVisible()
  await expect(tab).toBeFocused()
  await expectBeginningInView(page)
  if (!isPhone(page)) expect(await scrolled(page)).toBe(before)

  const left = await scrolled(page)
  await page.getByRole('link', { name: 'New ticket' }).click()
  await expect(page.getByLabel('Subject')).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'New ticket' })).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(left)
})

test('pages inside a tab start in view too, also after a form', { tag: '@phone' }, async ({ page, server }) => {
  await beAdministrator(page, server)
  await page.goto('/dashboard/admin/upgrade')
  await page.getByRole('link', { name: 'Invoices', exact: true }).click()
  await expect(page).toHaveTitle('Invoices | Admin | Ogham')
  await expectBeginningInView(page)
  await openTab(page, 'AI Tools')
  await page.getByRole('link', { name: 'Add New AI Tool' }).click()
  await expect(page.getByRole('heading', { name: 'Add New AI Tool' })).toBeInViewport()
  await page.getByRole('button', { name: 'Add tool' }).click()
  await expect(page.locator('main [aria-invalid]').first()).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('a chosen tab starts in view', { tag: '@phone' }, async ({ page }) => {
    await beBusiness(page)
    await page.goto('/dashboard/business')
    await tabs(page).getByRole('link', { name: 'Analytics' }).click()
    await expect(page.getByRole('heading', { name: /^Savings, / }).first()).toBeInViewport()
    await expect(page).toHaveTitle('Analytics | Business | Ogham')
  })
})
