import { beforeAll, expect, test } from 'vitest'
import { type Accounts, type Person, shareAccounts } from '../support/accounts.ts'
import { openPage, sendForm } from '../support/asked-page.ts'
import type { Browser } from '../support/http-browser.ts'
import { policyForm, projectForm } from '../support/projects.ts'

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

/** The address of the first project or policy of a list. */
async function firstOf(path: string, id: RegExp, own = browser): Promise<string> {
  return `${path}/${id.exec((await openPage(own, path)).html)?.[0]}`
}

const PROJECT = /prj_\w+/
const POLICY = /pol_\w+/

test('without JavaScript a project is created, a wrong field is named, and nothing typed is lost', async () => {
  const own = (await app.government()).browser
  const form = await openPage(own, `${PROJECTS}/new`)
  const refused = await sendForm(own, form, 'create', projectForm({ budget: 'much' }))
  expect(refused.status).toBe(422)
  expect(refused.describe('budget')).toContain('Please enter the budget')
  expect(refused.form('create')).toMatchObject(projectForm({ budget: 'much' }))
  const outside = await sendForm(own, form, 'create', projectForm({ progress: '120' }))
  expect(outside.describe('progress')).toContain('from 0 to 100')
  const project = await sendForm(own, refused, 'create', { budget: '€250,000.50' })
  expect(project.texts('h1')).toEqual(['Seán Lemass Bridge'])
  const updated = await sendForm(own, project, 'post-update', { body: 'Begun\nat last' })
  expect(updated.text).toContain('Begun at last')
  expect(updated.form('post-update').body).toBe('')
})

test('a changed status is in the activity of the overview', async () => {
  const own = (await app.government()).browser
  const project = (await openPage(own, PROJECTS)).link('View Details: Smart Traffic Management')
  const form = await openPage(own, `${project}/status`)
  await sendForm(own, form, 'status', { status: 'ON_HOLD', reason: 'Roadworks on the ring' })
  expect((await openPage(own, HOME)).text).toContain('Smart Traffic Management is now on hold')
})

test('projects are filtered, searched and sorted by the address', async () => {
  const names = async (query: string) => (await openPage(browser, `${PROJECTS}?${query}`)).texts('h3')
  expect(await names('department=HEALTH')).toHaveLength(2)
  expect(await names('')).toHaveLength(5)
  expect(await names('q=smart+traf')).toEqual(['Smart Traffic Management'])
  expect((await names('sort=budget'))[0]).toBe('Citizen Services Portal')
  const nothing = await openPage(browser, `${PROJECTS}?q=nothing+of+the+kind`)
  expect(nothing.texts('h3')).toEqual([])
  expect(nothing.link('Show all projects')).toBe(PROJECTS)
})

test('hostile names are text on every page', async () => {
  const own = (await app.government()).browser
  for (const name of ['<script>window.hacked=1</script>', '"><img src=x onerror="window.hacked=1">', '{{7*7}}']) {
    const form = await openPage(own, `${PROJECTS}/new`)
    const project = await sendForm(own, form, 'create', projectForm({ name, owner: name, description: name }))
    expect(project.texts('h1')).toEqual([name])
    const milestone = await sendForm(own, project, 'add-milestone', { title: name, dueDate: '2027-01-01' })
    for (const page of [milestone, await openPage(own, PROJECTS), await openPage(own, HOME)]) {
      expect([page.path, page.text.includes(name)]).toEqual([page.path, true])
      expect(page.all('img').filter(({ attribs }) => attribs.onerror !== undefined)).toEqual([])
      const scripts = page.all('script').filter(({ attribs }) => attribs.nonce === undefined)
      expect([page.path, scripts.length]).toEqual([page.path, 0])
    }
    expect(milestone.texts('li').filter((item) => item.includes(name)).length).toBeGreaterThan(0)
  }
})

test('the page of a report links to a PDF and a CSV file named for the project', async () => {
  const list = await openPage(browser, PROJECTS)
  const page = await openPage(browser, list.link('Generate Report: Digital Health Records'))
  const pdf = await browser.get(page.link('Download PDF'))
  expect(pdf.headers.get('content-disposition')).toMatch(/filename="digital-health-records-\d{4}-\d\d-\d\d\.pdf"/)
  expect(pdf.body.slice(0, 5)).toBe('%PDF-')
  expect((await browser.get(page.link('Download CSV'))).body).toContain('Pilot in two hospitals')
})

test('an auditor gets the full history as PDF and CSV', async () => {
  const page = await openPage(browser, COMPLIANCE)
  expect((await browser.get(page.link('History, PDF'))).body.slice(0, 5)).toBe('%PDF-')
  const { body } = await browser.get(page.link('History, CSV'))
  expect(body.split('\r\n')).toHaveLength(6)
  expect(body).toContain('Older planning documents are scanned pictures.')
})

test('a new policy is partial and overdue until its review, and counts in the rate', async () => {
  const own = (await app.government()).browser
  const form = policyForm({ name: 'Records <i>retention</i>', nextReview: '2026-01-31' })
  const policy = await sendForm(own, await openPage(own, `${COMPLIANCE}/new`), 'add', form)
  expect(policy.texts('h1')).toEqual(['Records <i>retention</i>'])
  expect(policy.text).toContain('Not reviewed yet')
  const list = await openPage(own, COMPLIANCE)
  const row = list.texts('tr').find((text) => text.includes('Records <i>retention</i>'))
  expect(row).toMatch(/Partial.*Overdue/)
  expect(list.text).toContain('60%, 3 of 5 in order')
})

