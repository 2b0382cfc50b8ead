import { beforeAll, expect, test } from 'vitest'
import { type Accounts, type Person, shareAccounts } from '../support/accounts.ts'
import type { Browser } from '../support/http-browser.ts'
import { PlainPages } from '../support/plain-pages.ts'

const HOME = '/dashboard/government'
const PROJECTS = `${HOME}/projects`
const COMPLIANCE = `${HOME}/compliance`
const CHAT = `${HOME}/governance-platform`

let app: Accounts
let browser: Browser
beforeAll(async () => {
  app = await shareAccounts()
  browser = (await app.government()).browser
})

const pagesOf = (own: Browser) => new PlainPages(app.server, own.cookie)
const open = (path: string) => pagesOf(browser).open(path)
/** A page of a new public body. */
const openAsNew = async (path: string) => pagesOf((await app.government()).browser).open(path)

/** The address of the first project or policy of a list. */
async function firstOf(path: string, id: RegExp): Promise<string> {
  return `${path}/${id.exec((await open(path)).html)?.[0]}`
}

const PROJECT_ENTRIES = {
  'Project name': 'Seán Lemass Bridge',
  Description: 'Repairs & a cycle path.',
  Department: 'Transportation',
  Owner: 'Conor Walsh',
  'Budget, euro': '€250,000.50',
  'Spent so far, euro': '0',
  'Citizens served': '1,200',
  'Start date': '2026-09-01',
  'End date': '2027-03-31',
  'Progress, percent': '20',
}

const PROJECT = /prj_\w+/
const POLICY = /pol_\w+/

test('without JavaScript a project is created, a wrong field is named, and nothing typed is lost', async () => {
  const page = await openAsNew(`${PROJECTS}/new`)
  const typed = { ...PROJECT_ENTRIES, 'Budget, euro': 'much' }
  await page.send('Create project', typed)
  expect(page.status).toBe(422)
  expect(page.describe('Budget, euro')).toContain('Please enter the budget')
  const shown = Object.fromEntries(Object.keys(typed).map((label) => [label, page.valueOf(label)]))
  expect(shown).toEqual({ ...typed, Department: 'TRANSPORTATION' })
  await page.send('Create project', { 'Budget, euro': '€250,000.50', 'Progress, percent': '120' })
  expect(page.describe('Progress, percent')).toContain('from 0 to 100')
  await page.send('Create project', { 'Progress, percent': '20' })
  expect(page.texts('h1')).toEqual(['Seán Lemass Bridge'])
  await page.send('Post update', { 'Write an update': 'Begun\nat last' })
  expect(page.text).toContain('Begun at last')
  expect(page.valueOf('Write an update')).toBe('')
})

test('a changed status is in the activity of the overview', async () => {
  const page = await openAsNew(PROJECTS)
  await page.open(`${page.hrefOf('View Details: Smart Traffic Management')}/status`)
  await page.send('Update Status', { 'On hold': 'on', Reason: 'Roadworks on the ring' })
  expect((await page.open(HOME)).text).toContain('Smart Traffic Management is now on hold')
})

test('projects are filtered, searched and sorted by the address', async () => {
  const names = async (query: string) => (await open(`${PROJECTS}?${query}`)).texts('h3')
  expect(await names('department=HEALTH')).toHaveLength(2)
  expect(await names('')).toHaveLength(5)
  expect(await names('q=smart+traf')).toEqual(['Smart Traffic Management'])
  expect((await names('sort=budget'))[0]).toBe('Citizen Services Portal')
  const nothing = await open(`${PROJECTS}?q=nothing+of+the+kind`)
  expect(nothing.texts('h3')).toEqual([])
  expect(nothing.hrefOf('Show all projects')).toBe(PROJECTS)
})

