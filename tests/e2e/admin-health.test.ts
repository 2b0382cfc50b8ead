import { expect, expectReadable, test } from '../support/browser.ts'
import { addBusiness, beAdministrator, beGovernment, signOut } from '../support/portal.ts'

test('the cards above every tab count current rows, and Health shows every part', async ({ page, server }) => {
  await beGovernment(page)
  await signOut(page)
  await addBusiness(server)
  await beAdministrator(page, server)
  await page.goto('/dashboard/admin')
  const cards = page.locator('section[aria-label=Summary]')
  for (const name of ['Total Users', 'Active AI Tools', 'Total Projects', 'System Health']) {
    await expect(cards.getByText(name, { exact: true })).toBeVisible()
  }
  await expect(cards.getByText(/\d+ business, \d+ government/)).toBeVisible()
  await cards.getByRole('link').click()
  await expect(page).toHaveURL(/\/dashboard\/admin\/health$/)
  await expect(page.getByRole('heading', { name: 'System health' })).toBeVisible()
  for (const part of ['Database', 'Scheduled jobs', 'Mail queue', 'Disk', 'Last backup']) {
    await expect(page.getByRole('term').filter({ hasText: part })).toBeVisible()
  }
  await expectReadable(page)
})
