import type { Page } from '@playwright/test'
import { codeOf, wrongCodeOf } from '../support/authenticator.ts'
import { expect, expectReadable, test } from '../support/browser.ts'
import {
  beBusiness,
  beGovernment,
  beSomebody,
  expectToast,
  fillIn,
  newEmail,
  PASSWORD,
  post,
  signOut,
} from '../support/portal.ts'

const press = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true }).click()

async function signIn(page: Page, path: string, email: string, password = PASSWORD): Promise<void> {
  await page.goto(path)
  await fillIn(page, { email, password })
}

const sessionCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'session')

/** Proxies may answer anything. */
const STRANGE_ANSWERS = [
  ['an empty object', 200, '{}'],
  ['an empty answer', 200, ''],
  ["a proxy's page", 200, '<html>Sign in to the network</html>'],
  ['a refusal with an empty object', 401, '{}'],
  ['a refusal without a body', 401, ''],
  ["a refusal with a proxy's page", 403, '<html>Blocked</html>'],
] as const

test.describe('/signin', () => {
  test('loads the dashboard as a full page and welcomes there', { tag: '@phone' }, async ({ page }) => {
    const email = await beBusiness(page)
    await signOut(page)
    await signIn(page, '/signin', email)
    const load = page.waitForEvent('load')
    await press(page)
    await load
    await expect(page).toHaveURL(/\/dashboard\/business$/)
    await expectToast(page, 'Welcome back!', 'Successfully signed in to your account.')
  })

  test('leads a public body to the government dashboard', async ({ page }) => {
    const email = await beBusiness(page, { businessType: 'GOVERNMENT' })
    await signOut(page)
    await signIn(page, '/signin', email)
    await press(page)
    await expect(page).toHaveURL(/\/dashboard\/government$/)
  })

  test('answers a wrong password and an unknown address alike, and keeps the entries', async ({ page }) => {
    const email = await beBusiness(page)
    await signOut(page)
    for (const address of [email, newEmail()]) {
      await signIn(page, '/signin', address, 'not this one')
      await press(page)
      await expectToast(page, 'Sign In Failed', 'Invalid email or password. Please try again.')
      await expect(page.locator('[name=email]')).toHaveValue(address)
      await expect(page.locator('[name=password]')).toHaveValue('not this one')
    }
  })

  test('shows missing fields before anything is sent', async ({ page }) => {
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
    await page.goto('/signin?forgot')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.locator('[name=email]')).toHaveAccessibleDescription('Valid email is required')
    await expect(page.locator('.toast')).toBeHidden()
    expect(sent).toEqual([])
  })

  for (const [answer, status, body] of STRANGE_ANSWERS) {
    test(`${answer} is not shown, nor taken for a sign-in`, async ({ page }) => {
      await page.route('**/api/auth/signin', (route) => route.fulfill({ status, body, contentType: 'text/html' }))
      await signIn(page, '/signin', newEmail())
      await press(page)
      await expectToast(page, 'Sign In Failed', 'Invalid email or password. Please try again.')
      await page.route('**/api/login', (route) => route.fulfill({ status, body, contentType: 'text/html' }))
      await signIn(page, '/sign-in', newEmail())
      await press(page)
      await expectToast(page, 'Login Failed', 'Invalid email or password')
      await expect(page).toHaveURL(/\/sign-in$/)
    })
  }

  test('ends the session with the browser, or after seven days if remembered', async ({ page }) => {
    const email = await beBusiness(page)
    await signOut(page)
    await signIn(page, '/signin', email)
    await press(page)
    await page.waitForURL('**/dashboard/business')
    expect((await sessionCookie(page))?.expires).toBe(-1)
    await signOut(page)
    await signIn(page, '/signin', email)
    await page.getByRole('checkbox', { name: 'Remember me' }).check()
    await press(page)
    await page.waitForURL('**/dashboard/business')
    const { expires = 0, httpOnly, sameSite } = (await sessionCookie(page)) ?? {}
    expect((expires - Date.now() / 1000) / 86_400).toBeCloseTo(7, 1)
    expect({ httpOnly, sameSite }).toEqual({ httpOnly: true, sameSite: 'Lax' })
  })

  test('without a connection asks to try again', async ({ page }) => {
    await page.route('**/api/auth/signin', (route) => route.abort())
    await signIn(page, '/signin', newEmail())
    await press(page)
    await expectToast(page, 'Sign In Failed', 'Invalid email or password. Please try again.')
  })
})