test('hostile names are text on every page', async () => {
  const page = await openAsNew(PROJECTS)
  for (const name of ['<script>window.hacked=1</script>', '"><img src=x onerror="window.hacked=1">', '{{7*7}}']) {
    await page.open(`${PROJECTS}/new`)
    await page.send('Create project', { ...PROJECT_ENTRIES, 'Project name': name, Owner: name, Description: name })
    expect(page.texts('h1')).toEqual([name])
    await page.send('Add milestone', { Milestone: name, 'Due date': '2027-01-01' })
    expect(page.texts('li').filter((item) => item.includes(name)).length).toBeGreaterThan(0)
    for (const path of [page.path, PROJECTS, HOME]) {
      await page.open(path)
      expect([path, page.text.includes(name)]).toEqual([path, true])
      expect(page.list('img[onerror]')).toEqual([])
      const nonces = page.list('script').map(({ attribs }) => attribs.nonce)
      expect([path, nonces.length > 0, nonces.includes(undefined)]).toEqual([path, true, false])
    }
  }
})

test('the page of a report links to a PDF and a CSV file named for the project', async () => {
  const list = await open(PROJECTS)
  const page = await open(list.hrefOf('Generate Report: Digital Health Records'))
  const pdf = await browser.get(page.hrefOf('Download PDF'))
  expect(pdf.headers.get('content-disposition')).toMatch(/filename="digital-health-records-\d{4}-\d\d-\d\d\.pdf"/)
  expect(pdf.body.slice(0, 5)).toBe('%PDF-')
  expect((await browser.get(page.hrefOf('Download CSV'))).body).toContain('Pilot in two hospitals')
})

test('an auditor gets the full history as PDF and CSV', async () => {
  const page = await open(COMPLIANCE)
  expect((await browser.get(page.hrefOf('History, PDF'))).body.slice(0, 5)).toBe('%PDF-')
  const { body } = await browser.get(page.hrefOf('History, CSV'))
  expect(body.split('\r\n')).toHaveLength(6)
  expect(body).toContain('Older planning documents are scanned pictures.')
})

test('a new policy is partial and overdue until its review, and counts in the rate', async () => {
  const page = await openAsNew(`${COMPLIANCE}/new`)
  await page.send('Add policy', {
    'Policy name': 'Records <i>retention</i>',
    Owner: 'Data protection officer',
    Checklist: 'Records are up to date\nStaff were trained',
    'Reviewed every, months': '12',
    'Next review': '2026-01-31',
  })
  expect(page.texts('h1')).toEqual(['Records <i>retention</i>'])
  expect(page.text).toContain('Not reviewed yet')
  await page.open(COMPLIANCE)
  const row = page.texts('tr').find((text) => text.includes('Records <i>retention</i>'))
  expect(row).toMatch(/Partial.*Overdue/)
  expect(page.text).toContain('60%, 3 of 5 in order')
})

test('without JavaScript a review is recorded, and ticks survive a refusal', async () => {
  const page = await openAsNew(COMPLIANCE)
  await page.follow('Review: Official languages')
  const checks = page.list('input[type="checkbox"]').map(({ attribs }) => attribs.value ?? '')
  expect(checks.length).toBeGreaterThan(0)
  const ticks = Object.fromEntries(checks.map((label) => [label, 'on']))
  await page.send('Record review', { ...ticks, Compliant: 'on', Findings: '' })
  expect(page.describe('Findings')).toContain('Please write what you found')
  expect(page.list('input[checked]').map(({ attribs }) => attribs.value)).toEqual([...checks, 'COMPLIANT'])
  await page.send('Record review', { Findings: 'In order' })
  expect(page.list('article')).toHaveLength(2)
})

test('each quick action of the overview links to its page', async () => {
  const home = await open(HOME)
  for (const [label, heading] of [
    ['Create New Project', 'New project'],
    ['Policy Review', 'Review Web accessibility'],
    ['Export Reports', 'Export Reports'],
    ['Access the governance platform', 'Governance platform'],
  ] as const) {
    expect((await open(home.hrefOf(label))).texts('h1')).toEqual([heading])
  }
})

test('analytics shows the budget split and a year of spend, also as CSV', async () => {
  const page = await open(`${HOME}/analytics`)
  const rows = page.texts('tr', page.named('table', 'Budget allocation by department'))
  for (const [department, share] of [
    ['Health', '35%'],
    ['Administration', '45%'],
    ['Transportation', '20%'],
  ] as const) {
    expect(rows.find((row) => row.includes(department))).toContain(share)
  }
  const months = page.named('table', 'What all projects spent in each of the last twelve months')
  expect(page.texts('tr', months)).toHaveLength(13)
  const { body } = await browser.get(page.hrefOf('Download CSV'))
  expect(body).toContain('Administration,2,4500000.00,1820000.00,45')
})

