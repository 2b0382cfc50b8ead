import { readFileSync } from 'node:fs'
import { expect, expectAccessible, test } from '../support/browser.ts'
import { card, newestInvoice, panel, UPGRADE } from '../support/plans.ts'
import { beBusiness, expectToast } from '../support/portal.ts'
import { letPlanEnd } from '../support/subscriptions.ts'

test('an immediate change is invoiced as previewed, and its PDF downloads', async ({ page }) => {
  await beBusiness(page)
  await page.goto(UPGRADE)
  await card(page, 'Advanced').getByRole('link', { name: 'Preview this change' }).click()
  await expect(page.getByRole('heading', { name: 'Change from Professional to Advanced' })).toBeVisible()
  await expect(page).toHaveURL(`${UPGRADE}?plan=advanced`)
  await page.getByRole('link', { name: /^Now/ }).click()
  await expect(page).toHaveURL(`${UPGRADE}?plan=advanced&when=now`)
  await expect(page.getByText('Advanced: set-up, one-time')).toBeVisible()
  // 5,000 of set-up and 199 for the first month, with 23% VAT.
  await expect(page.getByText('€6,394.77', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Confirm change to Advanced' }).click()
  await expectToast(page, 'Plan changed')
  await expect(page).toHaveURL(UPGRADE)
  await expect(panel(page, 'Current plan')).toContainText('Advanced')
  await expect(newestInvoice(page)).toContainText('€6,394.77')

  const number =
    (await newestInvoice(page)
      .getByRole('link', { name: /^INV-\d+$/ })
      .textContent()) ?? ''
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: `Download ${number} as PDF` }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe(`${number}.pdf`)
  expect(readFileSync(await download.path(), 'latin1')).toMatch(/^%PDF-/)
  const answer = await page.request.get(new URL(download.url()).pathname)
  expect(answer.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
})

test('a change at the next billing cycle costs nothing before, and can be withdrawn', async ({ page }) => {
  await beBusiness(page, { selectedPlan: 'advanced' })
  await page.goto(`${UPGRADE}?plan=professional&when=next_cycle`)
  await page.getByRole('button', { name: 'Confirm change to Professional' }).click()
  await expectToast(page, 'Change chosen')
  await expect(page.getByText(/^Changes to Professional on \d+ \w+ \d{4}$/)).toBeVisible()
  await expect(card(page, 'Professional').getByText('Chosen')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'INV-' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Keep Advanced' }).click()
  await expectToast(page, 'Plan kept')
  await expect(page.getByText(/^Changes to Professional/)).toHaveCount(0)
})

test('a price that changed after the preview is refused, and nothing changes', async ({ page }) => {
  await beBusiness(page)
  await page.goto(`${UPGRADE}?plan=advanced&when=now`)
  await page.locator('[name=expectedTotalCents]').evaluate((field: HTMLInputElement) => {
    field.value = '1'
  })
  await page.getByRole('button', { name: 'Confirm change to Advanced' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await page.goto(UPGRADE)
  await expect(panel(page, 'Current plan')).toContainText('Professional')
})

test('a request for Elite takes a message, and shows as requested', async ({ page }) => {
  await beBusiness(page)
  await page.goto(UPGRADE)
  await card(page, 'Elite').getByRole('link', { name: 'Contact Sales' }).click()
  await page.getByLabel('What should it do for you?').fill('x'.repeat(5001))
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByLabel('What should it do for you?')).toBeFocused()
  await expect(page.getByLabel('What should it do for you?')).toHaveValue('x'.repeat(5001))
  await page.getByLabel('What should it do for you?').fill('Forty numbers, in Irish first.')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expectToast(page, 'Request sent')
  await expect(page.getByText('Elite requested')).toBeVisible()
  await expect(card(page, 'Elite').getByText('Requested')).toBeVisible()
})

test('cancelling explains the consequences, and can be undone before the end', async ({ page }) => {
  await beBusiness(page, { selectedPlan: 'advanced' })
  await page.goto(UPGRADE)
  await page.getByRole('link', { name: 'Cancel subscription' }).click()
  await expect(page.getByText(/^Advanced goes on until \d+ \w+ \d{4}/)).toBeVisible()
  await expect(page.getByText(/Your data can be downloaded for 30 days more, until/)).toBeVisible()
  await expect(page.getByText('deleted for good')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expectToast(page, 'Subscription cancelled')
  const plan = panel(page, 'Current plan')
  await expect(plan).toContainText(/Active until \d+ \w+ \d{4}, then it ends\./)
  await expect(plan).not.toContainText('Next payment')
  await page.getByRole('button', { name: 'Keep Advanced' }).click()
  await expectToast(page, 'Cancellation taken back')
  await expect(plan).toContainText(/Active since/)
})

test('an ended plan keeps the portal open for downloads, and can be resumed', async ({ page, server }) => {
  const email = await beBusiness(page)
  await letPlanEnd(server, email)
  await page.goto('/dashboard/business')
  await expect(page.getByText(/^Professional ended on/)).toBeVisible()
  await page.getByRole('link', { name: 'Download your data or subscribe again' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download all data' }).click()
  expect(readFileSync(await (await started).path(), 'utf8')).toContain('Claddagh Physio')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Subscribe again, €2,599' }).click()
  await expect(page.getByText('€3,196.77', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Subscribe again' }).click()
  await expectToast(page, 'Welcome back')
  await expect(panel(page, 'Current plan').getByText('Active', { exact: true })).toBeVisible()
  await expect(newestInvoice(page)).toContainText('€3,196.77')
})

test('plans are changed and cancelled without JavaScript', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await beBusiness(page)
  await page.goto(UPGRADE)
  await card(page, 'Advanced').getByRole('link', { name: 'Preview this change' }).click()
  await page.getByRole('link', { name: /^Now/ }).click()
  await page.getByRole('button', { name: 'Confirm change to Advanced' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Plan changed' })).toBeVisible()
  await expect(panel(page, 'Current plan')).toContainText('Advanced')
  await page.getByLabel('Purchase-order number').fill('4'.repeat(61))
  await page.getByRole('button', { name: 'Save number' }).click()
  await expect(page.getByLabel('Purchase-order number')).toHaveAccessibleDescription(/under 60 characters/)
  await expect(page.getByLabel('Purchase-order number')).toHaveValue('4'.repeat(61))
  await page.getByRole('link', { name: 'Cancel subscription' }).click()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(panel(page, 'Current plan')).toContainText(/Active until/)
  await context.close()
})
