import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { codeOf, wrongCodeOf } from '../support/authenticator.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/browser.ts'
import { beSomebody, expectToast, fillIn, PASSWORD, post, signOut } from '../support/portal.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Two-factor sign-in' })

/** A signed-in person with two-factor sign-in. */
async function beEnrolled(page: Page): Promise<{ email: string; secret: string; recoveryCodes: string[] }> {
  const email = await beSomebody(page)
  const { secret } = await (await post(page, '/api/account/two-factor/start', { password: PASSWORD })).json()
  const { recoveryCodes } = await (
    await post(page, '/api/account/two-factor/confirm', { code: codeOf(secret, -1) })
  ).json()
  return { email, secret, recoveryCodes }
}

async function signIn(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path)
  await fillIn(page, { email, password: PASSWORD })
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByLabel('Code')).toBeFocused()
}

async function answer(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Wide and on a phone, and inside the width of a page at 400%. */
async function expectAccessibleAndFits(page: Page): Promise<void> {
  const size = page.viewportSize()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  if (size !== null) await page.setViewportSize(size)
}

test('a code turns it on, and recovery codes are shown once, copied and downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await beSomebody(page)
  await page.goto('/account')
  const own = section(page)
  const code = own.getByLabel('Code from the app')
  const confirm = own.getByRole('button', { name: 'Confirm code' })
  await own.getByLabel('Password').fill(PASSWORD)
  await own.getByRole('button', { name: 'Turn on two-factor sign-in' }).click()
  const secret = ((await own.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expect(own.getByRole('img', { name: 'QR code' })).toBeVisible()
  await expectAccessibleAndFits(page)
  await code.fill(wrongCodeOf(secret))
  await confirm.click()
  await expect(code).toHaveAccessibleDescription(/This code is not right/)
  await expect(code).toBeFocused()
  await code.fill(codeOf(secret))
  await confirm.click()
  await expect(own.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  await expectToast(page, 'Two-factor sign-in is on', 'Every other device was signed out.')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)

  const recoveryCodes = await own.getByRole('listitem').allInnerTexts()
  expect(recoveryCodes).toHaveLength(10)
  await own.getByRole('button', { name: 'Copy' }).click()
  await expectToast(page, 'Recovery codes copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(recoveryCodes.join('\n'))
  const started = page.waitForEvent('download')
  await own.getByRole('button', { name: 'Download' }).click()
  const file = await (await started).path()
  expect(readFileSync(file, 'utf8').trim().split('\n')).toEqual(recoveryCodes)
  await own.getByRole('button', { name: 'I have stored them' }).click()
  await expect(own.getByText('10 recovery codes left.')).toBeVisible()
  await expect(page.getByText(recoveryCodes[0] ?? '')).toHaveCount(0)
  expect(await (await page.request.get('/account')).text()).not.toContain(recoveryCodes[0])
})

test('a password renews the codes, and password and code turn it off', async ({ page }) => {
  const { recoveryCodes: old } = await beEnrolled(page)
  await page.goto('/account')
  const own = section(page)
  await own.getByRole('button', { name: 'Renew recovery codes' }).click()
  await own.getByLabel('Password').fill(PASSWORD)
  await own.getByRole('button', { name: 'Renew codes' }).click()
  await expectToast(page, 'New recovery codes', 'The old ones no longer work.')
  const fresh = await own.getByRole('listitem').allInnerTexts()
  expect(fresh).not.toEqual(expect.arrayContaining([old[0]]))
  await own.getByRole('button', { name: 'I have stored them' }).click()

  await own.getByRole('button', { name: 'Turn off two-factor sign-in' }).click()
  await own.getByLabel('Password').fill(PASSWORD)
  await own.getByLabel('Code').fill(old[0] ?? '')
  await own.getByRole('button', { name: 'Turn off' }).click()
  await expect(own.getByLabel('Code')).toHaveAccessibleDescription(/This code is not right\./)
  await own.getByLabel('Code').fill(fresh[0] ?? '')
  await own.getByRole('button', { name: 'Turn off' }).click()
  await expectToast(page, 'Two-factor sign-in is off', 'Every other device was signed out.')
  await expect(own.getByRole('button', { name: 'Turn on two-factor sign-in' })).toBeVisible()
})

test('/sign-in asks for a code, which can be left', async ({ page }) => {
  const { email, secret } = await beEnrolled(page)
  await signOut(page)
  await signIn(page, '/sign-in', email)
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await fillIn(page, { email, password: PASSWORD })
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByLabel('Code')).toBeFocused()
  await expectAccessibleAndFits(page)
  await answer(page, wrongCodeOf(secret))
  await expectToast(page, 'Login Failed')
  await answer(page, codeOf(secret))
  await expect(page).toHaveURL(/\/dashboard\/business$/)
  await expectToast(page, 'Login Successful', 'Welcome back, Séamus!')
})

test('/signin takes a recovery code in place of a code', async ({ page }) => {
  const { email, recoveryCodes } = await beEnrolled(page)
  await signOut(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, '/signin', email)
  await answer(page, 'not a code')
  await expectToast(page, 'Sign In Failed')
  await answer(page, recoveryCodes[0] ?? '')
  await expect(page).toHaveURL(/\/dashboard\/business$/)
  await expectToast(page, 'Welcome back!', 'Successfully signed in to your account.')
})
