import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { codeOf, wrongCodeOf } from '../support/authenticator.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/browser.ts'
import { beSomebody, expectToast, fillIn, PASSWORD, signOut } from '../support/portal.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Two-factor sign-in' })

/** Continues to the QR code, and returns the key beside it. */
async function start(page: Page): Promise<string> {
  await page.goto('/account')
  await section(page).getByLabel('Password').fill(PASSWORD)
  await section(page).getByRole('button', { name: 'Turn on two-factor sign-in' }).click()
  return ((await section(page).locator('code').textContent()) ?? '').replaceAll(' ', '')
}

async function turnOn(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = await start(page)
  await section(page).getByLabel('Code from the app').fill(codeOf(secret))
  await section(page).getByRole('button', { name: 'Confirm code' }).click()
  await expectToast(page, 'Two-factor sign-in is on', 'Every other device was signed out.')
  return { secret, recoveryCodes: await section(page).getByRole('listitem').allInnerTexts() }
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

test('a code turns it on, and sign-in asks for one from then on', { tag: '@phone' }, async ({ page }) => {
  const email = await beSomebody(page)
  const secret = await start(page)
  await expect(section(page).getByRole('img', { name: 'QR code' })).toBeVisible()
  await expectAccessible(page)
  await section(page).getByLabel('Code from the app').fill(wrongCodeOf(secret))
  await section(page).getByRole('button', { name: 'Confirm code' }).click()
  await expect(section(page).getByLabel('Code from the app')).toHaveAccessibleDescription(/This code is not right/)
  await expect(section(page).getByLabel('Code from the app')).toBeFocused()
  await section(page).getByLabel('Code from the app').fill(codeOf(secret))
  await section(page).getByRole('button', { name: 'Confirm code' }).click()
  await expect(section(page).getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  await signOut(page)

  await signIn(page, '/sign-in', email)
  await expectAccessible(page)
  await answer(page, wrongCodeOf(secret))
  await expectToast(page, 'Login Failed')
  await answer(page, codeOf(secret, 1))
  await expect(page).toHaveURL(/\/dashboard\/business$/)
  await expectToast(page, 'Login Successful', 'Welcome back, Séamus!')
})

test('recovery codes are shown once, copied, downloaded, and each signs in once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const email = await beSomebody(page)
  const { recoveryCodes } = await turnOn(page)
  expect(recoveryCodes).toHaveLength(10)
  await section(page).getByRole('button', { name: 'Copy' }).click()
  await expectToast(page, 'Recovery codes copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(recoveryCodes.join('\n'))
  const started = page.waitForEvent('download')
  await section(page).getByRole('button', { name: 'Download' }).click()
  const file = await (await started).path()
  expect(readFileSync(file, 'utf8').trim().split('\n')).toEqual(recoveryCodes)
  await section(page).getByRole('button', { name: 'I have stored them' }).click()
  await expect(section(page).getByText('10 recovery codes left.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(recoveryCodes[0] ?? '')).toHaveCount(0)
  await signOut(page)

  await signIn(page, '/signin', email)
  await answer(page, recoveryCodes[0] ?? '')
  await expect(page).toHaveURL(/\/dashboard\/business$/)
  await expectToast(page, 'Welcome back!', 'Successfully signed in to your account.')
  await page.goto('/account')
  await expect(section(page).getByText('9 recovery codes left.')).toBeVisible()
  await signOut(page)

  await signIn(page, '/signin', email)
  await answer(page, recoveryCodes[0] ?? '')
  await expectToast(page, 'Sign In Failed')
})

test('a password renews the codes, and password and code turn it off', async ({ page }) => {
  const email = await beSomebody(page)
  const { recoveryCodes: old } = await turnOn(page)
  await section(page).getByRole('button', { name: 'I have stored them' }).click()
  await section(page).getByRole('button', { name: 'Renew recovery codes' }).click()
  await section(page).getByLabel('Password').fill(PASSWORD)
  await section(page).getByRole('button', { name: 'Renew codes' }).click()
  await expectToast(page, 'New recovery codes', 'The old ones no longer work.')
  const fresh = await section(page).getByRole('listitem').allInnerTexts()
  expect(fresh).not.toEqual(expect.arrayContaining([old[0]]))
  await section(page).getByRole('button', { name: 'I have stored them' }).click()

  await section(page).getByRole('button', { name: 'Turn off two-factor sign-in' }).click()
  await section(page).getByLabel('Password').fill(PASSWORD)
  await section(page)
    .getByLabel('Code')
    .fill(old[0] ?? '')
  await section(page).getByRole('button', { name: 'Turn off' }).click()
  await expect(section(page).getByLabel('Code')).toHaveAccessibleDescription(/This code is not right\./)
  await section(page)
    .getByLabel('Code')
    .fill(fresh[0] ?? '')
  await section(page).getByRole('button', { name: 'Turn off' }).click()
  await expectToast(page, 'Two-factor sign-in is off', 'Every other device was signed out.')
  await expect(section(page).getByRole('button', { name: 'Turn on two-factor sign-in' })).toBeVisible()
  await signOut(page)
  await page.goto('/sign-in')
  await fillIn(page, { email, password: PASSWORD })
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/business$/)
})

test('erasing an account needs a code', async ({ page }) => {
  await beSomebody(page)
  const { recoveryCodes } = await turnOn(page)
  await page.reload()
  const erase = page.getByRole('region', { name: 'Erase my account' })
  await erase.getByLabel('Password').fill(PASSWORD)
  await erase.getByLabel('Code').fill(recoveryCodes[0] ?? '')
  await erase.getByRole('button', { name: 'Erase my account' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Erase account/ })
    .click()
  await expect(page).toHaveURL(/\/sign-in$/)
})

test('the second step can be left, and the QR code fits 320 px', { tag: '@phone' }, async ({ page }) => {
  const email = await beSomebody(page)
  const secret = await start(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await section(page).getByLabel('Code from the app').fill(codeOf(secret))
  await section(page).getByRole('button', { name: 'Confirm code' }).click()
  await expect(section(page).getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await signOut(page)
  await signIn(page, '/sign-in', email)
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})
