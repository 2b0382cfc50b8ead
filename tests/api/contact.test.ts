import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { countRows, type Product, post, shareProduct, VALID_MESSAGE } from '../support/http.ts'

const HOUR = 3_600_000

let product: Product
beforeAll(async () => {
  product = await shareProduct()
})

const send = (body: unknown, headers: Record<string, string> = {}) => post(product, '/api/contact', body, headers)

async function sendAndFind(body: unknown, headers: Record<string, string> = {}) {
  const response = await send(body, headers)
  expect(response.status).toBe(201)
  const { id } = (await response.json()) as { id: string }
  const enquiry = await product.db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { id, enquiry, mails: await mailsAbout(id, enquiry.message), response }
}

async function mailsAbout(id: string, message: string) {
  const rows = await product.db.selectFrom('outbox').selectAll().orderBy('id').execute()
  const about = rows.map((row) => ({ ...row, props: JSON.parse(row.props) }))
  return about.filter(
    ({ props }) => props.enquiryId === id || (props.enquiryId === undefined && props.message === message),
  )
}

const own = (extra: object = {}) => ({ ...VALID_MESSAGE, message: `Hello ${randomUUID()}`, ...extra })

test('a message is stored as typed, with its due time', async () => {
  const message = own()
  const { enquiry } = await sendAndFind(message)
  expect(enquiry).toMatchObject({
    kind: 'contact',
    status: 'new',
    name: message.name,
    email: message.email,
    organization: message.organization,
    organization_type: message.organizationType,
    message: message.message,
    spam_reason: null,
  })
  expect(Date.parse(enquiry.reply_due_at) - Date.parse(enquiry.created_at)).toBe(24 * HOUR)
})

test('the visitor gets an acknowledgment, and the team a notification with the visitor as reply-to', async () => {
  const { mails } = await sendAndFind(own())
  const [acknowledgment, notification] = mails
  expect(mails).toHaveLength(2)
  expect(acknowledgment).toMatchObject({ template: 'contact-acknowledgment', recipient: VALID_MESSAGE.email })
  expect(notification).toMatchObject({
    template: 'contact-notification',
    reply_to: VALID_MESSAGE.email,
    props: { heldAsSpam: false, name: VALID_MESSAGE.name, organizationType: VALID_MESSAGE.organizationType },
  })
  expect(notification?.recipient).not.toBe(VALID_MESSAGE.email)
})

test('a message writes one audit line with the request id and without its text', async () => {
  const { id } = await sendAndFind(own(), { 'X-Request-Id': 'audit-line-1' })
  const lines = await product.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).execute()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ action: 'enquiry.submitted', actor_kind: 'visitor', request_id: 'audit-line-1' })
  expect(JSON.stringify(lines)).not.toMatch(/niamh|Siopa/i)
})

test('the type of organization is optional', async () => {
  for (const organizationType of ['', null, undefined]) {
    expect((await sendAndFind(own({ organizationType }))).enquiry.organization_type).toBeNull()
  }
})

test.each([
  ['a filled hidden field', { website: 'https://spam.example' }, 'hidden_field_filled'],
  ['a form sent faster than anybody types', { elapsedMs: 100 }, 'sent_too_fast'],
])('%s marks a message as spam, which only the team gets', async (_, extra, reason) => {
  const { enquiry, mails, response } = await sendAndFind(own(extra))
  const ordinary = await send(own())
  expect(enquiry).toMatchObject({ status: 'spam', spam_reason: reason })
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ template: 'contact-notification', props: { heldAsSpam: true } })
  // A bot gets the same answer.
  expect(response.status).toBe(ordinary.status)
  expect([...response.headers.keys()]).toEqual([...ordinary.headers.keys()])
})

test('sixteen parallel requests with one key store one message and get one answer', async () => {
  const key = randomUUID()
  const message = own()
  const before = await countRows(product.db)
  const responses = await Promise.all(Array.from({ length: 16 }, () => send(message, { 'Idempotency-Key': key })))
  expect(responses.map(({ status }) => status)).toEqual(Array(16).fill(201))
  const ids = await Promise.all(responses.map(async (response) => ((await response.json()) as { id: string }).id))
  expect(new Set(ids).size).toBe(1)
  const after = await countRows(product.db)
  expect(after.enquiries).toBe((before.enquiries ?? 0) + 1)
  expect(after.audit_log).toBe((before.audit_log ?? 0) + 1)
  expect(await mailsAbout(ids[0] ?? '', message.message)).toHaveLength(2)
})

test('another message with the same key is a conflict and is not stored', async () => {
  const key = randomUUID()
  await sendAndFind(own(), { 'Idempotency-Key': key })
  const before = await countRows(product.db)
  const second = await send(own(), { 'Idempotency-Key': key })
  expect([second.status, ((await second.json()) as { code: string }).code]).toEqual([409, 'conflict'])
  expect(await countRows(product.db)).toEqual(before)
})

test('an empty key counts as none', async () => {
  const first = await sendAndFind(own(), { 'Idempotency-Key': '' })
  const second = await sendAndFind(own(), { 'Idempotency-Key': '  ' })
  expect(first.id).not.toBe(second.id)
})

test('keys with a common prefix differ, and one that is too long is refused', async () => {
  const start = 'k'.repeat(99)
  const first = await sendAndFind(own(), { 'Idempotency-Key': `${start}1` })
  const second = await sendAndFind(own(), { 'Idempotency-Key': `${start}2` })
  expect(first.id).not.toBe(second.id)
  expect((await send(own(), { 'Idempotency-Key': `${start}12` })).status).toBe(400)
})

test('a failure in one part stores nothing, and the visitor gets no details', async () => {
  const before = await countRows(product.db)
  await sql`alter table outbox rename to outbox_away`.execute(product.db)
  const response = await send(own()).finally(() => sql`alter table outbox_away rename to outbox`.execute(product.db))
  expect(response.status).toBe(500)
  const body = await response.text()
  expect(JSON.parse(body)).toMatchObject({ code: 'internal' })
  expect(body).not.toMatch(/outbox|table|sql|relation|\bat\b .*:\d+/i)
  expect(await countRows(product.db)).toEqual(before)
  expect((await send(own())).status).toBe(201)
})
