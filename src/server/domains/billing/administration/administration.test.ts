import { afterEach, beforeEach, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase } from '../../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../../tests/support/members.ts'
import { invoiceSetup, keep } from '../../../../../tests/support/trials.ts'
import { addDays } from '../calendar.ts'
import {
  extendTrial,
  getAnyInvoice,
  getInvoice,
  getSubscription,
  issueCreditNote,
  listAllInvoices,
  listInvoices,
  listSubscriptions,
  markInvoicePaid,
  renderAnyInvoicePdf,
  renderInvoicePdf,
  requestElitePlan,
} from '../index.ts'
import { addSubscriptionSample } from '../subscription-samples.ts'

let deps: TestDatabase
let staff: MemberCtx
let niamh: MemberCtx
beforeEach(async () => {
  deps = await openTestDatabase()
  staff = await createMember(deps, { name: 'The company' })
  staff.actor.role = 'ADMIN'
  niamh = await createMember(deps, { plan: 'professional', name: 'Ó Dálaigh & Daughters' })
  await invoiceSetup(deps, niamh)
})
afterEach(() => deps.close())

const listAudit = async (action: string) =>
  deps.db.selectFrom('audit_log').select('actor_id').where('action', '=', action).execute()
const getFirstInvoice = async () => (await listInvoices(niamh)).at(-1)?.id ?? ''
const getOwnId = async (ctx: MemberCtx) => (await getSubscription(ctx))?.id ?? ''

test('only administrators can do any of this', async () => {
  const [invoiceId, subscriptionId] = [await getFirstInvoice(), await getOwnId(niamh)]
  const attempts = [
    listSubscriptions(niamh, {}),
    listAllInvoices(niamh, {}),
    getAnyInvoice(niamh, invoiceId),
    renderAnyInvoicePdf(niamh, invoiceId),
    markInvoicePaid(niamh, { invoiceId }),
    issueCreditNote(niamh, { invoiceId, reason: 'A mistake' }),
    extendTrial(niamh, { subscriptionId, days: '7' }),
  ]
  for (const { status, ...rest } of await Promise.allSettled(attempts)) {
    expect([status, 'reason' in rest && rest.reason.code]).toEqual(['rejected', 'forbidden'])
  }
})

test('plans are found by name without fadas, by plan and by status, and samples are left out', async () => {
  const sample = await createMember(deps, { name: 'Sample' })
  await addSubscriptionSample(asTx(sample), sample.actor.organisationId, 'BUSINESS')
  const elite = await createMember(deps, { name: 'Hospital Group' })
  await requestElitePlan(elite, {})
  const findNames = async (filter: object) =>
    (await listSubscriptions(staff, filter)).items.map(({ organisationName }) => organisationName)
  expect(await findNames({})).toEqual(['Hospital Group', 'Ó Dálaigh & Daughters'])
  expect(await findNames({ q: 'o dalaigh' })).toEqual(['Ó Dálaigh & Daughters'])
  expect(await findNames({ q: 'DÁLAIGH' })).toEqual(['Ó Dálaigh & Daughters'])
  expect(await findNames({ q: '%' })).toEqual([])
  expect([await findNames({ plan: 'elite' }), await findNames({ status: 'trial' })]).toEqual([
    ['Hospital Group'],
    ['Ó Dálaigh & Daughters'],
  ])
  expect(await listSubscriptions(staff, { after: 'nonsense', status: 'nonsense' })).toMatchObject({
    items: [{ organisationName: 'Hospital Group' }, { organisationName: 'Ó Dálaigh & Daughters' }],
    next: undefined,
  })
})

test('an invoice is marked as paid once, and not on a future day', async () => {
  const invoiceId = await getFirstInvoice()
  const tomorrow = markInvoicePaid(staff, { invoiceId, paidOn: '2026-11-22' })
  await expect(tomorrow).rejects.toMatchObject({ code: 'invalid_input' })
  const paid = await markInvoicePaid(staff, { invoiceId, paidOn: '2026-11-21' })
  expect(paid).toMatchObject({ status: 'paid', paidAt: '2026-11-21T00:00:00.000Z', bankTransfer: null })
  await expect(markInvoicePaid(staff, { invoiceId })).rejects.toMatchObject({ code: 'conflict' })
  await expect(markInvoicePaid(staff, { invoiceId: 'inv_none' })).rejects.toMatchObject({ code: 'not_found' })
  expect(await listAudit('invoice.paid')).toHaveLength(1)
})

