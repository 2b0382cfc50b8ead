import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectReadable, test } from '../support/browser.ts'
import { beBusiness, beSomebody, expectToast } from '../support/portal.ts'

const OVERVIEW = '/dashboard/business'

test('a new business sees marked samples, and clears them after one question', { tag: '@phone' }, async ({ page }) => {
  await beBusiness(page)
  await page.goto(OVERVIEW)
  const summary = page.getByLabel('Summary')
  await expect(summary).toContainText('Total savings')
  await expect(summary).toContainText('€4,000')
  await expect(summary).toContainText('96%')
  for (const kind of ['Cost saving', 'Efficiency', 'Tool update', 'Support']) {
    await expect(page.getByText(new RegExp(`^${kind}, `)).first()).toBeVisible()
  }

  await page.getByRole('link', { name: 'Clear sample data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Clear sample data?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep it for now' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Clear sample data' }).click()
  await dialog.getByRole('button', { name: 'Clear sample data' }).click()
  await expectToast(page, 'Sample data cleared', 'All figures are now your own.')
  await expect(page.getByText('You are looking at sample data')).toBeHidden()
  await expect(summary).toContainText('€0')
  await expect(page.getByText('Nothing was measured in the last twelve months')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Record a saving' })).toBeVisible()
})

test('each open matter links to its page', async ({ page }) => {
  await beBusiness(page)
  await page.goto(OVERVIEW)
  const panel = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Needs a person' }).first()
  await expect(panel.getByText(/^Your plan's trial ends on/)).toBeVisible()
  await expect(panel.getByText(/^Nothing is invoiced unless you keep it/)).toBeVisible()
  await panel.getByRole('link', { name: /^Decide on trial: WhatsApp bot/ }).click()
  await expect(page).toHaveURL(/\/dashboard\/business\/tools$/)
})

test('an overdue invoice links to its payment', async ({ page }) => {
  await beBusiness(page, { selectedPlan: 'advanced' })
  await page.goto(OVERVIEW)
  await expect(page.getByText(/^Invoice INV-\d+ is due$/)).toBeVisible()
  await page.getByRole('link', { name: /^Pay invoice: Invoice/ }).click()
  await expect(page).toHaveURL(/\/dashboard\/business\/upgrade$/)
})

test('the chart can be read by arrow keys and as a table', { tag: '@phone' }, async ({ page }) => {
  await beBusiness(page)
  await page.goto(OVERVIEW)
  const chart = page.getByRole('group', { name: /^Savings of the last twelve months/ })
  await expect(chart.getByRole('img')).toHaveCount(12)
  await chart.locator('[tabindex="0"]').focus()
  const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  expect(await name()).toMatch(/^\w+ \d{4} so far: AI receptionist €/)
  await page.keyboard.press('Home')
  const first = await name()
  await page.keyboard.press('ArrowRight')
  expect(await name()).not.toBe(first)
  await page.keyboard.press('ArrowLeft')
  expect(await name()).toBe(first)
  await expect(chart.locator('[tabindex="0"]')).toHaveCount(1)

  await page.getByText('Show as a table').click()
  const table = page.getByRole('table', { name: /^Savings of the last twelve months/ })
  await expect(table.getByRole('row')).toHaveCount(13)
  await expect(table.getByRole('columnheader', { name: 'Business automation' })).toBeVisible()
})

test('without scripts, a page asks before samples are cleared', async ({ page, browser, server }) => {
  await beSomebody(page)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    baseURL: server.url,
  })
  const plain = await context.newPage()
  await plain.goto(OVERVIEW)
  await plain.getByRole('link', { name: 'Clear sample data' }).click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Clear sample data?')
  await plain.getByRole('button', { name: 'Clear sample data' }).click()
  await expect(plain).toHaveURL(/\/dashboard\/business\?done=samples-cleared$/)
  await expect(plain.getByText('You are looking at sample data')).toBeHidden()
  await context.close()
})

test("only members clear samples, and only their own organisation's", async ({ page, browser, server }) => {
  await beBusiness(page)
  const context = await browser.newContext({ baseURL: server.url })
  const other = await context.newPage()
  const form = { intent: 'clear' }
  const clear = () => other.request.post('/dashboard/sample-data', { form, headers: { origin: server.url } })
  expect((await clear()).status()).toBe(401)
  await beSomebody(other)
  expect((await clear()).ok()).toBe(true)
  await context.close()
  await page.goto(OVERVIEW)
  await expect(page.getByText('You are looking at sample data')).toBeVisible()
})

for (const tab of ['', '/tools', '/analytics?period=yearly', '/analytics/savings']) {
  test(`${OVERVIEW}${tab} is accessible in light and dark with samples`, async ({ page }) => {
    await beBusiness(page)
    await expectTabAccessible(page, OVERVIEW + tab)
  })

  test(`${OVERVIEW}${tab} is accessible in light and dark without samples`, async ({ page }) => {
    await beBusiness(page)
    await page.goto('/dashboard/sample-data')
    await page.getByRole('button', { name: 'Clear sample data' }).click()
    await expectToast(page, 'Sample data cleared')
    await expectTabAccessible(page, OVERVIEW + tab)
  })
}

async function expectTabAccessible(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expectReadable(page)
}
