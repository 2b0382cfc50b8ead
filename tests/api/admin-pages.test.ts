import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Deps } from '#server/context.ts'
import { type Accounts, accountForm, businessForm, newEmail, PASSWORD, startAccounts } from '../support/accounts.ts'
import { textOf } from '../support/html-elements.ts'
import type { Browser } from '../support/http-browser.ts'
import { loadPeople } from '../support/load-people.ts'
import { PlainPages } from '../support/plain-pages.ts'

const ADMIN = '/dashboard/admin'
const SETTINGS = `${ADMIN}/settings`
const UPGRADE = `${ADMIN}/upgrade`

let app: Accounts
let deps: Deps
let email: string
let browser: Browser
beforeAll(async () => {
  app = await startAccounts({ MAIL_URL: '' })
  const { connectTo, peopleIn } = await loadPeople()
  deps = connectTo(app.server)
  // Invited, and therefore in the company's organisation.
  const { user, cookies } = await peopleIn(deps).administrator(accountForm())
  email = user.email
  browser = app.browser()
  browser.keep(cookies)
})
afterAll(async () => {
  await deps.db.destroy()
  await app.stop()
})

const open = (path: string) => new PlainPages(app.server, browser.cookie).open(path)
const visit = (path: string) => new PlainPages(app.server).open(path)

async function save(changes: Record<string, string>): Promise<void> {
  const page = await open(SETTINGS)
  await page.send('Save Settings', changes)
  expect([page.status, page.path]).toEqual([200, `${SETTINGS}?done=saved`])
}

const edited = (section: string) => open(`${ADMIN}?section=${section}&view=edit`)

const ATTACKS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><svg onload=alert(1)>',
  '{{7*7}}',
  "';alert(1)//",
]

/** The page has no script or image of the attack, and its structured data stays valid. */
function expectHarmless(page: PlainPages, clean: PlainPages): void {
  for (const tag of ['script', 'img', 'svg']) {
    expect([tag, page.list(tag).length]).toEqual([tag, clean.list(tag).length])
  }
  const data = page.list('script[type="application/ld+json"]')
  expect(data.length).toBeGreaterThan(0)
  for (const script of data) expect(() => JSON.parse(textOf(script))).not.toThrow()
}

test('published markup stays text on the page and in its structured data', async () => {
  const clean = await visit('/')
  for (const attack of ATTACKS) {
    const editor = await edited('hero')
    await editor.send('Publish', {
      Title: attack,
      'Title in Irish': attack,
      Subtitle: attack,
      'Primary button': 'Go',
      'Secondary button': 'More',
    })
    await expect.poll(async () => (await visit('/')).texts('h1').join()).toContain(attack)
    const page = await visit('/')
    expect(page.texts('title').join()).toContain(attack)
    expectHarmless(page, clean)
  }
})

test('a form with an unknown section or version of the content gets a 404', async () => {
  const page = await edited('hero')
  const restore = (section: string) => {
    const form = new URLSearchParams({ intent: 'restore', section, revision: '1', version: '999' }).toString()
    const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
    return browser.send('POST', `${ADMIN}?index`, form, type)
  }
  expect(page.status).toBe(200)
  expect((await restore('hero')).status).toBe(404)
  expect((await restore('footer')).status).toBe(422)
  expect((await edited('footer')).status).toBe(200)
})

test('only our own pages may frame the preview of the content', async () => {
  const framing = async (path: string) => {
    const { headers } = await browser.get(path)
    return [
      headers.get('x-frame-options'),
      /frame-ancestors [^;]+/.exec(headers.get('content-security-policy') ?? '')?.[0],
    ]
  }
  expect(await framing(`${ADMIN}/preview`)).toEqual(['SAMEORIGIN', "frame-ancestors 'self'"])
  expect(await framing(ADMIN)).toEqual(['DENY', "frame-ancestors 'none'"])
})

test('company name, address and authority change on the site at once', async () => {
  await save({
    'Company name': 'Clochán',
    Phone: '+353 20 910 0999',
    'Name of the authority': 'Authority of the test',
  })
  for (const [path, text] of [
    ['/', 'Clochán: '],
    ['/', '+353 20 910 0999'],
    ['/gdpr-compliance', 'Authority of the test'],
    ['/privacy-policy', 'Authority of the test'],
  ] as const) {
    await expect.poll(async () => (await visit(path)).html).toContain(text)
  }
})

