import { beforeAll, expect, test } from 'vitest'
import { type Accounts, newEmail, type Person, shareAccounts } from '../support/accounts.ts'
import { PlainPages } from '../support/plain-pages.ts'

const INBOX = '/dashboard/admin/inbox'

let app: Accounts
let admin: Person
beforeAll(async () => {
  app = await shareAccounts()
  admin = await app.administrator()
})

const pagesOf = ({ browser }: Person) => new PlainPages(app.server, browser.cookie)

/** Sends us a message. Returns a word that only this message has. */
async function receive(changes: Record<string, unknown> = {}): Promise<{ word: string; email: string }> {
  const word = `wren${Math.random().toString(36).slice(2, 9)}`
  const email = newEmail('visitor')
  const message = { name: `Máire ${word}`, email, organization: 'Corrib', message: `About ${word}.`, ...changes }
  expect((await app.browser().post('/api/contact', message)).status).toBe(201)
  return { word, email }
}

/** Posts chosen rows, or fields that no page has. */
function postForm({ browser }: Person, fields: [string, string][]) {
  const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  return browser.send('POST', `${INBOX}?index`, new URLSearchParams(fields).toString(), type)
}

const mailsTo = async (recipient: string) =>
  (await app.db.selectFrom('outbox').select('template').where('recipient', '=', recipient).execute()).length

test('two people answer at once: the second is told and keeps the text', async () => {
  const { word, email } = await receive()
  const page = await pagesOf(admin).open(`${INBOX}?q=${word}`)
  await page.follow(`Máire ${word}`)
  const second = await pagesOf(admin).open(page.path)
  await second.send('Start work')
  expect(second.texts('span')).toContain('In progress')
  await page.send('Send reply', { [`Reply to ${email}`]: 'Mine, typed for long.' })
  expect(page.alert).toContain('Somebody else has changed this message since you opened it.')
  expect(page.texts('span')).toContain('In progress')
  expect(page.valueOf(`Reply to ${email}`)).toBe('Mine, typed for long.')
  await page.send('Send reply')
  expect(page.notice).toContain('Reply sent')
})

test('a message marked as not spam gets its acknowledgment', async () => {
  const { word, email } = await receive({ website: 'https://links.example' })
  const page = await pagesOf(admin).open(`${INBOX}?view=spam&q=${word}`)
  await page.follow(`Máire ${word}`)
  expect(page.text).toContain('Held as possible spam.')
  expect(await mailsTo(email)).toBe(0)
  await page.send('Not spam')
  expect(page.notice).toContain('Status changed')
  expect(await mailsTo(email)).toBe(1)
})

test('several messages are assigned at once, found by that, and exported', async () => {
  const organization = `flock${Date.now()}`
  const messages = [await receive({ organization }), await receive({ organization })]
  const page = await pagesOf(admin).open(`${INBOX}?q=${organization}`)
  const ids = page.list('input[name="ids"]').map(({ attribs }) => attribs.value ?? '')
  expect(ids).toHaveLength(2)
  const chosen = ids.map((id): [string, string] => ['ids', id])
  const assigned = await postForm(admin, [
    ['intent', 'bulk'],
    ['action', 'assign'],
    ['assigneeId', admin.id],
    ...chosen,
  ])
  expect(assigned.status).toBe(303)
  await page.open(`${INBOX}?q=${organization}&assignee=nobody`)
  expect(page.text).toContain('No message matches')
  await page.open(`${INBOX}?q=${organization}`)
  expect(page.text).toContain('2 in all')
  const file = await admin.browser.get(page.hrefOf('Export CSV'))
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(file.body.trim().split('\r\n')).toHaveLength(3)
  for (const { word } of messages) expect(file.body).toContain(word)
})

test('an action without chosen rows says so', async () => {
  const answer = await postForm(admin, [
    ['intent', 'bulk'],
    ['action', 'spam'],
  ])
  expect(answer.status).toBe(422)
  expect(answer.body).toContain('Choose at least one message first')
})

test('only administrators open the inbox, and an unknown message is a 404', async () => {
  const customer = await app.business()
  for (const path of [INBOX, `${INBOX}/tickets`, `${INBOX}/enq_none`, `${INBOX}/export.csv`, `${INBOX}.data`])
    expect([path, (await customer.browser.get(path)).status]).toEqual([path, 403])
  const fields: [string, string][] = [
    ['intent', 'bulk'],
    ['action', 'spam'],
    ['ids', 'enq_none'],
  ]
  expect((await postForm(customer, fields)).status).toBe(403)
  for (const path of [`${INBOX}/enq_none`, `${INBOX}/tickets/tic_none`])
    expect([path, (await admin.browser.get(path)).status]).toEqual([path, 404])
})
