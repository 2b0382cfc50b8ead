import { beforeAll, expect, test } from 'vitest'
import { type Accounts, type Person, shareAccounts } from '../support/accounts.ts'
import { type HtmlElement, textOf } from '../support/html-elements.ts'
import { PlainPages } from '../support/plain-pages.ts'
import { letPlanEnd } from '../support/subscriptions.ts'

const UPGRADE = '/dashboard/business/upgrade'
const QUOTES = '/dashboard/admin/upgrade/quotes'

let app: Accounts
beforeAll(async () => {
  app = await shareAccounts()
})

const pagesOf = ({ browser }: Person) => new PlainPages(app.server, browser.cookie)
const openUpgrade = async (changes = {}, query = '') => pagesOf(await app.business(changes)).open(UPGRADE + query)

/** A panel, or the card of a plan, by its heading. */
const panel = (page: PlainPages, title: string) => {
  const hasTitle = (section: HtmlElement) => page.texts('h2, h3, h4', section).includes(title)
  const found = page.list('section').findLast(hasTitle)
  return found === undefined ? '' : textOf(found)
}
const currentPlan = (page: PlainPages) => panel(page, 'Current plan')
const invoicesOf = (page: PlainPages) => page.texts('tr').filter((row) => row.includes('INV-'))

test('a new customer sees a free trial, and keeps it in one press for the shown price with VAT', async () => {
  const page = await openUpgrade()
  expect(currentPlan(page)).toMatch(
    /Professional.*Free trial until \d+ \w+ \d{4}\. It then ends by itself, unless you keep it\./,
  )
  for (const absent of ['Next payment', 'Sample']) expect(currentPlan(page)).not.toContain(absent)
  expect(page.text).toContain('No invoices yet')
  const question = 'Keep Professional after the trial?'
  expect(panel(page, question)).toMatch(/€2,500.*€3,196\.77/)
  await page.follow(/^Annually/)
  // 2,500 of set-up and twelve times 99, with 23% VAT.
  expect(panel(page, question)).toContain('€4,536.24')
  await page.follow(/^Monthly/)
  expect(panel(page, question)).toContain('€3,196.77')
  await page.send('Keep Professional')
  expect(page.notice).toContain('Plan kept')
  expect(currentPlan(page)).toMatch(/You keep it: it then goes on\..*€3,196\.77/)
  expect(panel(page, question)).toBe('')
  expect(page.text).toContain('No invoices yet')
})

test('billing changes to yearly at once, as previewed', async () => {
  const page = await openUpgrade({ selectedPlan: 'advanced' })
  await page.follow('Change to annual billing')
  expect(page.has('h1, h2, h3', 'Change to annual billing')).toBe(true)
  await page.follow(/^Now/)
  // Twelve times 199 less the month that was paid today, with 23% VAT.
  expect(page.text).toContain('€2,692.47')
  await page.send('Confirm annual billing')
  expect(page.notice).toContain('Plan changed')
  expect(currentPlan(page)).toContain('Billed twelve months in advance.')
  expect(invoicesOf(page)[0]).toContain('€2,692.47')
  await page.open(`${UPGRADE}?plan=professional`)
  expect(textOf(page.named('a', /^Now/))).toContain('€1,200, excluding VAT, is credited')
  expect(page.text).not.toContain('You pay the difference')
})

test('a new customer of Advanced sees the invoice for set-up and first month, with both parties', async () => {
  const page = await openUpgrade({ selectedPlan: 'advanced' })
  expect(invoicesOf(page)).toEqual([expect.stringMatching(/Due.*Please pay by \d+ \w+ \d{4}/)])
  expect(invoicesOf(page)[0]).toContain('€6,394.77')
  await page.follow(/^INV-\d+$/)
  expect(page.has('h1, h2', /^Invoice INV-\d+$/)).toBe(true)
  for (const text of ['Advanced: set-up, one-time', 'VAT number IE6388047V']) expect(page.text).toContain(text)
  expect(page.hrefOf('Back to your plan')).toBe(UPGRADE)
})

test('sample plans look like a customer’s, and say that they are samples', async () => {
  const page = await pagesOf(await app.account()).open(UPGRADE)
  for (const text of ['Professional', 'Active', '€99', 'Sample']) expect(currentPlan(page)).toContain(text)
  expect(page.text).toContain('No invoices yet')
  const official = await pagesOf(await app.government()).open('/dashboard/government/upgrade')
  for (const text of ['Advanced', 'Active since January 2025.', '€199', 'Sample'])
    expect(currentPlan(official)).toContain(text)
})

test("another organisation's invoice is a 404", async () => {
  const path = (await openUpgrade({ selectedPlan: 'advanced' })).hrefOf(/^INV-\d+$/)
  const other = pagesOf(await app.business())
  for (const address of [path, `${UPGRADE}/invoices/inv_0`]) {
    await other.open(address)
    expect([other.status, other.texts('h1')]).toEqual([404, ['404 Page Not Found']])
    expect((await other.open(`${address}/pdf`)).status).toBe(404)
  }
})

