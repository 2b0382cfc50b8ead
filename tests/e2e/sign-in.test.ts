import type { Page } from '@playwright/test'
import { expect, expectReadable, test } from '../support/browser.ts'
import {
  beAdministrator,
  beBusiness,
  beGovernment,
  beSomebody,
  expectToast,
  fillIn,
  newEmail,
  PASSWORD,
  signOut,
} from '../support/portal.ts'

const press = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true }).click()

const sessionCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'session')

/** Expects a toast that was not there the last time. */
async function expectNewToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page.locator('.toast:not([data-seen])')
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  await expect(toast.getByText(description, { exact: true })).toBeVisible()
  await toast.evaluate((node) => node.setAttribute('data-seen', ''))
}

/** Proxies may answer anything. */
const STRANGE_ANSWERS = [
  ['an empty object', 200, '{}'],
  ['an empty answer', 200, ''],
  ["a proxy's page", 200, '<html>Sign in to the network</html>'],
  ['a refusal with an empty object', 401, '{}'],
  ['a refusal without a body', 401, ''],
  ["a refusal with a proxy's page", 403, '<html>Blocked</html>'],
] as const

for (const [path, api, title, description] of [
  ['/signin', '/api/auth/signin', 'Sign In Failed', 'Invalid email or password. Please try again.'],
  ['/sign-in', '/api/login', 'Login Failed', 'Invalid email or password'],
] as const) {
  test(`${path} neither shows a strange answer nor takes it for a sign-in`, async ({ page }) => {
    await page.goto(path)
    await fillIn(page, { email: newEmail(), password: PASSWORD })
    for (const [answer, status, body] of STRANGE_ANSWERS) {
      await test.step(answer, async () => {
        await page.route(`**${api}`, (route) => route.fulfill({ status, body, contentType: 'text/html' }))
        await press(page)
        await expectNewToast(page, title, description)
        await expect(page).toHaveURL(new RegExp(`${path}$`))
      })
    }
  })
}

test('/signin shows missing fields before anything is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.goto('/signin')
  await page.locator('[name=email]').fill('aoife')
  await press(page)
  await expect(page.locator('[name=email]')).toHaveAccessibleDescription('Valid email is required')
  await expect(page.locator('[name=password]')).toHaveAccessibleDescription('Password is required')
  await expect(page.locator('[name=email]')).toBeFocused()
  await page.locator('[name=email]').fill('aoife@example.ie')
  await press(page)
  await expect(page.locator('[name=email]')).toHaveAccessibleDescription('')
  await expect(page.locator('[name=password]')).toBeFocused()
  await page.locator('[name=email]').fill('')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.locator('[name=email]')).toHaveAccessibleDescription('Valid email is required')
  await expect(page.locator('.toast')).toBeHidden()
  expect(sent).toEqual([])
})

test('/signin keeps what was refused, then loads the dashboard as a full page and welcomes there', async ({ page }) => {
  const refusal = ['Sign In Failed', 'Invalid email or password. Please try again.'] as const
  const email = await beBusiness(page)
  await signOut(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/signin')
  for (const address of [email, newEmail()]) {
    await fillIn(page, { email: address, password: 'not this one' })
    await press(page)
    await expectNewToast(page, ...refusal)
    await expect(page.locator('[name=email]')).toHaveValue(address)
    await expect(page.locator('[name=password]')).toHaveValue('not this one')
  }
  await page.route('**/api/auth/signin', (route) => route.abort(), { times: 1 })
  await fillIn(page, { email, password: PASSWORD })
  await press(page)
  await expectNewToast(page, ...refusal)
  const load = page.waitForEvent('load')
  await press(page)
  await load
  await expect(page).toHaveURL(/\/dashboard\/business$/)
  await expectToast(page, 'Welcome back!', 'Successfully signed in to your account.')
  // The session ends with the browser.
  expect((await sessionCookie(page))?.expires).toBe(-1)
})

test('/signin remembers a public body for seven days, and leads it to its dashboard', async ({ page }) => {
  const email = await beBusiness(page, { businessType: 'GOVERNMENT' })
  await signOut(page)
  await page.goto('/signin')
  await fillIn(page, { email, password: PASSWORD })
  await page.getByRole('checkbox', { name: 'Remember me' }).check()
  await press(page)
  await expect(page).toHaveURL(/\/dashboard\/government$/)
  const { expires = 0, httpOnly, sameSite } = (await sessionCookie(page)) ?? {}
  expect((expires - Date.now() / 1000) / 86_400).toBeCloseTo(7, 1)
  expect({ httpOnly, sameSite }).toEqual({ httpOnly: true, sameSite: 'Lax' })
})

test('/sign-in has tabs for arrow keys with a hint each, shows the password, and says what was refused', async ({
  page,
}) => {
  const email = await beSomebody(page)
  await signOut(page)
  await page.goto('/sign-in')
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Business').click()
  const hints = new Set<string>()
  for (const name of ['Business', 'Government', 'Admin']) {
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    hints.add((await page.getByRole('tabpanel').locator('p').first().textContent()) ?? '')
    await page.keyboard.press('ArrowRight')
  }
  expect(hints.size).toBe(3)

  await fillIn(page, { email: newEmail(), password: PASSWORD })
  const show = page.getByRole('button', { name: 'Show password' })
  await show.click()
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text')
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await show.click()
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'password')
  await press(page)
  await expectToast(page, 'Login Failed', '401: Invalid email or password')
  await expect(page.locator('[name=password]')).toHaveValue(PASSWORD)

  await fillIn(page, { email })
  await tab('Government').click()
  await press(page)
  await expectToast(page, 'Login Failed', '403: This is a business account. Please use the Business tab.')
  expect(await sessionCookie(page)).toBeUndefined()
})

test('/sign-in welcomes by first name on the dashboard of each type', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [be, tab, path, name] of [
    [() => beGovernment(page), 'Government', 'government', 'Séamus'],
    [() => beAdministrator(page, server), 'Admin', 'admin', 'Aoife'],
  ] as const) {
    const email = await be()
    await signOut(page)
    await page.goto('/sign-in')
    await fillIn(page, { email, password: PASSWORD })
    await page.getByRole('tab', { name: tab }).click()
    await press(page)
    await expect(page).toHaveURL(new RegExp(`/dashboard/${path}$`))
    await expectToast(page, 'Login Successful', `Welcome back, ${name}!`)
  }
})

test('/sign-in works by keyboard alone', async ({ page }) => {
  const email = await beSomebody(page)
  await signOut(page)
  await page.goto('/sign-in')
  for (const [name, value] of Object.entries({ email, password: PASSWORD })) {
    await tabTo(page, `[name=${name}]`)
    await page.keyboard.type(value)
  }
  await tabTo(page, 'form button[type=submit]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/business$/)
  await expectToast(page, 'Login Successful', 'Welcome back, Séamus!')
  await tabTo(page, 'a[href="/account"]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account$/)
})

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Tab')
    if (
      await page
        .locator(selector)
        .first()
        .evaluate((node) => node === document.activeElement)
    )
      return
  }
  throw new Error(`The Tab key does not reach ${selector}`)
}

test.describe('as the server sends them', () => {
  test.use({ loadsScripts: false })

  test('the forms of visitors are accessible in light and dark and fit 320 px', async ({ page }) => {
    for (const path of ['/signin', '/signin?forgot', '/sign-in', '/sign-up', '/reset-password?token=t']) {
      await test.step(path, async () => {
        await page.goto(path)
        await expectReadable(page)
      })
    }
  })
})
