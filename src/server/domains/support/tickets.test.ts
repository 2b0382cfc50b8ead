import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { addMembership } from '../../../../tests/support/memberships.ts'
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
      email: `${firstName.toLowerCase()}@example.ie`,
      first_name: firstName,
      last_name: 'Byrne',
      user_type: 'BUSINESS',
      role,
      password_hash: 'x',
      created_at: deps.now().toISOString(),
    })
    .execute()
  await addMembership(deps.db, id, organisationId)
  const place = { organisationId, organisationRole: 'owner', userType: 'BUSINESS' } as const
  return testCtx(deps, { kind: 'member', userId: id, ...place, role, sessionId: '' })
}

const asked = { subject: 'No calls today', category: 'receptionist', message: 'The phone does not ring.' }
const open = async (ctx = niamh) => (await openTicket(ctx, asked)).id
const getOrganisationId = (ctx: Ctx) => (ctx.actor as { organisationId: string }).organisationId
const listMailsTo = (recipient: string) =>
  deps.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('id').execute()

describe('opening', () => {
  test('counts in each organisation, tells the team and promises an answer by the plan', async () => {
    expect((await openTicket(niamh, asked)).number).toBe(1)
    expect((await openTicket(niamh, asked)).number).toBe(2)
    expect((await openTicket(stranger, asked)).number).toBe(1)
    const [mail] = await listMailsTo('team@ogham.example')
    expect(mail).toMatchObject({ template: 'ticket-notification', reply_to: 'niamh@example.ie' })
    const [latest] = (await listTickets(niamh, {})).items
    expect(latest).toMatchObject({ number: 2, state: 'new', dueAt: '2026-11-23T10:00:00.000Z', isOverdue: false })
    const [activity] = await deps.db.selectFrom('activities').selectAll().orderBy('id').execute()
    expect(activity).toMatchObject({ type: 'support', message: 'Support ticket #1 opened: No calls today' })
  })

  test('on Advanced, and while Elite is only asked for', async () => {
    await openSubscription(asTx(niamh), { organisationId: getOrganisationId(niamh), plan: 'advanced' })
    expect(await getSupportPromise(niamh)).toMatchObject({ plan: 'advanced', dueAt: '2026-11-20T14:30:00.000Z' })
    await openSubscription(asTx(stranger), { organisationId: getOrganisationId(stranger), plan: 'elite' })
    expect(await getSupportPromise(stranger)).toMatchObject({ plan: null, dueAt: '2026-11-23T10:00:00.000Z' })
  })

  test('ignores the sample plan', async () => {
    await addSubscriptionSample(asTx(niamh), getOrganisationId(niamh), 'GOVERNMENT')
    const id = await open()
    expect(await getSupportPromise(niamh)).toMatchObject({ plan: null, dueAt: '2026-11-23T10:00:00.000Z' })
    expect(await getDeskTicket(admin, id)).toMatchObject({ plan: null, dueAt: '2026-11-23T10:00:00.000Z' })
  })

  test('at the same moment gives two numbers', async () => {
    const numbers = await Promise.all([1, 2, 3, 4].map(async () => (await openTicket(niamh, asked)).number))
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4])
  })

  test('refuses missing fields with a sentence at each', async () => {
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
    const [mail] = await listMailsTo('niamh@example.ie')
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
    expect((await listMailsTo('niamh@example.ie'))[1]?.thread).toBe(mail?.id)
  })

  test('to an outdated version is refused, and nothing is mailed', async () => {
    const id = await open()
    await replyToTicket(niamh, id, { message: 'It rings again.' })
    const crossing = answerTicket(admin, id, { message: 'We look into it.', version: 1 })
    await expect(crossing).rejects.toMatchObject({ code: 'conflict' })
    expect(await listMailsTo('niamh@example.ie')).toEqual([])
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
    expect(JSON.parse((await listMailsTo('niamh@example.ie'))[0]?.props ?? '').reply).toBeNull()
    const back = changeTicketState(admin, id, { state: 'in_progress', version: 2 })
    await expect(back).rejects.toMatchObject({ message: 'A ticket cannot change from Resolved to In Progress.' })
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

test('a customer never sees a note of staff', async () => {
  const id = await open()
  await addTicketNote(admin, id, { message: 'Owes us two invoices.' })
  expect(JSON.stringify(await getTicket(niamh, id))).not.toContain('Owes us')
  expect((await getDeskTicket(admin, id)).messages.map(({ kind }) => kind)).toEqual(['message', 'note'])
  expect(await listMailsTo('niamh@example.ie')).toEqual([])
})

test('a ticket of another organisation is not found by any action', async () => {
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

test('only administrators see the desk', async () => {
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

test('the desk lists tickets that wait for us by due time, and shows whose turn the others are', async () => {
  const first = await open()
  deps.clock.advance(60_000)
  const second = await open(stranger)
  const listIds = async (filter: object) => (await listDesk(admin, filter)).items.map(({ id }) => id)
  expect(await listIds({})).toEqual([first, second])
  await answerTicket(admin, first, { message: 'Done?', version: 1 })
  expect([await listIds({}), await listIds({ view: 'theirs' })]).toEqual([[second], [first]])
  await resolveTicket(niamh, first)
  expect([await listIds({ view: 'theirs' }), await listIds({ view: 'resolved' })]).toEqual([[], [first]])
  expect(await listIds({ view: 'all', assignee: 'me' })).toEqual([first])
  deps.clock.set('2026-11-23T12:00:00.000Z')
  expect(await countDesk(admin)).toEqual({ open: 1, overdue: 1 })
})

test('samples show both states, refuse replies, are never due and can be cleared', async () => {
  await addSampleData(asTx(niamh), { id: getOrganisationId(niamh), userType: 'BUSINESS' })
  const { items: tickets } = await listTickets(niamh, {})
  expect(tickets.map(({ state }) => state).toSorted()).toEqual(['in_progress', 'resolved'])
  expect(tickets.every(({ isSample, isUnread, dueAt }) => isSample && !isUnread && dueAt === null)).toBe(true)
  const sample = tickets[0]?.id ?? ''
  await expect(replyToTicket(niamh, sample, { message: 'x' })).rejects.toMatchObject({ code: 'conflict' })
  expect((await listDesk(admin, { view: 'all' })).total).toBe(0)
  await expect(getDeskTicket(admin, sample)).rejects.toMatchObject({ code: 'not_found' })
  const own = await open()
  await clearSampleData(niamh)
  expect((await listTickets(niamh, {})).items.map(({ id }) => id)).toEqual([own])
})

test('own tickets are filtered by state and paged', async () => {
  for (let count = 0; count < 21; count++) {
    deps.clock.advance(1000)
    await open()
  }
  const first = await listTickets(niamh, {})
  const page = await listTickets(niamh, { after: first.next })
  expect([first.total, first.items.length, page.items.length]).toEqual([21, 20, 1])
  await resolveTicket(niamh, page.items[0]?.id ?? '')
  expect((await listTickets(niamh, { state: 'resolved' })).total).toBe(1)
})

test('tickets are found by their words, and by staff also by customer, but never by a note', async () => {
  const id = await open()
  await addTicketNote(admin, id, { message: 'Supercalifragilistic' })
  const findSubjects = async (q: string) => (await listTickets(niamh, { q })).items.map((ticket) => ticket.id)
  expect(await findSubjects('calls ring')).toEqual([id])
  expect(await findSubjects('supercali')).toEqual([])
  expect((await listTickets(stranger, { q: 'calls' })).total).toBe(0)
  expect((await listDesk(admin, { q: 'claddagh' })).items.map((ticket) => ticket.id)).toEqual([id])
})
