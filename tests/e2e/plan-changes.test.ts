import { readFileSync } from 'node:fs'
import { expect, expectAccessible, test } from '../support/browser.ts'
import { card, newestInvoice, panel, UPGRADE } from '../support/plans.ts'
import { beBusiness, expectToast } from '../support/portal.ts'
import { letPlanEnd } from '../support/subscriptions.ts'

test('an immediate change is previewed at its address and confirmed, and its invoice is downloaded and paid', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await beBusiness(page)
  await page.goto(UPGRADE)
  await card(page, 'Advanced').getByRole('link', { name: 'Preview this change' }).click()
  await expect(page).toHaveURL(`${UPGRADE}?plan=advanced`)
  await page.getByRole('link', { name: /^Now/ }).click()
  await expect(page).toHaveURL(`${UPGRADE}?plan=advanced&when=now`)
  await page.getByRole('button', { name: 'Confirm change to Advanced' }).click()
  await expectToast(page, 'Plan changed')
  await expect(page).toHaveURL(UPGRADE)
  await expect(panel(page, 'Current plan')).toContainText('Advanced')
  await expect(newestInvoice(page)).toContainText('€6,394.77')

  const link = newestInvoice(page).getByRole('link', { name: /^INV-\d+$/ })
  const number = (await link.textContent()) ?? ''
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: `Download ${number} as PDF` }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe(`${number}.pdf`)
  expect(readFileSync(await download.path(), 'latin1')).toMatch(/^%PDF-/)
  await link.click()
  await page.getByRole('button', { name: 'Copy Payment reference' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
  await page.getByRole('link', { name: 'Back to your plan' }).click()
  await expect(page).toHaveURL(UPGRADE)
})

test('what is refused keeps its text and has the focus', async ({ page }) => {
  await beBusiness(page)
  await page.goto(UPGRADE)
  const order = page.getByLabel('Purchase-order number')
  await order.fill('4'.repeat(61))
  await page.getByRole('button', { name: 'Save number' }).click()
  await expect(order).toHaveAccessibleDescription(/Please keep the number under 60 characters/)
  await expect(order).toBeFocused()
  await card(page, 'Elite').getByRole('link', { name: 'Contact Sales' }).click()
  const message = page.getByLabel('What should it do for you?')
  await message.fill('x'.repeat(5001))
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(message).toBeFocused()
  await expect(message).toHaveValue('x'.repeat(5001))

  await page.goto(`${UPGRADE}?plan=advanced&when=now`)
  await page.locator('[name=expectedTotalCents]').evaluate((field: HTMLInputElement) => {
    field.value = '1'
  })
  await page.getByRole('button', { name: 'Confirm change to Advanced' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
})

test.describe('as the server sends them', () => {
  test.use({ loadsScripts: false })

  test('the questions before a cancellation and after the end of a plan are accessible', async ({ page, server }) => {
    const email = await beBusiness(page, { selectedPlan: 'advanced' })
    await page.goto(`${UPGRADE}?step=cancel`)
    await expectAccessible(page)
    await letPlanEnd(server, email)
    await page.goto(UPGRADE)
    await expectAccessible(page)
  })
})