test.describe('/sign-in', () => {
  test('welcomes by first name on the dashboard of each type', { tag: '@phone' }, async ({ page }) => {
    for (const [userType, tab, path] of [
      ['BUSINESS', 'Business', 'business'],
      ['GOVERNMENT', 'Government', 'government'],
    ] as const) {
      const email = await beSomebody(page, { userType })
      await signOut(page)
      await signIn(page, '/sign-in', email)
      await page.getByRole('tab', { name: tab }).click()
      await press(page)
      await expect(page).toHaveURL(new RegExp(`/dashboard/${path}$`))
      await expectToast(page, 'Login Successful', 'Welcome back, Séamus!')
      await signOut(page)
    }
  })

  test('refuses a wrong password with the status and the message', async ({ page }) => {
    await signIn(page, '/sign-in', newEmail())
    await press(page)
    await expectToast(page, 'Login Failed', '401: Invalid email or password')
    await expect(page.locator('[name=password]')).toHaveValue(PASSWORD)
  })

  test('names the right tab after a right password', async ({ page }) => {
    const email = await beSomebody(page)
    await signOut(page)
    await signIn(page, '/sign-in', email)
    await page.getByRole('tab', { name: 'Government' }).click()
    await press(page)
    await expectToast(page, 'Login Failed', '403: This is a business account. Please use the Business tab.')
    expect(await sessionCookie(page)).toBeUndefined()
  })

  test('has a hint for each tab, and arrow keys move between tabs', async ({ page }) => {
    await page.goto('/sign-in')
    // The tabs work once the page is hydrated.
    await expect(async () => {
      await page.getByRole('tab', { name: 'Government' }).click()
      await expect(page.getByRole('tab', { name: 'Government' })).toHaveAttribute('aria-selected', 'true', {
        timeout: 200,
      })
    }).toPass()
    await page.getByRole('tab', { name: 'Business' }).click()
    const hints = new Set<string>()
    for (const name of ['Business', 'Government', 'Admin']) {
      await expect(page.getByRole('tab', { name })).toBeFocused()
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
      hints.add((await page.getByRole('tabpanel').locator('p').first().textContent()) ?? '')
      await page.keyboard.press('ArrowRight')
    }
    expect(hints.size).toBe(3)
  })

  test('shows and hides the password', { tag: '@phone' }, async ({ page }) => {
    await signIn(page, '/sign-in', newEmail())
    const show = page.getByRole('button', { name: 'Show password' })
    await show.click()
    await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text')
    await expect(show).toHaveAttribute('aria-pressed', 'true')
    await show.click()
    await expect(page.locator('[name=password]')).toHaveAttribute('type', 'password')
  })

  test('links to the home page and the registration', async ({ page }) => {
    await page.goto('/sign-in')
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/sign-up')
  })

  test('works by keyboard alone', async ({ page }) => {
    const email = await beSomebody(page)
    await signOut(page)
    await page.goto('/sign-in')
    const fields = { email, password: PASSWORD }
    for (const [name, value] of Object.entries(fields)) {
      await tabTo(page, `[name=${name}]`)
      await page.keyboard.type(value)
    }
    await tabTo(page, 'form button[type=submit]')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/business$/)
    await tabTo(page, 'a[href="/account"]')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/account$/)
  })
})

for (const path of ['/signin', '/signin?forgot', '/sign-in', '/sign-up', '/reset-password?token=t']) {
  test(`${path} is accessible in light and dark and fits 320 px`, async ({ page }) => {
    await page.goto(path)
    await expectReadable(page)
  })
}

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

test.describe('without scripts', () => {
  test.use({ hasScripts: false })

  test('a right password opens its dashboard, and a wrong one says so and keeps the address', async ({ page }) => {
    const email = await beGovernment(page)
    for (const path of ['/sign-in', '/signin']) {
      await signOut(page)
      await page.goto(path)
      await fillIn(page, { email, password: 'not the right one' })
      await press(page)
      await expect(page.getByRole('alert')).toContainText('Invalid email or password')
      await expect(page.locator('main [name=email]')).toHaveValue(email)
      await fillIn(page, { password: PASSWORD })
      await press(page)
      await expect(page).toHaveURL(/\/dashboard\/government$/)
    }
  })

  test('the second factor is requested', async ({ page }) => {
    const email = await beSomebody(page)
    const { secret } = await (await post(page, '/api/account/two-factor/start', { password: PASSWORD })).json()
    await post(page, '/api/account/two-factor/confirm', { code: codeOf(secret, -1) })
    await signOut(page)
    await page.goto('/sign-in')
    await fillIn(page, { email, password: PASSWORD })
    await press(page)
    await fillIn(page, { code: wrongCodeOf(secret) })
    await press(page)
    await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/This code is not right/)
    await fillIn(page, { code: codeOf(secret) })
    await press(page)
    await expect(page).toHaveURL(/\/dashboard\/business$/)
  })
})
