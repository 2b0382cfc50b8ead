import { expect, expectReadable, test } from '../support/browser.ts'
import { mailsTo } from '../support/mails.ts'
import { beAdministrator, beBusiness, beGovernment, expectToast, submit } from '../support/portal.ts'

const SUPPORT = '/dashboard/business/support'

test('a ticket from its opening to its rating, with the mails of both sides', async ({ page, server }) => {
  const email = await beBusiness(page)
  const cookies = await page.context().cookies()
  const subject = `Old prices ${Date.now()}`
  await page.goto(`${SUPPORT}/new`)
  await page.getByLabel('What happened?').fill('x'.repeat(10_001))
  await page.getByRole('button', { name: 'Open ticket' }).click()
  await expect(page.getByLabel('Subject')).toBeFocused()
  await expect(page.getByLabel('What happened?')).toHaveValue('x'.repeat(10_001))
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('What is it about?').selectOption({ label: 'AI receptionist' })
  await page.getByLabel('What happened?').fill('Callers hear our old prices.')
  await page.getByRole('button', { name: 'Open ticket' }).click()
  await expect(page).toHaveURL(/\/support\/tic_/)
  await expectToast(page, 'Ticket opened', 'We answer here and by email.')
  const ticket = new URL(page.url()).pathname

  await beAdministrator(page, server)
  await page.goto(`/dashboard/admin/inbox/tickets/${ticket.split('/').at(-1)}`)
  const reply = page.getByLabel('Reply to Claddagh Physio')
  await reply.fill('We put the new prices in.')
  await page.getByLabel('Note for colleagues').fill('Owes us an invoice.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expectToast(page, 'Note added')
  await expect(reply).toHaveValue('We put the new prices in.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('Waiting for the customer')).toBeVisible()
  const find = async () => (await mailsTo(server, email)).find((mail) => mail.subject === `Ticket #3: ${subject}`)
  await expect.poll(find).toBeDefined()
  const text = (await find())?.text
  expect(text).toContain('We put the new prices in.')
  expect(text).toContain(ticket)

  await page.context().addCookies(cookies)
  await page.goto(ticket)
  await expect(page.getByText('We put the new prices in.')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as resolved' }).click()
  await expectToast(page, 'Ticket resolved')
  await page.locator('label', { hasText: '4, well' }).click()
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expectToast(page, 'Thank you for your rating')
  await page.getByLabel('Your message').fill('It is back.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('main').getByText('Reopened', { exact: true }).first()).toBeVisible()
  await expect(page.getByLabel('Your message')).toHaveValue('')
})

test.describe('as the server sends them', () => {
  test.use({ loadsScripts: false })

  test('every screen is accessible in light and dark and fits 320 px', async ({ page }) => {
    await beBusiness(page)
    const form = { intent: 'open', subject: 'Looks and contrast', category: 'portal', message: 'They matter.' }
    const ticket = await submit(page, `${SUPPORT}/new`, form)
    await submit(page, ticket, { intent: 'resolve' })
    const official = '/dashboard/government/support'
    for (const path of [SUPPORT, `${SUPPORT}/new`, ticket, `${SUPPORT}?q=nothing-like-it`]) {
      await page.goto(path)
      await expectReadable(page)
    }
    await beGovernment(page)
    for (const path of [official, `${official}/training`, `${official}/modules/brigid`]) {
      await page.goto(path)
      await expectReadable(page)
    }
  })
})
