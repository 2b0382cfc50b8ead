import { beforeAll, expect, test } from 'vitest'
import { DEFAULT_COMPANY } from '#server/domains/settings/default-company.ts'
import { MAIL_TEMPLATES } from '#server/mail/templates/index.ts'
import { type Accounts, type Person, shareAccounts } from '../support/accounts.ts'
import { textOf } from '../support/html-elements.ts'
import { PlainPages } from '../support/plain-pages.ts'

const SUPPORT = '/dashboard/business/support'
const OFFICIAL_SUPPORT = '/dashboard/government/support'
const TICKET = { Subject: 'Old prices', 'What is it about?': 'AI receptionist', 'What happened?': 'Callers hear them.' }

let app: Accounts
beforeAll(async () => {
  app = await shareAccounts()
})

const pagesOf = ({ browser }: Person) => new PlainPages(app.server, browser.cookie)

const openSupport = async (path = '') => pagesOf(await app.business()).open(SUPPORT + path)

test('the tab shows the promise, and samples in both states without a reply form', async () => {
  const page = await openSupport()
  for (const text of ['24 hours', 'Your plan: support in 24-48 hours']) expect(page.text).toContain(text)
  const rows = page.texts('tbody tr').join('\n')
  for (const state of ['Resolved', 'In Progress']) expect(rows).toContain(state)
  await page.follow('Calendar shows the wrong opening hours')
  expect(page.text).toContain('This ticket is a sample')
  expect(page.has('button', 'Send reply')).toBe(false)
})

test('a ticket is opened and replied to, and a missing field is named without losing text', async () => {
  const page = await openSupport('/new')
  await page.send('Open ticket', { 'What happened?': 'x'.repeat(10_001) })
  expect(page.describe('Subject')).toContain('Give your ticket a subject')
  expect(page.describe('What happened?')).toContain('This has 10,001 characters; 10,000 fit into one message.')
  expect(page.valueOf('What happened?')).toBe('x'.repeat(10_001))
  await page.send('Open ticket', TICKET)
  expect(page.path).toMatch(/\/support\/tic_/)
  expect(page.notice).toContain('Ticket opened We answer here and by email.')
  expect(page.texts('span')).toContain('New')
  await page.send('Send reply', { 'Your message': 'One more thing.' })
  expect(page.text).toContain('One more thing.')
  await page.send('Send reply')
  expect(page.text).toContain('Write your reply first')
})

test('search and status are in the address', async () => {
  const page = await openSupport()
  await page.send('Search', { Status: 'Resolved' })
  expect(page.path).toContain('state=resolved')
  expect(page.text).toContain('1 in all')
  await page.open(`${SUPPORT}?q=galway`)
  expect(page.has('a', 'A second phone number for the Galway shop')).toBe(true)
  expect(page.text).toContain('1 in all')
  await page.open(`${SUPPORT}?q=nothing-like-it`)
  expect(page.text).toContain('No ticket matches')
})

test("another organisation's ticket is a 404 for reading and writing", async () => {
  const own = await openSupport('/new')
  await own.send('Open ticket', TICKET)
  const other = await app.business()
  const page = await pagesOf(other).open(own.path)
  expect([page.status, page.texts('h1')]).toEqual([404, ['404 Page Not Found']])
  const form = new URLSearchParams({ intent: 'reply', message: 'Let me in' }).toString()
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await other.browser.send('POST', own.path, form, type)).status).toBe(404)
})

test('a ticket is answered and noted by us, then resolved, rated and reopened by the customer', async () => {
  const page = await openSupport('/new')
  await page.send('Open ticket', { ...TICKET, Subject: 'Prices of May' })
  const staff = await pagesOf(await app.administrator()).open('/dashboard/admin')
  await staff.follow(/^Inbox/)
  await staff.follow(/^Tickets/)
  await staff.follow('Prices of May')
  await staff.send('Add note', { 'Note for colleagues': 'Owes us an invoice.' })
  expect(staff.notice).toContain('Note added')
  await staff.send('Send reply', { 'Reply to Claddagh Physio': 'We put the new prices in.' })
  expect(staff.text).toContain('Waiting for the customer')
  await page.open(SUPPORT)
  expect(textOf(page.named('tr', /Prices of May/))).toContain('New answer')
  await page.follow('Prices of May')
  expect(page.text).toContain('We put the new prices in.')
  expect(page.text).not.toContain('Owes us an invoice.')
  await page.send('Mark as resolved')
  expect(page.notice).toContain('Ticket resolved')
  await page.send('Send rating', { '4, well': '4' })
  expect(page.notice).toContain('Thank you for your rating')
  await page.send('Send reply', { 'Your message': 'It is back.' })
  expect(page.text).toContain('Reopened')
  expect(page.valueOf('Your message')).toBe('')
})

test('a public body asks for training and for a prefilled licence', async () => {
  const official = await app.government()
  const page = await pagesOf(official).open(OFFICIAL_SUPPORT)
  await page.follow('Request training')
  const entries = {
    'What is the training about?': 'A sector module',
    'What should they be able to do afterwards?': 'Read the reports.',
  }
  await page.send('Send request', { ...entries, 'How many people?': 'a few' })
  expect(page.text).toContain('A whole number from 1 to 10,000, or nothing')
  await page.send('Send request', { 'How many people?': '12' })
  expect(page.notice).toContain('Request sent')
  expect(page.hrefsOf(/^Request licence for/)).toHaveLength(7)
  await page.follow('Request licence for TIR')
  expect(page.valueOf('Contact email')).toBe(official.email)
  await page.send('Send inquiry', { 'Inquiry message': 'For forty desks.' })
  expect(page.notice).toContain('Request sent')
  const training = await app.newestMail('request-acknowledgment', official.email)
  const licence = await app.newestMail('licensing-acknowledgment', official.email)
  const subjects = [
    MAIL_TEMPLATES['request-acknowledgment'].subject(training, DEFAULT_COMPANY),
    MAIL_TEMPLATES['licensing-acknowledgment'].subject(licence, DEFAULT_COMPANY),
  ]
  expect(subjects).toEqual(['We have your request: Training: A sector module', 'Your TIR inquiry reached Ogham'])
  expect((await page.open(`${OFFICIAL_SUPPORT}/modules/weather`)).status).toBe(404)
})
