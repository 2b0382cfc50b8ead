import { afterEach, beforeEach, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { listOrphans } from '../../../../tests/support/orphans.ts'
import { createAdministrator } from '../../../../tests/support/staff.ts'
import { answerEnquiry, requestTraining, submitContactMessage } from '../enquiries/index.ts'
import { addTicketNote, answerTicket, openTicket } from '../support/index.ts'
import { getPerson } from './person.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import type { TablePolicy } from './table-policy.ts'

let deps: TestDatabase
let niamh: MemberCtx
let wren: { enquiry: string; training: string; ticket: string }
beforeEach(async () => {
  deps = await openTestDatabase()
  niamh = await createMember(deps)
  wren = await writeEverywhere(niamh)
})
afterEach(() => deps.close())

/** Creates a person who used every way to write to the company and got answers. */
async function writeEverywhere(member: MemberCtx) {
  const verified = { email_verified_at: deps.now().toISOString() }
  const { userId } = member.actor
  const { email } = await deps.db
    .updateTable('users')
    .set(verified)
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow()
  const admin = await createAdministrator(deps)
  const message = { name: 'Niamh', email, organization: 'Wrenfield', message: 'Wren in a letter' }
  const { id: enquiry } = await submitContactMessage(testCtx(deps), message)
  await answerEnquiry(admin, enquiry, { message: 'Wren in an answer', version: 1 })
  const asked = { topic: 'portal', people: '', message: 'Wren in a request' }
  const { id: training } = await requestTraining(member, asked)
  const opened = { subject: 'Wren', category: 'other', message: 'Wren in a ticket' }
  const { id: ticket } = await openTicket(member, opened)
  await answerTicket(admin, ticket, { message: 'Wren in a reply', version: 1 })
  await addTicketNote(admin, ticket, { message: 'Wren in a note' })
  return { enquiry, training, ticket }
}

async function exportCopy(member: MemberCtx): Promise<string> {
  const person = await getPerson(member)
  const tables = Object.values<TablePolicy>(PERSONAL_DATA).map(async (policy) =>
    policy.holds === 'nothing personal' ? [] : policy.find(member, person),
  )
  return JSON.stringify(await Promise.all(tables))
}

async function erase(member: MemberCtx): Promise<void> {
  const person = await getPerson(member)
  for (const policy of Object.values<TablePolicy>(PERSONAL_DATA)) {
    if (policy.holds === 'personal data') await policy.erase(asTx(member), person)
  }
}

test('the copy has the messages of both sides, without the notes of staff', async () => {
  const copy = await exportCopy(niamh)
  for (const place of ['a letter', 'an answer', 'a request', 'a ticket', 'a reply']) {
    expect(copy).toContain(`Wren in ${place}`)
  }
  expect(copy).not.toContain('Wren in a note')
})

test("a stranger's copy has none of it", async () => {
  expect(await exportCopy(await createMember(deps))).not.toContain('Wren')
})

test('erasing the only person of an organisation leaves no message, ticket or search term', async () => {
  await erase(niamh)
  const ids = Object.values(wren)
  const left = await Promise.all([
    deps.db.selectFrom('enquiries').select('id').where('id', 'in', ids).execute(),
    deps.db.selectFrom('enquiry_entries').select('id').where('enquiry_id', 'in', ids).execute(),
    deps.db.selectFrom('tickets').select('id').where('id', 'in', ids).execute(),
    deps.db.selectFrom('ticket_messages').select('id').where('ticket_id', 'in', ids).execute(),
    deps.db.selectFrom('search_terms').select('term').where('subject_id', 'in', ids).execute(),
  ])
  expect(left.flat()).toEqual([])
  expect(await listOrphans(deps)).toEqual([])
})

test('a ticket stays with the colleagues, without the name', async () => {
  await createMember(deps, { colleagueOf: niamh })
  await erase(niamh)
  const ticket = await deps.db.selectFrom('tickets').selectAll().where('id', '=', wren.ticket).executeTakeFirstOrThrow()
  expect([ticket.subject, ticket.opened_by]).toEqual(['Wren', null])
  expect(await deps.db.selectFrom('enquiries').select('id').where('id', 'in', Object.values(wren)).execute()).toEqual(
    [],
  )
})
