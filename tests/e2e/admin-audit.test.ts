import { readFileSync } from 'node:fs'
import { expect, expectReadable, test } from '../support/browser.ts'
import { beAdministrator, expectForAdministratorsOnly } from '../support/portal.ts'

const LOG = '/dashboard/admin/audit-log'
const EXPORT = `${LOG}/export.csv`

test("the log says who did what, and the dashboard's header links to it", { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const email = await beAdministrator(page, server)
  await page.goto('/dashboard/admin')
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Aoife Ó Dálaigh signed in' }).first()).toBeVisible()

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

test('a filter without matches says so, and what to do', async ({ page, server }) => {
  await beAdministrator(page, server)
  await page.goto(`${LOG}?actor=nobody@example.ie`)
  await expect(page.getByText('No line of the log matches.')).toBeVisible()
  await page.goto(`${LOG}?from=2001-01-01&to=2001-12-31`)
  await expect(page.getByText('No line of the log matches.')).toBeVisible()
})

test('pages lead to older lines and back', async ({ page, server }) => {
  await beAdministrator(page, server)
  for (let index = 0; index < 60; index++) {
    const form = { intent: 'test-mail' }
    const headers = { origin: server.url }
    await page.request.post('/dashboard/admin/settings', { form, headers, maxRedirects: 0 })
  }
  await page.goto(`${LOG}?action=mail.tested`)
  const pages = page.getByRole('navigation', { name: 'Audit log, pages' })
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(50)
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/after=/)
  await expect(pages.getByRole('link', { name: 'Previous' })).toBeVisible()
  await pages.getByRole('link', { name: 'Previous' }).click()
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(50)
  await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(0)
})

test('the filtered log can be downloaded as CSV', async ({ page, server }) => {
  const email = await beAdministrator(page, server)
  await page.goto(`${LOG}?actor=${email}&action=account.registered`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/)
  const lines = readFileSync((await file.path()) ?? '', 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('Aoife Ó Dálaigh')
})

test('nobody else reads or exports the log', async ({ page }) => {
  await expectForAdministratorsOnly(page, async (status) => {
    for (const path of [LOG, `${LOG}.data`, EXPORT]) {
      const response = await page.request.get(path)
      expect([path, response.status()]).toEqual([path, status])
      expect(await response.text()).not.toContain('Request')
    }
  })
})

test('the log is accessible in light and dark and fits the screen', async ({ page, server }) => {
  await beAdministrator(page, server)
  await page.goto(LOG)
  await expectReadable(page)
})
