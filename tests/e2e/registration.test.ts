import type { Page } from '@playwright/test'
import { expect, expectReadable, test } from '../support/browser.ts'
import { mailsTo } from '../support/mails.ts'
import { beBusiness, expectToast, fillIn, newEmail, PASSWORD } from '../support/portal.ts'
import {
  complete,
  type Entries,
  expectMessages,
  heading,
  onward,
  shortest,
  steps,
  submit,
} from '../support/registration-wizard.ts'

test('Back and Continue never block, and lead to the top of each step', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/signup')
  for (const name of steps.slice(1)) {
    await onward(page)
    await expect(heading(page)).toHaveText(name)
    await expect(heading(page)).toBeFocused()
  }
  for (const name of steps.slice(0, 2).reverse()) {
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(heading(page)).toHaveText(name)
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test("the browser's Back and Forward move between steps, and a reload stays", async ({ page }) => {
  await page.goto('/pricing')
  await page.goto('/signup?plan=advanced')
  await page.getByLabel('Business name').fill('Claddagh Physio')
  await onward(page)
  await page.getByLabel('Full name').fill('Niamh Byrne')
  await onward(page)
  await expect(heading(page)).toHaveText(steps[2] ?? '')
  await expect(page).toHaveURL('/signup?plan=advanced&step=3')
  await page.goBack()
  await expect(heading(page)).toHaveText(steps[1] ?? '')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveValue('Niamh Byrne')
  await page.goBack()
  await expect(page.getByLabel('Business name')).toHaveValue('Claddagh Physio')
  await page.goForward()
  await expect(heading(page)).toHaveText(steps[1] ?? '')
  await page.reload()
  await expect(heading(page)).toHaveText(steps[1] ?? '')
  await expect(page.getByLabel('Full name')).toHaveValue('Niamh Byrne')
  await expect(page.getByRole('complementary', { name: 'Selected plan' })).toContainText('Advanced')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/pricing')
})

test('the shortest valid entries make an account, with dashboard, toast and mail', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const email = newEmail('jo')
  await page.goto('/signup?plan=advanced')
  await complete(page, email)
  await page.getByLabel('Billing').selectOption('yearly')
  const load = page.waitForEvent('load')
  await submit(page)
  await load
  await expect(page).toHaveURL(/\/dashboard\/business$/)
  await expectToast(
    page,
    'Account Created Successfully!',
    'Your AI receptionist will be configured and ready within 24 hours. We will email you the setup details.',
  )
  await expect(heading(page)).toHaveText('Business Dashboard')
  await expect(page.getByText('Welcome back, Jo')).toBeVisible()
  const texts = async () => (await mailsTo(server, email)).map(({ text }) => text).join()
  await expect.poll(texts).toContain('configured and ready within 24 hours')
  // 5,000 of set-up and twelve times 199, with 23% VAT.
  await expect.poll(texts).toContain('€9,087.24')
  await page.goto('/signup')
  await expect(page.locator('[name=businessName]')).toHaveValue('')
})

test('Enter continues without validation', async ({ page }) => {
  await page.goto('/signup')
  await page.locator('[name=businessName]').press('Enter')
  await expect(heading(page)).toHaveText(steps[1] ?? '')
})

test('a public body gets the government dashboard', async ({ page }) => {
  await page.goto('/signup')
  await complete(page, newEmail(), 'GOVERNMENT')
  await submit(page)
  await expect(page).toHaveURL(/\/dashboard\/government$/)
  await expect(heading(page)).toHaveText('Government Dashboard')
})

test('a taken address is shown at its field, and nothing is lost', async ({ page }) => {
  const taken = await beBusiness(page)
  await page.context().clearCookies()
  await page.goto('/signup')
  await complete(page, taken)
  await submit(page)
  await expectToast(page, 'Signup Failed', 'Something went wrong. Please try again or contact support.')
  await expect(heading(page)).toHaveText(steps[1] ?? '')
  await expectMessages(page, { contactEmail: 'already has an account' })
  await expect(page.locator('[name=password]')).toHaveValue(shortest.contact.password)
  await expect(page.getByRole('link', { name: 'reset your password', exact: true })).toHaveAttribute(
    'href',
    '/signin?forgot',
  )
})

test('the button says so while sending, and a lost connection keeps the form', async ({ page }) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/signup', async (route) => {
    await answered
    await route.abort()
  })
  await page.goto('/signup')
  await complete(page, newEmail())
  await submit(page)
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
  answer()
  await expectToast(page, 'Signup Failed')
  await expect(page.getByRole('button', { name: 'Create Account & Setup Payment' })).toBeEnabled()
})