test('a public body starts a plan in place of the sample, once its details are complete', async () => {
  const official = await app.government()
  const page = await pagesOf(official).open('/dashboard/government/upgrade?plan=advanced')
  expect(page.has('h1, h2, h3', 'Start Advanced')).toBe(true)
  await page.send('Start Advanced')
  expect(page.alert).toContain('Please complete the details of your organisation first')
  const details = await official.browser.patch('/api/account/organisation', {
    businessName: 'Comhairle Contae Shamplach',
    businessType: 'GOVERNMENT',
    industry: 'Other',
    businessAddress: '1 Main Street, Galway, H91 X4A2',
    businessPhone: '091 123456',
    businessEmail: 'info@comhairle.example',
  })
  expect(details.status).toBeLessThan(300)
  await page.send('Start Advanced')
  expect(page.notice).toContain('Plan started')
  expect(currentPlan(page)).toContain('Advanced')
  expect(currentPlan(page)).not.toContain('Sample')
  expect(invoicesOf(page)).toHaveLength(1)
})

test('an immediate change is invoiced as previewed, and its PDF downloads', async () => {
  const page = await openUpgrade()
  expect(page.hrefsOf(/^Preview this change/)).toContain(`${UPGRADE}?plan=advanced`)
  await page.open(`${UPGRADE}?plan=advanced`)
  expect(page.has('h1, h2, h3', 'Change from Professional to Advanced')).toBe(true)
  expect(page.path).toBe(`${UPGRADE}?plan=advanced`)
  await page.follow(/^Now/)
  expect(page.path).toBe(`${UPGRADE}?plan=advanced&when=now`)
  // 5,000 of set-up and 199 for the first month, with 23% VAT.
  for (const text of ['Advanced: set-up, one-time', '€6,394.77']) expect(page.text).toContain(text)
  await page.send('Confirm change to Advanced')
  expect(page.notice).toContain('Plan changed')
  expect(currentPlan(page)).toContain('Advanced')
  expect(invoicesOf(page)[0]).toContain('€6,394.77')
  const pdf = page.hrefOf(/^Download INV-\d+ as PDF$/)
  const answer = await fetch(app.server.url + pdf, { headers: { cookie: page.cookies } })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-disposition')).toMatch(/filename="INV-\d+\.pdf"/)
  expect(await answer.text()).toMatch(/^%PDF-/)
})

test('a change at the next billing cycle costs nothing before, and can be withdrawn', async () => {
  const page = await openUpgrade({ selectedPlan: 'advanced' }, '?plan=professional&when=next_cycle')
  await page.send('Confirm change to Professional')
  expect(page.notice).toContain('Change chosen')
  expect(page.text).toMatch(/Changes to Professional on \d+ \w+ \d{4}/)
  expect(panel(page, 'Professional')).toContain('Chosen')
  expect(invoicesOf(page)).toHaveLength(1)
  await page.send('Keep Advanced')
  expect(page.notice).toContain('Plan kept')
  expect(page.text).not.toContain('Changes to Professional')
})