test('markup in settings stays text in pages and structured data', async () => {
  const labels = ['Company name', 'Legal name', 'Address']
  const settings = await open(SETTINGS)
  const before = labels.map((label) => settings.valueOf(label))
  const saveTexts = (texts: string[]) =>
    save(Object.fromEntries(labels.map((label, index) => [label, texts[index] ?? ''])))
  const clean = await visit('/')
  for (const attack of ['<script>alert(1)</script>', '</script><svg onload=alert(1)>', '"><img src=x onerror=1>']) {
    await saveTexts([attack, attack, attack])
    await expect.poll(async () => (await visit('/')).texts('title').join()).toContain(attack)
    expectHarmless(await visit('/'), clean)
  }
  await saveTexts(before)
})

test('a longer minimum password applies everywhere at once', async () => {
  await save({ 'Shortest password, in characters': '18' })
  const short = 'seventeen letters'
  const wizard = await app.browser().post('/api/auth/signup', businessForm({ password: short, confirmPassword: short }))
  expect([wizard.status, wizard.body.fieldErrors]).toEqual([
    422,
    { password: 'Password must be at least 18 characters' },
  ])
  expect((await app.browser().post('/api/register', accountForm({ password: short }))).status).toBe(422)
  await save({ 'Shortest password, in characters': '8' })
  expect((await app.browser().post('/api/register', accountForm({ password: 'six yo' }))).status).toBe(201)
})

test('a shorter session timeout applies to the next sign-in', async () => {
  const person = await app.business()
  await save({ 'Session timeout, in days': '2' })
  const answer = await app
    .browser()
    .post('/api/login', { email: person.email, password: PASSWORD, userType: 'BUSINESS' })
  const session = answer.cookies.find((cookie) => cookie.startsWith('session=')) ?? ''
  expect(Number(/Max-Age=(\d+)/i.exec(session)?.[1]) / 86_400).toBeCloseTo(2, 1)
  await save({ 'Session timeout, in days': '7' })
})

test('an administrator without a second factor cannot require one', async () => {
  const page = await open(SETTINGS)
  await page.send('Save Settings', { 'Require it for administrators': 'on' })
  expect([page.status, /your own account first/.test(page.text)]).toEqual([422, true])
  expect((await browser.get(SETTINGS)).status).toBe(200)
})

test('users are filtered by the address', async () => {
  const page = await open(`${ADMIN}/users?q=${email}&role=ADMIN`)
  expect(page.texts('tr', page.named('table', 'Users')).join()).toContain(email)
  expect(page.valueOf('Role')).toBe('ADMIN')
  const nobody = await open(`${ADMIN}/users?q=${email}&role=ADMIN&status=disabled`)
  expect(nobody.text).toContain('Nobody matches')
})

test('administrators cannot demote or disable themselves', async () => {
  const own = await open(await personPage(email))
  expect(own.text).toContain('You cannot change your own role.')
  expect(own.text).toContain('You cannot disable yourself.')
  expect(own.list('[value="disable"]')).toEqual([])
})

test('without JavaScript an administrator searches and edits', async () => {
  const person = await app.business()
  const page = await open(await personPage(person.email))
  await page.send('Save changes', { 'Job title': 'Manager' })
  expect(page.path).toContain('done=saved')
  expect(page.valueOf('Job title')).toBe('Manager')
})

/** The address of a person, found by the search. */
async function personPage(address: string): Promise<string> {
  return (await open(`${ADMIN}/users?q=${encodeURIComponent(address)}`)).hrefOf(/^Edit /)
}

test('an unknown person, tool, customer or invoice is a 404', async () => {
  for (const path of [
    '/users/usr_none',
    '/tools/tool_none',
    '/tools/tool_none/preview',
    '/tools/tool_none/delete',
    '/upgrade/subscriptions/sub_0',
    '/upgrade/invoices/inv_0',
    '/upgrade/invoices/inv_0/pdf',
  ]) {
    expect([path, (await browser.get(ADMIN + path)).status]).toEqual([path, 404])
  }
})

