import { expect, test } from '../support/browser.ts'
import { beBusiness, clearSamples, expectToast } from '../support/portal.ts'

const ANALYTICS = '/dashboard/business/analytics'

test('savings are recorded and imported, and a refused one keeps its text with the error at its field', async ({
  page,
}) => {
  await beBusiness(page)
  await clearSamples(page)
  await page.goto(`${ANALYTICS}/savings`)
  const form = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Record a saving' }) })
  const amount = form.getByLabel('Euro saved')
  await amount.fill('a lot')
  await form.getByLabel('Note').fill('Counted by hand')
  await form.getByRole('button', { name: 'Record saving' }).click()
  await expect(amount).toBeFocused()
  await expect(amount).toHaveValue('a lot')
  await expect(amount).toHaveAccessibleDescription(/Write an amount in euro/)
  await expect(form.getByLabel('Note')).toHaveValue('Counted by hand')
  await amount.fill('20')
  await form.getByRole('button', { name: 'Record saving' }).click()
  await expectToast(page, 'Saving recorded', 'It counts in every figure from now on.')
  await expect(amount).toHaveValue('')
  await expect(page.getByLabel('Summary')).toContainText('€20')

  const file = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Import from a file' }) })
  const csv = (euro: string) => `date,category,amount,hours,note\n2026-01-06,automation,${euro},,"Invoices, sent"\n`
  const chosen = { name: 'savings.csv', mimeType: 'text/csv', buffer: Buffer.from(csv('plenty')) }
  await file.getByLabel('File').setInputFiles(chosen)
  const lines = file.getByRole('textbox', { name: 'Lines' })
  await expect(lines).toHaveValue(csv('plenty'))
  await file.getByRole('button', { name: 'Import' }).click()
  await expect(file.getByRole('list', { name: 'Lines to change' })).toContainText('Line 2: Write an amount in euro')
  await expect(lines).toHaveValue(/plenty/)
  await lines.fill(csv('55.25'))
  await file.getByRole('button', { name: 'Import' }).click()
  await expectToast(page, 'Savings imported')
  await expect(page.getByLabel('Summary')).toContainText('€75.25')
})
