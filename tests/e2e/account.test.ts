import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { UNREACHABLE } from '#web/lib/unreachable.ts'
import { expect, expectAccessible, expectReadable, test } from '../support/browser.ts'
import { mailsTo } from '../support/mails.ts'
import { beBusiness, beSomebody, expectToast, newEmail, PASSWORD } from '../support/portal.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const statusOf = async (request: APIRequestContext) => (await request.get('/api/auth/user')).status()

test('the profile keeps refused and unsent text, and a saved name changes the greeting', async ({ page }) => {
  await beBusiness(page)
  await page.goto('/account')
  const profile = section(page, 'Profile')
  const save = profile.getByRole('button', { name: 'Save profile' })
  await profile.getByLabel('Last name').fill('')
  await profile.getByLabel('Job title').fill('Director')
  await save.click()
  await expectToast(page, 'That did not work')
  await expect(profile.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required')
  await expect(profile.getByLabel('Last name')).toBeFocused()
  await expect(profile.getByLabel('Job title')).toHaveValue('Director')

  const answered = Promise.withResolvers<void>()
  await page.route(
    '**/account.data*',
    async (route) => {
      await answered.promise
      await route.abort()
    },
    { times: 1 },
  )
  await profile.getByLabel('First name').fill('Aoife')
  await profile.getByLabel('Last name').fill('Ní Bhriain')
  await save.click()
  await expect(save).toBeDisabled()
  answered.resolve()
  await expectToast(page, 'That did not work', UNREACHABLE)
  await expect(profile.getByLabel('First name')).toHaveValue('Aoife')

  await save.click()
  await expectToast(page, 'Profile saved')
  await expect(page.getByRole('banner').getByText('Aoife Ní Bhriain')).toBeAttached()
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
})

test('another device is signed out alone, by a new password, and with this one', async ({ page, request, server }) => {
  const email = await beSomebody(page)
  const signInElsewhere = async (password = PASSWORD) => {
    const data = { email, password, userType: 'BUSINESS' }
    const answer = await request.post('/api/login', { data, headers: { origin: server.url } })
    expect(answer.status()).toBe(200)
  }
  await signInElsewhere()
  await page.goto('/account')
  const rows = section(page, 'Sessions').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1)
  await expect(rows.first()).toContainText(/Last used \d+ \w+ \d{4}, \d\d:\d\d/)
  await rows.getByRole('button', { name: /^End session/ }).click()
  await expectToast(page, 'Session ended')
  await expect(rows).toHaveCount(1)
  expect(await statusOf(request)).toBe(401)

  await signInElsewhere()
  const password = section(page, 'Password')
  const change = async (current: string, chosen: string, confirmed = chosen) => {
    await password.getByLabel('Current password').fill(current)
    await password.getByLabel('New password', { exact: true }).fill(chosen)
    await password.getByLabel('Confirm new password').fill(confirmed)
    await password.getByRole('button', { name: 'Change password' }).click()
  }
  await change('not this one', 'four grey seals')
  await expect(password.getByLabel('Current password')).toHaveAccessibleDescription('This password is not right.')
  await expect(password.getByLabel('Current password')).toBeFocused()
  await change(PASSWORD, 'qz7 kfw', 'qz7 kfx')
  await expect(password.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /Password must be at least 8 characters/,
  )
  await expect(password.getByLabel('Confirm new password')).toHaveAccessibleDescription("Passwords don't match")
  await change(PASSWORD, 'four grey seals')
  await expectToast(page, 'Password changed', 'Every other device was signed out.')
  await expect(password.getByLabel('Current password')).toHaveValue('')
  expect([await statusOf(page.request), await statusOf(request)]).toEqual([200, 401])

  await signInElsewhere('four grey seals')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
  await expectToast(page, 'Signed out everywhere', 'No device is signed in any more.')
  expect([await statusOf(page.request), await statusOf(request)]).toEqual([401, 401])
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
  await page.goto((await find()) ?? '')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed')
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(section(page, 'Email').getByText(email)).toBeVisible()
})

test('consents are given and withdrawn, the data is downloaded, and erasing asks twice', async ({ page, server }) => {
  const email = await beBusiness(page)
  await page.goto('/account')
  const consents = section(page, 'Consents')
  const rows = consents.getByRole('row')
  const terms = rows.filter({ hasText: 'Terms of service' })
  for (const text of ['Given', 'Business registration', 'Text of 15 Dec 2024']) await expect(terms).toContainText(text)
  await expect(rows.filter({ hasText: 'News and offers' })).toHaveCount(0)
  await consents.getByRole('button', { name: 'Send me news and offers by email' }).click()
  await expectToast(page, 'Consent given')
  await consents.getByRole('button', { name: 'Stop news and offers by email' }).click()
  await expectToast(page, 'Consent withdrawn')
  await expect(rows.filter({ hasText: 'News and offers' })).toHaveCount(2)
  await expect(rows.filter({ hasText: 'News and offers' }).first()).toContainText('Withdrawn')

  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  expect(readFileSync(await download.path(), 'utf8')).toContain(email)

  const erase = section(page, 'Erase my account')
  await expect(erase.getByText('You are the only person at Claddagh Physio')).toBeVisible()
  const ask = erase.getByRole('button', { name: 'Erase my account' })
  const dialog = page.getByRole('dialog', { name: 'Erase your account for good?' })
  const confirm = dialog.getByRole('button', { name: 'Erase account and organisation' })
  await ask.click()
  await expect(dialog).toContainText('Claddagh Physio')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await statusOf(page.request)).toBe(200)

  await erase.getByLabel('Password').fill('not this one')
  await ask.click()
  await confirm.click()
  await expect(erase.getByLabel('Password')).toHaveAccessibleDescription('This password is not right.')
  await erase.getByLabel('Password').fill(PASSWORD)
  await erase.getByLabel('Password').press('Enter')
  await confirm.click()
  await expect(page).toHaveURL(/\/sign-in$/)
  await expectToast(page, 'Your account was erased', 'We have mailed you a confirmation.')
  expect(await statusOf(page.request)).toBe(401)
  await expect
    .poll(async () => (await mailsTo(server, email)).some((mail) => mail.subject?.includes('was erased')))
    .toBe(true)
})

test.describe('as the server sends it', () => {
  test.use({ loadsScripts: false })

  test('the page is accessible in light and dark and stays inside 320 px', async ({ page }) => {
    await beBusiness(page)
    await page.goto('/account')
    await expectReadable(page)
  })
})

test.describe('without scripts', () => {
  test.use({ hasScripts: false })

  test('what was saved is in view', async ({ page }) => {
    await beBusiness(page)
    await page.goto('/account?done=profile')
    await expect(page.getByRole('status').filter({ hasText: 'Profile saved' })).toBeInViewport()
  })
})
