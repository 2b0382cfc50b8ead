import type { Page } from '@playwright/test'
import { expect, expectReadable, test } from '../support/browser.ts'
import { mailsTo } from '../support/mails.ts'
import { beSomebody, expectToast, fillIn, newEmail, PASSWORD, signOut } from '../support/portal.ts'
import type { TestServer } from '../support/server.ts'

const NEW_PASSWORD = 'four grey seals'

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/signin')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The sign-in form has an email field too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password')
  await fillIn(page, { email })
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
}

/** The mailed address, on the server under test. */
async function mailedPath(server: TestServer, email: string): Promise<string> {
  const find = async () => {
    const mails = await mailsTo(server, email)
    return mails.map((mail) => /\S+(\/reset-password\?token=[\w-]+)/.exec(mail.text ?? '')?.[1]).find(Boolean)
  }
  await expect.poll(find).toBeTruthy()
  return (await find()) ?? ''
}

async function choose(page: Page, password: string, confirmPassword = password): Promise<void> {
  await fillIn(page, { password, confirmPassword })
  await page.getByRole('button', { name: 'Change Password' }).click()
}

test('a typed email is kept when the form changes', async ({ page }) => {
  const email = page.getByRole('textbox', { name: 'Email' })
  await page.goto('/signin')
  await email.fill('aoife@example.ie')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password')
  await expect(email).toHaveValue('aoife@example.ie')
  await email.fill('aoife@example.com')
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your business')
  await expect(email).toHaveValue('aoife@example.com')
})

test('the mailed link sets a new password, ends other sessions and works once', async ({ page, server }) => {
  const email = await beSomebody(page)
  const elsewhere = await page.context().storageState()
  await signOut(page)
  await askForLink(page, email)
  await expectToast(page, 'Password Reset Sent', 'Check your email for password reset instructions.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your business')

  const link = await mailedPath(server, email)
  await page.goto(link)
  await expectReadable(page)
  // Before hydration the form must not put a password into the address.
  await expect(page.locator('main form')).toHaveAttribute('method', 'post')
  await choose(page, 'qz7 kfw')
  await expect(page.locator('[name=password]')).toHaveAccessibleDescription(/Password must be at least 8 characters/)
  await choose(page, NEW_PASSWORD, 'something else')
  await expect(page.locator('[name=confirmPassword]')).toHaveAccessibleDescription("Passwords don't match")
  await choose(page, NEW_PASSWORD)
  await expect(page).toHaveURL(/\/signin$/)
  await expectToast(page, 'Password changed', 'Please sign in with your new password.')

  await fillIn(page, { email, password: PASSWORD })
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectToast(page, 'Sign In Failed')
  await fillIn(page, { password: NEW_PASSWORD })
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/business$/)

  await signOut(page)
  await page.context().addCookies(elsewhere.cookies)
  expect((await page.goto('/dashboard/business'))?.status()).toBe(401)

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link cannot be used')
  await expect(page.locator('input')).toHaveCount(0)
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
})

test('an unknown address gets the same answer and no mail', async ({ page, server }) => {
  const email = newEmail()
  await askForLink(page, email)
  await expectToast(page, 'Password Reset Sent', 'Check your email for password reset instructions.')
  expect(await mailsTo(server, email)).toEqual([])
})

test('a failure is shown, and the view stays', async ({ page }) => {
  await page.route('**/api/auth/forgot-password', (route) => route.abort())
  await askForLink(page, newEmail())
  await expectToast(page, 'Error', 'Failed to send password reset email. Please try again.')
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
})

test("Back to Sign In and the browser's Back return to the sign-in", async ({ page }) => {
  await page.goto('/signin')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password')
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your business')
})
