import { expect, expectAccessible, expectReadable, test } from '../support/browser.ts'
import { beBusiness, clearSamples, expectToast } from '../support/portal.ts'

const OVERVIEW = '/dashboard/business'

test('the chart can be read by arrow keys and as a table, and samples are cleared after one question', async ({
  page,
}) => {
  await beBusiness(page)
  await page.goto(OVERVIEW)
  const summary = page.getByLabel('Summary')
  await expect(summary).toContainText('Total savings')
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

  await page.getByRole('link', { name: 'Clear sample data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Clear sample data?' })
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep it for now' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Clear sample data' }).click()
  await dialog.getByRole('button', { name: 'Clear sample data' }).click()
  await expectToast(page, 'Sample data cleared', 'All figures are now your own.')
  await expect(page.getByText('You are looking at sample data')).toBeHidden()
  await expect(summary).toContainText('€0')
})

test.describe('as the server sends them', () => {
  test.use({ loadsScripts: false })

  for (const samples of ['with', 'without']) {
    test(`the tabs of a business are accessible in light and dark ${samples} samples`, async ({ page }) => {
      await beBusiness(page)
      if (samples === 'without') await clearSamples(page)
      for (const tab of ['', '/tools', '/analytics?period=yearly', '/analytics/savings']) {
        await page.goto(OVERVIEW + tab)
        await expectReadable(page)
      }
    })
  }
})
