import { expect, expectReadable, test } from '../support/browser.ts'
import { mailsTo } from '../support/mails.ts'
import { beBusiness, expectToast, fillIn, newEmail, signOut } from '../support/portal.ts'
import { complete, expectMessages, heading, onward, shortest, steps, submit } from '../support/registration-wizard.ts'

test('Enter, Continue and Back never block, and lead to the top of each step, which is accessible', async ({
  page,
}) => {
  const [first = '', second = '', third = ''] = steps
  await page.goto('/signup')
  await expect(heading(page)).toHaveText(first)
  await expectReadable(page)
  const phone = page.locator('[name=businessPhone]')
  await phone.fill('123')
  await phone.blur()
  await expect(phone).toHaveAccessibleDescription(/Please write all of it/)
  await page.locator('[name=businessName]').press('Enter')
  await expect(heading(page)).toHaveText(second)
  await expect(heading(page)).toBeFocused()
  await expectReadable(page)
  await onward(page)
  await expect(heading(page)).toHaveText(third)
  await expect(heading(page)).toBeFocused()
  await expectReadable(page)
  for (const name of [second, first]) {
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(heading(page)).toHaveText(name)
  }
  await onward(page)
  await expect(heading(page)).toHaveText(second)
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test("the browser's Back and Forward move between steps, and a reload stays", async ({ page }) => {
  await page.goto('/signin')
  await page.goto('/signup?plan=advanced')
  await page.getByLabel('Business name').fill('Claddagh Physio')
  await page.locator('[name=vatNumber]').fill('IE6388047W')
  await page.locator('[name=businessPhone]').focus()
  await expect(page.getByText('The check letter does not fit the digits')).toBeVisible()
  // The new hint must not move the button from under the pointer.
  await page.locator('[name=businessPhone]').fill('1850 123456')
  await onward(page)
  await expect(heading(page)).toHaveText(steps[1] ?? '')
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
  await expect(page.getByText('were switched off in 2022')).toBeVisible()
  await page.goForward()
  await expect(heading(page)).toHaveText(steps[1] ?? '')
  await page.reload()
  await expect(heading(page)).toHaveText(steps[1] ?? '')
  await expect(page.getByLabel('Full name')).toHaveValue('Niamh Byrne')
  await expect(page.getByRole('complementary', { name: 'Selected plan' })).toContainText('Advanced')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/signin')
})

test('entries survive a reload and passwords do not, and the shortest valid ones make an account', async ({
  page,
  server,
}) => {
  const email = newEmail('jo')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/signup?plan=advanced')
  await complete(page, email)
  await page.goto('/signup?plan=advanced')
  await expect(page.locator('[name=businessName]')).toHaveValue(shortest.business.businessName)
  await expect(page.locator('[name=businessType]')).toHaveValue('SME')
  await onward(page)
  await expect(page.locator('[name=contactEmail]')).toHaveValue(email)
  await expect(page.locator('[name=password]')).toHaveValue('')
  const { password, confirmPassword } = shortest.contact
  await fillIn(page, { password, confirmPassword })
  await onward(page)
  await expect(page.getByRole('checkbox', { name: 'I accept the terms' })).toBeChecked()
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(stored).not.toContain(password)

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

test('what the server refuses is shown at its field, nothing is lost, and a public body gets its dashboard', async ({
  page,
}) => {
  const taken = await beBusiness(page)
  await signOut(page)
  await page.goto('/signup')
  await complete(page, taken, 'GOVERNMENT')
  await submit(page)
  await expectToast(page, 'Signup Failed', 'Something went wrong. Please try again or contact support.')
  await expect(heading(page)).toHaveText(steps[1] ?? '')
  await expectMessages(page, { contactEmail: 'already has an account' })
  await expect(page.locator('[name=password]')).toHaveValue(shortest.contact.password)
  const reset = page.getByRole('link', { name: 'reset your password', exact: true })
  await expect(reset).toHaveAttribute('href', '/signin?forgot')

  await fillIn(page, { contactEmail: newEmail(), password: 'password1', confirmPassword: 'password1' })
  await onward(page)
  await submit(page)
  await expect(heading(page)).toHaveText(steps[1] ?? '')
  await expect(page.locator('[name=password]')).toHaveAttribute('aria-invalid', 'true')

  const { password, confirmPassword } = shortest.contact
  await fillIn(page, { password, confirmPassword })
  await onward(page)
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/auth/signup', async (route) => {
    await answered.promise
    await route.abort()
  })
  await submit(page)
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
  answered.resolve()
  await expect(page.getByRole('button', { name: 'Create Account & Setup Payment' })).toBeEnabled()
  await expectToast(page, 'Signup Failed')
  await page.unroute('**/api/auth/signup')
  await submit(page)
  await expect(page).toHaveURL(/\/dashboard\/government$/)
  await expect(heading(page)).toHaveText('Government Dashboard')
})

test.describe('without scripts', () => {
  test.use({ hasScripts: false })

  test('all steps are on one page with one button', async ({ page }) => {
    await page.goto('/signup')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      for (const name of steps) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Create Account & Setup Payment' })).toBeVisible()
    }
  })
})
