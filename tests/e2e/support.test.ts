import type { Browser, Page } from '@playwright/test'
import { expect, expectReadable, test } from '../support/browser.ts'
import { mailsTo } from '../support/mails.ts'
import { beAdministrator, beBusiness, beGovernment, expectToast } from '../support/portal.ts'
import type { TestServer } from '../support/server.ts'

const SUPPORT = '/dashboard/business/support'

async function openTicket(page: Page, subject: string, support = SUPPORT): Promise<string> {
  await page.goto(`${support}/new`)
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('What is it about?').selectOption({ label: 'AI receptionist' })
  await page.getByLabel('What happened?').fill('Callers hear our old prices.')
  await page.getByRole('button', { name: 'Open ticket' }).click()
  await expect(page).toHaveURL(/\/support\/tic_/)
  return new URL(page.url()).pathname
}

/** Another person in their own browser. */
async function administrator(browser: Browser, server: TestServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await beAdministrator(page, server)
  return page
}

test('the tab shows the promise, and samples in both states without a reply form', async ({ page }) => {
  await beBusiness(page)
  await page.goto(SUPPORT)
  const main = page.getByRole('main')
  await expect(main.getByText('24 hours', { exact: true })).toBeVisible()
  await expect(main.getByText('Your plan: support in 24-48 hours')).toBeVisible()
  await expect(main.getByText('Resolved', { exact: true }).last()).toBeVisible()
  await expect(main.getByText('In Progress', { exact: true }).last()).toBeVisible()
  await main.getByRole('link', { name: 'Calendar shows the wrong opening hours' }).click()
  await expect(main.getByText('This ticket is a sample')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Send reply' })).toHaveCount(0)
})

test('a ticket from its opening to its rating, with the mails of both sides', { tag: '@phone' }, async ({
  page,
  browser,
  server,
}) => {
  const email = await beBusiness(page)
  const subject = `Old prices ${Date.now()}`
  const ticket = await openTicket(page, subject)
  await expectToast(page, 'Ticket opened', 'We answer here and by email.')
  const main = page.getByRole('main')
  await expect(main.getByText('New', { exact: true })).toBeVisible()

  const staff = await administrator(browser, server)
  await staff.goto('/dashboard/admin')
  await staff.getByRole('link', { name: /^Inbox/ }).click()
  await staff.getByRole('link', { name: /^Tickets/ }).click()
  await staff.getByRole('link', { name: subject }).click()
  await staff.getByLabel('Reply to Claddagh Physio').fill('We put the new prices in.')
  await staff.getByLabel('Note for colleagues').fill('Owes us an invoice.')
  await staff.getByRole('button', { name: 'Add note' }).click()
  await expectToast(staff, 'Note added')
  await expect(staff.getByLabel('Reply to Claddagh Physio')).toHaveValue('We put the new prices in.')
  await staff.getByRole('button', { name: 'Send reply' }).click()
  await expect(staff.getByText('Waiting for the customer')).toBeVisible()

  await expect
    .poll(async () => (await mailsTo(server, email)).map((mail) => mail.subject))
    .toContain(`Ticket #3: ${subject}`)
  const mail = (await mailsTo(server, email)).find((one) => one.subject === `Ticket #3: ${subject}`)
  expect(mail?.text).toContain('We put the new prices in.')
  expect(mail?.text).toContain(ticket)

  await page.goto(SUPPORT)
  await expect(page.getByRole('row', { name: new RegExp(subject) }).getByText('New answer')).toBeVisible()
  await page.getByRole('link', { name: subject }).click()
  await expect(main.getByText('We put the new prices in.')).toBeVisible()
  await expect(main.getByText('Owes us an invoice.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Mark as resolved' }).click()
  await expectToast(page, 'Ticket resolved')
  await page.locator('label', { hasText: '4, well' }).click()
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expectToast(page, 'Thank you for your rating')
  await page.getByLabel('Your message').fill('It is back.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(main.getByText('Reopened', { exact: true }).first()).toBeVisible()
  await expect(page.getByLabel('Your message')).toHaveValue('')
  await staff.context().close()
})

test('a missing field is shown, and typed text stays', async ({ page }) => {
  await beBusiness(page)
  await page.goto(`${SUPPORT}/new`)
  await page.getByLabel('What happened?').fill('x'.repeat(10_001))
  await page.getByRole('button', { name: 'Open ticket' }).click()
  await expect(page.getByText('Give your ticket a subject')).toBeVisible()
  await expect(page.getByText('This has 10,001 characters; 10,000 fit into one message.')).toBeVisible()
  await expect(page.getByLabel('Subject')).toBeFocused()
  await expect(page.getByLabel('What happened?')).toHaveValue('x'.repeat(10_001))
})

test('search and status are in the address', async ({ page }) => {
  await beBusiness(page)
  await page.goto(SUPPORT)
  await page.getByLabel('Status').selectOption('resolved')
  await expect(page).toHaveURL(/state=resolved/)
  await expect(page.getByText('1 in all')).toBeVisible()
  await page.goto(`${SUPPORT}?q=galway`)
  await expect(page.getByRole('link', { name: 'A second phone number for the Galway shop' })).toBeVisible()
  await expect(page.getByText('1 in all')).toBeVisible()
  await page.goto(`${SUPPORT}?q=nothing-like-it`)
  await expect(page.getByText('No ticket matches')).toBeVisible()
})

test("another organisation's ticket is a 404 for reading and writing", async ({ page }) => {
  await beBusiness(page)
  const ticket = await openTicket(page, 'Private matter')
  await beBusiness(page)
  expect((await page.goto(ticket))?.status()).toBe(404)
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
  const { origin } = new URL(page.url())
  const form = { intent: 'reply', message: 'Let me in' }
  expect((await page.request.post(ticket, { form, headers: { origin } })).status()).toBe(404)
})

test('a public body asks for training and for a prefilled licence', async ({ page, server }) => {
  const email = await beGovernment(page)
  const support = '/dashboard/government/support'
  await page.goto(support)
  await page.getByRole('link', { name: 'Request training' }).click()
  await page.getByLabel('What is the training about?').selectOption({ label: 'A sector module' })
  await page.getByLabel('How many people?').fill('a few')
  await page.getByLabel('What should they be able to do afterwards?').fill('Read the reports.')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('A whole number from 1 to 10,000, or nothing')).toBeVisible()
  await page.getByLabel('How many people?').fill('12')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expectToast(page, 'Request sent')
  await expect(page.getByRole('link', { name: /^Request licence for/ })).toHaveCount(7)
  await page.getByRole('link', { name: 'Request licence for TIR' }).click()
  await expect(page.getByLabel('Contact email')).toHaveValue(email)
  await page.getByLabel('Inquiry message').fill('For forty desks.')
  await page.getByRole('button', { name: 'Send inquiry' }).click()
  await expectToast(page, 'Request sent')
  const subjects = async () => (await mailsTo(server, email)).map((mail) => mail.subject)
  await expect.poll(subjects).toContain('We have your request: Training: A sector module')
  await expect.poll(subjects).toContain('Your TIR inquiry reached Ogham')
  expect((await page.goto(`${support}/modules/weather`))?.status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('a ticket is opened and replied to', async ({ page }) => {
    await beBusiness(page)
    await openTicket(page, 'No scripts here')
    await page.getByLabel('Your message').fill('One more thing.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByText('One more thing.')).toBeVisible()
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByText('Write your reply first')).toBeVisible()
  })
})

test('every screen is accessible in light and dark and fits 320 px', async ({ page }) => {
  await beBusiness(page)
  const ticket = await openTicket(page, 'Looks and contrast')
  await page.getByRole('button', { name: 'Mark as resolved' }).click()
  await expect(page.getByText('How did it go?')).toBeVisible()
  const paths = [SUPPORT, `${SUPPORT}/new`, ticket, `${SUPPORT}?q=nothing-like-it`]
  await expectScreens(page, paths)
  await beGovernment(page)
  const support = '/dashboard/government/support'
  await expectScreens(page, [support, `${support}/training`, `${support}/modules/brigid`])
})

async function expectScreens(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expectReadable(page)
  }
}