test('an administrator cannot choose a plan at any address', async () => {
  for (const query of ['', '?plan=advanced', '?plan=elite', '?step=cancel']) {
    const page = await open(`/dashboard/business/upgrade${query}`)
    expect([query, page.status]).toEqual([query, 200])
    expect(page.text).toContain('This is the account of the company itself. It has no plan.')
    expect(page.text).not.toContain('Choose one below')
  }
})

test('subscriptions are found and filtered by the address', async () => {
  const [professional, advanced] = ['Zoran Bakery', 'Zbigniew Bakery']
  await app.business({ businessName: professional })
  await app.business({ businessName: advanced, selectedPlan: 'advanced' })
  const rows = async (query: string) =>
    (await open(`${UPGRADE}?${query}`)).texts('tr').filter((row) => row.includes('Bakery'))
  const [row, ...others] = await rows('q=Zbigniew')
  expect([row, others]).toEqual([expect.stringMatching(/Advanced.*Active/), []])
  expect(await rows('q=Zoran')).toEqual([expect.stringContaining('Free trial')])
  expect((await open(`${UPGRADE}?q=Zoran&plan=advanced`)).text).toContain('No matches')
})

test('the audit log says so when nothing matches, and leads to older lines and back', async () => {
  const log = `${ADMIN}/audit-log`
  for (const query of ['actor=nobody@example.ie', 'from=2001-01-01&to=2001-12-31']) {
    expect((await open(`${log}?${query}`)).text).toContain('No line of the log matches.')
  }
  const page = await open(SETTINGS)
  for (let index = 0; index < 60; index++) await page.send('Send test mail')
  const rows = () => page.texts('tr', page.named('table', 'Audit log, newest first'))
  await page.open(`${log}?action=mail.tested`)
  expect(rows()).toHaveLength(51)
  await page.follow('Next')
  expect([page.path, rows().length]).toEqual([expect.stringContaining('after='), 11])
  await page.follow('Previous')
  expect(rows()).toHaveLength(51)
  expect(page.hrefsOf(/Previous/)).toEqual([])
})

test('the filtered audit log and the figures are downloaded as CSV', async () => {
  const page = await open(`${ADMIN}/audit-log?actor=${email}&action=account.registered`)
  const log = await browser.get(page.hrefOf('Export CSV'))
  expect(log.headers.get('content-disposition')).toMatch(/filename="audit-log-\d{4}-\d\d-\d\d\.csv"/)
  expect(log.body.trimEnd().split('\r\n')).toEqual([expect.anything(), expect.stringContaining('Séamus Ó Dálaigh')])
  const figures = await open(`${ADMIN}/analytics?period=yearly`)
  const { headers } = await browser.get(figures.hrefOf('Export as CSV'))
  expect(headers.get('content-disposition')).toMatch(/filename="analytics-\d{4}-01-01-to-\d{4}-12-31\.csv"/)
})

test('each tool in the list has a description', async () => {
  const page = await open(`${ADMIN}/tools`)
  const rows = page.texts('tr', page.named('table', 'AI tools'))
  expect(rows.find((row) => row.includes('TIR'))).toContain('Legal and justice')
  expect(rows.filter((row) => /\w\./.test(row)).length).toBeGreaterThanOrEqual(18)
})

test('a search for held data needs a valid address', async () => {
  const page = await open(`${ADMIN}/privacy?q=nonsense`)
  expect(page.text).toContain('Valid email is required')
})

test('without JavaScript a visitor makes a privacy request on the GDPR page', async () => {
  const page = await visit('/gdpr-compliance')
  const [title] = page.texts('title')
  const typed = { Name: 'Olena', Email: 'not an address', Message: 'A copy, please.' }
  await page.send('Send request', typed)
  expect(page.text).toContain('Please check the marked fields.')
  expect(page.texts('title')).toEqual([`Error: ${title}`])
  for (const [label, text] of Object.entries(typed)) expect([label, page.valueOf(label)]).toEqual([label, text])
  await page.send('Send request', {
    Email: newEmail('olena'),
    'What you ask for': 'Access: a copy of what you hold about me',
  })
  expect(page.path).toMatch(/request=sent#request$/)
  expect(page.text).toContain('Your request is with us')
})
