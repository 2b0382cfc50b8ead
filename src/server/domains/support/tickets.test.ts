import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import type { Ctx } from '../../context.ts'
import { newId } from '../../ids.ts'
import { addSubscriptionSample, openSubscription } from '../billing/index.ts'
import { createOrganisation, ensureCompanyOrganisation } from '../organisations/index.ts'
import { addSampleData, clearSampleData } from '../samples/index.ts'
import {
  addTicketNote,
  answerTicket,
  assignTicket,
  changeTicketState,
  countDesk,
  countOwnTickets,
  getDeskTicket,
  getSupportPromise,
  getTicket,
  listDesk,
  listTickets,
  markTicketRead,
  openTicket,
  rateTicket,
  reopenTicket,
  replyToTicket,
  resolveTicket,
} from './index.ts'

let deps: TestDatabase
let niamh: Ctx
let stranger: Ctx
let admin: Ctx
beforeEach(async () => {
  deps = await openTestDatabase()
  // A Friday, 10:00 in Ireland.
  deps.clock.set('2026-11-20T10:00:00.000Z')
  await ensureCompanyOrganisation(asTx(testCtx(deps)))
  admin = await person('org_company', 'Aoife', 'ADMIN')
  niamh = await person(await organisation('Claddagh Physio'), 'Niamh')
  stranger = await person(await organisation('Other Ltd'), 'Eoin')
})
afterEach(() => deps.close())

const organisation = (name: string) =>
  createOrganisation(asTx(testCtx(deps)), { name, businessType: 'SME', isComplete: true })

async function person(organisationId: string, firstName: string, role: 'USER' | 'ADMIN' = 'USER'): Promise<Ctx> {
  const id = newId('usr')
  await deps.db
    .insertInto('users')
    .values({
      id,
      organisation_id: organisationId,
      email: `${firstName.toLowerCase()}@example.ie`,
      first_name: firstName,
      last_name: 'Byrne',
      user_type: 'BUSINESS',
      role,
      password_hash: 'x',
      created_at: deps.now().toISOString(),
    })
    .execute()
  return testCtx(deps, { kind: 'member', userId: id, organisationId, userType: 'BUSINESS', role, sessionId: '' })
}

const asked = { subject: 'No calls today', category: 'receptionist', message: 'The phone does not ring.' }
const open = async (ctx = niamh) => (await openTicket(ctx, asked)).id
const organisationOf = (ctx: Ctx) => (ctx.actor as { organisationId: string }).organisationId
const mailsTo = (recipient: string) =>
  deps.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('id').execute()

describe('opening', () => {
  test('counts in each organisation, tells the team and promises an answer by the plan', async () => {
    expect((await openTicket(niamh, asked)).number).toBe(1)
    expect((await openTicket(niamh, asked)).number).toBe(2)
    expect((await openTicket(stranger, asked)).number).toBe(1)
    const [mail] = await mailsTo('team@ogham.example')
    expect(mail).toMatchObject({ template: 'ticket-notification', reply_to: 'niamh@example.ie' })
    const [latest] = (await listTickets(niamh, {})).tickets
    expect(latest).toMatchObject({ number: 2, state: 'new', dueAt: '2026-11-23T10:00:00.000Z', isOverdue: false })
    const [activity] = await deps.db.selectFrom('activities').selectAll().orderBy('id').execute()
    expect(activity).toMatchObject({ type: 'support', message: 'Support ticket #1 opened: No calls today' })
  })

  test('on Advanced, and while Elite is only asked for', async () => {
    await openSubscription(asTx(niamh), { organisationId: organisationOf(niamh), plan: 'advanced' })
    expect(await getSupportPromise(niamh)).toMatchObject({ plan: 'advanced', dueAt: '2026-11-20T14:30:00.000Z' })
    await openSubscription(asTx(stranger), { organisationId: organisationOf(stranger), plan: 'elite' })
    expect(await getSupportPromise(stranger)).toMatchObject({ plan: null, dueAt: '2026-11-23T10:00:00.000Z' })
  })

  test('promises nothing by the plan of the samples', async () => {
    await addSubscriptionSample(asTx(niamh), organisationOf(niamh), 'GOVERNMENT')
    const id = await open()
    expect(await getSupportPromise(niamh)).toMatchObject({ plan: null, dueAt: '2026-11-23T10:00:00.000Z' })
    expect(await getDeskTicket(admin, id)).toMatchObject({ plan: null, dueAt: '2026-11-23T10:00:00.000Z' })
  })

  test('at the same moment gives two numbers', async () => {
    const numbers = await Promise.all([1, 2, 3, 4].map(async () => (await openTicket(niamh, asked)).number))
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4])
  })

  test('says what is missing, at each field', async () => {
    const refusal = openTicket(niamh, { subject: 'x'.repeat(151), category: 'weather', message: ' ' })
    await expect(refusal).rejects.toMatchObject({
      fieldErrors: {
        subject: expect.stringContaining('150 characters'),
        category: 'Choose what your ticket is about',
        message: 'Tell us what happened, in your own words',
      },
    })
  })
})

