import type { Page } from '@playwright/test'
import type { Person } from '../support/accounts.ts'
import { expect, expectReadable, test } from '../support/browser.ts'
import { expectPagesReadable } from '../support/drawn-pages.ts'
import { PlainPages } from '../support/plain-pages.ts'
import { addAdministrator, addBusiness, beAdministrator, expectToast, newEmail } from '../support/portal.ts'
import type { TestServer } from '../support/server.ts'

const USERS = '/dashboard/admin/users'

/** A customer, and an administrator who opens their page. */
async function openPerson(page: Page, server: TestServer, changes: Record<string, unknown> = {}): Promise<Person> {
  const person = await addBusiness(server, changes)
  await beAdministrator(page, server)
  await page.goto(`${USERS}/${person.id}`)
  return person
}

test('an administrator finds a person without fadas and edits them', async ({ page, server }) => {
  const marker = `Zoran${Date.now()}`
  const { email } = await addBusiness(server, { contactName: `Gráinne ${marker}` })
  await beAdministrator(page, server)
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

test('an administrator finds an organisation by name, and opens its record and lists', async ({ page, server }) => {
  const name = `Zoran${Date.now()} Joinery`
  await addBusiness(server, { businessName: name, selectedPlan: 'advanced' })
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

test('a disabled person is signed out at their next request, and can be enabled again', async ({ page, server }) => {
  const { browser } = await openPerson(page, server)
  expect((await browser.get('/dashboard/business')).status).toBe(200)
  await page.getByRole('button', { name: 'Disable account' }).click()
  await expectToast(page, 'Account disabled', 'Every device was signed out.')
  expect((await browser.get('/dashboard/business')).status).toBe(401)
  await page.getByRole('button', { name: 'Enable account' }).click()
  await expectToast(page, 'Account enabled')
  await expect(page.getByRole('button', { name: 'Disable account' })).toBeVisible()
})

test('two administrators edit one person: the second is told and loses nothing', async ({ page, server }) => {
  const { id } = await openPerson(page, server)
  const { browser } = await addAdministrator(server)
  const first = await new PlainPages(server, browser.cookie).open(`${USERS}/${id}`)
  await first.send('Save changes', { 'Job title': 'Chair' })
  await page.getByLabel('First name').fill('Nuala')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this person')
  await expect(page.getByLabel('First name')).toHaveValue('Nuala')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Changes saved')
})

test('an administrator moves a person to another organisation after a warning', async ({ page, server }) => {
  const marker = `Lighthouse${Date.now()}`
  await addBusiness(server, { businessName: `${marker} Café` })
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

test.describe('as the server sends them', () => {
  test.use({ loadsScripts: false })

  test('user pages are accessible in light and dark and fit a phone', async ({ page, server }) => {
    const { id } = await openPerson(page, server)
    await expectPagesReadable(page, [`${USERS}/${id}`, USERS, `${USERS}/invitations`])
  })
})
