import { expect, expectReadable, test } from '../support/browser.ts'
import { addBusiness, beAdministrator } from '../support/portal.ts'

const HERE = '/dashboard/admin/analytics'

test('figures are counted from stored rows for the period in the address, and readable', async ({ page, server }) => {
  await addBusiness(server)
  await beAdministrator(page, server)
  await page.goto(HERE)
  await expect(page.getByRole('group', { name: 'Registrations' })).toBeVisible()
  await expect(page.getByText('Accounts created in the period.')).toBeVisible()
  await expectReadable(page)
  await page.getByText('Show as a table').first().press('Enter')
  await expect(page.getByRole('table').first()).toBeVisible()
  await page.getByRole('link', { name: 'Yearly' }).click()
  await expect(page).toHaveURL(/period=yearly/)
  await expect(page.getByRole('link', { name: 'Yearly' })).toHaveAttribute('aria-current', 'page')
  await page.getByLabel('From', { exact: true }).fill('2020-01-01')
  await page.getByLabel('To', { exact: true }).fill('2020-01-31')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/period=custom&from=2020-01-01&to=2020-01-31/)
  await expect(page.getByText('Nothing in this period.').first()).toBeVisible()
})
