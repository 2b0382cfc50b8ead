import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { beSomebody, expectToast, fillIn, invite, newEmail, PASSWORD, signOut } from '../support/portal.ts'

const press = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click()

const person = (email: string) => ({
  firstName: 'Niamh',
  lastName: 'Ní Bhriain',
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
})

test('each refusal says why and keeps the entries, and six characters are enough for a password', async ({ page }) => {
  const taken = await beSomebody(page)
  await signOut(page)
  await page.goto('/sign-up')
  const password = page.locator('[name=password]')
  const required = await page
    .locator('main input:not([type=hidden])')
    .evaluateAll((inputs) => inputs.map((input) => 'required' in input && input.required))
  expect(required).toEqual([true, true, true, true, true])

  await fillIn(page, { ...person(taken), confirmPassword: 'another one' })
  await press(page)
  await expectToast(page, 'Password Mismatch', 'Please make sure your passwords match.')
  await expect(password).toHaveValue(PASSWORD)

  await fillIn(page, { confirmPassword: PASSWORD })
  await press(page)
  await expectToast(
    page,
    'Registration Failed',
    '409: This email address already has an account. Sign in, or reset your password.',
  )
  await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('link', { name: 'reset your password', exact: true })).toBeVisible()
  await expect(password).toHaveValue(PASSWORD)

  await page.getByRole('tab', { name: 'Admin' }).click()
  await expect(page.getByText('Restricted to system administrators')).toBeVisible()
  await fillIn(page, { email: newEmail() })
  await press(page)
  await expectToast(page, 'Registration Failed', '403: Administrator accounts are made by invitation only.')

  await page.getByRole('tab', { name: 'Business' }).click()
  await expect(password).toHaveAttribute('placeholder', 'Minimum 6 characters')
  await fillIn(page, { password: 'qz7 k', confirmPassword: 'qz7 k' })
  await press(page)
  await expectToast(page, 'Password Too Short', 'Password must be at least 6 characters long.')

  await fillIn(page, { password: 'qz7 kf', confirmPassword: 'qz7 kf' })
  await page.route('**/api/register', (route) => route.abort(), { times: 1 })
  await press(page)
  await expectToast(page, 'Registration Failed')
  await press(page)
  await expect(page).toHaveURL(/\/dashboard\/business$/)
  await expectToast(page, 'Account Created Successfully', 'Welcome, Niamh!')
})

test('a public body gets its dashboard and a welcome', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/sign-up')
  await page.getByRole('tab', { name: 'Government' }).click()
  await fillIn(page, person(newEmail()))
  await press(page)
  await expect(page).toHaveURL(/\/dashboard\/government$/)
  await expectToast(page, 'Account Created Successfully', 'Welcome, Niamh!')
})

test('an invitation makes an administrator with the invited address', async ({ page, server }) => {
  const email = newEmail('admin')
  await page.goto(`/sign-up?invite=${await invite(server, email)}`)
  await expect(page.locator('[name=email]')).toHaveValue(email)
  await expect(page.getByRole('tab', { name: 'Admin' })).toHaveAttribute('aria-selected', 'true')
  await fillIn(page, person(newEmail()))
  await press(page)
  await expectToast(page, 'Registration Failed', '403: This invitation was made for another email address.')
  await fillIn(page, { email })
  await press(page)
  await expect(page).toHaveURL(/\/dashboard\/admin$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard')
})