describe('an answer', () => {
  test('is mailed with a link, takes the ticket up, and shows as unread until it is opened', async () => {
    const id = await open()
    await answerTicket(admin, id, { message: 'We look into it.', version: 1 })
    const [mail] = await mailsTo('niamh@example.ie')
    expect(mail).toMatchObject({ template: 'ticket-update', reply_to: 'hello@ogham.example', thread: null })
    expect(JSON.parse(mail?.props ?? '')).toMatchObject({
      ticketId: id,
      reply: 'We look into it.',
      from: 'Aoife Byrne',
    })
    expect(await getTicket(niamh, id)).toMatchObject({ state: 'in_progress', dueAt: null, isUnread: true })
    expect(await countOwnTickets(niamh)).toEqual({ open: 1, unread: 1 })
    await markTicketRead(stranger, id)
    expect((await getTicket(niamh, id)).isUnread).toBe(true)
    await markTicketRead(niamh, id)
    expect((await getTicket(niamh, id)).isUnread).toBe(false)
    await answerTicket(admin, id, { message: 'Found it.', version: 2 })
    expect((await mailsTo('niamh@example.ie'))[1]?.thread).toBe(mail?.id)
  })

  test('that crosses another message is refused, and nothing is mailed', async () => {
    const id = await open()
    await replyToTicket(niamh, id, { message: 'It rings again.' })
    const crossing = answerTicket(admin, id, { message: 'We look into it.', version: 1 })
    await expect(crossing).rejects.toMatchObject({ code: 'conflict' })
    expect(await mailsTo('niamh@example.ie')).toEqual([])
  })
})

describe('the state', () => {
  test('resolved by the customer is rated, and reopened by a reply', async () => {
    const id = await open()
    await expect(rateTicket(niamh, id, { rating: 5 })).rejects.toMatchObject({ code: 'conflict' })
    await resolveTicket(niamh, id)
    await rateTicket(niamh, id, { rating: '4' })
    expect(await getTicket(niamh, id)).toMatchObject({ state: 'resolved', rating: 4, dueAt: null })
    deps.clock.advance(3_600_000)
    await replyToTicket(niamh, id, { message: 'It is back.' })
    const ticket = await getTicket(niamh, id)
    expect(ticket).toMatchObject({ state: 'reopened', rating: null, dueAt: '2026-11-23T11:00:00.000Z' })
    expect(ticket.messages.map(({ kind, body }) => [kind, body])).toEqual([
      ['message', asked.message],
      ['event', 'resolved'],
      ['event', 'reopened'],
      ['message', 'It is back.'],
    ])
    await resolveTicket(niamh, id)
    await reopenTicket(niamh, id)
    expect((await getTicket(niamh, id)).state).toBe('reopened')
  })

  test('resolved by staff is mailed, and moves only where it can', async () => {
    const id = await open()
    await changeTicketState(admin, id, { state: 'resolved', version: 1 })
    expect(JSON.parse((await mailsTo('niamh@example.ie'))[0]?.props ?? '').reply).toBeNull()
    const back = changeTicketState(admin, id, { state: 'in_progress', version: 2 })
    await expect(back).rejects.toMatchObject({ message: 'A ticket does not go from Resolved to In Progress.' })
    await changeTicketState(admin, id, { state: 'reopened', version: 2 })
    expect((await getTicket(niamh, id)).dueAt).not.toBeNull()
  })

  test('a rating is from 1 to 5', async () => {
    const id = await open()
    await resolveTicket(niamh, id)
    for (const rating of [0, 6, 'x', 2.5, '']) {
      await expect(rateTicket(niamh, id, { rating })).rejects.toMatchObject({ code: 'invalid_input' })
    }
  })
})

