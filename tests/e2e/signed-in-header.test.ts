import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import type { TestServer } from '../support/server.ts'

const aoife = {
  id: 'usr_1',
  firstName: 'Aoife',
  lastName: 'Ní Bhriain',
  email: 'aoife@example.ie',
  userType: 'BUSINESS',
  role: 'USER',
  lastLogin: null,
}

async function visitAs(page: Page, server: TestServer, user: object | undefined): Promise<void> {
  await page.route('**/api/auth/user', (route) =>
    user === undefined
      ? route.fulfill({ status: 401, json: { message: 'You are not signed in.' } })
      : route.fulfill({ json: user }),
  )
  if (user !== undefined) await page.context().addCookies([{ name: 'signed-in', value: '1', url: server.url }])
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
}

test('a signed-in person sees their name and a link to their dashboard', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await visitAs(page, server, aoife)
  const bar = page.getByRole('banner')
  await expect(bar.getByText('Aoife Ní Bhriain')).toBeVisible()
  await expect(bar.getByText('BUSINESS')).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard/business')
  await expect(bar.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/logout')
  await expect(bar.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
})

test('the dashboard button follows the role first, then the user type', { tag: '@phone' }, async ({ page, server }) => {
  for (const [user, href] of [
    [{ ...aoife, role: 'ADMIN' }, '/dashboard/admin'],
    [{ ...aoife, userType: 'GOVERNMENT' }, '/dashboard/government'],
  ] as const) {
    await visitAs(page, server, user)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', href)
  }
})

test("the avatar shows the first name's letter, else the email's, else U", async ({ page, server }) => {
  for (const [user, letter] of [
    [aoife, 'A'],
    [{ ...aoife, firstName: '', lastName: '', email: 'seamus@example.ie' }, 'S'],
    [{ ...aoife, firstName: '', lastName: '', email: '' }, 'U'],
  ] as const) {
    await visitAs(page, server, user)
    await expect(page.getByRole('banner').getByText(letter, { exact: true })).toBeVisible()
  }
})

test('a failed call for the user means signed out, and is not repeated', async ({ page }) => {
  let asked = 0
  await page.route('**/api/auth/user', (route) => {
    asked++
    return route.fulfill({ status: 500, json: { message: 'broken' } })
  })
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in')
  await expect.poll(() => asked).toBe(1)
  await page.waitForTimeout(300)
  expect(asked).toBe(1)
})