test("another organisation's pages and forms are 404s", async () => {
  const [project, policy] = [await firstOf(PROJECTS, PROJECT), await firstOf(COMPLIANCE, POLICY)]
  const stranger = await app.government()
  const pages = ['', '/edit', '/status', '/report', '/documents'].map((part) => project + part)
  for (const path of [...pages, ...['', '/edit', '/review'].map((part) => policy + part)]) {
    const page = await pagesOf(stranger.browser).open(path)
    expect([path, page.status, page.texts('h1')]).toEqual([path, 404, ['404 Page Not Found']])
  }
  for (const [path, intent] of [
    [project, 'post-update'],
    [project, 'add-milestone'],
    [project, 'remove-document'],
    [`${project}/edit`, 'save'],
    [`${project}/status`, 'status'],
    [`${policy}/edit`, 'save'],
    [`${policy}/review`, 'review'],
  ] as const) {
    expect([path, intent, await post(stranger, path, { intent, body: 'Hello', version: '1' })]).toEqual([
      path,
      intent,
      404,
    ])
  }
})

test('without JavaScript a conversation is opened, answered and searched', async () => {
  const page = await openAsNew(`${CHAT}/new`)
  await page.send('Open conversation', { Topic: 'Procurement timetable', Message: 'When is the draft due?' })
  expect(page.texts('h1')).toEqual(['Procurement timetable'])
  await page.send('Send', { 'Your message': 'In time for the board?' })
  expect(page.text).toContain('In time for the board?')
  const long = 'a'.repeat(4_001)
  await page.send('Send', { 'Your message': long })
  expect(page.describe('Your message')).toContain('this one has 4,001')
  expect(page.valueOf('Your message')).toBe(long)
  expect((await page.open(`${CHAT}?q=board`)).text).toContain('1 message with “board”')
  expect((await page.open(`${CHAT}?q=nothing-like-this`)).text).toContain('No message has these words')
})

test('both dashboards link to the conversations, with a count', async () => {
  const [official, adviser] = [(await app.government()).browser, (await app.administrator()).browser]
  const { id } = (await official.post('/api/chat/threads', { title: 'Data protection review', text: 'Dia duit' })).body
  await adviser.post(`/api/chat/threads/${id}/messages`, { text: 'One' })
  const home = await pagesOf(official).open(HOME)
  expect((await home.follow(/^Governance platform ?1 waiting/)).texts('h1')).toEqual(['Governance platform'])
  await official.post(`/api/chat/threads/${id}/messages`, { text: 'Two' })
  const admin = await pagesOf(adviser).open('/dashboard/admin')
  expect((await admin.follow(/^Governance ?\d+ waiting/)).texts('h1')).toEqual(['Governance platform'])
})

test("another organisation's conversation is a 404, and a business is refused", async () => {
  const thread = { title: 'Data protection review', text: 'Dia duit' }
  const { id } = (await browser.post('/api/chat/threads', thread)).body
  const stranger = (await app.government()).browser
  for (const missing of [id, `thr_${'0'.repeat(32)}`, 'nonsense']) {
    const page = await pagesOf(stranger).open(`${CHAT}/${missing}`)
    expect([missing, page.status, page.texts('h1')]).toEqual([missing, 404, ['404 Page Not Found']])
  }
  const business = (await app.business()).browser
  expect((await business.get(`${CHAT}/${id}`)).status).toBe(403)
  const refused = await pagesOf(business).open(`/dashboard/admin/governance/${id}`)
  expect([refused.status, refused.texts('h1')]).toEqual([403, ['Access denied - Admin only']])
})

async function post({ browser: own }: Person, path: string, form: Record<string, string>): Promise<number> {
  const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  return (await own.send('POST', path, new URLSearchParams(form).toString(), type)).status
}
