import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { addMembership } from '../../../../tests/support/memberships.ts'
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
  admin = await signInAdministrator('Aoife', 'Byrne')
  other = await signInAdministrator('Eoin', 'Kelly')
})
afterEach(() => deps.close())

async function signInAdministrator(firstName: string, lastName: string): Promise<Ctx> {
  const id = newId('usr')
  await deps.db
    .insertInto('users')
    .values({
      id,
      email: `${firstName.toLowerCase()}@ogham.example`,
      first_name: firstName,
      last_name: lastName,
      user_type: 'BUSINESS',
      role: 'ADMIN',
      password_hash: 'x',
      created_at: deps.now().toISOString(),
    })
    .execute()
  await addMembership(deps.db, id, 'org_company')
  const place = { organisationId: 'org_company', organisationRole: 'owner' } as const
  const member = { kind: 'member', userId: id, ...place, sessionId: '' } as const
  return testCtx(deps, { ...member, userType: 'BUSINESS', role: 'ADMIN' })
}

async function receive(changes: Record<string, unknown> = {}): Promise<string> {
  deps.clock.advance(1000)
  const message = { name: 'Niamh', email: 'niamh@example.ie', organization: 'Claddagh Physio', message: 'Ring me.' }
  return (await submitContactMessage(testCtx(deps), { ...message, ...changes })).id
}

const listMails = () => deps.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const listIds = async (filter: object) => (await listEnquiries(admin, filter)).items.map(({ id }) => id)

describe('the list', () => {
  test('shows open messages by urgency, and all others by age', async () => {
    const first = await receive()
    const second = await receive()
    const third = await receive()
    expect(await listIds({})).toEqual([first, second, third])
    await changeEnquiryStatus(admin, second, { status: 'answered', version: 1 })
    expect(await listIds({})).toEqual([first, third])
    expect(await listIds({ view: 'answered' })).toEqual([second])
    expect(await listIds({ view: 'all' })).toEqual([third, second, first])
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
    expect(await listIds({ kind: 'licensing' })).toEqual([licence])
    expect(await listIds({ assignee: 'me' })).toEqual([mine])
    expect(await listIds({ assignee: userId })).toEqual([mine])
    expect(await listIds({ assignee: 'nobody' })).toEqual([nobodys, licence])
    expect((await listEnquiries(admin, { assignee: 'me' })).items[0]?.assignee).toBe('Aoife Byrne')
  })

  test('marks overdue messages, in the list and in the count', async () => {
    const id = await receive()
    expect(await countInbox(admin)).toEqual({ open: 1, overdue: 0 })
    deps.clock.advance(24 * 3_600_000 + 1)
    expect((await listEnquiries(admin, {})).items[0]?.due).toMatchObject({ what: 'reply', isOverdue: true })
    expect(await countInbox(admin)).toEqual({ open: 1, overdue: 1 })
    await answerEnquiry(admin, id, { message: 'Hello', version: 1 })
    expect(await countInbox(admin)).toEqual({ open: 0, overdue: 0 })
  })

  test('has pages, and ignores invalid filters in the address', async () => {
    for (let count = 0; count < 26; count++) await receive()
    const first = await listEnquiries(admin, {})
    expect(first.total).toBe(26)
    expect(await listIds({ after: first.next ?? '' })).toHaveLength(1)
    const newest = await listEnquiries(admin, { view: 'all' })
    expect(await listIds({ view: 'all', after: newest.next ?? '' })).toHaveLength(1)
    expect(await listIds({ after: '-7', view: 'x', kind: 'y' })).toHaveLength(25)
  })

  test('is only for administrators', async () => {
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
    const [acknowledgment] = await listMails()
    await answerEnquiry(admin, id, { message: 'We ring at ten.', version: 1 })
    const first = (await listMails()).at(-1)
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
    expect((await listMails()).at(-1)?.thread).toBe(`${acknowledgment?.id} ${first?.id}`)
  })

  test('to an outdated version is refused and not mailed', async () => {
    const id = await receive()
    await answerEnquiry(admin, id, { message: 'We ring at ten.', version: 1 })
    const before = (await listMails()).length
    const late = answerEnquiry(other, id, { message: 'We ring at two.', version: 1 })
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
    expect(await listMails()).toHaveLength(before)
    expect((await getEnquiry(admin, id)).entries).toHaveLength(1)
  })

  test('must not be empty or too long', async () => {
    const id = await receive()
    await expect(answerEnquiry(admin, id, { message: ' ', version: 1 })).rejects.toMatchObject({
      fieldErrors: { message: 'Write your reply first' },
    })
    await expect(answerEnquiry(admin, id, { message: 'x'.repeat(10_001), version: 1 })).rejects.toMatchObject({
      fieldErrors: { message: expect.stringContaining('10,001 characters') },
    })
  })
})

