import { expect, expectAccessible, test } from '../support/browser.ts'
import { expectPagesReadable } from '../support/drawn-pages.ts'
import { COMPLIANCE, downloadFrom, PROJECTS } from '../support/government.ts'
import { beGovernment } from '../support/portal.ts'

const HOME = '/dashboard/government'

test('the dashboard greets, and shows six tabs and four figures with their definitions', async ({ page }) => {
  await beGovernment(page)
  await page.goto(HOME)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Government Dashboard')
  await expect(page.getByText('Welcome back, Séamus')).toBeVisible()
  const terms = page.locator('[aria-label=Summary] dt')
  await expect(terms).toHaveText(['Citizens Served', 'Budget Saved', 'Compliance Rate', 'Active Projects'])
  const figures = page.locator('[aria-label=Summary] dd:nth-of-type(1)')
  await expect(figures).toHaveText(['289,500', '€180k', '75%', '3'])
  const tabs = page.getByRole('navigation', { name: 'Government Dashboard sections' }).locator('a')
  const labels = await tabs.evaluateAll((links) => links.map((link) => link.textContent))
  expect(labels.slice(0, 6)).toEqual(['Overview', 'Projects', 'Compliance', 'Analytics', 'Upgrade', 'Support'])
  await page.getByRole('link', { name: 'How the figures are counted' }).click()
  await expect(page).toHaveURL(/analytics#definitions$/)
  await expect(page.getByText('Budget minus spend of all completed projects.')).toBeVisible()
})

test('a report is exported for a period with the chosen content', async ({ page }) => {
  await beGovernment(page)
  await page.goto(`${HOME}/reports`)
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
  await page.getByRole('button', { name: 'Download CSV' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please choose the contents of the report')
  await page.getByLabel('Spend of the period').check()
  await page.getByLabel('From', { exact: true }).fill('2026-12-31')
  await page.getByLabel('To', { exact: true }).fill('2026-12-01')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  await expect(page.getByRole('alert')).toHaveText('The last day is before the first')
  await page.getByLabel('From', { exact: true }).fill('2000-01-01')
  await page.getByLabel('To', { exact: true }).fill('2100-01-01')
  const csv = await downloadFrom(page, page.getByRole('button', { name: 'Download CSV' }))
  expect(csv.content.toString()).toContain('Digital Health Records,Sample entry,140000.00')
  expect(csv.content.toString()).not.toContain('Indicator')
  const pdf = await downloadFrom(page, page.getByRole('button', { name: 'Download PDF' }))
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-')
})

test('without samples every tab says what will appear, and offers the first step', async ({ page }) => {
  await beGovernment(page)
  await page.goto(HOME)
  await page.getByRole('link', { name: 'Clear sample data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /Clear/ }).click()
  await expect(page.getByText('Nothing has happened yet')).toBeVisible()
  await expect(page.locator('[aria-label=Summary] dd:nth-of-type(1)')).toHaveText(['0', '€0', 'None yet', '0'])
  await expect(page.getByRole('link', { name: 'Policy Review' })).toHaveAttribute('href', `${COMPLIANCE}/new`)
  for (const [path, text] of [
    [PROJECTS, 'No projects yet'],
    [COMPLIANCE, 'No policies yet'],
    [`${HOME}/analytics`, 'No budgets yet'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(text)).toBeVisible()
    await expectAccessible(page)
  }
})

test.describe('as the server sends them', () => {
  test.use({ loadsScripts: false })

  test('overview, analytics and export are accessible in light and dark and fit 320 px', async ({ page }) => {
    await beGovernment(page)
    await expectPagesReadable(page, [HOME, `${HOME}/analytics`, `${HOME}/reports`])
  })
})
