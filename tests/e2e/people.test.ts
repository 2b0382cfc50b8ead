import type { Page } from '@playwright/test'
import { codeOf } from '../support/authenticator.ts'
import { expect, expectAccessible, expectReadable, test } from '../support/browser.ts'
import { mailsTo } from '../support/mails.ts'
import { beBusiness, beSomebody, expectToast, fillIn, newEmail, PASSWORD, post, signOut } from '../support/portal.ts'

const inviteBy = async (page: Page, email: string, role: string) => {
  await page.goto('/account/people')
  await fillIn(page, { email })
  await page.getByLabel('Role', { exact: true }).selectOption({ label: role })
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expectToast(page, 'Invitation sent')
}

test('an invited colleague joins, sees what the role may do, and is removed', { tag: '@phone' }, async ({
  page,
  browser,
  server,
}) => {
  await beBusiness(page, { selectedPlan: 'advanced' })
  const email = newEmail('eoin')
  await inviteBy(page, email, 'Member')
  await expectAccessible(page)
  await expect.poll(async () => (await mailsTo(server, email)).length).toBe(1)
  const [mail] = await mailsTo(server, email)
  const link = /\/invitation\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''

  const context = await browser.newContext({ baseURL: server.url })
  const guest = await context.newPage()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Join Claddagh Physio')
  await fillIn(guest, { firstName: 'Eoin', lastName: 'Kelly', password: PASSWORD, confirmPassword: PASSWORD })
  await guest.getByRole('button', { name: 'Create account and join' }).click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Business Dashboard')
  await expect(guest.getByRole('link', { name: 'AI Tools', exact: true })).toBeAttached()
  await expect(guest.getByRole('link', { name: 'Upgrade', exact: true })).toHaveCount(0)
  await guest.goto('/account/people')
  await expect(guest.getByRole('link', { name: 'Eoin Kelly' })).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Send invitation' })).toHaveCount(0)

  await page.reload()
  await page.getByRole('link', { name: 'Eoin Kelly' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eoin Kelly')
  await page.getByRole('button', { name: 'Remove person' }).click()
  await expect(page.getByText('Please confirm this first')).toBeVisible()
  await page.getByLabel('Remove Eoin Kelly from the organisation').press('Space')
  await page.getByRole('button', { name: 'Remove person' }).press('Enter')
  await expectToast(page, 'Person removed')
  expect((await guest.request.get('/api/auth/user')).status()).toBe(401)
  await context.close()
})

test('an invited person with two-factor sign-in joins with their account, after a code', async ({
  page,
  browser,
  server,
}) => {
  await beBusiness(page, { businessName: 'Bácús na Trá' })
  const context = await browser.newContext({ baseURL: server.url })
  const guest = await context.newPage()
  const email = await beSomebody(guest)
  const start = await post(guest, '/api/account/two-factor/start', { password: PASSWORD })
  const { secret } = await start.json()
  await post(guest, '/api/account/two-factor/confirm', { code: codeOf(secret, -1) })
  await signOut(guest)

  await inviteBy(page, email, 'Viewer')
  await expect.poll(async () => (await mailsTo(server, email)).length).toBeGreaterThan(0)
  const texts = (await mailsTo(server, email)).map(({ text }) => text ?? '').join()
  const link = /\/invitation\?token=[\w-]+/.exec(texts)?.[0]
  await guest.goto(link ?? '')
  await fillIn(guest, { password: PASSWORD })
  await guest.getByRole('button', { name: /sign in/i }).click()
  await expect(guest.getByLabel('Code')).toBeFocused()
  await guest.getByLabel('Code').fill(codeOf(secret))
  await guest.getByRole('button', { name: 'Sign In', exact: true }).click()
  await guest.getByRole('button', { name: 'Join Bácús na Trá' }).click()
  await expect(guest.getByRole('link', { name: 'Bácús na Trá, switch organisation' })).toBeVisible()
  await page.goto('/account/people')
  await expect(page.getByRole('row', { name: /Séamus Ó Dálaigh.*Viewer.*On/ })).toBeVisible()
  await context.close()
})

test('people, one person and organisations are readable at every width and in both themes', async ({ page }) => {
  await beBusiness(page)
  await page.goto('/account/organisations')
  await expectReadable(page)
  await page.goto('/account/people')
  await expectReadable(page)
  await page.getByRole('link', { name: 'Niamh Ní Bhriain' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Niamh Ní Bhriain')
  await expectReadable(page)
})
