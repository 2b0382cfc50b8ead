import type { Page } from '@playwright/test'
import { expect, expectReadable, test } from '../support/browser.ts'
import { mailsTo } from '../support/mails.ts'
import { beBusiness, expectToast, fillIn, newEmail, PASSWORD, signOut } from '../support/portal.ts'

test('an invited colleague joins, sees what the role may do, and is removed', async ({ page, context, server }) => {
  await beBusiness(page, { selectedPlan: 'advanced' })
  const email = newEmail('eoin')
  await page.goto('/account/people')
  await fillIn(page, { email })
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Member' })
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expectToast(page, 'Invitation sent')
  await expectReadable(page)
  await expect.poll(async () => (await mailsTo(server, email)).length).toBe(1)
  const [mail] = await mailsTo(server, email)
  const link = /\/invitation\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''

  const ofOwner = await context.cookies()
  await signOut(page)
  await page.goto(link)
  await expect(title(page)).toHaveText('Join Claddagh Physio')
  await fillIn(page, { firstName: 'Eoin', lastName: 'Kelly', password: PASSWORD, confirmPassword: PASSWORD })
  await page.getByRole('button', { name: 'Create account and join' }).click()
  await expect(title(page)).toHaveText('Business Dashboard')
  await expect(page.getByRole('link', { name: 'AI Tools', exact: true })).toBeAttached()
  await expect(page.getByRole('link', { name: 'Upgrade', exact: true })).toHaveCount(0)
  const ofMember = await page.request.get('/account/people')
  expect(await ofMember.text()).toContain('Eoin Kelly')
  expect(await ofMember.text()).not.toContain('Send invitation')

  const ofGuest = await context.cookies()
  await signOut(page)
  await context.addCookies(ofOwner)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/account/people')
  await page.getByRole('link', { name: 'Eoin Kelly' }).press('Enter')
  await expect(title(page)).toHaveText('Eoin Kelly')
  await page.getByRole('button', { name: 'Remove person' }).click()
  await expect(page.getByText('Please confirm this first')).toBeVisible()
  await page.getByLabel('Remove Eoin Kelly from the organisation').press('Space')
  // A click waits for the button, which is off until the refusal has come in whole.
  await page.getByRole('button', { name: 'Remove person' }).click()
  await expectToast(page, 'Person removed')
  await signOut(page)
  await context.addCookies(ofGuest)
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('as the server sends them', () => {
  test.use({ loadsScripts: false })

  test('organisations and one person are readable at every width and in both themes', async ({ page }) => {
    await beBusiness(page)
    await page.goto('/account/organisations')
    await expectReadable(page)
    await page.goto('/account/people')
    await page.getByRole('link', { name: 'Niamh Ní Bhriain' }).click()
    await expect(title(page)).toHaveText('Niamh Ní Bhriain')
    await expectReadable(page)
  })
})
