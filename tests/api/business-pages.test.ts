import { beforeAll, expect, test } from 'vitest'
import { type Accounts, type Person, shareAccounts } from '../support/accounts.ts'
import { textOf } from '../support/html-elements.ts'
import { PlainPages } from '../support/plain-pages.ts'

const BUSINESS = '/dashboard/business'
const TOOLS = `${BUSINESS}/tools`
const ANALYTICS = `${BUSINESS}/analytics`
const RECORDS = `${ANALYTICS}/savings`

let app: Accounts
beforeAll(async () => {
  app = await shareAccounts()
})

const pagesOf = ({ browser }: Person) => new PlainPages(app.server, browser.cookie)

const openBusiness = async (path: string, changes = {}) => pagesOf(await app.business(changes)).open(path)

/** A business without samples. */
async function openCleared(path: string): Promise<PlainPages> {
  const page = await openBusiness('/dashboard/sample-data')
  await page.send('Clear sample data')
  return page.open(path)
}

/** Posts fields that no form of the page has. */
async function post({ browser }: Person, path: string, fields: Record<string, string>): Promise<number> {
  const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  return (await browser.send('POST', path, new URLSearchParams(fields).toString(), type)).status
}

const rowOf = (page: PlainPages, text: string) => textOf(page.named('tr', new RegExp(text)))

test('a new business sees its samples as such, and clears them after a page has asked', async () => {
  const page = await openBusiness(BUSINESS)
  for (const text of ['You are looking at sample data', '€4,000', '96%']) expect(page.text).toContain(text)
  for (const kind of ['Cost saving', 'Efficiency', 'Tool update', 'Support']) expect(page.text).toContain(`${kind}, `)
  await page.follow('Clear sample data')
  expect(page.texts('h1')).toEqual(['Clear sample data?'])
  await page.send('Clear sample data')
  expect(page.path).toBe(`${BUSINESS}?done=samples-cleared`)
  expect(page.notice).toContain('Sample data cleared All figures are now your own.')
  expect(page.text).not.toContain('You are looking at sample data')
  expect(page.text).toContain('Nothing was measured in the last twelve months')
  expect(page.has('a', 'Record a saving')).toBe(true)
})

test("only members clear samples, and only their own organisation's", async () => {
  const own = await app.business()
  const form = { intent: 'clear' }
  const visitor = { browser: app.browser() } as Person
  expect(await post(visitor, '/dashboard/sample-data', form)).toBe(401)
  expect(await post(await app.account(), '/dashboard/sample-data', form)).toBe(303)
  expect((await pagesOf(own).open(BUSINESS)).text).toContain('You are looking at sample data')
})

test('each open matter links to its page', async () => {
  const page = await openBusiness(BUSINESS)
  const panel = textOf(page.named('section', /Needs a person/))
  expect(panel).toContain("Your plan's trial ends on")
  expect(panel).toContain('Nothing is invoiced unless you keep it')
  expect(panel).toMatch(/WhatsApp bot: trial ends on \d+ \w+ \d+ Sample/)
  expect(page.hrefOf(/^Decide on trial: WhatsApp bot/)).toBe(TOOLS)
  const due = await openBusiness(BUSINESS, { selectedPlan: 'advanced' })
  expect(due.text).toMatch(/Invoice INV-\d+ is due /)
  expect(due.hrefOf(/^Pay invoice: Invoice/)).toBe(`${BUSINESS}/upgrade`)
})

test('a tool of the plan is activated, cancelled at the end of the period, and kept', async () => {
  const page = await openBusiness(TOOLS)
  await page.send('Activate Appointment booking')
  expect(page.notice).toContain('Tool activated It is part of your plan.')
  expect(rowOf(page, 'Appointment booking')).toMatch(/ACTIVE.*\d{1,2} \w{3} \d{4}/)
  await page.send('Cancel Appointment booking')
  expect(page.notice).toContain('Tool cancelled It stays until the end of the period. You can still keep it.')
  expect(rowOf(page, 'Appointment booking')).toMatch(/Ends \d{1,2} \w{3} \d{4}/)
  await page.send('Keep it: Appointment booking')
  expect(page.notice).toContain('Tool kept The cancellation is taken back.')
  expect(page.has('button', 'Cancel Appointment booking')).toBe(true)
})

test('a tool can be tried for 14 days', async () => {
  const page = await openBusiness(TOOLS)
  await page.send('Try for 14 days: Email bot')
  expect(page.notice).toContain('Trial started It ends by itself after 14 days and costs nothing.')
  expect(rowOf(page, 'Email bot')).toMatch(/TRIAL.*Trial ends \d{1,2} \w{3} \d{4}/)
})

test('a tool outside the plan says why, with a link', async () => {
  const page = await openBusiness(TOOLS)
  expect(textOf(page.named('li', /Advanced analytics.*Part of the/))).toContain(
    'Part of the Advanced plan. You are on Professional.',
  )
  expect(page.hrefOf('See the plans')).toBe(`${BUSINESS}/upgrade`)
  expect(page.hrefOf('About DAGDA')).toBe('/modules/dagda')
  const samples = await pagesOf(await app.account()).open(TOOLS)
  expect(textOf(samples.named('li', /Email bot.*Part of the/))).toContain(
    'Part of the Professional plan. You have not chosen a plan yet.',
  )
  expect(samples.has('button', /^Activate Email bot/)).toBe(false)
})

