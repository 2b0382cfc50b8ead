import type { Page } from '@playwright/test'
import { expect, expectReadable, test } from '../support/browser.ts'
import { beAdministrator, beBusiness, beGovernment, expectToast, newEmail, signOut } from '../support/portal.ts'
import type { TestServer } from '../support/server.ts'

/** A customer, and an administrator who opens their page. */
async function openPerson(page: Page, server: TestServer, changes: Record<string, unknown> = {}): Promise<string> {
  const email = await beBusiness(page, changes)
  await signOut(page)
  await beAdministrator(page, server)
  await findPerson(page, email)
  return email
}

async function findPerson(page: Page, email: string): Promise<void> {
  await page.goto('/dashboard/admin/users')
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email)
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(1)
  await page.getByRole('link', { name: /^Edit / }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText('Users')
}

test('an administrator finds a person without fadas and edits them', { tag: '@phone' }, async ({ page, server }) => {
  const marker = `Zoran${Date.now()}`
  const email = await openPerson(page, server, { contactName: `Gráinne ${marker}` })
  await page.goto('/dashboard/admin/users')
  await page.getByRole('searchbox', { name: 'Search users' }).fill(`grainne ${marker}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=grainne/)
  await expect(page.getByText('1 person', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: `Edit Gráinne ${marker}` }).click()
  await page.getByLabel('First name').fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByText('First name is required')).toBeVisible()
  await page.getByLabel('First name').fill('Gobnait')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Changes saved')
  await expect(page.getByRole('heading', { level: 2, name: `Gobnait ${marker}` })).toBeVisible()
  await expect(page.getByText(email).first()).toBeVisible()
})

test('an administrator finds an organisation by name, and opens its record and lists', {
  tag: '@phone',
}, async ({ page, server }) => {
  const name = `Zoran${Date.now()} Joinery`
  await beBusiness(page, { businessName: name, selectedPlan: 'advanced' })
  await signOut(page)
  await beAdministrator(page, server)
  await page.goto(`/dashboard/admin/users?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'People',
    'Invoices',
    'Tickets',
    'Quotes',
    'History',
    'Plan',
    'Details',
    'Receptionist',
  ])
  await expect(page.getByText('issued an invoice')).toBeVisible()
  await expectReadable(page)
  await page.getByRole('link', { name: 'All 1 invoices' }).click()
  await expect(page.getByText(`Only ${name}`)).toBeVisible()
  await expect(page.getByRole('link', { name: /^INV-/ })).toHaveCount(1)
  await page.getByRole('link', { name: 'Show all customers' }).click()
  await expect(page).not.toHaveURL(/organisation=/)
  await page.goBack()
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('link', { name: 'All history' }).click()
  const log = page.getByRole('table', { name: /^Audit log/ })
  await expect(log.getByText('issued an invoice')).toBeVisible()
  await expect(log.getByText('signed in')).toHaveCount(0)
})

test('filters are in the address and survive a reload', async ({ page, server }) => {
  await beGovernment(page)
  await signOut(page)
  const own = await beAdministrator(page, server)
  await page.goto(`/dashboard/admin/users?q=${own}`)
  await page.getByLabel('Role').selectOption('ADMIN')
  await expect(page).toHaveURL(/role=ADMIN/)
  await page.reload()
  await expect(page.getByLabel('Role')).toHaveValue('ADMIN')
  await expect(page.getByText(own)).toBeVisible()
  await page.getByLabel('Status').selectOption('disabled')
  await expect(page.getByText('Nobody matches')).toBeVisible()
})

test('a disabled person is signed out at their next request, and can be enabled again', async ({
  page,
  server,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url })
  const own = await context.newPage()
  const email = await beBusiness(own)
  await beAdministrator(page, server)
  await findPerson(page, email)
  await page.getByRole('button', { name: 'Disable account' }).click()
  await expectToast(page, 'Account disabled', 'Every device was signed out.')
  expect((await own.goto('/dashboard/business'))?.status()).toBe(401)
  await page.getByRole('button', { name: 'Enable account' }).click()
  await expectToast(page, 'Account enabled')
  await expect(page.getByRole('button', { name: 'Disable account' })).toBeVisible()
  await context.close()
})

