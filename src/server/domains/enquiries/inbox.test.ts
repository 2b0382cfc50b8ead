import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import type { Ctx } from '../../context.ts'
import { newId } from '../../ids.ts'
import { ensureCompanyOrganisation } from '../organisations/index.ts'
import {
  addEnquiryNote,
  answerEnquiry,
  assignEnquiry,
  changeEnquiries,
  changeEnquiryStatus,
  countInbox,
  exportEnquiries,
  getEnquiry,
  listEnquiries,
  submitContactMessage,
  submitLicensingInquiry,
} from './index.ts'

let deps: TestDatabase
let admin: Ctx
let other: Ctx
beforeEach(async () => {
  deps = await openTestDatabase()
  await ensureCompanyOrganisation(asTx(testCtx(deps)))
  admin = await administrator('Aoife', 'Byrne')
  other = await administrator('Eoin', 'Kelly')
})
afterEach(() => deps.close())

async function administrator(firstName: string, lastName: string): Promise<Ctx> {
  const id = newId('usr')
  await deps.db
    .insertInto('users')
    .values({
      id,
      organisation_id: 'org_company',
      email: `${firstName.toLowerCase()}@ogham.example`,
      first_name: firstName,
      last_name: lastName,
      user_type: 'BUSINESS',
      role: 'ADMIN',
      password_hash: 'x',
      created_at: deps.now().toISOString(),
    })
    .execute()
  const member = { kind: 'member', userId: id, organisationId: 'org_company', sessionId: '' } as const
  return testCtx(deps, { ...member, userType: 'BUSINESS', role: 'ADMIN' })
}

async function receive(changes: Record<string, unknown> = {}): Promise<string> {
  deps.clock.advance(1000)
  const message = { name: 'Niamh', email: 'niamh@example.ie', organization: 'Claddagh Physio', message: 'Ring me.' }
  return (await submitContactMessage(testCtx(deps), { ...message, ...changes })).id
}

const mails = () => deps.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const idsOf = async (filter: object) => (await listEnquiries(admin, filter)).items.map(({ id }) => id)

describe('the list', () => {
  test('has what is open, the most urgent first, and everything else by age', async () => {
    const first = await receive()
    const second = await receive()
    const third = await receive()
    expect(await idsOf({})).toEqual([first, second, third])
    await changeEnquiryStatus(admin, second, { status: 'answered', version: 1 })
    expect(await idsOf({})).toEqual([first, third])
    expect(await idsOf({ view: 'answered' })).toEqual([second])
    expect(await idsOf({ view: 'all' })).toEqual([third, second, first])
  })

  test('is narrowed by kind and assignee', async () => {
    const mine = await receive()
    const nobodys = await receive()
    const { id: licence } = await submitLicensingInquiry(testCtx(deps), 'brigid', {
      contactEmail: 'a@hse.example',
      message: 'How much?',
    })
    const { userId } = admin.actor as { userId: string }
    await assignEnquiry(admin, mine, { assigneeId: userId, version: 1 })
    expect(await idsOf({ kind: 'licensing' })).toEqual([licence])
    expect(await idsOf({ assignee: 'me' })).toEqual([mine])
    expect(await idsOf({ assignee: userId })).toEqual([mine])
    expect(await idsOf({ assignee: 'nobody' })).toEqual([nobodys, licence])
    expect((await listEnquiries(admin, { assignee: 'me' })).items[0]?.assignee).toBe('Aoife Byrne')
  })

  test('says what is overdue, in the list and in the count', async () => {
    const id = await receive()
    expect(await countInbox(admin)).toEqual({ open: 1, overdue: 0 })
    deps.clock.advance(24 * 3_600_000 + 1)
    expect((await listEnquiries(admin, {})).items[0]?.due).toMatchObject({ what: 'reply', isOverdue: true })
    expect(await countInbox(admin)).toEqual({ open: 1, overdue: 1 })
    await answerEnquiry(admin, id, { message: 'Hello', version: 1 })
    expect(await countInbox(admin)).toEqual({ open: 0, overdue: 0 })
  })

  test('comes in pages, and nonsense in the address counts as not given', async () => {
    for (let count = 0; count < 26; count++) await receive()
    expect((await listEnquiries(admin, {})).total).toBe(26)
    expect(await idsOf({ page: '2' })).toHaveLength(1)
    expect(await idsOf({ page: '-7', view: 'x', kind: 'y' })).toHaveLength(25)
  })

  test('is for administrators alone', async () => {
    const id = await receive()
    const customer = { ...admin, actor: { ...admin.actor, role: 'USER' } } as Ctx
    const answers = await Promise.allSettled([
      listEnquiries(customer, {}),
      getEnquiry(customer, id),
      answerEnquiry(customer, id, { message: 'x', version: 1 }),
      addEnquiryNote(customer, id, { message: 'x' }),
      assignEnquiry(customer, id, { assigneeId: '', version: 1 }),
      changeEnquiryStatus(customer, id, { status: 'spam', version: 1 }),
      changeEnquiries(customer, { action: 'spam', ids: [id] }),
      exportEnquiries(customer, {}),
      countInbox(customer),
    ])
    for (const answer of answers) expect(answer).toMatchObject({ reason: { code: 'forbidden' } })
  })
})