test('entries survive a reload, passwords do not', async ({ page }) => {
  await page.goto('/signup')
  await complete(page, 'jo@example.ie')
  await page.goto('/signup')
  await expect(page.locator('[name=businessName]')).toHaveValue(shortest.business.businessName)
  await expect(page.locator('[name=businessType]')).toHaveValue('SME')
  await onward(page)
  await expect(page.locator('[name=contactEmail]')).toHaveValue('jo@example.ie')
  await expect(page.locator('[name=password]')).toHaveValue('')
  await onward(page)
  await expect(page.getByRole('checkbox', { name: 'I accept the terms' })).toBeChecked()
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(stored).not.toContain(shortest.contact.password)
})

test('the plan is in the address, and Professional by default', async ({ page }) => {
  const panel = page.getByRole('complementary', { name: 'Selected plan' })
  for (const [query, name, price] of [
    ['', 'Professional', '€2,500'],
    ['?plan=professional', 'Professional', '€2,500'],
    ['?plan=advanced', 'Advanced', '€5,000'],
    ['?plan=elite', 'Elite', 'Custom Quote'],
    ['?plan=golden', 'Professional', '€2,500'],
  ] as const) {
    await page.goto(`/signup${query}`)
    await expect(panel.getByRole('heading')).toHaveText(name)
    await expect(panel.getByText(price, { exact: true })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Compare all plans' })).toHaveAttribute('href', '/pricing')
  }
})

test('unusual values in Irish fields get a hint, and are accepted', async ({ page }) => {
  await page.goto('/signup')
  await page.locator('[name=vatNumber]').fill('IE6388047W')
  await page.locator('[name=businessPhone]').focus()
  await expect(page.getByText('The check letter does not fit the digits')).toBeVisible()
  // The new hint must not move the button from under the pointer.
  await page.locator('[name=businessPhone]').fill('1850 123456')
  await onward(page)
  await expect(heading(page)).toHaveText(steps[1] ?? '')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByText('were switched off in 2022')).toBeVisible()
})

test('a common password is refused at its field', async ({ page }) => {
  await page.goto('/signup')
  await complete(page, newEmail())
  await page.getByRole('button', { name: 'Back' }).click()
  await fillIn(page, { password: 'password1', confirmPassword: 'password1' })
  await onward(page)
  await submit(page)
  await expect(heading(page)).toHaveText(steps[1] ?? '')
  await expect(page.locator('[name=password]')).toHaveAttribute('aria-invalid', 'true')
})

test('each step is accessible in light and dark and fits 320 px', async ({ page }) => {
  await page.goto('/signup')
  for (const step of steps) {
    await expect(heading(page)).toHaveText(step)
    await expectReadable(page)
    if (step !== steps[2]) await onward(page)
  }
})

test('no entry reaches the address, even before hydration', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const page = await context.newPage()
  for (const path of ['/signin', '/sign-in', '/sign-up', '/signup']) {
    await page.goto(path)
    expect(await page.locator('main form').getAttribute('method')).toBe('post')
  }
  await page.goto('/signin')
  await fillIn(page, { email: 'jo@example.ie', password: PASSWORD })
  await page.getByRole('button', { name: 'Sign In' }).click()
  expect(page.url()).not.toContain(encodeURIComponent(PASSWORD))
  await context.close()
})

test.describe('without scripts', () => {
  test.use({ hasScripts: false })

  const fillAll = async (page: Page, entries: Entries) => {
    await fillIn(page, { ...shortest.business, ...shortest.contact, ...entries })
    await page.getByLabel('Business type').selectOption('SME')
    await page.getByLabel('Industry').selectOption('Healthcare & Medical')
    await page.getByRole('checkbox', { name: 'I accept the terms' }).check()
    await page.getByRole('checkbox', { name: 'I agree that my data' }).check()
  }

  test('all steps are on one page with one button', { tag: '@phone' }, async ({ page, server }) => {
    const email = newEmail('jo')
    await page.goto('/signup?plan=advanced')
    for (const name of steps) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
    await fillAll(page, { contactEmail: email })
    await submit(page)
    await expect(page).toHaveURL(/\/dashboard\/business$/)
    await expect.poll(async () => (await mailsTo(server, email)).map(({ text }) => text).join()).toContain('Advanced')
  })

  test('errors are at their fields, and everything but the passwords is kept', async ({ page }) => {
    await page.goto('/signup')
    await fillAll(page, { contactEmail: 'jo@example.ie', businessName: 'x' })
    await submit(page)
    await expectMessages(page, { businessName: 'Business name is required' })
    await expect(page.getByRole('link', { name: 'Business name is required' })).toBeVisible()
    await expect(page).toHaveTitle('Error: Register your business | Ogham')
    await expect(page.locator('[name=contactEmail]')).toHaveValue('jo@example.ie')
    await expect(page.getByLabel('Industry')).toHaveValue('Healthcare & Medical')
    await expect(page.getByRole('checkbox', { name: 'I accept the terms' })).toBeChecked()
    await expect(page.locator('[name=password]')).toHaveValue('')
    expect(await page.content()).not.toContain(shortest.contact.password)
  })
})