test('a price that changed after the preview is refused, and nothing changes', async () => {
  const page = await openUpgrade({}, '?plan=advanced&when=now')
  page.html = page.html.replace(/(name="expectedTotalCents" value=")\d+/, '$11')
  await page.send('Confirm change to Advanced')
  expect([page.status, page.texts('[role="alert"]').length]).toEqual([409, 1])
  expect(currentPlan(await page.open(UPGRADE))).toContain('Professional')
})

test('a request for Elite takes a message, and shows as requested', async () => {
  const page = await openUpgrade()
  await page.follow('Contact Sales')
  await page.send('Send request', { 'What should it do for you?': 'x'.repeat(5001) })
  expect(page.valueOf('What should it do for you?')).toBe('x'.repeat(5001))
  await page.send('Send request', { 'What should it do for you?': 'Forty numbers, in Irish first.' })
  expect(page.notice).toContain('Request sent')
  expect(page.text).toContain('Elite requested')
  expect(panel(page, 'Elite')).toContain('Requested')
})

test('cancelling explains the consequences, and can be undone before the end', async () => {
  const page = await openUpgrade({ selectedPlan: 'advanced' })
  await page.follow('Cancel subscription')
  for (const text of [/Advanced goes on until \d+ \w+ \d{4}/, /Your data can be downloaded for 30 days more, until/])
    expect(page.text).toMatch(text)
  expect(page.text).toContain('deleted for good')
  await page.send('Cancel subscription')
  expect(page.notice).toContain('Subscription cancelled')
  expect(currentPlan(page)).toMatch(/Active until \d+ \w+ \d{4}, then it ends\./)
  expect(currentPlan(page)).not.toContain('Next payment')
  await page.send('Keep Advanced')
  expect(page.notice).toContain('Cancellation taken back')
  expect(currentPlan(page)).toContain('Active since')
})

test('an ended plan keeps the portal open for downloads, and can be resumed', async () => {
  const person = await app.business()
  await letPlanEnd(app.server, person.email)
  const page = await pagesOf(person).open('/dashboard/business')
  expect(page.text).toContain('Professional ended on')
  await page.follow('Download your data or subscribe again')
  const data = page.hrefOf('Download all data')
  const answer = await fetch(app.server.url + data, { headers: { cookie: page.cookies } })
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(await answer.text()).toContain('Claddagh Physio')
  await page.follow('Subscribe again, €2,599')
  expect(page.text).toContain('€3,196.77')
  await page.send('Subscribe again')
  expect(page.notice).toContain('Welcome back')
  expect(currentPlan(page)).toContain('Active')
  expect(invoicesOf(page)[0]).toContain('€3,196.77')
})

test('a purchase-order number is saved, and too long a one is refused at its field', async () => {
  const page = await openUpgrade()
  await page.send('Save number', { 'Purchase-order number': '4'.repeat(61) })
  expect(page.describe('Purchase-order number')).toContain('Please keep the number under 60 characters')
  expect(page.valueOf('Purchase-order number')).toBe('4'.repeat(61))
  await page.send('Save number', { 'Purchase-order number': 'PO 4500012' })
  expect(page.notice).toContain('Purchase order saved')
  expect((await page.open(UPGRADE)).valueOf('Purchase-order number')).toBe('PO 4500012')
})

const WEBSITE = {
  Title: 'Website with booking',
  'Line 1': 'Design',
  'Euro, line 1': '1,250.50',
  'Line 2': 'Build',
  'Euro, line 2': '2,000.49',
}

test('Elite is requested, quoted, accepted with its deposit, and starts on delivery', async () => {
  const theirs = await openUpgrade({ businessName: 'Bácús na Trá', selectedPlan: 'elite' })
  const page = await pagesOf(await app.administrator()).open('/dashboard/admin/upgrade/requests')
  await page.follow(/of Bácús na Trá$/)
  await page.follow('Write a quote')
  const entries = { ...WEBSITE, Title: 'Elite for two shops', 'Monthly price in euro': '1,250' }
  await page.send('Save draft', { ...entries, 'Euro, line 2': 'a lot' })
  expect(page.describe('Euro, line 2')).toMatch(/like 1,250.50/)
  expect(page.valueOf('Euro, line 1')).toBe('1,250.50')
  await page.send('Save draft', entries)
  expect(page.notice).toContain('Quote saved')
  await page.send('Send quote')
  expect(page.notice).toContain('Quote sent')

  await theirs.open('/dashboard/business')
  await theirs.follow(/^Read quote: Quote Q-\d+ waits for your answer$/)
  expect(theirs.text).toContain('Deposit 50%, on acceptance')
  await theirs.send('Accept quote')
  expect(theirs.text).toContain('Please confirm this first')
  await theirs.send('Accept quote', { 'I accept quote': 'on' })
  expect(theirs.notice).toContain('Quote accepted')
  expect(theirs.text).toContain('Accepted by Niamh Ní Bhriain on')

  await page.open(page.path)
  await page.send('Mark as delivered', { 'The set-up is done': 'on' })
  expect(page.notice).toContain('Delivered')
  await theirs.open(UPGRADE)
  expect(currentPlan(theirs)).toContain('€1,250')
  // Half of 3,250.99 is 1,625.50. The rest is 1,625.49 with the first month of 1,250. Each has VAT.
  expect(invoicesOf(theirs).filter((row) => row.includes('€1,999.37'))).toHaveLength(1)
  expect(invoicesOf(theirs).filter((row) => row.includes('€3,536.85'))).toHaveLength(1)
})

test('a quote is written for a customer, changed, and declined', async () => {
  const official = await app.account({ userType: 'GOVERNMENT', lastName: 'Mac Giolla Bháin' })
  const page = await pagesOf(await app.administrator()).open(`${QUOTES}/new`)
  await page.send('Search', { 'Search customers': 'Mac Giolla' })
  await page.follow(/Mac Giolla Bháin/)
  await page.send('Save draft', { ...WEBSITE, 'Deposit in percent': '101' })
  expect(page.describe('Deposit in percent')).toContain('0 to 100')
  expect(page.valueOf('Line 2')).toBe('Build')
  await page.send('Save draft', { 'Deposit in percent': '30' })
  await page.send('Send quote')
  await page.follow('Edit quote')
  await page.send('Save and send version 2', { 'Notes to the customer': 'Texts come from you.' })
  expect(page.text).toContain('What has changed in this version')
  const theirs = await pagesOf(official).open('/dashboard/government/upgrade')
  await theirs.follow('See the quote')
  await theirs.send('Decline quote', { Why: 'Next year.' })
  expect(theirs.text).toMatch(/Declined by Séamus Mac Giolla Bháin on .* Reason: Next year\./)
})
