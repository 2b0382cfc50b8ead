import { expect, expectReadable, test } from '../support/browser.ts'
import { beAdministrator, beBusiness, signOut } from '../support/portal.ts'

const HERE = '/dashboard/admin/analytics'

test('figures are counted from stored rows for the period in the address', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await beBusiness(page)
  await signOut(page)
  await beAdministrator(page, server)
  await page.goto(HERE)
  await expect(page.getByRole('group', { name: 'Registrations' })).toBeVisible()
  await expect(page.getByText('Accounts created in the period.')).toBeVisible()
  await page.getByRole('link', { name: 'Yearly' }).click()
  await expect(page).toHaveURL(/period=yearly/)
  await expect(page.getByRole('link', { name: 'Yearly' })).toHaveAttribute('aria-current', 'page')
  await page.getByLabel('From', { exact: true }).fill('2020-01-01')
  await page.getByLabel('To', { exact: true }).fill('2020-01-31')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/period=custom&from=2020-01-01&to=2020-01-31/)
  await expect(page.getByText('Nothing in this period.').first()).toBeVisible()
})

test('only administrators download the figures', async ({ page, server }) => {
  expect((await page.request.get(HERE)).status()).toBe(401)
  expect((await page.request.get(`${HERE}/export.csv`)).status()).toBe(401)
  await beBusiness(page)
  expect((await page.request.get(HERE)).status()).toBe(403)
  expect((await page.request.get(`${HERE}/export.csv`)).status()).toBe(403)
  await signOut(page)
  await beAdministrator(page, server)
  await page.goto(`${HERE}?period=yearly`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^analytics-\d{4}-01-01-to-\d{4}-12-31\.csv$/)
})

test('the figures are accessible in light and dark and by keyboard, and fit a phone', async ({ page, server }) => {
  await beBusiness(page)
  await signOut(page)
  await beAdministrator(page, server)
  await page.goto(HERE)
  await expectReadable(page)
  const summary = page.getByText('Show as a table').first()
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table').first()).toBeVisible()
})
