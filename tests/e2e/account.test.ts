import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, expectReadable, test } from '../support/browser.ts'
import { mailsTo } from '../support/mails.ts'
import { beBusiness, beSomebody, expectToast, newEmail, PASSWORD, signInBy } from '../support/portal.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The same person in another browser. */
async function elsewhere(browser: Browser, url: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await signInBy(page, email)
  return page
}

const statusOf = async (page: Page) => (await page.request.get('/api/auth/user')).status()

test('saving the profile changes the greeting', { tag: '@phone' }, async ({ page }) => {
  await beBusiness(page)
  await page.goto('/account')
  const profile = section(page, 'Profile')
  await profile.getByLabel('First name').fill('Aoife')
  await profile.getByLabel('Phone').fill('087 765 4321')
  await profile.getByRole('button', { name: 'Save profile' }).click()
  await expectToast(page, 'Profile saved')
  await expect(page.getByRole('banner').getByText('Aoife Ní Bhriain')).toBeAttached()
  await page.reload()
  await expect(profile.getByLabel('Phone')).toHaveValue('+353877654321')
})

test('a refusal is shown at its field, which gets the focus, and typed text stays', async ({ page }) => {
  await beBusiness(page)
  await page.goto('/account')
  const profile = section(page, 'Profile')
  await profile.getByLabel('Last name').fill('')
  await profile.getByLabel('Job title').fill('Director')
  await profile.getByRole('button', { name: 'Save profile' }).click()
  await expectToast(page, 'That did not work')
  await expect(profile.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required')
  await expect(profile.getByLabel('Last name')).toBeFocused()
  await expect(profile.getByLabel('Job title')).toHaveValue('Director')
})

test('a saving button says so, and a lost connection keeps the text', async ({ page }) => {
  await beBusiness(page)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/account.data*', async (route) => {
    await answered
    await route.abort()
  })
  await page.goto('/account')
  const profile = section(page, 'Profile')
  await profile.getByLabel('First name').fill('Aoife')
  const save = profile.getByRole('button', { name: 'Save profile' })
  await save.click()
  await expect(save).toBeDisabled()
  answer()
  await expectToast(page, 'That did not work')
  await expect(profile.getByLabel('First name')).toHaveValue('Aoife')
})

test('a member completes the organisation, with hints about unusual values', async ({ page }) => {
  await beSomebody(page)
  await page.goto('/dashboard/business')
  await page.getByRole('link', { name: 'Complete your organisation' }).click()
  const organisation = section(page, 'Organisation')
  await expect(organisation).toBeFocused()
  await expect(organisation.getByText('Some details are missing')).toBeVisible()
  await organisation.getByLabel('VAT number').fill('IE6388047W')
  await organisation.getByLabel('Business phone').fill('1850 123456')
  await organisation.getByRole('button', { name: 'Save organisation' }).click()
  await expect(organisation.getByText('The check letter does not fit the digits')).toBeVisible()
  await expect(organisation.getByText('were switched off in 2022')).toBeVisible()
  await expect(organisation.getByLabel('Business type')).toHaveAccessibleDescription('Please select your business type')
  await expect(organisation.getByLabel('Business type').locator('option')).toHaveText([
    'Please select',
    'Small-Medium Enterprise',
    'Large Enterprise',
  ])
  await organisation.getByLabel('Business name').fill('Ó Dálaigh agus a Mhac')
  await organisation.getByLabel('Business type').selectOption('SME')
  await organisation.getByLabel('Industry').selectOption('Other')
  await organisation.getByLabel('VAT number').fill('6388047v')
  await organisation.getByLabel('Business address').fill('4 Quay Street, Galway, H91 X4A2')
  await organisation.getByLabel('Business phone').fill('091 123456')
  await organisation.getByLabel('Business email').fill('info@dalaigh.example')
  await organisation.getByRole('button', { name: 'Save organisation' }).click()
  await expectToast(page, 'Organisation saved')
  await expect(organisation.getByText('Some details are missing')).toHaveCount(0)
  await page.reload()
  await expect(organisation.getByLabel('VAT number')).toHaveValue('IE6388047V')
})

test('a new password signs out all other devices', async ({ page, browser, server }) => {
  const email = await beSomebody(page)
  const other = await elsewhere(browser, server.url, email)
  await page.goto('/account')
  const password = section(page, 'Password')
  const fill = async (current: string, chosen: string, confirmed = chosen) => {
    await password.getByLabel('Current password').fill(current)
    await password.getByLabel('New password', { exact: true }).fill(chosen)
    await password.getByLabel('Confirm new password').fill(confirmed)
    await password.getByRole('button', { name: 'Change password' }).click()
  }
  await fill('not this one', 'four grey seals')
  await expect(password.getByLabel('Current password')).toHaveAccessibleDescription('This password is not right.')
  await expect(password.getByLabel('Current password')).toBeFocused()
  await fill(PASSWORD, 'qz7 kfw', 'qz7 kfx')
  await expect(password.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /Password must be at least 8 characters/,
  )
  await expect(password.getByLabel('Confirm new password')).toHaveAccessibleDescription("Passwords don't match")
  await fill(PASSWORD, 'four grey seals')
  await expectToast(page, 'Password changed', 'Every other device was signed out.')
  await expect(password.getByLabel('Current password')).toHaveValue('')
  expect(await statusOf(page)).toBe(200)
  expect(await statusOf(other)).toBe(401)
  await other.context().close()
})

