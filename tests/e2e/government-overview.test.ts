import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectReadable, test } from '../support/browser.ts'
import { COMPLIANCE, downloadFrom, PROJECTS } from '../support/government.ts'
import { beAdministrator, beBusiness, beGovernment, beSomebody, signOut } from '../support/portal.ts'

const HOME = '/dashboard/government'

test('the dashboard greets, and shows six tabs and four figures with their definitions', {
  tag: '@phone',
}, async ({ page }) => {
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

test('each quick action links to its page', async ({ page }) => {
  await beGovernment(page)
  for (const [label, heading] of [
    ['Create New Project', 'New project'],
    ['Policy Review', 'Review Web accessibility'],
    ['Export Reports', 'Export Reports'],
  ] as const) {
    await page.goto(HOME)
    await page.getByRole('link', { name: label }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await page.goto(HOME)
  await page.getByRole('link', { name: 'Access the governance platform' }).click()
  await expect(page).toHaveURL(/governance-platform/)
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

test('analytics shows the budget split, monthly spend and indicators, also as tables and CSV', async ({ page }) => {
  await beGovernment(page)
  await page.goto(`${HOME}/analytics`)
  const shares = page.getByRole('table', { name: 'Budget allocation by department' })
  await expect(shares.getByRole('row', { name: /Health/ })).toContainText('35%')
  await expect(shares.getByRole('row', { name: /Administration/ })).toContainText('45%')
  await expect(shares.getByRole('row', { name: /Transportation/ })).toContainText('20%')
  await page.getByText('Show as a table').first().click()
  await expect(
    page.getByRole('table', { name: /spent in each of the last twelve months/ }).getByRole('row'),
  ).toHaveCount(13)
  const csv = await downloadFrom(page, page.getByRole('link', { name: 'Download CSV' }))
  expect(csv.content.toString()).toContain('Administration,2,4500000.00,1820000.00,45')
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

test("another organisation's pages and actions are 404s, and other accounts are refused", async ({ page, server }) => {
  await beGovernment(page)
  const [project, policy] = [await firstLink(page, PROJECTS, 'article h3 a'), await firstLink(page, COMPLIANCE, 'td a')]
  await signOut(page)
  const projectPages = ['', '/edit', '/status', '/report', '/documents'].map((part) => project + part)
  const pages = [...projectPages, ...['', '/edit', '/review'].map((part) => policy + part)]
  const all = [
    HOME,
    PROJECTS,
    COMPLIANCE,
    `${HOME}/analytics`,
    `${HOME}/reports`,
    `${PROJECTS}/new`,
    `${COMPLIANCE}/new`,
  ]
  const statusOf = async (path: string) => (await page.request.get(path)).status()

  for (const path of [...all, ...pages]) expect([path, await statusOf(path)]).toEqual([path, 401])
  await beGovernment(page)
  for (const path of pages) expect([path, await statusOf(path)]).toEqual([path, 404])
  await page.goto(project)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  const intents: [string, string][] = [
    [project, 'post-update'],
    [project, 'add-milestone'],
    [project, 'remove-document'],
    [`${project}/edit`, 'save'],
    [`${project}/status`, 'status'],
    [`${policy}/edit`, 'save'],
    [`${policy}/review`, 'review'],
  ]
  for (const [path, intent] of intents) {
    const response = await submit(page, path, { intent, body: 'Hello', version: '1' })
    expect([path, intent, response]).toEqual([path, intent, 404])
  }
  await signOut(page)
  await beBusiness(page)
  for (const path of [...all, ...pages]) expect([path, await statusOf(path)]).toEqual([path, 403])
  for (const [path, intent] of intents) expect(await submit(page, path, { intent })).toBe(403)
  await signOut(page)
  await beAdministrator(page, server)
  for (const path of [...all, ...pages]) expect([path, await statusOf(path)]).toEqual([path, 403])
  await signOut(page)
  await beSomebody(page)
  expect(await submit(page, `${PROJECTS}/new`, { intent: 'create' })).toBe(403)
  await signOut(page)
  for (const [path, intent] of intents) expect(await submit(page, path, { intent })).toBe(401)
})

test('overview, analytics and export are accessible in light and dark and fit 320 px', async ({ page }) => {
  await beGovernment(page)
  const pages = [HOME, `${HOME}/analytics`, `${HOME}/reports`]
  for (const path of pages) {
    await page.goto(path)
    await expectReadable(page)
  }
})

async function firstLink(page: Page, path: string, selector: string): Promise<string> {
  await page.goto(path)
  return (await page.locator(selector).first().getAttribute('href')) ?? ''
}

/** Posts a form as a browser without JavaScript does. */
async function submit(page: Page, path: string, form: Record<string, string>): Promise<number> {
  const { origin } = new URL((await page.request.get('/health/live')).url())
  return (await page.request.post(path, { form, headers: { origin } })).status()
}
