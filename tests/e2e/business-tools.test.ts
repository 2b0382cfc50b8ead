import { expect, test } from '../support/browser.ts'
import { beBusiness, expectToast } from '../support/portal.ts'

test('a tool of the plan is activated, cancelled and kept in its place', async ({ page }) => {
  await beBusiness(page)
  await page.goto('/dashboard/business/tools')
  await page.getByRole('button', { name: 'Activate Appointment booking' }).click()
  await expectToast(page, 'Tool activated', 'It is part of your plan.')
  const row = page.getByRole('row').filter({ hasText: 'Appointment booking' })
  await expect(row.getByText('ACTIVE')).toBeVisible()
  await row.getByRole('button', { name: 'Cancel Appointment booking' }).click()
  await expectToast(page, 'Tool cancelled', 'It stays until the end of the period. You can still keep it.')
  // On a phone the row is a card.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(row).toContainText(/Ends \d{1,2} \w{3} \d{4}/)
  await row.getByRole('button', { name: 'Keep it: Appointment booking' }).click()
  await expectToast(page, 'Tool kept', 'The cancellation is taken back.')
  await expect(row.getByRole('button', { name: 'Cancel Appointment booking' })).toBeVisible()
})
