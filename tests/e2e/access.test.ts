import { expect, expectReadable, test } from '../support/browser.ts'
import { beBusiness, beSomebody, signOut } from '../support/portal.ts'

const dashboards = [
  { path: '/dashboard/business', denied: 'Access denied' },
  { path: '/dashboard/government', denied: 'Access denied' },
  { path: '/dashboard/admin', denied: 'Access denied - Admin only' },
]

test('a visitor is refused on every dashboard and sent to the sign-in', async ({ page }) => {
  for (const { path, denied } of dashboards) {
    const response = await page.goto(path)
    expect([path, response?.status()]).toEqual([path, 401])
    expect(response?.headers()['cache-control']).toBe('no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(denied)
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in')
  }
})

test('a visitor is asked to sign in for the account', async ({ page }) => {
  expect((await page.goto('/account'))?.status()).toBe(401)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please sign in')
})

test('the wrong account is refused and sent to its own dashboard', async ({ page }) => {
  for (const userType of ['BUSINESS', 'GOVERNMENT']) {
    await beSomebody(page, { userType })
    const own = `/dashboard/${userType.toLowerCase()}`
    for (const { path, denied } of dashboards) {
      const response = await page.goto(path)
      expect([userType, path, response?.status()]).toEqual([userType, path, path === own ? 200 : 403])
      if (path === own) continue
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(denied)
      const forward = page.getByRole('main').getByRole('link', { name: 'Go to your dashboard' })
      await expect(forward).toHaveAttribute('href', own)
    }
    await signOut(page)
  }
})

test('a refusal contains nothing protected', async ({ page }) => {
  await beBusiness(page, { businessName: 'Secret Bakery' })
  for (const path of ['/dashboard/government', '/dashboard/admin', '/dashboard/admin.data']) {
    const response = await page.request.get(path)
    expect([path, response.status()]).toEqual([path, 403])
    expect(await response.text()).not.toContain('Secret Bakery')
  }
})

test('the dashboard greets by first name', async ({ page }) => {
  await beBusiness(page)
  await page.goto('/dashboard/business')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business Dashboard')
  await expect(page.getByText('Welcome back, Niamh')).toBeVisible()
})

test('the browser shows Loading... while it waits for a dashboard', { tag: '@phone' }, async ({ page }) => {
  await beSomebody(page)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/dashboard/business.data*', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/account')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText('Loading...')).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business Dashboard')
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

test('a session that ended meanwhile is refused on a client navigation too', async ({ page }) => {
  await beSomebody(page)
  await page.goto('/account')
  await signOut(page)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access denied')
})

test('Logout signs out and leads home', async ({ page }) => {
  await beSomebody(page)
  await page.goto('/dashboard/business')
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect((await page.goto('/dashboard/business'))?.status()).toBe(401)
})

test("the home page's bar never shows the wrong state first", { tag: '@phone' }, async ({ page }) => {
  await beSomebody(page)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/user', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/')
  const bar = page.getByRole('banner')
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeHidden()
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toBeHidden()
  answer()
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard/business')
  await expect(bar.getByText('Séamus Ó Dálaigh')).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
})

test('dashboards and refusals are accessible in light and dark and stay inside 320 px', async ({ page }) => {
  await beSomebody(page)
  for (const path of ['/dashboard/business', '/dashboard/admin']) {
    await page.goto(path)
    await expectReadable(page)
  }
})
