import { readFile } from 'node:fs/promises'
import { expect, expectReadable, test } from '../support/browser.ts'
import { beGovernment } from '../support/portal.ts'

const RECEPTIONIST = '/dashboard/government/receptionist'

test('an official downloads the record for auditors by keyboard alone', async ({ page }) => {
  await beGovernment(page)
  await page.goto(`${RECEPTIONIST}/report`)
  await page.getByRole('link', { name: 'For auditors' }).press('Enter')
  const period = page.getByLabel('Period', { exact: true })
  await expect(period).toBeVisible()
  await expectReadable(page)
  await period.selectOption('From one day to another')
  await page.getByLabel('First day').fill('2026-11-30')
  await page.getByLabel('Last day').fill('2026-11-01')
  await page.getByRole('button', { name: 'Show the period' }).press('Enter')
  await expect(page.getByText('The last day is before the first')).toBeVisible()
  await page.getByLabel('Last day').fill('2026-12-31')
  await page.getByRole('button', { name: 'Show the period' }).press('Enter')
  await expect(page.getByRole('heading', { name: '30 November 2026 to 31 December 2026' })).toBeVisible()
  const link = page.getByRole('link', { name: 'Download JSON' })
  await link.focus()
  await expect(link).toHaveCSS('outline-style', 'solid')
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toBe('receptionist-record-2026-11-30-2026-12-31.json')
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ complete: true })
})

test("a public body's set-up has Irish first, and says why that is fixed", async ({ page }) => {
  await beGovernment(page)
  await page.goto(`${RECEPTIONIST}/set-up#greeting`)
  const greeting = page.getByRole('region', { name: 'Greeting' })
  await expect(greeting).toContainText('Official Languages Act 2003')
  await expect(greeting.getByRole('img', { name: 'Always so' })).toBeVisible()
  await expect(greeting.getByLabel('Languages it answers in')).toHaveCount(0)
  const labels = await greeting
    .getByRole('textbox')
    .evaluateAll((areas) => areas.map((area) => area.getAttribute('name')))
  expect(labels).toEqual(['greeting.ga', 'greeting.en'])
})
