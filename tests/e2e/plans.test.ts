import type { Page } from '@playwright/test'
import { expect, expectReadable, test } from '../support/browser.ts'
import { card, newestInvoice, panel, UPGRADE } from '../support/plans.ts'
import { beBusiness, beGovernment, beSomebody, expectToast } from '../support/portal.ts'

test('a new customer sees a free trial, and keeps it in one press for the shown price with VAT', {
  tag: '@phone',
}, async ({ page }) => {
  await beBusiness(page)
  await page.goto(UPGRADE)
  const plan = panel(page, 'Current plan')
  await expect(plan).toContainText('Professional')
  await expect(plan).toContainText(/Free trial until \d+ \w+ \d{4}\. It then ends by itself, unless you keep it\./)
  await expect(plan.getByText('Next payment')).toHaveCount(0)
  await expect(plan.getByText('Sample')).toHaveCount(0)
  await expect(page.getByText('No invoices yet')).toBeVisible()

  const question = panel(page, 'Keep Professional after the trial?')
  await expect(question).toContainText('€2,500')
  await expect(question).toContainText('€3,196.77')
  await question.getByRole('link', { name: /^Annually/ }).click()
  // 2,500 of set-up and twelve times 99, with 23% VAT.
  await expect(question).toContainText('€4,536.24')
  await question.getByRole('link', { name: /^Monthly/ }).click()
  await expect(question).toContainText('€3,196.77')
  await question.getByRole('button', { name: 'Keep Professional' }).click()
  await expectToast(page, 'Plan kept')
  await expect(plan).toContainText('You keep it: it then goes on.')
  await expect(plan).toContainText('€3,196.77')
  await expect(question).toHaveCount(0)
  await expect(page.getByText('No invoices yet')).toBeVisible()
})

test('billing changes to yearly at once, as previewed', async ({ page }) => {
  await beBusiness(page, { selectedPlan: 'advanced' })
  await page.goto(UPGRADE)
  await page.getByRole('link', { name: 'Change to annual billing' }).click()
  await expect(page.getByRole('heading', { name: 'Change to annual billing' })).toBeVisible()
  await page.getByRole('link', { name: /^Now/ }).click()
  // Twelve times 199 less the month that was paid today, with 23% VAT.
  await expect(page.getByText('€2,692.47', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Confirm annual billing' }).click()
  await expectToast(page, 'Plan changed')
  await expect(panel(page, 'Current plan')).toContainText('Billed twelve months in advance.')
  await expect(newestInvoice(page)).toContainText('€2,692.47')

  await card(page, 'Professional').getByRole('link', { name: 'Preview this change' }).click()
  const now = page.getByRole('link', { name: /^Now/ })
  await expect(now).toContainText('€1,200, excluding VAT, is credited')
  await expect(page.getByText('You pay the difference')).toHaveCount(0)
})

test('a new customer of Advanced sees the invoice for set-up and first month', async ({ page }) => {
  await beBusiness(page, { selectedPlan: 'advanced' })
  await page.goto(UPGRADE)
  const row = page.getByRole('row').filter({ hasText: 'INV-' })
  await expect(row).toContainText('Due')
  await expect(row).toContainText(/Please pay by \d+ \w+ \d{4}/)
  await expect(row).toContainText('€6,394.77')
})

test('sample plans look like a customer’s, and say that they are samples', async ({ page }) => {
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

test('an invoice shows its lines, both parties, and bank details to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await beBusiness(page, { selectedPlan: 'advanced' })
  await page.goto(UPGRADE)
  await page.getByRole('link', { name: /^INV-\d+$/ }).click()
  await expect(page.getByRole('heading', { name: /^Invoice INV-\d+$/ })).toBeVisible()
  await expect(page.getByText('Advanced: set-up, one-time')).toBeVisible()
  await expect(page.getByText('VAT number IE6388047V')).toBeVisible()
  await page.getByRole('button', { name: 'Copy Payment reference' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^INV-\d+$/)
  await page.getByRole('link', { name: 'Back to your plan' }).click()
  await expect(page).toHaveURL(UPGRADE)
})

test("another organisation's invoice is a 404", async ({ page }) => {
  await beBusiness(page, { selectedPlan: 'advanced' })
  await page.goto(UPGRADE)
  const path = await page.getByRole('link', { name: /^INV-\d+$/ }).getAttribute('href')
  await beBusiness(page)
  for (const address of [path ?? '', `${UPGRADE}/invoices/inv_0`]) {
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    expect((await page.request.get(`${address}/pdf`)).status()).toBe(404)
  }
})

test('the screens are accessible in light and dark and fit the page', async ({ page }) => {
  await beBusiness(page)
  await check(page, [UPGRADE, `${UPGRADE}?plan=advanced&when=now`, `${UPGRADE}?plan=elite`])
  await beBusiness(page, { selectedPlan: 'advanced' })
  await page.goto(UPGRADE)
  const invoice = (await page.getByRole('link', { name: /^INV-\d+$/ }).getAttribute('href')) ?? ''
  await check(page, [UPGRADE, invoice, `${UPGRADE}?plan=advanced&interval=yearly`])
})

async function check(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expectReadable(page)
  }
}

test('a purchase-order number is saved, and too long a one is refused at its field', async ({ page }) => {
  await beBusiness(page)
  await page.goto(UPGRADE)
  const field = page.getByLabel('Purchase-order number')
  await field.fill('4'.repeat(61))
  await page.getByRole('button', { name: 'Save number' }).click()
  await expect(field).toHaveAccessibleDescription(/Please keep the number under 60 characters/)
  await expect(field).toBeFocused()
  await field.fill('PO 4500012')
  await page.getByRole('button', { name: 'Save number' }).click()
  await expectToast(page, 'Purchase order saved')
  await page.reload()
  await expect(field).toHaveValue('PO 4500012')
})

test('a public body starts a plan in place of the sample, once its details are complete', async ({ page }) => {
  await beGovernment(page)
  await page.goto('/dashboard/government/upgrade?plan=advanced')
  await expect(page.getByRole('heading', { name: 'Start Advanced' })).toBeVisible()
  await page.getByRole('button', { name: 'Start Advanced' }).click()
  await expect(page.getByRole('alert')).toContainText('Please complete the details of your organisation first')
  await completeOrganisation(page)
  await page.getByRole('button', { name: 'Start Advanced' }).click()
  await expectToast(page, 'Plan started')
  const plan = panel(page, 'Current plan')
  await expect(plan.getByText('Sample', { exact: true })).toHaveCount(0)
  await expect(plan).toContainText('Advanced')
  await expect(newestInvoice(page)).toBeVisible()
})

async function completeOrganisation(page: Page): Promise<void> {
  const data = {
    businessName: 'Comhairle Contae Shamplach',
    businessType: 'GOVERNMENT',
    industry: 'Other',
    businessAddress: '1 Main Street, Galway, H91 X4A2',
    businessPhone: '091 123456',
    businessEmail: 'info@comhairle.example',
  }
  const headers = { origin: new URL(page.url()).origin }
  expect((await page.request.patch('/api/account/organisation', { data, headers })).ok()).toBe(true)
}
