import type { Page } from '@playwright/test'
import { accountForm, businessForm } from '../support/accounts.ts'
import { expect, expectAccessible, expectReadable, test } from '../support/browser.ts'
import { mailsTo } from '../support/mails.ts'
import { beAdministrator, expectForAdministratorsOnly, expectToast, post, signInBy } from '../support/portal.ts'

const SETTINGS = '/dashboard/admin/settings'
const setting = (page: Page, name: string) => page.locator(`[name="${name}"]`)

async function save(page: Page, values: Record<string, string>): Promise<void> {
  await page.goto(SETTINGS)
  for (const [name, value] of Object.entries(values)) await setting(page, name).fill(value)
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expectToast(page, 'Settings saved')
}

const valuesOf = (page: Page, names: string[]) =>
  Promise.all(names.map(async (name) => [name, await setting(page, name).inputValue()] as const)).then(
    Object.fromEntries,
  )

test('the tab shows what the specification names', { tag: '@phone' }, async ({ page, server }) => {
  await beAdministrator(page, server)
  await page.goto(SETTINGS)
  await expect(page.getByRole('heading', { name: 'General', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Security', exact: true })).toBeVisible()
  await expect(page.getByLabel('Session timeout, in days')).toHaveValue('7')
  await expect(page.getByText('Two-factor authentication Enabled')).toBeVisible()
  await expect(page.getByText('Strong password requirements')).toBeVisible()
})

test('company name, address and authority change on the site at once', async ({ page, server }) => {
  await beAdministrator(page, server)
  await page.goto(SETTINGS)
  const before = await valuesOf(page, ['company.name', 'company.phone', 'company.supervisoryAuthority.name'])
  const changed = {
    'company.name': 'Clochán',
    'company.phone': '+353 20 910 0999',
    'company.supervisoryAuthority.name': 'Authority of the test',
  }
  await save(page, changed)
  const seen = async (path: string, text: string) =>
    expect.poll(async () => (await page.request.get(path)).text()).toContain(text)
  await seen('/', 'Clochán: ')
  await seen('/', '+353 20 910 0999')
  await seen('/gdpr-compliance', 'Authority of the test')
  await seen('/privacy-policy', 'Authority of the test')
  await save(page, before)
})

test('the set sender sends mail, and the test mail confirms it', async ({ page, server }) => {
  const email = await beAdministrator(page, server)
  const sender = {
    'mail.fromName': 'Desk',
    'mail.fromEmail': 'desk@ogham.example',
    'mail.replyTo': 'answers@ogham.example',
  }
  await save(page, sender)
  await page.getByRole('button', { name: 'Send test mail' }).click()
  await expect(page.getByText('The test mail went out')).toBeVisible()
  const mail = (await mailsTo(server, email)).at(-1)
  expect(mail?.from).toMatchObject({ name: 'Desk', address: 'desk@ogham.example' })
  expect(mail?.replyTo?.[0]?.address).toBe('answers@ogham.example')
  await expectAccessible(page)
  await save(page, { 'mail.fromName': '', 'mail.fromEmail': '', 'mail.replyTo': '' })
})

test('a longer minimum password applies everywhere at once', async ({ page, server }) => {
  await beAdministrator(page, server)
  await save(page, { 'security.passwordMinLength': '18' })
  const short = 'seventeen letters'
  const wizard = await post(page, '/api/auth/signup', businessForm({ password: short, confirmPassword: short }))
  expect([wizard.status(), (await wizard.json()).fieldErrors]).toEqual([
    422,
    { password: 'Password must be at least 18 characters' },
  ])
  expect((await post(page, '/api/register', accountForm({ password: short }))).status()).toBe(422)
  await save(page, { 'security.passwordMinLength': '8' })
  expect((await post(page, '/api/register', accountForm({ password: 'six yo' }))).status()).toBe(201)
})

test('a shorter session timeout applies to the next sign-in', async ({ page, server }) => {
  const email = await beAdministrator(page, server)
  await save(page, { 'security.sessionDays': '2' })
  await signInBy(page, email, 'ADMIN')
  const session = (await page.context().cookies()).find(({ name }) => name === 'session')
  const days = ((session?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(1.9)
  expect(days).toBeLessThan(2.1)
  await save(page, { 'security.sessionDays': '7' })
})

test('invalid input is shown at its field, and typed text stays', async ({ page, server }) => {
  await beAdministrator(page, server)
  await page.goto(SETTINGS)
  await setting(page, 'company.email').fill('no address')
  await setting(page, 'security.sessionDays').fill('0')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('Please enter a complete email address, like hello@company.ie')).toBeVisible()
  await expect(page.getByText('Please enter a whole number of days from 1 to 90')).toBeVisible()
  await expect(setting(page, 'company.email')).toBeFocused()
  await expect(setting(page, 'security.sessionDays')).toHaveValue('0')
  await expectAccessible(page)
})

test('an administrator without a second factor cannot require one', async ({ page, server }) => {
  await beAdministrator(page, server)
  await page.goto(SETTINGS)
  await page.getByText('Require it for administrators').click()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText(/your own account first/)).toBeVisible()
  expect((await page.request.get(SETTINGS)).status()).toBe(200)
})

test('two administrators at once: the second sees both values', async ({ page, browser, server }) => {
  const email = await beAdministrator(page, server)
  const context = await browser.newContext({ baseURL: server.url })
  const other = await context.newPage()
  await signInBy(other, email, 'ADMIN')
  await other.goto(SETTINGS)
  const before = await setting(other, 'company.legalName').inputValue()
  await save(page, { 'company.legalName': 'First Limited' })
  await setting(other, 'company.legalName').fill('Second Limited')
  await other.getByRole('button', { name: 'Save Settings' }).click()
  await expect(other.getByText('Theirs: First Limited')).toBeVisible()
  await expect(other.getByText('Yours: Second Limited')).toBeVisible()
  await expect(setting(other, 'company.legalName')).toHaveValue('Second Limited')
  await other.getByRole('button', { name: 'Save Settings' }).click()
  await expectToast(other, 'Settings saved')
  await save(page, { 'company.legalName': before })
  await context.close()
})

test('markup in settings stays text in pages, structured data and mails', async ({ page, server }) => {
  const email = await beAdministrator(page, server)
  page.on('dialog', () => {
    throw new Error('a script ran')
  })
  await page.goto(SETTINGS)
  const before = await valuesOf(page, ['company.name', 'company.legalName', 'company.addressLines'])
  for (const attack of ['<script>alert(1)</script>', '</script><svg onload=alert(1)>', '"><img src=x onerror=1>']) {
    await save(page, { 'company.name': attack, 'company.legalName': attack, 'company.addressLines': attack })
    await expect.poll(async () => (await page.goto('/')) && page.title()).toContain(attack)
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect(() => JSON.parse(data)).not.toThrow()
    }
    await page.goto(SETTINGS)
    await page.getByRole('button', { name: 'Send test mail' }).click()
    await expect(page.getByText('The test mail went out')).toBeVisible()
    const html = (await mailsTo(server, email)).at(-1)?.html ?? ''
    expect(html).not.toMatch(/<script|<svg onload|<img src=x/)
  }
  await save(page, before)
})

test('nobody else sees or changes settings', async ({ page, server }) => {
  await expectForAdministratorsOnly(page, async (status) => {
    expect((await page.request.get(SETTINGS)).status()).toBe(status)
    for (const intent of ['save', 'test-mail']) {
      const form = { intent, started: '{"texts":{},"versions":{}}' }
      const answer = await page.request.post(SETTINGS, { form, headers: { origin: server.url }, maxRedirects: 0 })
      expect([intent, answer.status()]).toEqual([intent, status])
    }
  })
})

test('the tab is accessible in light and dark and fits the screen', async ({ page, server }) => {
  await beAdministrator(page, server)
  await page.goto(SETTINGS)
  await expectReadable(page)
})
