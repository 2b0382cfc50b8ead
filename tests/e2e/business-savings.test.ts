import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { beBusiness, expectToast } from '../support/portal.ts'

const ANALYTICS = '/dashboard/business/analytics'
const RECORDS = `${ANALYTICS}/savings`

async function withoutSamples(page: Page): Promise<void> {
  await beBusiness(page)
  await page.goto('/dashboard/sample-data')
  await page.getByRole('button', { name: 'Clear sample data' }).click()
  await expectToast(page, 'Sample data cleared')
}

const panel = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })

test('samples split 60, 27 and 13 percent in every period, which is in the address', {
  tag: '@phone',
}, async ({ page }) => {
  await beBusiness(page)
  await page.goto(ANALYTICS)
  const split = page.getByRole('table', { name: 'Savings of the period by what they came from' })
  for (const period of ['Monthly', 'Quarterly', 'Yearly']) {
    await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: period }).click()
    await expect(page.getByRole('link', { name: period })).toHaveAttribute('aria-current', 'true')
    await expect(split.getByRole('row', { name: /AI receptionist/ })).toContainText('60%')
    await expect(split.getByRole('row', { name: /Business automation/ })).toContainText('27%')
    await expect(split.getByRole('row', { name: /Websites and marketing/ })).toContainText('13%')
  }
  await expect(page).toHaveURL(/\?period=yearly$/)
})

test('a recorded saving changes the figures, which explain their calculation', async ({ page }) => {
  await withoutSamples(page)
  await page.goto(RECORDS)
  const form = panel(page, 'Record a saving')
  await form.getByLabel('Euro saved').fill('1,250.50')
  await form.getByLabel('Hours given back').fill('16.9')
  await form.getByLabel('Note').fill('Two temps fewer')
  await form.getByRole('button', { name: 'Record saving' }).click()
  await expectToast(page, 'Saving recorded', 'It counts in every figure from now on.')
  await expect(form.getByLabel('Euro saved')).toHaveValue('')
  await expect(page.getByLabel('Summary')).toContainText('€1,250.50')
  await expect(page.getByLabel('Summary')).toContainText('10%')
  await expect(panel(page, 'Records').getByText('Two temps fewer')).toBeVisible()

  await page.goto(ANALYTICS)
  const row = page.getByRole('rowgroup').filter({ hasText: 'Efficiency gain' })
  await row.getByText('How this is computed').click()
  await expect(row).toContainText('169 h that one full-time person works in such a period, at 39 hours a week')
  await page.goto('/dashboard/business')
  await expect(page.getByText('AI receptionist: saved €1,250.50')).toBeVisible()

  await page.goto(RECORDS)
  await page.getByRole('button', { name: /^Delete €1,250.50/ }).click()
  await expectToast(page, 'Record deleted')
  await expect(page.getByLabel('Summary')).toContainText('€0')
})

test('a refused saving keeps its text and shows the error at its field', async ({ page }) => {
  await withoutSamples(page)
  await page.goto(RECORDS)
  const form = panel(page, 'Record a saving')
  await form.getByLabel('Euro saved').fill('a lot')
  await form.getByLabel('Note').fill('Counted by hand')
  await form.getByRole('button', { name: 'Record saving' }).click()
  const amount = form.getByLabel('Euro saved')
  await expect(amount).toBeFocused()
  await expect(amount).toHaveValue('a lot')
  await expect(amount).toHaveAccessibleDescription(/Write an amount in euro/)
  await expect(form.getByLabel('Note')).toHaveValue('Counted by hand')
  await amount.fill('20')
  await form.getByRole('button', { name: 'Record saving' }).click()
  await expectToast(page, 'Saving recorded')
})

test('an import names each wrong line, keeps the text, and stores everything once corrected', async ({ page }) => {
  await withoutSamples(page)
  await page.goto(RECORDS)
  const form = panel(page, 'Import from a file')
  const csv = (amount: string) =>
    `date,category,amount,hours,note\n2026-01-05,AI receptionist,100,1,\n2026-01-06,automation,${amount},,"Invoices, sent"\n`
  const file = (text: string) => ({ name: 'savings.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await form.getByLabel('File').setInputFiles(file(csv('plenty')))
  const lines = form.getByRole('textbox', { name: 'Lines' })
  await expect(lines).toHaveValue(csv('plenty'))
  await form.getByRole('button', { name: 'Import' }).click()
  await expect(form.getByText('One line needs a change. Nothing was imported yet.')).toBeVisible()
  await expect(form.getByRole('list', { name: 'Lines to change' })).toContainText('Line 3: Write an amount in euro')
  await expect(lines).toHaveValue(/plenty/)
  await lines.fill(csv('55.25'))
  await form.getByRole('button', { name: 'Import' }).click()
  await expectToast(page, 'Savings imported')
  await expect(page.getByLabel('Summary')).toContainText('€155.25')
  await expect(panel(page, 'Records').locator('tbody tr')).toHaveCount(2)
})

test("customers' ratings give the satisfaction figure", async ({ page }) => {
  await withoutSamples(page)
  await page.goto(RECORDS)
  const form = panel(page, 'Record a rating')
  await form.getByLabel('People').fill('3')
  await form.getByRole('button', { name: 'Record rating' }).click()
  await expectToast(page, 'Rating recorded')
  await form.getByLabel('Score').selectOption('2')
  await form.getByRole('button', { name: 'Record rating' }).click()
  await expect(page.getByLabel('Summary')).toContainText('75%')
})

test('figures and records are downloaded as files', async ({ page }) => {
  await beBusiness(page)
  await page.goto(`${ANALYTICS}?period=quarterly`)
  const download = async (name: string) => {
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name }).click()
    const file = await started
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
  }
  const csv = await download('Export CSV')
  expect(csv.name).toMatch(/^savings-quarterly-\d{4}-\d\d-\d\d\.csv$/)
  expect(csv.bytes.toString()).toContain('period,AI receptionist (EUR)')
  expect(csv.bytes.toString().trim().split('\r\n')).toHaveLength(9)
  const pdf = await download('Export PDF')
  expect(pdf.name).toMatch(/\.pdf$/)
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await page.goto(RECORDS)
  const all = await download('Export all as CSV')
  expect(all.bytes.toString().trim().split('\r\n')).toHaveLength(145)
})

test("another organisation's record is a 404, and only members get files", async ({ page, browser, server }) => {
  await withoutSamples(page)
  await page.goto(RECORDS)
  await panel(page, 'Record a saving').getByLabel('Euro saved').fill('40')
  await page.getByRole('button', { name: 'Record saving' }).click()
  const foreign = await page.locator('input[name=saving]').first().inputValue()
  const context = await browser.newContext({ baseURL: server.url })
  const other = await context.newPage()
  expect((await other.request.get(`${ANALYTICS}/report.csv`)).status()).toBe(401)
  await beBusiness(other)
  const answer = await other.request.post(RECORDS, {
    form: { intent: 'delete', saving: foreign },
    headers: { origin: server.url },
  })
  expect(answer.status()).toBe(404)
  await context.close()
})