test('a credit note takes the next number of the invoices, and an invoice is credited once', async () => {
  const invoiceId = await getFirstInvoice()
  const note = await issueCreditNote(staff, { invoiceId, reason: 'Issued twice' })
  expect(note).toMatchObject({ number: 'CN-1002', kind: 'credit_note', status: 'credited', totalCents: -307_500 })
  expect(note.credits).toMatchObject({ number: 'INV-1001' })
  expect(await getInvoice(niamh, invoiceId)).toMatchObject({ status: 'credited', creditedBy: { number: 'CN-1002' } })
  for (const id of [invoiceId, note.id]) {
    const again = issueCreditNote(staff, { invoiceId: id, reason: 'Again' })
    await expect(again).rejects.toMatchObject({ code: 'conflict' })
  }
  expect(await listInvoices(niamh)).toHaveLength(2)
})

test('the credit note of a paid invoice is due until it is paid back', async () => {
  const invoiceId = await getFirstInvoice()
  await markInvoicePaid(staff, { invoiceId })
  const note = await issueCreditNote(staff, { invoiceId, reason: 'Cancelled in time' })
  deps.clock.set(addDays(deps.now().toISOString(), 60))
  expect(await getAnyInvoice(staff, note.id)).toMatchObject({ status: 'due', bankTransfer: null })
  expect(await markInvoicePaid(staff, { invoiceId: note.id })).toMatchObject({ status: 'paid' })
})

test('8 parallel requests issue one credit note', async () => {
  const invoiceId = await getFirstInvoice()
  const notes = Array.from({ length: 8 }, () => issueCreditNote(staff, { invoiceId, reason: 'Issued twice' }))
  const results = await Promise.allSettled(notes)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('invoices are found by number, by buyer and by state', async () => {
  await createMember(deps, { plan: 'advanced', name: 'Claddagh Physio' })
  const findNames = async (filter: object) => (await listAllInvoices(staff, filter)).items.map(({ number }) => number)
  expect(await findNames({})).toEqual(['INV-1002', 'INV-1001'])
  expect([await findNames({ q: 'inv-1001' }), await findNames({ q: '1002' })]).toEqual([['INV-1001'], ['INV-1002']])
  expect(await findNames({ q: 'dalaigh' })).toEqual(['INV-1001'])
  for (const key of ['legalName', 'addressLines', 'vatNumber', 'name', 'null', '{']) {
    expect(await findNames({ q: key }), key).toEqual([])
  }
  await markInvoicePaid(staff, { invoiceId: await getFirstInvoice() })
  deps.clock.set(addDays(deps.now().toISOString(), 20))
  expect([await findNames({ status: 'overdue' }), await findNames({ status: 'paid' })]).toEqual([
    ['INV-1002'],
    ['INV-1001'],
  ])
  expect(await findNames({ status: 'due' })).toEqual([])
})

test('a running trial can be extended, and the first month begins after it', async () => {
  const subscriptionId = await getOwnId(niamh)
  const extended = await extendTrial(staff, { subscriptionId, days: '10' })
  expect(extended).toMatchObject({
    trialEndsAt: '2026-12-15T09:30:00.000Z',
    trial: { decision: 'open', dataUntil: '2027-01-14T09:30:00.000Z' },
    nextPayment: null,
  })
  expect(await keep(niamh)).toMatchObject({ nextPayment: { date: '2026-12-15T09:30:00.000Z', netCents: 9_900 } })
  const kept = await extendTrial(staff, { subscriptionId, days: '1' })
  expect(kept).toMatchObject({ trial: { decision: 'kept' }, nextPayment: { date: '2026-12-16T09:30:00.000Z' } })
  await expect(extendTrial(staff, { subscriptionId, days: '0' })).rejects.toMatchObject({ code: 'invalid_input' })
  const active = await createMember(deps, { plan: 'advanced' })
  const late = extendTrial(staff, { subscriptionId: await getOwnId(active), days: '7' })
  await expect(late).rejects.toMatchObject({ code: 'conflict' })
})

test('an invoice keeps seller and buyer of its day, and only its customer and the team get its PDF', async () => {
  await deps.db.updateTable('organisations').set({ name: 'Renamed', address: 'Elsewhere' }).execute()
  const id = await getFirstInvoice()
  expect(await getInvoice(niamh, id)).toMatchObject({
    buyer: { name: 'Ó Dálaigh & Daughters' },
    seller: { legalName: 'Ogham AI Limited', vatNumber: 'IE1234567FA' },
    bankTransfer: { iban: 'IE42 XMPL 9900 0012 3456 78', reference: 'INV-1001' },
  })
  const { fileName, bytes } = await renderInvoicePdf(niamh, id)
  expect([fileName, bytes.subarray(0, 5).toString()]).toEqual(['INV-1001.pdf', '%PDF-'])
  expect((await renderAnyInvoicePdf(staff, id)).bytes.length).toBe(bytes.length)
  const stranger = await createMember(deps)
  await expect(renderInvoicePdf(stranger, id)).rejects.toMatchObject({ code: 'not_found' })
})
