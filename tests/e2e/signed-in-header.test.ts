import { expect, test } from '../support/browser.ts'
import { beSomebody } from '../support/portal.ts'

test("the home page's bar never shows the wrong state first, then the person and their dashboard", {
  tag: '@phone',
}, async ({ page }) => {
  await beSomebody(page)
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/auth/user', async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.goto('/')
  const bar = page.getByRole('banner')
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeHidden()
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toBeHidden()
  answered.resolve()
  await expect(bar.getByText('Séamus Ó Dálaigh')).toBeVisible()
  await expect(bar.getByText('S', { exact: true })).toBeVisible()
  await expect(bar.getByText('BUSINESS')).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard/business')
  await expect(bar.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/logout')
  await expect(bar.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
})

test('a failed call for the user means signed out, and is not repeated', async ({ page }) => {
  let asked = 0
  await page.route('**/api/auth/user', (route) => {
    asked++
    return route.fulfill({ status: 500, json: { message: 'broken' } })
  })
  await page.goto('/')
  // A visitor's first key asks for the user.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in')
  await expect.poll(() => asked).toBe(1)
  await page.waitForTimeout(300)
  expect(asked).toBe(1)
})
