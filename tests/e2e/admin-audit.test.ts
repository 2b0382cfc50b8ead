import { expect, expectReadable, test } from '../support/browser.ts'
import { beAdministrator } from '../support/portal.ts'

test("the log says who did what, is readable, and the dashboard's header links to it", async ({ page, server }) => {
  const email = await beAdministrator(page, server)
  await page.goto('/dashboard/admin')
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Aoife Ó Dálaigh signed in' }).first()).toBeVisible()
  await expectReadable(page)

  await page.getByLabel('Who').fill(email)
  await page.getByLabel('What').selectOption('account.registered')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/actor=.*action=account.registered/)
  const lines = page.getByRole('table').locator('tbody tr')
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText('Aoife Ó Dálaigh registered')
  await page.reload()
  await expect(page.getByLabel('Who')).toHaveValue(email)
  await page.getByRole('link', { name: 'Show everything' }).click()
  await expect(page.getByLabel('Who')).toHaveValue('')
})
