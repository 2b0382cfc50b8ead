import type { Browser, Page } from '@playwright/test'
import { expect, expectReadable, test } from '../support/browser.ts'
import { beAdministrator, beBusiness, expectToast, newEmail } from '../support/portal.ts'

const UPGRADE = '/dashboard/admin/upgrade'

/** A unique name on this server. */
const newName = () => `Bakery ${newEmail('b').split('@')[0]?.split('.')[1] ?? ''}`

/** A customer in their own browser. */
async function customer(browser: Browser, url: string, changes: Record<string, unknown>): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await beBusiness(page, changes)
  return page
}

test('search and filters of subscriptions are in the address', { tag: '@phone' }, async ({ page, browser, server }) => {
  const [professional, advanced] = [newName(), newName()]
  await (await customer(browser, server.url, { businessName: professional })).context().close()
  await (await customer(browser, server.url, { businessName: advanced, selectedPlan: 'advanced' })).context().close()
  await beAdministrator(page, server)
  await page.goto(UPGRADE)
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(advanced)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/[?&]q=Bakery/)
  const row = page.getByRole('row').filter({ hasText: 'Bakery' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Advanced')
  await expect(row).toContainText('Active')

  await page.goto(`${UPGRADE}?q=${encodeURIComponent(professional)}`)
  await expect(row).toContainText('Free trial')
  await page.getByLabel('Plan').selectOption('advanced')
  await expect(page).toHaveURL(/plan=advanced/)
  await expect(page.getByText('No matches')).toBeVisible()
  await page.goBack()
  await expect(row).toHaveCount(1)
})

test('an administrator extends a trial, and a wrong number of days is refused at its field', async ({
  page,
  browser,
  server,
}) => {
  const name = newName()
  const theirs = await customer(browser, server.url, { businessName: name })
  await beAdministrator(page, server)
  await page.goto(`${UPGRADE}?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: `of ${name}` }).click()
  const days = page.getByLabel('Days')
  await days.fill('90')
  await page.getByRole('button', { name: 'Extend trial' }).click()
  await expect(days).toHaveAccessibleDescription(/Please enter 1 to 60 days/)
  await expect(days).toBeFocused()
  const before = await trialEnd(theirs)
  await days.fill('10')
  await page.getByRole('button', { name: 'Extend trial' }).click()
  await expectToast(page, 'Trial extended')
  expect(Date.parse(await trialEnd(theirs)) - Date.parse(before)).toBe(10 * 86_400_000)
  await theirs.context().close()
})

async function trialEnd(page: Page): Promise<string> {
  await page.goto('/dashboard/business/upgrade')
  const sentence = (await page.getByText(/^Free trial until /).textContent()) ?? ''
  return `${/until (.*?)\./.exec(sentence)?.[1]} UTC`
}

test('an invoice marked as paid is paid for the customer too', async ({ page, browser, server }) => {
  const name = newName()
  const theirs = await customer(browser, server.url, { businessName: name, selectedPlan: 'advanced' })
  await beAdministrator(page, server)
  await page.goto(`${UPGRADE}/invoices?q=${encodeURIComponent(name)}&status=due`)
  await page.getByRole('link', { name: /^INV-\d+$/ }).click()
  const day = page.getByLabel('Date of payment')
  await day.fill('2999-01-01')
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  await page.reload()
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await expectToast(page, 'Marked as paid')
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0)
  await theirs.goto('/dashboard/business/upgrade')
  const row = theirs.getByRole('row').filter({ hasText: 'INV-' })
  await expect(row.getByText('Paid', { exact: true })).toBeVisible()
  await theirs.context().close()
})

test('a credit note cancels an invoice after confirmation', async ({ page, browser, server }) => {
  const name = newName()
  const theirs = await customer(browser, server.url, { businessName: name, selectedPlan: 'advanced' })
  await beAdministrator(page, server)
  await page.goto(`${UPGRADE}/invoices?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: /^INV-\d+$/ }).click()
  await page.getByLabel('Reason').fill('Set-up fee waived')
  await page.getByRole('button', { name: 'Issue credit note' }).click()
  await expect(page.getByText('Please confirm this first')).toBeVisible()
  await expect(page.getByLabel('Reason')).toHaveValue('Set-up fee waived')
  await page.getByLabel(/^Take back all of INV-/).check()
  await page.getByRole('button', { name: 'Issue credit note' }).click()
  await expectToast(page, 'Credit note issued')
  await page.getByRole('link', { name: /^CN-\d+$/ }).click()
  await expect(page.getByRole('heading', { name: /^Credit note CN-\d+$/ })).toBeVisible()
  await theirs.goto('/dashboard/business/upgrade')
  await expect(theirs.getByRole('link', { name: /^CN-\d+$/ })).toBeVisible()
  await expect(theirs.getByRole('row').filter({ hasText: 'INV-' })).toContainText('Credited')
  await theirs.context().close()
})

test('an unknown customer is a 404, and customers cannot open the screens', async ({ page, server }) => {
  await beAdministrator(page, server)
  for (const path of ['subscriptions/sub_0', 'invoices/inv_0', 'invoices/inv_0/pdf']) {
    expect([path, (await page.goto(`${UPGRADE}/${path}`))?.status()]).toEqual([path, 404])
  }
  await page.context().clearCookies()
  await beBusiness(page)
  for (const path of ['', '/requests', '/invoices', '/invoices/inv_0', '/invoices/inv_0/pdf', '/subscriptions/sub_0']) {
    expect([path, (await page.request.get(`${UPGRADE}${path}`)).status()]).toEqual([path, 403])
  }
})

test('the screens are accessible in light and dark and fit the page', async ({ page, browser, server }) => {
  const name = newName()
  const theirs = await customer(browser, server.url, { businessName: name, selectedPlan: 'advanced' })
  await theirs.context().close()
  await beAdministrator(page, server)
  await page.goto(`${UPGRADE}/invoices?q=${encodeURIComponent(name)}`)
  const invoice = (await page.getByRole('link', { name: /^INV-\d+$/ }).getAttribute('href')) ?? ''
  await page.goto(`${UPGRADE}?q=${encodeURIComponent(name)}`)
  const subscription = (await page.getByRole('link', { name: `of ${name}` }).getAttribute('href')) ?? ''
  for (const path of [UPGRADE, `${UPGRADE}/requests`, `${UPGRADE}/invoices`, invoice, subscription]) {
    await page.goto(path)
    await expectReadable(page)
  }
})

test('an administrator cannot choose a plan at any address', async ({ page, server }) => {
  await beAdministrator(page, server)
  for (const query of ['', '?plan=advanced', '?plan=elite', '?step=cancel']) {
    expect((await page.goto(`/dashboard/business/upgrade${query}`))?.status(), query).toBe(200)
    await expect(page.getByText('This is the account of the company itself. It has no plan.')).toBeVisible()
    await expect(page.getByText('Choose one below')).toHaveCount(0)
  }
})
