import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectReadable, test } from '../support/browser.ts'
import { mailsTo } from '../support/mails.ts'
import { PlainPages } from '../support/plain-pages.ts'
import { addAdministrator, beAdministrator, expectToast } from '../support/portal.ts'
import type { TestServer } from '../support/server.ts'

const SETTINGS = '/dashboard/admin/settings'
const setting = (page: Page, name: string) => page.locator(`[name="${name}"]`)

/** Saves settings, by their labels, as another administrator. Returns what they were. */
async function saveByRequest(server: TestServer, values: Record<string, string>): Promise<Record<string, string>> {
  const { browser } = await addAdministrator(server)
  const theirs = await new PlainPages(server, browser.cookie).open(SETTINGS)
  const before = Object.fromEntries(Object.keys(values).map((label) => [label, theirs.valueOf(label)]))
  await theirs.send('Save Settings', values)
  expect(theirs.path).toContain('done=')
  return before
}

test('the set sender sends mail, and the test mail, in which markup of settings is text, confirms it', async ({
  page,
  server,
}) => {
  const email = await beAdministrator(page, server)
  const attack = '</script><img src=x onerror=1><svg onload=alert(1)>'
  const sender = {
    'Legal name': attack,
    Address: attack,
    'Name of the sender': 'Desk',
    'Address of the sender': 'desk@ogham.example',
    'Address for answers': 'answers@ogham.example',
  }
  const before = await saveByRequest(server, sender)
  await page.goto(SETTINGS)
  await page.getByRole('button', { name: 'Send test mail' }).click()
  await expect(page.getByText('The test mail went out')).toBeVisible()
  const mail = (await mailsTo(server, email)).at(-1)
  expect(mail?.from).toMatchObject({ name: 'Desk', address: 'desk@ogham.example' })
  expect(mail?.replyTo?.[0]?.address).toBe('answers@ogham.example')
  expect(mail?.html).not.toMatch(/<script|<svg onload|<img src=x/)
  expect(mail?.html).toContain('&lt;svg onload')
  await expectAccessible(page)
  await saveByRequest(server, before)
})

test('the tab shows its groups, and invalid input at its field, and typed text stays', async ({ page, server }) => {
  await beAdministrator(page, server)
  await page.goto(SETTINGS)
  await expect(page.getByRole('heading', { name: 'General', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Security', exact: true })).toBeVisible()
  await expect(page.getByLabel('Session timeout, in days')).toHaveValue('7')
  await expect(page.getByText('Two-factor authentication Enabled')).toBeVisible()
  await expect(page.getByText('Strong password requirements')).toBeVisible()
  await expectReadable(page)
  await setting(page, 'company.email').fill('no address')
  await setting(page, 'security.sessionDays').fill('0')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('Please enter a complete email address, like hello@company.ie')).toBeVisible()
  await expect(page.getByText('Please enter a whole number of days from 1 to 90')).toBeVisible()
  await expect(setting(page, 'company.email')).toBeFocused()
  await expect(setting(page, 'security.sessionDays')).toHaveValue('0')
  await expectAccessible(page)
})

test('two administrators at once: the second sees both values', async ({ page, server }) => {
  await beAdministrator(page, server)
  await page.goto(SETTINGS)
  const before = await saveByRequest(server, { 'Legal name': 'First Limited' })
  await setting(page, 'company.legalName').fill('Second Limited')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('Theirs: First Limited')).toBeVisible()
  await expect(page.getByText('Yours: Second Limited')).toBeVisible()
  await expect(setting(page, 'company.legalName')).toHaveValue('Second Limited')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expectToast(page, 'Settings saved')
  await saveByRequest(server, before)
})
