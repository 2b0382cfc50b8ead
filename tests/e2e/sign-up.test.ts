import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { mailsTo } from '../support/mails.ts'
import { beSomebody, expectToast, fillIn, invite, newEmail, PASSWORD, signOut } from '../support/portal.ts'

const press = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click()

const person = (email: string, password = PASSWORD) => ({
  firstName: 'Niamh',
  lastName: 'Ní Bhriain',
  email,
  password,
  confirmPassword: password,
})

test('each type gets its dashboard, a welcome and its mail', { tag: '@phone' }, async ({ page, server }) => {
  for (const [tab, dashboard] of [
    ['Business', 'business'],
    ['Government', 'government'],
  ] as const) {
    const email = newEmail()
    await page.goto('/sign-up')
    await page.getByRole('tab', { name: tab }).click()
    await fillIn(page, person(email))
    await press(page)
    await expect(page).toHaveURL(new RegExp(`/dashboard/${dashboard}$`))
    await expectToast(page, 'Account Created Successfully', 'Welcome, Niamh!')
    await expect.poll(async () => (await mailsTo(server, email)).length).toBe(1)
    await signOut(page)
  }
})

test('different passwords are refused before anything is sent', async ({ page }) => {
  await page.goto('/sign-up')
  await fillIn(page, { ...person(newEmail()), confirmPassword: 'another one' })
  await press(page)
  await expectToast(page, 'Password Mismatch', 'Please make sure your passwords match.')
  await expect(page.locator('[name=password]')).toHaveValue(PASSWORD)
})

test('five characters are too short for a password, six are enough', async ({ page }) => {
  await page.goto('/sign-up')
  await expect(page.locator('[name=password]')).toHaveAttribute('placeholder', 'Minimum 6 characters')
  await fillIn(page, person(newEmail(), 'qz7 k'))
  await press(page)
  await expectToast(page, 'Password Too Short', 'Password must be at least 6 characters long.')
  await fillIn(page, person(newEmail(), 'qz7 kf'))
  await press(page)
  await expect(page).toHaveURL(/\/dashboard\/business$/)
})

test('every field is required', async ({ page }) => {
  await page.goto('/sign-up')
  const required = await page
    .locator('main input:not([type=hidden])')
    .evaluateAll((inputs) => inputs.map((input) => 'required' in input && input.required))
  expect(required).toEqual([true, true, true, true, true])
})

test('a taken address is shown at its field, with links to sign in and reset', async ({ page }) => {
  const email = await beSomebody(page)
  await signOut(page)
  await page.goto('/sign-up')
  await fillIn(page, person(email))
  await press(page)
  await expectToast(
    page,
    'Registration Failed',
    '409: This email address already has an account. Sign in, or reset your password.',
  )
  await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('link', { name: 'reset your password', exact: true })).toBeVisible()
  await expect(page.locator('[name=password]')).toHaveValue(PASSWORD)
})

test('without a connection it says so', async ({ page }) => {
  await page.route('**/api/register', (route) => route.abort())
  await page.goto('/sign-up')
  await fillIn(page, person(newEmail()))
  await press(page)
  await expectToast(page, 'Registration Failed')
})

test('administrators need an invitation, and the form says so', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByRole('tab', { name: 'Admin' }).click()
  await expect(page.getByText('Restricted to system administrators')).toBeVisible()
  await fillIn(page, person(newEmail()))
  await press(page)
  await expectToast(page, 'Registration Failed', '403: Administrator accounts are made by invitation only.')
})

test('an invitation makes one administrator with the invited address', async ({ page, server }) => {
  const email = newEmail('admin')
  const token = invite(server, email)
  await page.goto(`/sign-up?invite=${token}`)
  await expect(page.locator('[name=email]')).toHaveValue(email)
  await expect(page.getByRole('tab', { name: 'Admin' })).toHaveAttribute('aria-selected', 'true')
  await fillIn(page, person(newEmail()))
  await press(page)
  await expectToast(page, 'Registration Failed', '403: This invitation was made for another email address.')
  await fillIn(page, { email })
  await press(page)
  await expect(page).toHaveURL(/\/dashboard\/admin$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard')
  await signOut(page)

  await page.goto(`/sign-up?invite=${token}`)
  await expect(page.getByText('This invitation cannot be used')).toBeVisible()
  await page.goto('/sign-in')
  await page.getByRole('tab', { name: 'Admin' }).click()
  await fillIn(page, { email, password: PASSWORD })
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/admin$/)
  await expect((await page.goto('/dashboard/government'))?.status()).toBe(403)
})
