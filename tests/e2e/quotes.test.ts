import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, expectReadable, test } from '../support/browser.ts'
import { beAdministrator, beBusiness, beGovernment, expectToast, newEmail } from '../support/portal.ts'

const QUOTES = '/dashboard/admin/upgrade/quotes'

/** A unique name on this server. */
const newName = () => `Bakery ${newEmail('b').split('@')[0]?.split('.')[1] ?? ''}`

/** A customer in their own browser. */
async function customer(browser: Browser, url: string, changes: Record<string, unknown>): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage()
  await beBusiness(page, changes)
  return page
}

async function writeWebsite(page: Page): Promise<void> {
  await page.getByLabel('Title').fill('Website with booking')
  await page.getByLabel('Line 1', { exact: true }).fill('Design')
  await page.getByLabel('Euro, line 1', { exact: true }).fill('1,250.50')
  await page.getByLabel('Line 2', { exact: true }).fill('Build')
  await page.getByLabel('Euro, line 2', { exact: true }).fill('2,000.49')
}

test('Elite is requested, quoted, accepted with its deposit, and starts on delivery', async ({
  page,
  browser,
  server,
}) => {
  const name = newName()
  const theirs = await customer(browser, server.url, { businessName: name, selectedPlan: 'elite' })
  await beAdministrator(page, server)
  await page.goto('/dashboard/admin/upgrade/requests')
  await page.getByRole('link', { name: `of ${name}` }).click()
  await page.getByRole('link', { name: 'Write a quote' }).click()
  await expect(page.getByLabel('Monthly price in euro')).toBeVisible()
  await writeWebsite(page)
  await page.getByLabel('Title').fill('Elite for two shops')
  await page.getByLabel('Euro, line 2', { exact: true }).fill('a lot')
  await page.getByLabel('Monthly price in euro').fill('1,250')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByLabel('Euro, line 2', { exact: true })).toHaveAccessibleDescription(/like 1,250.50/)
  await expect(page.getByLabel('Euro, line 1', { exact: true })).toHaveValue('1,250.50')
  await page.getByLabel('Euro, line 2', { exact: true }).fill('2,000.49')
  await page.getByRole('button', { name: 'Add a line' }).click()
  await page.getByLabel('Line 4', { exact: true }).fill('Training')
  await page.getByLabel('Euro, line 4', { exact: true }).fill('0')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expectToast(page, 'Quote saved')
  await page.getByRole('button', { name: 'Send quote' }).click()
  await expectToast(page, 'Quote sent')

  await theirs.goto('/dashboard/business')
  await theirs.getByRole('link', { name: /^Read quote: Quote Q-\d+ waits for your answer$/ }).click()
  await expect(theirs.getByText('Deposit 50%, on acceptance')).toBeVisible()
  await theirs.getByRole('button', { name: 'Accept quote' }).click()
  await expect(theirs.getByText('Please confirm this first')).toBeVisible()
  await theirs.getByLabel(/^I accept quote/).check()
  await theirs.getByRole('button', { name: 'Accept quote' }).click()
  await expectToast(theirs, 'Quote accepted')
  await expect(theirs.getByText(/^Accepted by Niamh Ní Bhriain on/)).toBeVisible()

  await page.reload()
  await page.getByLabel(/^The set-up is done/).check()
  await page.getByRole('button', { name: 'Mark as delivered' }).click()
  await expectToast(page, 'Delivered')
  await theirs.goto('/dashboard/business/upgrade')
  await expect(theirs.getByText('€1,250', { exact: true })).toBeVisible()
  // Half of 3,250.99 is 1,625.50. The rest is 1,625.49 with the first month of 1,250. Each has VAT.
  const invoices = theirs.getByRole('row').filter({ hasText: 'INV-' })
  await expect(invoices.filter({ hasText: '€1,999.37' })).toHaveCount(1)
  await expect(invoices.filter({ hasText: '€3,536.85' })).toHaveCount(1)
  await theirs.context().close()
})

test.describe('without scripts', () => {
  test.use({ hasScripts: false })

  test('a quote is written for a customer, changed, and declined', async ({ page, browser, server }) => {
    const lastName = newName()
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
    const theirs = await context.newPage()
    await beGovernment(theirs, { lastName })
    await beAdministrator(page, server)
    await page.goto(`${QUOTES}/new`)
    await page.getByRole('searchbox', { name: 'Search customers' }).fill(lastName)
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: lastName }).click()
    await writeWebsite(page)
    await page.getByLabel('Deposit in percent').fill('101')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByLabel('Deposit in percent')).toHaveAccessibleDescription(/0 to 100/)
    await expect(page.getByLabel('Line 2', { exact: true })).toHaveValue('Build')
    await page.getByLabel('Deposit in percent').fill('30')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByRole('button', { name: 'Send quote' }).click()
    await page.getByRole('link', { name: 'Edit quote' }).click()
    await page.getByLabel('Notes to the customer').fill('Texts come from you.')
    await page.getByRole('button', { name: 'Save and send version 2' }).click()
    await expect(page.getByText('What has changed in this version')).toBeVisible()

    await theirs.goto('/dashboard/government/upgrade')
    await theirs.getByRole('link', { name: 'See the quote' }).click()
    await theirs.getByLabel(/^Why/).fill('Next year.')
    await theirs.getByRole('button', { name: 'Decline quote' }).click()
    await expect(
      theirs.getByText(new RegExp(`^Declined by Séamus ${lastName} on .* Reason: Next year\\.$`)),
    ).toBeVisible()
    await context.close()
  })
})

test('the screens are accessible in light and dark and fit the page', async ({ page, browser, server }) => {
  const name = newName()
  const theirs = await customer(browser, server.url, { businessName: name })
  await beAdministrator(page, server)
  await page.goto(`${QUOTES}/new?q=${encodeURIComponent(name)}`)
  await expectAccessible(page)
  await page.getByRole('link', { name }).click()
  await writeWebsite(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Send quote' }).click()
  await expectToast(page, 'Quote sent')
  const quote = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const own = `/dashboard/business/upgrade`
  const screens: [Page, string][] = [
    [page, QUOTES],
    [page, `${QUOTES}/${quote}`],
    [page, `${QUOTES}/${quote}/edit`],
    [theirs, own],
    [theirs, `${own}/quotes/${quote}`],
  ]
  for (const [reader, path] of screens) {
    await reader.goto(path)
    await expectReadable(reader)
  }
  await theirs.context().close()
})