test('two administrators edit one person: the second is told and loses nothing', async ({ page, server, context }) => {
  await openPerson(page, server)
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Job title').fill('Chair')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(other, 'Changes saved')
  await page.getByLabel('First name').fill('Nuala')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this person')
  await expect(page.getByLabel('First name')).toHaveValue('Nuala')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Changes saved')
})

test('administrators cannot demote or disable themselves', async ({ page, server }) => {
  const email = await beAdministrator(page, server)
  await findPerson(page, email)
  await expect(page.getByText('You cannot change your own role.')).toBeVisible()
  await expect(page.getByText('You cannot disable yourself.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Disable account' })).toHaveCount(0)
})

test('an administrator moves a person to another organisation after a warning', async ({ page, server }) => {
  const marker = `Lighthouse${Date.now()}`
  await beBusiness(page, { businessName: `${marker} Café` })
  await signOut(page)
  await openPerson(page, server, { businessName: 'Old Harbour' })
  await expect(page.getByText('Nobody is left at Old Harbour, so it ends:')).toBeVisible()
  await page.getByLabel('Move to another organisation').fill(marker)
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('Please choose an organisation')).toBeVisible()
  await page.getByLabel(`${marker} Café`).check()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expectToast(page, 'Moved to another organisation')
  await expect(page.getByText('One other person belongs to it')).toBeVisible()
})

test('an administrator is invited, and the invitation is sent again and withdrawn', async ({ page, server }) => {
  await beAdministrator(page, server)
  await page.goto('/dashboard/admin/users')
  await page.getByRole('link', { name: 'Invite administrator' }).click()
  const email = newEmail('cian')
  await page.getByLabel('Email').fill('nonsense')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Valid email is required')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const link = page.getByRole('status').locator('code')
  await expect(link).toContainText('/sign-up?invite=')
  const first = (await link.textContent()) ?? ''
  const open = page.getByRole('listitem').filter({ hasText: email }).locator('input[name=id]').last()
  const id = await open.inputValue()
  await page.getByRole('button', { name: `Send again to ${email}` }).click()
  await expect(link).not.toHaveText(first)
  await expect(link).toContainText('/sign-up?invite=')
  // The one that was sent again replaces it, and is in the list a moment after its link.
  await expect(open).not.toHaveValue(id)
  await page.getByRole('button', { name: `Withdraw the invitation of ${email}` }).click()
  await expectToast(page, 'Invitation withdrawn')
  await expect(page.getByText(email)).toHaveCount(0)
})

test('only administrators open the screens, and an unknown person is a 404', async ({ page, server }) => {
  for (const path of ['/dashboard/admin/users', '/dashboard/admin/users/usr_x', '/dashboard/admin/users/invitations']) {
    await signOut(page)
    expect((await page.request.get(path)).status()).toBe(401)
    expect((await page.request.get(`${path}.data`)).status()).toBe(401)
  }
  const email = await beBusiness(page)
  for (const path of ['/dashboard/admin/users', '/dashboard/admin/users/usr_x', '/dashboard/admin/users/invitations']) {
    const response = await page.request.get(path)
    expect(response.status()).toBe(403)
    expect(await response.text()).not.toContain('@example.ie"')
    if (path.endsWith('/users')) continue
    const headers = { origin: server.url }
    const sent = await page.request.post(path, { form: { intent: 'disable' }, headers })
    expect([path, sent.status()]).toEqual([path, 403])
  }
  expect(email).toContain('@')
  await signOut(page)
  await beAdministrator(page, server)
  expect((await page.goto('/dashboard/admin/users/usr_none'))?.status()).toBe(404)
})

test('user pages are accessible in light and dark and fit a phone', async ({ page, server }) => {
  await openPerson(page, server)
  for (const path of [new URL(page.url()).pathname, '/dashboard/admin/users', '/dashboard/admin/users/invitations']) {
    await page.goto(path)
    await expectReadable(page)
  }
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('an administrator searches and edits', async ({ page, server }) => {
    await openPerson(page, server)
    await page.getByLabel('Job title').fill('Manager')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page).toHaveURL(/done=saved/)
    await expect(page.getByLabel('Job title')).toHaveValue('Manager')
  })
})
