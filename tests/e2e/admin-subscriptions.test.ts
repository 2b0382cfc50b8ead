import { expect, test } from '../support/browser.ts'
import { expectPagesReadable } from '../support/drawn-pages.ts'
import { PlainPages } from '../support/plain-pages.ts'
import { addAdministrator, addBusiness, beAdministrator, expectToast, newEmail } from '../support/portal.ts'

const UPGRADE = '/dashboard/admin/upgrade'

/** A unique name on this server. */
const newName = () => `Bakery ${newEmail('b').split('@')[0]?.split('.')[1] ?? ''}`

test('search and filters of subscriptions are in the address', async ({ page, server }) => {
  const [professional, advanced] = [newName(), newName()]
  await addBusiness(server, { businessName: professional })
  await addBusiness(server, { businessName: advanced, selectedPlan: 'advanced' })
  await beAdministrator(page, server)
  await page.goto(UPGRADE)
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(advanced)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/[?&]q=Bakery/)
  const row = page.getByRole('row').filter({ hasText: 'Bakery' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Advanced')
  await expect(row).toContainText('Active')
  await page.getByLabel('Plan').selectOption('professional')
  await expect(page).toHaveURL(/plan=professional/)
  await expect(page.getByText('No matches')).toBeVisible()
  await page.goBack()
  await expect(row).toHaveCount(1)
})

test('an administrator extends a trial, and a wrong number of days is refused at its field', async ({
  page,
  server,
}) => {
  const name = newName()
  const { browser } = await addBusiness(server, { businessName: name })
  await beAdministrator(page, server)
  await page.goto(`${UPGRADE}?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: `of ${name}` }).click()
  const days = page.getByLabel('Days')
  await days.fill('90')
  await page.getByRole('button', { name: 'Extend trial' }).click()
  await expect(days).toHaveAccessibleDescription(/Please enter 1 to 60 days/)
  await expect(days).toBeFocused()
  const theirs = new PlainPages(server, browser.cookie)
  const before = await trialEnd(theirs)
  await days.fill('10')
  await page.getByRole('button', { name: 'Extend trial' }).click()
  await expectToast(page, 'Trial extended')
  expect(Date.parse(await trialEnd(theirs)) - Date.parse(before)).toBe(10 * 86_400_000)
})

async function trialEnd(theirs: PlainPages): Promise<string> {
  const { text } = await theirs.open('/dashboard/business/upgrade')
  return `${/Free trial until (.*?)\./.exec(text)?.[1]} UTC`
}

test('an invoice marked as paid is paid for the customer too', async ({ page, server }) => {
  const name = newName()
  const { browser } = await addBusiness(server, { businessName: name, selectedPlan: 'advanced' })
  await beAdministrator(page, server)
  await page.goto(`${UPGRADE}/invoices?q=${encodeURIComponent(name)}&status=due`)
  await page.getByRole('link', { name: /^INV-\d+$/ }).click()
  const day = page.getByLabel('Date of payment')
  await day.fill('2999-01-01')
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  await day.fill(new Date().toISOString().slice(0, 10))
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await expectToast(page, 'Marked as paid')
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0)
  const theirs = await new PlainPages(server, browser.cookie).open('/dashboard/business/upgrade')
  expect(theirs.texts('tr').find((row) => row.includes('INV-'))).toMatch(/Paid ?Paid on/)
})

test('a credit note cancels an invoice after confirmation', async ({ page, server }) => {
  const name = newName()
  const { browser } = await addBusiness(server, { businessName: name, selectedPlan: 'advanced' })
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
  const theirs = await new PlainPages(server, browser.cookie).open('/dashboard/business/upgrade')
  expect(theirs.hrefOf(/^CN-\d+$/)).toContain('/invoices/')
  expect(theirs.texts('tr').find((row) => row.includes('INV-'))).toContain('Credited')
})

test.describe('as the server sends them', () => {
  test.use({ loadsScripts: false })

  test('the screens are accessible in light and dark and fit the page', async ({ page, server }) => {
    const name = newName()
    await addBusiness(server, { businessName: name, selectedPlan: 'advanced' })
    const { browser } = await addAdministrator(server)
    const query = `?q=${encodeURIComponent(name)}`
    const lists = new PlainPages(server, browser.cookie)
    const invoice = (await lists.open(`${UPGRADE}/invoices${query}`)).hrefOf(/^INV-\d+$/)
    const subscription = (await lists.open(UPGRADE + query)).hrefOf(`Advanced of ${name}`)
    await beAdministrator(page, server)
    await expectPagesReadable(page, [UPGRADE, `${UPGRADE}/requests`, `${UPGRADE}/invoices`, invoice, subscription])
  })
})