test('without JavaScript a review is recorded, and ticks survive a refusal', async () => {
  const own = (await app.government()).browser
  const list = await openPage(own, COMPLIANCE)
  const page = await openPage(own, list.link('Review: Official languages'))
  const boxes = page.all('input').filter(({ attribs }) => attribs.type === 'checkbox')
  const ticks = Object.fromEntries(boxes.map(({ attribs }) => [attribs.name ?? '', attribs.value ?? 'on']))
  expect(boxes.length).toBeGreaterThan(0)
  const refused = await sendForm(own, page, 'review', { ...ticks, outcome: 'COMPLIANT', findings: '' })
  expect(refused.describe('findings')).toContain('Please write what you found')
  expect(refused.form('review')).toMatchObject({ ...ticks, outcome: 'COMPLIANT' })
  const policy = await sendForm(own, refused, 'review', { findings: 'In order' })
  expect(policy.all('article')).toHaveLength(2)
})

test('each quick action of the overview links to its page', async () => {
  const home = await openPage(browser, HOME)
  for (const [label, heading] of [
    ['Create New Project', 'New project'],
    ['Policy Review', 'Review Web accessibility'],
    ['Export Reports', 'Export Reports'],
    ['Access the governance platform', 'Governance platform'],
  ] as const) {
    expect((await openPage(browser, home.link(label))).texts('h1')).toEqual([heading])
  }
})

test('analytics shows the budget split and a year of spend, also as CSV', async () => {
  const page = await openPage(browser, `${HOME}/analytics`)
  const rows = page.rowsOf('Budget allocation by department')
  for (const [department, share] of [
    ['Health', '35%'],
    ['Administration', '45%'],
    ['Transportation', '20%'],
  ] as const) {
    expect(rows.find((row) => row.includes(department))).toContain(share)
  }
  expect(page.rowsOf('spent in each of the last twelve months')).toHaveLength(13)
  const { body } = await browser.get(page.link('Download CSV'))
  expect(body).toContain('Administration,2,4500000.00,1820000.00,45')
})

test("another organisation's pages and forms are 404s", async () => {
  const [project, policy] = [await firstOf(PROJECTS, PROJECT), await firstOf(COMPLIANCE, POLICY)]
  const stranger = await app.government()
  const pages = ['', '/edit', '/status', '/report', '/documents'].map((part) => project + part)
  for (const path of [...pages, ...['', '/edit', '/review'].map((part) => policy + part)]) {
    const page = await openPage(stranger.browser, path)
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
  const own = (await app.government()).browser
  const form = await openPage(own, `${CHAT}/new`)
  const topic = { title: 'Procurement timetable', text: 'When is the draft due?' }
  const thread = await sendForm(own, form, 'open', topic)
  expect(thread.texts('h1')).toEqual(['Procurement timetable'])
  const answered = await sendForm(own, thread, 'send', { text: 'In time for the board?' })
  expect(answered.text).toContain('In time for the board?')
  const long = 'a'.repeat(4_001)
  const refused = await sendForm(own, answered, 'send', { text: long })
  expect(refused.describe('text')).toContain('this one has 4,001')
  expect(refused.form('send').text).toBe(long)
  expect((await openPage(own, `${CHAT}?q=board`)).text).toContain('1 message with “board”')
  expect((await openPage(own, `${CHAT}?q=nothing-like-this`)).text).toContain('No message has these words')
})

test('both dashboards link to the conversations, with a count', async () => {
  const [official, adviser] = [(await app.government()).browser, (await app.administrator()).browser]
  const { id } = (await official.post('/api/chat/threads', { title: 'Data protection review', text: 'Dia duit' })).body
  await adviser.post(`/api/chat/threads/${id}/messages`, { text: 'One' })
  const home = await openPage(official, HOME)
  const own = home.texts('a').find((text) => /^Governance platform ?1 waiting/.test(text)) ?? 'none'
  expect((await openPage(official, home.link(own))).texts('h1')).toEqual(['Governance platform'])
  await official.post(`/api/chat/threads/${id}/messages`, { text: 'Two' })
  const admin = await openPage(adviser, '/dashboard/admin')
  const name = admin.texts('a').find((text) => /^Governance ?\d+ waiting/.test(text)) ?? 'none'
  expect((await openPage(adviser, admin.link(name))).texts('h1')).toEqual(['Governance platform'])
})

test("another organisation's conversation is a 404, and a business is refused", async () => {
  const thread = { title: 'Data protection review', text: 'Dia duit' }
  const { id } = (await browser.post('/api/chat/threads', thread)).body
  const stranger = (await app.government()).browser
  for (const missing of [id, `thr_${'0'.repeat(32)}`, 'nonsense']) {
    const page = await openPage(stranger, `${CHAT}/${missing}`)
    expect([missing, page.status, page.texts('h1')]).toEqual([missing, 404, ['404 Page Not Found']])
  }
  const business = (await app.business()).browser
  expect((await business.get(`${CHAT}/${id}`)).status).toBe(403)
  const refused = await openPage(business, `/dashboard/admin/governance/${id}`)
  expect([refused.status, refused.texts('h1')]).toEqual([403, ['Access denied - Admin only']])
})

async function post({ browser: own }: Person, path: string, form: Record<string, string>): Promise<number> {
  const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  return (await own.send('POST', path, new URLSearchParams(form).toString(), type)).status
}
