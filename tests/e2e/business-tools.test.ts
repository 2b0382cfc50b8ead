import { expect, test } from '../support/browser.ts'
import { beBusiness, beSomebody, expectToast } from '../support/portal.ts'

const TOOLS = '/dashboard/business/tools'

test('a tool of the plan is activated, cancelled at the end of the period, and kept', {
  tag: '@phone',
}, async ({ page }) => {
  await beBusiness(page)
  await page.goto(TOOLS)
  await page.getByRole('button', { name: 'Activate Appointment booking' }).click()
  await expectToast(page, 'Tool activated', 'It is part of your plan.')
  const row = page.getByRole('row').filter({ hasText: 'Appointment booking' })
  await expect(row.getByText('ACTIVE')).toBeVisible()
  await expect(row).toContainText(/Next billing|\d{1,2} \w{3} \d{4}/)

  await row.getByRole('button', { name: 'Cancel Appointment booking' }).click()
  await expectToast(page, 'Tool cancelled', 'It stays until the end of the period. You can still keep it.')
  await expect(row).toContainText(/Ends \d{1,2} \w{3} \d{4}/)
  await row.getByRole('button', { name: 'Keep it: Appointment booking' }).click()
  await expectToast(page, 'Tool kept', 'The cancellation is taken back.')
  await expect(row.getByRole('button', { name: 'Cancel Appointment booking' })).toBeVisible()
})

test('a tool can be tried for 14 days', async ({ page }) => {
  await beBusiness(page)
  await page.goto(TOOLS)
  await page.getByRole('button', { name: 'Try for 14 days: Email bot' }).click()
  await expectToast(page, 'Trial started', 'It ends by itself after 14 days and costs nothing.')
  const row = page.getByRole('row').filter({ hasText: 'Email bot' })
  await expect(row.getByText('TRIAL', { exact: true })).toBeVisible()
  await expect(row).toContainText(/Trial ends \d{1,2} \w{3} \d{4}/)
})

test('a tool outside the plan says why, with a link', async ({ page }) => {
  await beBusiness(page)
  await page.goto(TOOLS)
  const offer = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Advanced analytics' }) })
  await expect(offer).toContainText('Part of the Advanced plan. You are on Professional.')
  await offer.getByRole('link', { name: 'See the plans' }).click()
  await expect(page).toHaveURL(/\/dashboard\/business\/upgrade$/)

  await page.goto(TOOLS)
  await page.getByRole('link', { name: 'About DAGDA' }).click()
  await expect(page).toHaveURL(/\/modules\/dagda$/)
})

test('a business on sample data is told to choose a plan', async ({ page }) => {
  await beSomebody(page)
  await page.goto(TOOLS)
  const offer = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Email bot' }) })
  await expect(offer).toContainText('Part of the Professional plan. You have not chosen a plan yet.')
  await expect(page.getByRole('button', { name: /^Activate Email bot/ })).toHaveCount(0)
})

test("another organisation's tool is a 404", async ({ page, browser, server }) => {
  await beBusiness(page)
  await page.goto(TOOLS)
  const foreign = await page.locator('input[name=subscription]').first().inputValue()
  const context = await browser.newContext({ baseURL: server.url })
  const other = await context.newPage()
  await beBusiness(other)
  for (const intent of ['cancel', 'keep', 'activate']) {
    const answer = await other.request.post(TOOLS, {
      form: { intent, subscription: foreign },
      headers: { origin: server.url },
    })
    expect([intent, answer.status()]).toEqual([intent, 404])
  }
  await context.close()
})