describe('a reply', () => {
  test('is mailed in the thread of the acknowledgment, kept, and closes the message', async () => {
    const id = await receive()
    const [acknowledgment] = await mails()
    await answerEnquiry(admin, id, { message: 'We ring at ten.', version: 1 })
    const first = (await mails()).at(-1)
    expect(first).toMatchObject({
      template: 'enquiry-reply',
      recipient: 'niamh@example.ie',
      reply_to: 'hello@ogham.example',
      thread: acknowledgment?.id,
    })
    expect(await getEnquiry(admin, id)).toMatchObject({
      status: 'answered',
      due: null,
      assigneeId: (admin.actor as { userId: string }).userId,
      entries: [{ kind: 'reply', body: 'We ring at ten.', author: 'Aoife Byrne' }],
    })
    await answerEnquiry(other, id, { message: 'And again at two.', version: 2 })
    expect((await mails()).at(-1)?.thread).toBe(`${acknowledgment?.id} ${first?.id}`)
  })

  test('of somebody who did not see the latest is refused and not mailed', async () => {
    const id = await receive()
    await answerEnquiry(admin, id, { message: 'We ring at ten.', version: 1 })
    const before = (await mails()).length
    const late = answerEnquiry(other, id, { message: 'We ring at two.', version: 1 })
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
    expect(await mails()).toHaveLength(before)
    expect((await getEnquiry(admin, id)).entries).toHaveLength(1)
  })

  test('needs words, and not too many', async () => {
    const id = await receive()
    await expect(answerEnquiry(admin, id, { message: ' ', version: 1 })).rejects.toMatchObject({
      fieldErrors: { message: 'Write your reply first' },
    })
    await expect(answerEnquiry(admin, id, { message: 'x'.repeat(10_001), version: 1 })).rejects.toMatchObject({
      fieldErrors: { message: expect.stringContaining('10,001 characters') },
    })
  })
})

test('a note stays inside and leaves the message as it is', async () => {
  const id = await receive()
  const before = (await mails()).length
  await addEnquiryNote(admin, id, { message: 'Knows Maeve.' })
  expect(await mails()).toHaveLength(before)
  const { entries, status, version } = await getEnquiry(admin, id)
  expect([entries[0]?.kind, status, version]).toEqual(['note', 'new', 1])
})

describe('spam', () => {
  test('waits for nobody, and what was none gets the acknowledgment that was held', async () => {
    const id = await receive({ website: 'https://buy.example' })
    expect(await idsOf({})).toEqual([])
    expect(await idsOf({ view: 'spam' })).toEqual([id])
    expect((await mails()).map(({ template }) => template)).toEqual(['contact-notification'])
    await changeEnquiryStatus(admin, id, { status: 'new', version: 1 })
    const sent = (await mails()).at(-1)
    expect(sent).toMatchObject({ template: 'contact-acknowledgment', recipient: 'niamh@example.ie' })
    expect(await idsOf({})).toEqual([id])
    await changeEnquiryStatus(admin, id, { status: 'spam', version: 2 })
    await changeEnquiryStatus(admin, id, { status: 'new', version: 3 })
    expect((await mails()).at(-1)?.id).toBe(sent?.id)
    await answerEnquiry(admin, id, { message: 'Hello', version: 4 })
    expect((await mails()).at(-1)?.thread).toBe(sent?.id)
  })
})

describe('many at once', () => {
  test('are assigned, answered and put away, each with its line in the audit log', async () => {
    const ids = [await receive(), await receive()]
    const { userId } = other.actor as { userId: string }
    expect(await changeEnquiries(admin, { action: 'assign', ids, assigneeId: userId })).toBe(2)
    expect(await idsOf({ assignee: userId })).toEqual(ids)
    expect(await changeEnquiries(admin, { action: 'answered', ids: [...ids, 'enq_gone'] })).toBe(2)
    expect(await idsOf({})).toEqual([])
    await changeEnquiries(admin, { action: 'spam', ids })
    await changeEnquiries(admin, { action: 'not_spam', ids })
    expect(await idsOf({})).toEqual(ids)
    const lines = await deps.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', ids[0] ?? '')
      .orderBy('id')
      .execute()
    expect(lines.map(({ action }) => action)).toEqual([
      'enquiry.submitted',
      'enquiry.assigned',
      'enquiry.status_changed',
      'enquiry.status_changed',
      'enquiry.status_changed',
    ])
  })

  test('need at least one, and an assignee who can take it', async () => {
    await expect(changeEnquiries(admin, { action: 'spam', ids: [] })).rejects.toMatchObject({ code: 'invalid_input' })
    const asked = changeEnquiries(admin, { action: 'assign', ids: [await receive()], assigneeId: 'usr_nobody' })
    await expect(asked).rejects.toMatchObject({ fieldErrors: { assigneeId: expect.any(String) } })
  })
})

test('the export has what the filter shows, and nothing in it runs as a formula', async () => {
  await receive({ name: '=HYPERLINK("https://evil.example")', message: 'Two\nlines, "quoted"' })
  await changeEnquiryStatus(admin, await receive(), { status: 'answered', version: 1 })
  let text = ''
  for await (const piece of await exportEnquiries(admin, { view: 'open' })) text += piece
  const [head, ...lines] = text.trimEnd().split('\r\n')
  expect(head).toMatch(/^\ufeffReceived,Kind,Status,Name,Email/)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(lines[0]).toContain('"Two\nlines, ""quoted"""')
})

test('a message that is not there is not found', async () => {
  await expect(getEnquiry(admin, 'enq_none')).rejects.toMatchObject({ code: 'not_found' })
  await expect(answerEnquiry(admin, 'enq_none', { message: 'x', version: 1 })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a message is found by the words of its sender, of itself and of what was answered', async () => {
  const id = await receive({ name: 'Séamus Ó Dálaigh', message: 'Our phone in Galway' })
  await receive()
  expect(await idsOf({ q: 'dalaigh' })).toEqual([id])
  expect(await idsOf({ q: 'galw phone' })).toEqual([id])
  expect(await idsOf({ q: 'nothing' })).toEqual([])
  await answerEnquiry(admin, id, { message: 'We ring on Tuesday.', version: 1 })
  expect(await idsOf({ q: 'tuesday', view: 'answered' })).toEqual([id])
})
