import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/browser.ts'
import { beBusiness, beGovernment, beSomebody } from '../support/portal.ts'

const UPGRADE = '/dashboard/business/upgrade'

/** A panel by its heading. */
const panel = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })

test('a new customer sees the trial, the next payment with VAT, and the invoice for the set-up', async ({ page }) => {
  await beBusiness(page)
  await page.goto(UPGRADE)
  const plan = panel(page, 'Current plan')
  await expect(plan).toContainText('Professional')
  await expect(plan).toContainText(/Free trial until \d+ \w+ \d{4}\./)
  await expect(plan).toContainText('€99')
  await expect(plan).toContainText('€22.77')
  await expect(plan).toContainText('€121.77')
  await expect(plan.getByText('Sample')).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: 'INV-' })
  await expect(row).toContainText('Due')
  await expect(row).toContainText(/Please pay by \d+ \w+ \d{4}/)
  await expect(row).toContainText('€3,075')
})

test('the sample plans read as a customer’s would, and say that they are samples', async ({ page }) => {
  await beSomebody(page)
  await page.goto(UPGRADE)
  const plan = panel(page, 'Current plan')
  await expect(plan).toContainText('Professional')
  await expect(plan.getByText('Active', { exact: true })).toBeVisible()
  await expect(plan).toContainText('€99')
  await expect(plan.getByText('Sample', { exact: true })).toBeVisible()
  await expect(page.getByText('No invoices yet')).toBeVisible()

  await beGovernment(page)
  await page.goto('/dashboard/government/upgrade')
  await expect(plan).toContainText('Advanced')
  await expect(plan).toContainText('Active since January 2025.')
  await expect(plan).toContainText('€199')
  await expect(plan.getByText('Sample', { exact: true })).toBeVisible()
})

test('an invoice has its lines, both sides, and bank details that can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await beBusiness(page)
  await page.goto(UPGRADE)
  await page.getByRole('link', { name: /^INV-\d+$/ }).click()
  await expect(page.getByRole('heading', { name: /^Invoice INV-\d+$/ })).toBeVisible()
  await expect(page.getByText('Professional: set-up, one-time')).toBeVisible()
  await expect(page.getByText('VAT number IE6388047V')).toBeVisible()
  await page.getByRole('button', { name: 'Copy Payment reference' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^INV-\d+$/)
  await page.getByRole('link', { name: 'Back to your plan' }).click()
  await expect(page).toHaveURL(UPGRADE)
})

test('the invoice of another organisation is not there, as one that never was', async ({ page }) => {
  await beBusiness(page)
  await page.goto(UPGRADE)
  const path = await page.getByRole('link', { name: /^INV-\d+$/ }).getAttribute('href')
  await beBusiness(page)
  for (const address of [path ?? '', `${UPGRADE}/invoices/inv_0`]) {
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  }
})

test('the screens are accessible in light and dark and stay inside the page', async ({ page }) => {
  await beBusiness(page)
  await page.goto(UPGRADE)
  const invoice = (await page.getByRole('link', { name: /^INV-\d+$/ }).getAttribute('href')) ?? ''
  for (const path of [UPGRADE, invoice]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await expectAccessible(page)
    }
    await expectNoSidewaysScroll(page)
  }
})