test('a note of staff reaches no customer', async () => {
  const id = await open()
  await addTicketNote(admin, id, { message: 'Owes us two invoices.' })
  expect(JSON.stringify(await getTicket(niamh, id))).not.toContain('Owes us')
  expect((await getDeskTicket(admin, id)).messages.map(({ kind }) => kind)).toEqual(['message', 'note'])
  expect(await mailsTo('niamh@example.ie')).toEqual([])
})

test('a ticket of another organisation is not found, whatever is asked', async () => {
  const id = await open()
  const answers = await Promise.allSettled([
    getTicket(stranger, id),
    replyToTicket(stranger, id, { message: 'x' }),
    resolveTicket(stranger, id),
    reopenTicket(stranger, id),
    rateTicket(stranger, id, { rating: 1 }),
  ])
  for (const answer of answers) {
    expect(answer).toMatchObject({ reason: { code: 'not_found', message: 'There is no such ticket.' } })
  }
  expect((await listTickets(stranger, {})).total).toBe(0)
})

test('the desk is for administrators', async () => {
  const id = await open()
  const answers = await Promise.allSettled([
    listDesk(niamh, {}),
    countDesk(niamh),
    getDeskTicket(niamh, id),
    answerTicket(niamh, id, { message: 'x', version: 1 }),
    addTicketNote(niamh, id, { message: 'x' }),
    assignTicket(niamh, id, { assigneeId: '', version: 1 }),
    changeTicketState(niamh, id, { state: 'resolved', version: 1 }),
  ])
  for (const answer of answers) expect(answer).toMatchObject({ reason: { code: 'forbidden' } })
})

test('the desk shows what waits for us first by when it is due, and whose turn the rest is', async () => {
  const first = await open()
  deps.clock.advance(60_000)
  const second = await open(stranger)
  const ids = async (filter: object) => (await listDesk(admin, filter)).tickets.map(({ id }) => id)
  expect(await ids({})).toEqual([first, second])
  await answerTicket(admin, first, { message: 'Done?', version: 1 })
  expect([await ids({}), await ids({ view: 'theirs' })]).toEqual([[second], [first]])
  await resolveTicket(niamh, first)
  expect([await ids({ view: 'theirs' }), await ids({ view: 'resolved' })]).toEqual([[], [first]])
  expect(await ids({ view: 'all', assignee: 'me' })).toEqual([first])
  deps.clock.set('2026-11-23T12:00:00.000Z')
  expect(await countDesk(admin)).toEqual({ open: 1, overdue: 1 })
})

test('samples show both states, take no replies, wait for nobody and go when they are cleared', async () => {
  await addSampleData(asTx(niamh), { id: organisationOf(niamh), userType: 'BUSINESS' })
  const { tickets } = await listTickets(niamh, {})
  expect(tickets.map(({ state }) => state).toSorted()).toEqual(['in_progress', 'resolved'])
  expect(tickets.every(({ isSample, isUnread, dueAt }) => isSample && !isUnread && dueAt === null)).toBe(true)
  const sample = tickets[0]?.id ?? ''
  await expect(replyToTicket(niamh, sample, { message: 'x' })).rejects.toMatchObject({ code: 'conflict' })
  expect((await listDesk(admin, { view: 'all' })).total).toBe(0)
  await expect(getDeskTicket(admin, sample)).rejects.toMatchObject({ code: 'not_found' })
  const own = await open()
  await clearSampleData(niamh)
  expect((await listTickets(niamh, {})).tickets.map(({ id }) => id)).toEqual([own])
})

test('own tickets are narrowed by state and come in pages', async () => {
  for (let count = 0; count < 21; count++) {
    deps.clock.advance(1000)
    await open()
  }
  const page = await listTickets(niamh, { page: '2' })
  expect([page.total, page.tickets.length]).toEqual([21, 1])
  await resolveTicket(niamh, page.tickets[0]?.id ?? '')
  expect((await listTickets(niamh, { state: 'resolved' })).total).toBe(1)
})

test('tickets are found by their words, by staff also by customer; never by a note, never those of others', async () => {
  const id = await open()
  await addTicketNote(admin, id, { message: 'Supercalifragilistic' })
  const found = async (q: string) => (await listTickets(niamh, { q })).tickets.map((ticket) => ticket.id)
  expect(await found('calls ring')).toEqual([id])
  expect(await found('supercali')).toEqual([])
  expect((await listTickets(stranger, { q: 'calls' })).total).toBe(0)
  expect((await listDesk(admin, { q: 'claddagh' })).tickets.map((ticket) => ticket.id)).toEqual([id])
})