test('a note is internal and leaves the message unchanged', async () => {
  const id = await receive()
  const before = (await listMails()).length
  await addEnquiryNote(admin, id, { message: 'Knows Maeve.' })
  expect(await listMails()).toHaveLength(before)
  const { entries, status, version } = await getEnquiry(admin, id)
  expect([entries[0]?.kind, status, version]).toEqual(['note', 'new', 1])
})

describe('spam', () => {
  test('is never due, and a message released from it gets its acknowledgment', async () => {
    const id = await receive({ website: 'https://buy.example' })
    expect(await listIds({})).toEqual([])
    expect(await listIds({ view: 'spam' })).toEqual([id])
    expect((await listMails()).map(({ template }) => template)).toEqual(['contact-notification'])
    await changeEnquiryStatus(admin, id, { status: 'new', version: 1 })
    const sent = (await listMails()).at(-1)
    expect(sent).toMatchObject({ template: 'contact-acknowledgment', recipient: 'niamh@example.ie' })
    expect(await listIds({})).toEqual([id])
    await changeEnquiryStatus(admin, id, { status: 'spam', version: 2 })
    await changeEnquiryStatus(admin, id, { status: 'new', version: 3 })
    expect((await listMails()).at(-1)?.id).toBe(sent?.id)
    await answerEnquiry(admin, id, { message: 'Hello', version: 4 })
    expect((await listMails()).at(-1)?.thread).toBe(sent?.id)
  })
})

describe('many at once', () => {
  test('are assigned, answered and closed, each with its audit line', async () => {
    const ids = [await receive(), await receive()]
    const { userId } = other.actor as { userId: string }
    expect(await changeEnquiries(admin, { action: 'assign', ids, assigneeId: userId })).toBe(2)
    expect(await listIds({ assignee: userId })).toEqual(ids)
    expect(await changeEnquiries(admin, { action: 'answered', ids: [...ids, 'enq_gone'] })).toBe(2)
    expect(await listIds({})).toEqual([])
    await changeEnquiries(admin, { action: 'spam', ids })
    await changeEnquiries(admin, { action: 'not_spam', ids })
    expect(await listIds({})).toEqual(ids)
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

test('the export has the filtered messages, and contains no formula', async () => {
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

test('an unknown message is not found', async () => {
  await expect(getEnquiry(admin, 'enq_none')).rejects.toMatchObject({ code: 'not_found' })
  await expect(answerEnquiry(admin, 'enq_none', { message: 'x', version: 1 })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a message is found by words of its sender, its text and its replies', async () => {
  const id = await receive({ name: 'Séamus Ó Dálaigh', message: 'Our phone in Galway' })
  await receive()
  expect(await listIds({ q: 'dalaigh' })).toEqual([id])
  expect(await listIds({ q: 'galw phone' })).toEqual([id])
  expect(await listIds({ q: 'nothing' })).toEqual([])
  await answerEnquiry(admin, id, { message: 'We ring on Tuesday.', version: 1 })
  expect(await listIds({ q: 'tuesday', view: 'answered' })).toEqual([id])
})
