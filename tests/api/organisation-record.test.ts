import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#server/context.ts'
import { listAuditLog } from '#server/domains/audit/index.ts'
import { getOrganisationBilling, listAllInvoices, markInvoicePaid } from '#server/domains/billing/index.ts'
import { getReceptionistRecord } from '#server/domains/conversations/index.ts'
import { disablePerson, listPeople, movePerson } from '#server/domains/identity/index.ts'
import { changeMemberRole, listMembers, listOrganisationPeople } from '#server/domains/members/index.ts'
import {
  findErasure,
  findOrganisationName,
  findOrganisationRecord,
  listCustomers,
} from '#server/domains/organisations/index.ts'
import { eraseEmptyOrganisations } from '#server/domains/privacy/index.ts'
import { listOrganisationProjects } from '#server/domains/projects/index.ts'
import { listAllQuotes, listOrganisationQuotes, sendQuote, writeQuote } from '#server/domains/quotes/index.ts'
import { answerTicket, listDesk, listOrganisationTickets, openTicket } from '#server/domains/support/index.ts'
import { openTestDatabase, type TestDatabase, testCtx } from '../support/database.ts'
import { fillGovernment } from '../support/government-rows.ts'
import { createMember, type MemberCtx } from '../support/members.ts'
import { quoteInput } from '../support/quotes.ts'
import { createAdministrator } from '../support/staff.ts'

let database: TestDatabase
let admin: Ctx
let owner: MemberCtx
let other: MemberCtx
beforeEach(async () => {
  database = await openTestDatabase()
  admin = await createAdministrator(database)
  owner = await createMember(database, { plan: 'advanced', name: 'Bácús na Trá' })
  other = await createMember(database, { plan: 'professional', name: 'Claddagh Physio' })
})
afterEach(() => database.close())

const idOf = ({ actor }: MemberCtx) => actor.organisationId
const TICKET = { subject: 'Wrong hours', category: 'portal', message: 'We close at six.' }

/** The actions in the history of an organisation, oldest first. */
async function historyOf(member: MemberCtx): Promise<string[]> {
  const { items } = await listAuditLog(admin, { organisation: idOf(member) })
  expect(new Set(items.map(({ organisation }) => organisation?.id))).toEqual(new Set([idOf(member)]))
  return items.map(({ action }) => action).toReversed()
}

async function sendQuoteTo(member: MemberCtx): Promise<string> {
  const id = await writeQuote(admin, idOf(member), quoteInput())
  await sendQuote(admin, id, { version: 1 })
  return id
}

test('each part has the rows of one organisation, and its full list the same', async () => {
  for (const member of [owner, other]) {
    await openTicket(member, TICKET)
    await sendQuoteTo(member)
  }
  const organisation = idOf(owner)
  const [billing, tickets, quotes] = [
    await getOrganisationBilling(admin, organisation),
    await listOrganisationTickets(admin, organisation),
    await listOrganisationQuotes(admin, organisation),
  ]
  expect(billing.subscription).toMatchObject({ organisationId: organisation, plan: 'advanced' })
  expect([tickets.total, tickets.unresolved, quotes.total]).toEqual([1, 1, 1])
  const ids = (items: { id: string }[]) => items.map(({ id }) => id)
  expect(ids(billing.invoices.items)).toEqual(ids((await listAllInvoices(admin, { organisation })).items))
  expect(ids(tickets.items)).toEqual(ids((await listDesk(admin, { view: 'all', organisation })).items))
  expect(ids(quotes.items)).toEqual(ids((await listAllQuotes(admin, { organisation })).items))
  expect(ids(quotes.items)).not.toEqual(ids((await listOrganisationQuotes(admin, idOf(other))).items))
  expect(await findOrganisationRecord(admin, organisation)).toMatchObject({ name: 'Bácús na Trá', portal: 'BUSINESS' })
  expect(await findOrganisationName(admin, organisation)).toBe('Bácús na Trá')
  expect((await listCustomers(admin, 'bacus')).map(({ id }) => id)).toEqual([organisation])
})

