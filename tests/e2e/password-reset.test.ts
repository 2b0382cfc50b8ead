import type { Page } from '@playwright/test'
import { expect, expectReadable, test } from '../support/browser.ts'
import { mailsTo } from '../support/mails.ts'
import { beSomebody, expectToast, fillIn, signOut } from '../support/portal.ts'
import type { TestServer } from '../support/server.ts'

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

test('a mailed link sets a new password, and a typed email is kept on the way to it', async ({ page, server }) => {
  const email = await beSomebody(page)
  await signOut(page)
  await page.goto('/signin')
  const title = page.getByRole('heading', { level: 1 })
  const address = page.getByRole('textbox', { name: 'Email' })
  const forgot = page.getByRole('link', { name: 'Forgot password?' })
  const send = page.getByRole('button', { name: 'Send Reset Link' })
  await address.fill('aoife@example.ie')
  await forgot.click()
  await expect(title).toHaveText('Reset your password')
  await expect(address).toHaveValue('aoife@example.ie')
  await address.fill(email)
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect(title).toHaveText('Sign in to your business')
  await expect(address).toHaveValue(email)
  await forgot.click()
  await expect(title).toHaveText('Reset your password')

  await page.route('**/api/auth/forgot-password', (route) => route.abort(), { times: 1 })
  await send.click()
  await expectToast(page, 'Error', 'Failed to send password reset email. Please try again.')
  await expect(send).toBeVisible()
  await send.click()
  await expectToast(page, 'Password Reset Sent', 'Check your email for password reset instructions.')
  await expect(title).toHaveText('Sign in to your business')

  await page.goto(await mailedPath(server, email))
  await expectReadable(page)
  await choose(page, 'qz7 kfw')
  await expect(page.locator('[name=password]')).toHaveAccessibleDescription(/Password must be at least 8 characters/)
  await choose(page, 'four grey seals', 'something else')
  await expect(page.locator('[name=confirmPassword]')).toHaveAccessibleDescription("Passwords don't match")
  await choose(page, 'four grey seals')
  await expect(page).toHaveURL(/\/signin$/)
  await expectToast(page, 'Password changed', 'Please sign in with your new password.')
})
