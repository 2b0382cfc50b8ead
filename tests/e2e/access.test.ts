import { expect, expectReadable, test } from '../support/browser.ts'
import { beSomebody, signOut } from '../support/portal.ts'

test('a dashboard shows Loading... meanwhile, is refused when the session has ended, and left by Logout', async ({
  page,
  context,
}) => {
  await beSomebody(page)
  const answered = Promise.withResolvers<void>()
  await page.route('**/dashboard/business.data*', async (route) => {
    await answered.promise
    await route.continue()
  })
  const title = page.getByRole('heading', { level: 1 })
  const dashboard = page.getByRole('link', { name: 'Dashboard' })
  await page.goto('/account')
  await dashboard.click()
  await expect(page.getByText('Loading...')).toBeVisible()
  answered.resolve()
  await expect(title).toHaveText('Business Dashboard')
  await expect(page.getByText('Loading...')).toHaveCount(0)

  await page.goBack()
  await expect(title).toHaveText('Your account')
  const cookies = await context.cookies()
  await signOut(page)
  await dashboard.click()
  await expect(title).toHaveText('Access denied')

  await context.addCookies(cookies)
  await page.goto('/dashboard/business')
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect((await page.request.get('/dashboard/business')).status()).toBe(401)
})

test.describe('as the server sends them', () => {
  test.use({ loadsScripts: false })

  test('dashboards and refusals are accessible in light and dark and stay inside 320 px', async ({ page }) => {
    await beSomebody(page)
    for (const path of ['/dashboard/business', '/dashboard/admin']) {
      await page.goto(path)
      await expectReadable(page)
    }
  })
})