test("another organisation's tool is a 404", async () => {
  const page = await openBusiness(TOOLS)
  const subscription = page.find('input[name="subscription"]').attribs.value ?? ''
  const other = await app.business()
  for (const intent of ['cancel', 'keep', 'activate'])
    expect([intent, await post(other, TOOLS, { intent, subscription })]).toEqual([intent, 404])
})

test('samples split 60, 27 and 13 percent in every period, which is in the address', async () => {
  const page = await openBusiness(ANALYTICS)
  for (const period of ['Monthly', 'Quarterly', 'Yearly']) {
    await page.follow(period)
    expect(page.named('a', period).attribs['aria-current']).toBe('true')
    const split = page.named('table', /^Savings of the period by what they came from/)
    expect(page.texts('tr', split)).toEqual([
      expect.anything(),
      expect.stringMatching(/^AI receptionist.*60%/),
      expect.stringMatching(/^Business automation.*27%/),
      expect.stringMatching(/^Websites and marketing.*13%/),
    ])
  }
  expect(page.path).toBe(`${ANALYTICS}?period=yearly`)
})

test('a recorded saving changes the figures, which explain their calculation', async () => {
  const page = await openCleared(RECORDS)
  const entries = { 'Euro saved': '1,250.50', 'Hours given back': '16.9', Note: 'Two temps fewer' }
  await page.send('Record saving', entries)
  expect(page.notice).toContain('Saving recorded It counts in every figure from now on.')
  const summary = () => textOf(page.find('[aria-label="Summary"]'))
  expect(summary()).toMatch(/€1,250\.50.*10%/)
  expect(rowOf(page, 'Two temps fewer')).toContain('€1,250.50')
  await page.open(ANALYTICS)
  expect(textOf(page.named('tbody', /Efficiency gain/))).toMatch(
    /How this is computed.*169 h that one full-time person works in such a period, at 39 hours a week/,
  )
  await page.open(BUSINESS)
  expect(page.text).toContain('AI receptionist: saved €1,250.50')
  await page.open(RECORDS)
  await page.send(/^Delete €1,250.50/)
  expect(page.notice).toContain('Record deleted')
  expect(summary()).toContain('€0')
})

test("customers' ratings give the satisfaction figure", async () => {
  const page = await openCleared(RECORDS)
  await page.send('Record rating', { People: '3' })
  expect(page.notice).toContain('Rating recorded')
  await page.send('Record rating', { Score: '2, dissatisfied' })
  expect(textOf(page.find('[aria-label="Summary"]'))).toContain('75%')
})

test('an import names each wrong line, keeps the text, and stores everything once corrected', async () => {
  const page = await openCleared(RECORDS)
  const csv = (amount: string) =>
    `date,category,amount,hours,note\n2026-01-05,AI receptionist,100,1,\n2026-01-06,automation,${amount},,"Invoices, sent"\n`
  await page.send('Import', { Lines: csv('plenty') })
  expect(page.text).toContain('One line needs a change. Nothing was imported yet.')
  expect(textOf(page.named('[aria-label]', 'Lines to change'))).toContain('Line 3: Write an amount in euro')
  expect(page.valueOf('Lines')).toContain('plenty')
  await page.send('Import', { Lines: csv('55.25') })
  expect(page.notice).toContain('Savings imported')
  expect(textOf(page.find('[aria-label="Summary"]'))).toContain('€155.25')
  expect(page.texts('tbody tr').filter((row) => /Jan 2026|January 2026/.test(row))).toHaveLength(2)
})

test('figures and records are downloaded as files, by members only', async () => {
  const page = await openBusiness(`${ANALYTICS}?period=quarterly`)
  const own = new URL(page.hrefOf('Export CSV'), app.server.url)
  const download = async (link: string) => {
    const response = await fetch(new URL(page.hrefOf(link), app.server.url), { headers: { cookie: page.cookies } })
    return { name: response.headers.get('content-disposition'), text: await response.text() }
  }
  const csv = await download('Export CSV')
  expect(csv.name).toMatch(/^attachment; filename="savings-quarterly-\d{4}-\d\d-\d\d\.csv"$/)
  expect(csv.text).toContain('period,AI receptionist (EUR)')
  expect(csv.text.trim().split('\r\n')).toHaveLength(9)
  const pdf = await download('Export PDF')
  expect(pdf.name).toMatch(/\.pdf"$/)
  expect(pdf.text).toMatch(/^%PDF-/)
  expect((await fetch(own)).status).toBe(401)
  await page.open(RECORDS)
  const all = await download('Export all as CSV')
  expect(all.text.trim().split('\r\n')).toHaveLength(145)
})

test("another organisation's record is a 404", async () => {
  const page = await openCleared(RECORDS)
  await page.send('Record saving', { 'Euro saved': '40' })
  const saving = page.find('input[name="saving"]').attribs.value ?? ''
  expect(await post(await app.business(), RECORDS, { intent: 'delete', saving })).toBe(404)
})