test('a new email address counts after its link was confirmed', async ({ page, server }) => {
  await beSomebody(page)
  const email = newEmail('new')
  await page.goto('/account')
  const own = section(page, 'Email')
  await own.getByLabel('New email').fill(email)
  await own.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await own.getByRole('button', { name: 'Change email' }).click()
  await expectToast(page, 'One more step', 'Please open the link that we mailed to the new address.')
  const find = async () =>
    /\/account\/confirm-email\?token=[\w-]+/.exec((await mailsTo(server, email))[0]?.text ?? '')?.[0]
  await expect.poll(find).toBeTruthy()
  const link = (await find()) ?? ''

  // A scanner opens the link, which uses nothing up.
  await page.request.get(link)
  await page.goto(link)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed')
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(section(page, 'Email').getByText(email)).toBeVisible()

  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expectToast(page, 'Not confirmed')
})

test('sessions are listed with this device marked, and each can be ended', async ({ page, browser, server }) => {
  const email = await beSomebody(page)
  const other = await elsewhere(browser, server.url, email)
  await page.goto('/account')
  const rows = section(page, 'Sessions').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1)
  await expect(rows.first()).toContainText(/Last used \d+ \w+ \d{4}, \d\d:\d\d/)
  await rows.getByRole('button', { name: /^End session/ }).click()
  await expectToast(page, 'Session ended')
  await expect(rows).toHaveCount(1)
  expect(await statusOf(other)).toBe(401)
  await other.context().close()
})

test('Sign out everywhere ends this session too', async ({ page, browser, server }) => {
  const email = await beSomebody(page)
  const other = await elsewhere(browser, server.url, email)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
  await expectToast(page, 'Signed out everywhere', 'No device is signed in any more.')
  expect(await statusOf(page)).toBe(401)
  expect(await statusOf(other)).toBe(401)
  await other.context().close()
})

test('consents are listed with text and source, and marketing can be given and withdrawn', async ({ page }) => {
  await beBusiness(page)
  await page.goto('/account')
  const consents = section(page, 'Consents')
  const rows = consents.getByRole('row')
  await expect(rows.filter({ hasText: 'Terms of service' })).toContainText('Given')
  await expect(rows.filter({ hasText: 'Terms of service' })).toContainText('Business registration')
  await expect(rows.filter({ hasText: 'Terms of service' })).toContainText('Text of 15 Dec 2024')
  await expect(rows.filter({ hasText: 'News and offers' })).toHaveCount(0)
  await consents.getByRole('button', { name: 'Send me news and offers by email' }).click()
  await expectToast(page, 'Consent given')
  await consents.getByRole('button', { name: 'Stop news and offers by email' }).click()
  await expectToast(page, 'Consent withdrawn')
  await expect(rows.filter({ hasText: 'News and offers' })).toHaveCount(2)
  await expect(rows.filter({ hasText: 'News and offers' }).first()).toContainText('Withdrawn')
})

test('the data is downloaded as a file', async ({ page }) => {
  const email = await beBusiness(page)
  await page.goto('/account')
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  expect(readFileSync(await download.path(), 'utf8')).toContain(email)
})

test('erasing an account asks twice and says what is deleted', async ({ page, server }) => {
  const email = await beBusiness(page)
  await page.goto('/account')
  const erase = section(page, 'Erase my account')
  await expect(erase.getByText('You are the only person at Claddagh Physio')).toBeVisible()
  const ask = erase.getByRole('button', { name: 'Erase my account' })
  const dialog = page.getByRole('dialog', { name: 'Erase your account for good?' })

  await ask.click()
  await expect(dialog).toContainText('Claddagh Physio')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await statusOf(page)).toBe(200)

  await erase.getByLabel('Password').fill('not this one')
  await ask.click()
  await dialog.getByRole('button', { name: 'Erase account and organisation' }).click()
  await expect(erase.getByLabel('Password')).toHaveAccessibleDescription('This password is not right.')

  await erase.getByLabel('Password').fill(PASSWORD)
  await erase.getByLabel('Password').press('Enter')
  await dialog.getByRole('button', { name: 'Erase account and organisation' }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
  await expectToast(page, 'Your account was erased', 'We have mailed you a confirmation.')
  expect(await statusOf(page)).toBe(401)
  await expect
    .poll(async () => (await mailsTo(server, email)).some((mail) => mail.subject?.includes('was erased')))
    .toBe(true)
})

test('the page is accessible in light and dark and stays inside 320 px', async ({ page }) => {
  await beBusiness(page)
  await page.goto('/account')
  await expectReadable(page)
})

test.describe('without scripts', () => {
  test.use({ hasScripts: false })

  test('a refusal is shown at its field, and saving is confirmed', async ({ page }) => {
    await beBusiness(page)
    await page.goto('/account')
    const profile = section(page, 'Profile')
    await profile.getByLabel('Last name').fill('')
    await profile.getByLabel('Job title').fill('Director')
    await profile.getByRole('button', { name: 'Save profile' }).click()
    await expect(profile.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required')
    await expect(profile.getByLabel('Job title')).toHaveValue('Director')
    await profile.getByLabel('Last name').fill('Ní Dhálaigh')
    await profile.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Profile saved' })).toBeInViewport()
    await expect(profile.getByLabel('Job title')).toHaveValue('Director')
  })

  test('signing out everywhere ends the session and says so', async ({ page }) => {
    await beBusiness(page)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Signed out everywhere' })).toBeVisible()
    expect(await statusOf(page)).toBe(401)
  })
})
