import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { countRows, type Product, post, shareProduct } from '../support/http.ts'
import { elsewhere, shareLimited } from '../support/limits.ts'

const HOUR = 3_600_000
const PAGE = '/modules/brigid'
const API = '/api/modules/brigid/licensing-inquiry'

let product: Product
beforeAll(async () => {
  product = await shareProduct()
})

const own = (extra: object = {}) => ({
  organizationName: 'Ospidéal na Mara',
  contactEmail: 'aoife@ospideal.example',
  message: `How many clinics? ${randomUUID()}`,
  ...extra,
})

const send = (body: unknown, headers: Record<string, string> = {}, path = API) => post(product, path, body, headers)

async function sendAndFind(body: unknown, headers: Record<string, string> = {}) {
  const response = await send(body, headers)
  expect(response.status).toBe(201)
  return find(((await response.json()) as { id: string }).id)
}

async function find(id: string) {
  const enquiry = await product.db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const outbox = await product.db.selectFrom('outbox').selectAll().orderBy('id').execute()
  const mails = outbox
    .map((mail) => ({ ...mail, props: JSON.parse(mail.props) }))
    .filter(({ props }) => props.message === enquiry.message)
  return { id, enquiry, mails }
}

const refusalOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { code: string; message: string; fieldErrors?: Record<string, string> }),
})

test('an inquiry is stored with its module and due within 24 hours', async () => {
  const inquiry = own()
  const { enquiry } = await sendAndFind(inquiry)
  expect(enquiry).toMatchObject({
    kind: 'licensing',
    module: 'brigid',
    status: 'new',
    organization: inquiry.organizationName,
    email: inquiry.contactEmail,
    message: inquiry.message,
  })
  expect(Date.parse(enquiry.reply_due_at) - Date.parse(enquiry.created_at)).toBe(24 * HOUR)
})

test('the sender gets an acknowledgment, and the team a notification with the sender as reply-to', async () => {
  const { mails } = await sendAndFind(own())
  expect(mails.map(({ template }) => template)).toEqual(['licensing-acknowledgment', 'licensing-notification'])
  const [acknowledgment, notification] = mails
  expect(acknowledgment).toMatchObject({ recipient: 'aoife@ospideal.example', props: { module: 'BRIGID' } })
  expect(notification).toMatchObject({ reply_to: 'aoife@ospideal.example', props: { acknowledgeBy: null } })
})

test('suspected spam reaches only the team, which has 48 hours to acknowledge it', async () => {
  const { enquiry, mails } = await sendAndFind(own({ website: 'https://spam.example' }))
  expect(enquiry).toMatchObject({ status: 'spam', spam_reason: 'hidden_field_filled' })
  expect(mails.map(({ template }) => template)).toEqual(['licensing-notification'])
  expect(Date.parse(mails[0]?.props.acknowledgeBy) - Date.parse(enquiry.created_at)).toBe(48 * HOUR)
})

test('it writes one audit line, with the module and no names', async () => {
  const { id } = await sendAndFind(own())
  const lines = await product.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).execute()
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]?.details ?? '')).toEqual({ kind: 'licensing', module: 'brigid' })
  expect(JSON.stringify(lines)).not.toMatch(/aoife|ospid/i)
})

test('the organization is optional', async () => {
  for (const organizationName of [undefined, null, '', '   ']) {
    expect((await sendAndFind(own({ organizationName }))).enquiry.organization).toBe('')
  }
})

test('without an address or a message the answer names both, and nothing is stored', async () => {
  const before = await countRows(product.db)
  expect(await refusalOf(await send({}))).toMatchObject({
    status: 422,
    code: 'invalid_input',
    fieldErrors: {
      contactEmail: 'We need an email address to answer you.',
      message: 'Tell us in a sentence what you would like to know, so that we can answer it.',
    },
  })
  expect(await countRows(product.db)).toEqual(before)
})

test.each([
  ['half an address', { contactEmail: 'aoife@' }, 'contactEmail'],
  ['an address with a line break', { contactEmail: 'a@b.ie\nBcc: c@d.ie' }, 'contactEmail'],
  ['a number for an address', { contactEmail: 7 }, 'contactEmail'],
  ['a list for a message', { message: ['a'] }, 'message'],
  ['spaces for a message', { message: '  \n ' }, 'message'],
  ['an object for an organization', { organizationName: {} }, 'organizationName'],
])('%s is refused at its field', async (_, extra, field) => {
  const refusal = await refusalOf(await send(own(extra)))
  expect(refusal).toMatchObject({ status: 422, code: 'invalid_input' })
  expect(Object.keys(refusal.fieldErrors ?? {})).toEqual([field])
})

test.each(['some-id', 'BRIGID', 'toString'])('there is no module %s', async (name) => {
  const refusal = await refusalOf(await send(own(), {}, `/api/modules/${name}/licensing-inquiry`))
  expect(refusal).toMatchObject({ status: 404, code: 'not_found' })
})

test('a body above the limit of a letter is refused', async () => {
  expect((await send(own({ message: 'x'.repeat(200_000) }))).status).toBe(413)
})

test('a repeated key stores one inquiry, and another text with it is a conflict', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  const inquiry = own()
  const before = await countRows(product.db)
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(inquiry, headers)))
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id))
  expect(new Set(ids).size).toBe(1)
  expect((await countRows(product.db)).enquiries).toBe((before.enquiries ?? 0) + 1)
  expect((await refusalOf(await send(own(), headers))).status).toBe(409)
  const elsewhere = await send(inquiry, headers, '/api/modules/tir/licensing-inquiry')
  expect((await refusalOf(elsewhere)).status).toBe(409)
})

const postForm = (fields: Record<string, string>) =>
  post(product, PAGE, new URLSearchParams({ intent: 'inquiry', ...fields }).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
  })

test('without JavaScript the answer is a page that confirms the inquiry', async () => {
  const inquiry = own()
  const answer = await postForm(inquiry)
  expect(answer.status).toBe(303)
  const location = new URL(answer.headers.get('location') ?? '', product.url)
  expect(location.pathname + location.search).toBe('/modules/brigid?inquiry=sent')
  expect(await (await fetch(location)).text()).toContain('Your inquiry reached us')
  const { module } = await product.db
    .selectFrom('enquiries')
    .select('module')
    .where('message', '=', inquiry.message)
    .executeTakeFirstOrThrow()
  expect(module).toBe('brigid')
})

test('a refused page keeps the typed text and names the errors', async () => {
  const inquiry = own({ contactEmail: '' })
  const answer = await postForm(inquiry)
  const page = await answer.text()
  expect(answer.status).toBe(422)
  expect(page).toContain('We need an email address to answer you.')
  expect(page).toContain(inquiry.message)
  expect(page).toContain('value="Ospidéal na Mara"')
  expect(page).toMatch(/<title>Error: /)
})

test('a visitor who sends many inquiries must wait', async () => {
  const { server } = await shareLimited()
  const from = elsewhere()
  const statuses: number[] = []
  for (let sent = 0; sent < 6; sent++) statuses.push((await post(server, API, own(), from)).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})
