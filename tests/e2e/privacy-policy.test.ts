import { expect, test } from '../support/browser.ts'
import { beBusiness, fillIn } from '../support/portal.ts'

test('the privacy policy names everything that a browser stores', async ({ page, context }) => {
  await page.goto('/privacy-policy')
  const text = (await page.locator('main').textContent()) ?? ''
  await page.getByText('Dark', { exact: true }).click()
  await page.goto('/signup')
  await fillIn(page, { businessName: 'Claddagh Physio' })
  const ofVisitor = await storedBy()
  expect(ofVisitor).toEqual(expect.arrayContaining(['registration', 'theme']))
  await beBusiness(page)
  await page.goto('/dashboard/business')
  await page.getByRole('link', { name: 'Clear sample data' }).click()
  const ofCustomer = await storedBy()
  expect(ofCustomer).toEqual(expect.arrayContaining(['session', 'signed-in']))
  const unnamed = [...ofVisitor, ...ofCustomer].filter((name) => !text.includes(`“${name}”`))
  expect(unnamed).toEqual([])

  async function storedBy(): Promise<string[]> {
    const cookies = (await context.cookies()).map(({ name }) => name)
    return [...cookies, ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))]
  }
})