test('sums are of invoices with VAT: what is paid, due and overdue', async () => {
  const { invoices, sums } = await getOrganisationBilling(admin, idOf(owner))
  const [invoice] = invoices.items
  const totalCents = invoice?.totalCents ?? 0
  expect(sums).toEqual({ invoicedCents: totalCents, paidCents: 0, dueCents: totalCents, overdueCents: 0 })
  expect(totalCents).toBeGreaterThan(0)
  database.clock.advance(60 * 24 * 3_600_000)
  expect((await getOrganisationBilling(admin, idOf(owner))).sums).toMatchObject({
    dueCents: totalCents,
    overdueCents: totalCents,
  })
  await markInvoicePaid(admin, { invoiceId: invoice?.id })
  expect((await getOrganisationBilling(admin, idOf(owner))).sums).toMatchObject({
    paidCents: totalCents,
    dueCents: 0,
    overdueCents: 0,
  })
})

test('owners come first among the people, and the list of users can be of one organisation', async () => {
  const viewer = await createMember(database, { colleagueOf: owner, organisationRole: 'viewer' })
  const manager = await createMember(database, { colleagueOf: owner, organisationRole: 'manager' })
  const { items, total } = await listOrganisationPeople(admin, idOf(owner))
  expect(items.map(({ role }) => role)).toEqual(['owner', 'manager', 'viewer'])
  expect(items[0]).toMatchObject({ userId: owner.actor.userId, hasTwoFactor: false, isDisabled: false })
  expect(total).toBe(3)
  const page = await listPeople(admin, { organisation: idOf(owner) })
  const expected = [owner, viewer, manager].map(({ actor }) => actor.userId)
  expect(page.items.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
  expect([page.total, page.items[0]?.organisations]).toEqual([3, [{ id: idOf(owner), name: 'Bácús na Trá' }]])
})

test('the history has what members, administrators and jobs did, and not what people do with their own account', async () => {
  const before = await historyOf(owner)
  const { id } = await openTicket(owner, TICKET)
  await answerTicket(admin, id, { message: 'At six it is.', version: 1 })
  await sendQuoteTo(owner)
  const colleague = await createMember(database, { colleagueOf: owner, organisationRole: 'member' })
  const [, row] = (await listMembers(owner, {})).items.toSorted((one) => (one.isSelf ? -1 : 1))
  await changeMemberRole(owner, row?.id ?? '', { role: 'viewer' })
  await disablePerson(admin, colleague.actor.userId)
  await movePerson(admin, colleague.actor.userId, { version: 2, organisationId: idOf(other) })
  expect((await historyOf(owner)).slice(before.length)).toEqual([
    'ticket.opened',
    'ticket.answered',
    'quote.drafted',
    'quote.sent',
    'member.role_changed',
    'user.disabled',
    'user.moved',
  ])
  expect(await historyOf(other)).toEqual(['subscription.opened', 'user.moved_in'])
  expect(before).toEqual(['subscription.opened', 'invoice.issued'])
})

test('projects come page by page without samples, and a receptionist as figures alone', async () => {
  const official = await createMember(database, { userType: 'GOVERNMENT' })
  await fillGovernment({ ...database, actor: official.actor }, { projects: 30, activities: 0 })
  const first = await listOrganisationProjects(admin, idOf(official), {})
  expect([first.items.length, first.total]).toEqual([25, 30])
  expect((await listOrganisationProjects(admin, idOf(official), { after: first.next })).items).toHaveLength(5)
  expect((await listOrganisationProjects(admin, idOf(owner), {})).items).toEqual([])
  expect(await getReceptionistRecord(admin, idOf(official))).toEqual({
    slug: null,
    conversations: 0,
    conversationsLately: 0,
  })
})

test('an organisation that was erased says when, and its history stays', async () => {
  const lone = await createMember(database)
  expect(await findErasure(admin, idOf(lone))).toBeNull()
  await movePerson(admin, lone.actor.userId, { version: 1, organisationId: idOf(other) })
  await eraseEmptyOrganisations(testCtx(database, { kind: 'job', name: 'test' }))
  expect([await findOrganisationRecord(admin, idOf(lone)), await findOrganisationRecord(admin, '')]).toEqual([
    null,
    null,
  ])
  expect(await findErasure(admin, idOf(lone))).toBe(database.now().toISOString())
  expect(await historyOf(lone)).toEqual(['user.moved', 'organisation.erased'])
})
