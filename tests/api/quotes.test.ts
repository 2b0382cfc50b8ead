import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Ctx, Member } from '#server/context.ts'
import { issueCreditNote } from '#server/domains/billing/index.ts'
import { deleteWhatIsDue } from '#server/domains/operations/index.ts'
import { erasePerson } from '#server/domains/privacy/administration/index.ts'
import {
  acceptQuote,
  cancelQuote,
  declineQuote,
  deliverQuote,
  editQuote,
  getAnyQuote,
  getQuote,
  listAllQuotes,
  listQuotes,
  previewDelivery,
  renderAnyQuotePdf,
  renderQuotePdf,
  sendQuote,
  withdrawQuote,
  writeQuote,
} from '#server/domains/quotes/index.ts'
import { openTestDatabase, type TestDatabase, testCtx } from '../support/database.ts'
import { createMember, type MemberCtx } from '../support/members.ts'
import {
  acceptance,
  acceptNewQuote,
  documents,
  eliteInput,
  lineInputs,
  mailsOf,
  netsOf,
  quoteInput,
  sendNewQuote,
} from '../support/quotes.ts'
import { createAdministrator } from '../support/staff.ts'

let deps: TestDatabase
let staff: Ctx & { actor: Member }
let niamh: MemberCtx
beforeEach(async () => {
  deps = await openTestDatabase()
  staff = await createAdministrator(deps)
  niamh = await createMember(deps)
})
afterEach(() => deps.close())

const auditOf = async (id: string) => {
  const rows = deps.db.selectFrom('audit_log').select(['action', 'actor_id']).where('subject_id', '=', id)
  return (await rows.orderBy('id').execute()).map(({ action, actor_id }) => [action, actor_id])
}

/** What came of attempts at the same moment: how many had their way, and what the others were told. */
async function outcomes(attempts: Promise<unknown>[]) {
  const results = await Promise.allSettled(attempts)
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'conflict', message: expect.any(String) })
  return { done: results.length - refusals.length, messages: [...new Set(refusals.map(({ message }) => message))] }
}

async function codesOf(attempts: Promise<unknown>[]): Promise<unknown[]> {
  const results = await Promise.allSettled(attempts)
  return results.map((result) => (result.status === 'rejected' ? result.reason.code : 'done'))
}

test('a quote is written, sent, accepted with its deposit, and delivered with the rest', async () => {
  const id = await writeQuote(staff, niamh.actor.organisationId, quoteInput())
  expect(await listQuotes(niamh)).toEqual([])
  await sendQuote(staff, id, { version: 1 })
  expect(await getQuote(niamh, id)).toMatchObject({
    number: 'Q-1001',
    status: 'sent',
    revision: 1,
    parts: { netCents: 399_999, deposit: { netCents: 200_000, vatCents: 46_000 }, rest: { netCents: 199_999 } },
  })
  expect(await mailsOf(deps, 'quote-news')).toMatchObject([{ news: 'sent', document: { number: 'Q-1001' } }])

  await acceptQuote(niamh, id, { ...(await acceptance(staff, id)), purchaseOrder: 'PO 4711' })
  const accepted = await getQuote(niamh, id)
  expect(accepted).toMatchObject({
    status: 'accepted',
    answer: { at: '2026-11-21T09:30:00.000Z', name: 'Niamh Ní Bhriain' },
    invoices: [{ number: 'INV-1001', part: 'deposit' }],
  })
  expect(await mailsOf(deps, 'quote-answered')).toMatchObject([{ answer: 'accepted', by: 'Niamh Ní Bhriain' }])

  await deliverQuote(staff, id)
  const [deposit, rest] = await documents(niamh)
  expect(deposit).toMatchObject({ netCents: 200_000, vatCents: 46_000, purchaseOrder: 'PO 4711' })
  expect(rest).toMatchObject({ netCents: 199_999, vatCents: 46_000, purchaseOrder: 'PO 4711' })
  expect([deposit?.lines[0]?.description, rest?.lines[0]?.description]).toEqual([
    'Quote Q-1001, Website with booking: deposit 50%',
    'Quote Q-1001, Website with booking: rest on delivery',
  ])
  const [by, us] = [niamh.actor.userId, staff.actor.userId]
  expect(await auditOf(id)).toEqual([
    ['quote.drafted', us],
    ['quote.sent', us],
    ['quote.accepted', by],
    ['quote.delivered', us],
  ])
  expect((await mailsOf(deps, 'quote-news')).map(({ news }) => news)).toEqual(['sent', 'accepted', 'delivered'])
})

test('what has another version or total than was seen is not accepted', async () => {
  const id = await sendNewQuote(staff, niamh)
  const seen = await acceptance(staff, id)
  await expect(acceptQuote(niamh, id, { ...seen, expectedTotalCents: 1 })).rejects.toMatchObject({ code: 'conflict' })
  await editQuote(staff, id, { ...quoteInput({ lines: lineInputs('3,000.50', '999.49'), notes: '' }), version: 1 })
  await expect(acceptQuote(niamh, id, seen)).rejects.toMatchObject({ message: expect.stringContaining('changed') })
  expect(await getQuote(niamh, id)).toMatchObject({
    revision: 2,
    changes: [{ what: 'Notes', before: 'Two rounds of changes are included.', after: '' }],
  })
  expect((await mailsOf(deps, 'quote-news')).map(({ news }) => news)).toEqual(['sent', 'changed'])
  await acceptQuote(niamh, id, await acceptance(staff, id))
  expect(await netsOf(niamh)).toEqual([200_000])
  const versions = await deps.db.selectFrom('quote_versions').select('revision').orderBy('revision').execute()
  expect(versions).toEqual([{ revision: 1 }, { revision: 2 }])
})

test('a colleague’s edit is not overwritten, and an accepted quote is not edited', async () => {
  const id = await sendNewQuote(staff, niamh)
  await editQuote(staff, id, { ...quoteInput(), version: 1 })
  await expect(editQuote(staff, id, { ...quoteInput(), version: 1 })).rejects.toMatchObject({ code: 'conflict' })
  await acceptQuote(niamh, id, await acceptance(staff, id))
  const late = editQuote(staff, id, { ...quoteInput(), version: 2 })
  await expect(late).rejects.toMatchObject({ message: 'This quote has been accepted already.' })
})

test('a quote is accepted on its last Irish day and not after it', async () => {
  const [first, second] = [await sendNewQuote(staff, niamh), await sendNewQuote(staff, niamh)]
  deps.clock.set('2026-12-21T23:59:00.000Z')
  await acceptQuote(niamh, first, await acceptance(staff, first))
  deps.clock.set('2026-12-22T00:00:00.000Z')
  expect(await getQuote(niamh, second)).toMatchObject({ status: 'expired' })
  const late = acceptQuote(niamh, second, await acceptance(staff, second))
  await expect(late).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('expired') })
  await editQuote(staff, second, { ...quoteInput({ validUntil: '2026-12-31' }), version: 1 })
  await acceptQuote(niamh, second, await acceptance(staff, second))
  expect(await getQuote(niamh, second)).toMatchObject({ status: 'accepted' })
})

test('of 8 acceptances at once in two processes one is made and one deposit invoiced', async () => {
  const id = await sendNewQuote(staff, niamh)
  const form = await acceptance(staff, id)
  const processes = [niamh, { ...niamh, ...deps.connectAgain() }]
  const tries = Array.from({ length: 8 }, (_, place) => acceptQuote(processes[place % 2] ?? niamh, id, form))
  expect(await outcomes(tries)).toEqual({ done: 1, messages: ['This quote has been accepted already.'] })
  expect(await netsOf(niamh)).toEqual([200_000])
})

test('of an acceptance and a withdrawal at the same moment one counts, and the other is told', async () => {
  const other = deps.connectAgain()
  for (let round = 0; round < 4; round += 1) {
    const id = await sendNewQuote(staff, niamh)
    const form = await acceptance(staff, id)
    const tries = [acceptQuote(niamh, id, form), withdrawQuote({ ...staff, ...other }, id)]
    const { done, messages } = await outcomes(round % 2 === 0 ? tries : tries.toReversed())
    const { status, invoices } = await getAnyQuote(staff, id)
    expect([done, messages]).toEqual([
      1,
      [`This quote has been ${status === 'accepted' ? 'accepted already' : status}.`],
    ])
    expect(invoices).toHaveLength(status === 'accepted' ? 1 : 0)
  }
})

test('of 6 deliveries at once one is made, and cancelling comes too late', async () => {
  const id = await acceptNewQuote(staff, niamh)
  const processes = [staff, { ...staff, ...deps.connectAgain() }]
  const tries = Array.from({ length: 6 }, (_, place) => deliverQuote(processes[place % 2] ?? staff, id))
  expect(await outcomes(tries)).toEqual({ done: 1, messages: ['This quote has been delivered already.'] })
  expect(await netsOf(niamh)).toEqual([200_000, 199_999])
  await expect(cancelQuote(staff, id, { reason: 'Too late' })).rejects.toMatchObject({ code: 'conflict' })
})

test('a cancelled order takes its deposit back with a credit note, once', async () => {
  const id = await acceptNewQuote(staff, niamh)
  const other = { ...staff, ...deps.connectAgain() }
  const reason = 'The premises are given up'
  const { done } = await outcomes([cancelQuote(staff, id, { reason }), cancelQuote(other, id, { reason })])
  expect(done).toBe(1)
  expect(await netsOf(niamh)).toEqual([200_000, -200_000])
  expect(await getQuote(niamh, id)).toMatchObject({ status: 'cancelled', reason, invoices: [{ isCredited: true }] })
  await expect(deliverQuote(staff, id)).rejects.toMatchObject({ message: 'This quote has been cancelled.' })
})

test('whatever the lines, the percentage and the order of events, what is invoiced is what is owed', async () => {
  const cents = fc.integer({ min: 0, max: 99_999_999 })
  const event = fc.constantFrom('accept', 'deliver', 'cancel', 'withdraw', 'credit the deposit')
  const amount = (value: number) => (value / 100).toFixed(2)
  await fc.assert(
    fc.asyncProperty(
      fc.array(cents, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 100 }),
      fc.array(event, { maxLength: 6 }),
      async (lines, percent, events) => {
        const ctx = await createMember(deps)
        const input = quoteInput({ lines: lineInputs(...lines.map(amount)), depositPercent: String(percent) })
        const id = await sendNewQuote(staff, ctx, input)
        const form = await acceptance(staff, id)
        const verbs = {
          accept: () => acceptQuote(ctx, id, form),
          deliver: () => deliverQuote(staff, id),
          cancel: () => cancelQuote(staff, id, { reason: 'Cancelled' }),
          withdraw: () => withdrawQuote(staff, id),
          'credit the deposit': async () => {
            const { status, invoices } = await getAnyQuote(staff, id)
            const deposit = invoices.find(({ part }) => part === 'deposit')
            // After the delivery it lowers what is owed, as any credit note does.
            if (deposit === undefined || status !== 'accepted') return
            await issueCreditNote(staff, { invoiceId: deposit.id, reason: 'A mistake' })
          },
        }
        for (const name of events) {
          await verbs[name]().catch((error: { code?: string }) => expect(error.code).toBe('conflict'))
        }
        const total = lines.reduce((sum, value) => sum + value, 0)
        const { status, parts, invoices } = await getAnyQuote(staff, id)
        const isDepositKept = !(invoices.find(({ part }) => part === 'deposit')?.isCredited ?? false)
        const owed = { accepted: isDepositKept ? parts.deposit.netCents : 0, delivered: total }
        const papers = await documents(ctx)
        expect(papers.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(
          status === 'accepted' || status === 'delivered' ? owed[status] : 0,
        )
        for (const { netCents, vatCents, totalCents } of papers) {
          expect([Math.abs(vatCents), totalCents]).toEqual([Math.round(Math.abs(netCents) * 0.23), netCents + vatCents])
        }
        if (status === 'delivered' && isDepositKept) {
          expect(papers.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(form.expectedTotalCents)
        }
      },
    ),
    { numRuns: 25 },
  )
})

test('nobody of another organisation finds a quote, and no customer does what administrators do', async () => {
  const id = await sendNewQuote(staff, niamh)
  const draft = await writeQuote(staff, niamh.actor.organisationId, quoteInput())
  const stranger = await createMember(deps)
  const form = await acceptance(staff, id)
  const attempts = [
    getQuote(stranger, id),
    renderQuotePdf(stranger, id),
    acceptQuote(stranger, id, form),
    declineQuote(stranger, id, { reason: '' }),
    getQuote(niamh, draft),
    writeQuote(staff, staff.actor.organisationId, quoteInput()),
    acceptQuote(niamh, 'quo_none', form),
  ]
  expect(await codesOf(attempts)).toEqual(attempts.map(() => 'not_found'))
  const forbidden = [
    listAllQuotes(niamh, {}),
    getAnyQuote(niamh, id),
    renderAnyQuotePdf(niamh, id),
    writeQuote(niamh, niamh.actor.organisationId, quoteInput()),
    editQuote(niamh, id, { ...quoteInput(), version: 1 }),
    sendQuote(niamh, id, { version: 1 }),
    withdrawQuote(niamh, id),
    deliverQuote(niamh, id),
    cancelQuote(niamh, id, { reason: 'Cancelled' }),
    previewDelivery(niamh, id),
  ]
  expect(await codesOf(forbidden)).toEqual(forbidden.map(() => 'forbidden'))
})

test('an invoice cannot be made while the details of the organisation are missing', async () => {
  const id = await sendNewQuote(staff, niamh)
  await deps.db.updateTable('organisations').set({ completed_at: null }).execute()
  const refused = acceptQuote(niamh, id, await acceptance(staff, id))
  await expect(refused).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('details') })
})

test('quotes are found by number, customer and title, fadas or not, and by state and kind', async () => {
  const other = await createMember(deps, { name: 'Ó Dálaigh & Daughters' })
  const first = await acceptNewQuote(staff, niamh)
  await sendNewQuote(staff, other, eliteInput({ validUntil: '2026-11-21' }))
  await writeQuote(staff, other.actor.organisationId, quoteInput({ title: 'Clár ama' }))
  const found = async (filter: object) => (await listAllQuotes(staff, filter)).items.map(({ number }) => number)
  expect(await found({})).toEqual(['Q-1003', 'Q-1002', 'Q-1001'])
  expect([await found({ search: 'q-1002' }), await found({ search: '1003' })]).toEqual([['Q-1002'], ['Q-1003']])
  expect([await found({ search: 'o dalaigh' }), await found({ search: 'clar' })]).toEqual([
    ['Q-1003', 'Q-1002'],
    ['Q-1003'],
  ])
  expect(await found({ search: '100%\0' })).toEqual([])
  expect([await found({ kind: 'elite' }), await found({ status: 'draft' })]).toEqual([['Q-1002'], ['Q-1003']])
  deps.clock.set('2026-11-22T09:00:00.000Z')
  expect([await found({ status: 'expired' }), await found({ status: 'sent' })]).toEqual([['Q-1002'], []])
  expect(await found({ status: 'accepted', page: '1' })).toEqual([(await getAnyQuote(staff, first)).number])
})

test('the file of a quote is for its customer and the team alone', async () => {
  const id = await sendNewQuote(staff, niamh, eliteInput())
  const { fileName, bytes } = await renderQuotePdf(niamh, id)
  expect([fileName, bytes.subarray(0, 5).toString()]).toEqual(['Q-1001.pdf', '%PDF-'])
  expect((await renderAnyQuotePdf(staff, id)).bytes.length).toBe(bytes.length)
})

test('a draft is sent as it was seen, and not after its last day', async () => {
  const id = await writeQuote(staff, niamh.actor.organisationId, quoteInput())
  await editQuote(staff, id, { ...quoteInput({ title: 'Another' }), version: 1 })
  await expect(sendQuote(staff, id, { version: 1 })).rejects.toMatchObject({ code: 'conflict' })
  deps.clock.set('2027-01-05T09:00:00.000Z')
  await expect(sendQuote(staff, id, { version: 2 })).rejects.toMatchObject({ message: expect.stringContaining('over') })
  expect(await mailsOf(deps, 'quote-news')).toEqual([])
})

test.each([
  ['an amount', { lines: { 3: { description: 'Work', amount: '12,50' } } }, 'lines.3.amount'],
  ['a negative amount', { lines: lineInputs('-5') }, 'lines.0.amount'],
  ['a line without words', { lines: { 0: { description: '', amount: '5' } } }, 'lines.0.description'],
  ['a long line', { lines: { 0: { description: 'a'.repeat(301), amount: '5' } } }, 'lines.0.description'],
  ['no line', { lines: {} }, 'lines'],
  ['101 lines', { lines: lineInputs(...Array.from({ length: 101 }, () => '1')) }, 'lines'],
  ['too much', { lines: lineInputs('9,999,999', '9') }, 'lines'],
  ['101 percent', { depositPercent: '101' }, 'depositPercent'],
  ['half a percent', { depositPercent: '12.5' }, 'depositPercent'],
  ['a day in the past', { validUntil: '2026-11-20' }, 'validUntil'],
  ['a day that is none', { validUntil: '2026-02-30' }, 'validUntil'],
  ['no title', { title: '\0 ' }, 'title'],
  ['a long title', { title: 'a'.repeat(121) }, 'title'],
  ['long notes', { notes: 'a'.repeat(5_001) }, 'notes'],
  ['Elite without a price', { kind: 'elite', monthly: '' }, 'monthly'],
  ['Elite for nothing', { kind: 'elite', monthly: '0' }, 'monthly'],
  ['another kind', { kind: 'gift' }, 'kind'],
])('%s is refused at its field', async (_, changes, field) => {
  const refused = writeQuote(staff, niamh.actor.organisationId, quoteInput(changes))
  await expect(refused).rejects.toMatchObject({ code: 'invalid_input', fieldErrors: { [field]: expect.any(String) } })
  expect((await listAllQuotes(staff, {})).total).toBe(0)
})

test('100 lines and a NUL among the words are taken', async () => {
  const lines = lineInputs(...Array.from({ length: 100 }, () => '1,250.50'))
  const input = quoteInput({ lines, title: 'Web\0site', notes: 'a\0b' })
  const id = await writeQuote(staff, niamh.actor.organisationId, input)
  expect(await getAnyQuote(staff, id)).toMatchObject({
    title: 'Web site',
    notes: 'ab',
    parts: { netCents: 12_505_000 },
  })
})

test('quotes that came to nothing are deleted with old messages; what was invoiced stays', async () => {
  const job = testCtx(deps, { kind: 'job', name: 'retention' })
  const kept = await acceptNewQuote(staff, niamh)
  const cancelled = await acceptNewQuote(staff, niamh)
  await cancelQuote(staff, cancelled, { reason: 'Cancelled' })
  const [expired, declined] = [await sendNewQuote(staff, niamh), await sendNewQuote(staff, niamh)]
  await declineQuote(niamh, declined, { reason: '' })
  await deleteWhatIsDue(job)
  expect((await listQuotes(niamh)).map(({ id }) => id)).toEqual([declined, expired, cancelled, kept])
  deps.clock.set('2032-01-01T00:00:00.000Z')
  await deleteWhatIsDue(job)
  expect((await listQuotes(niamh)).map(({ id }) => id)).toEqual([cancelled, kept])
})

test('who accepted is forgotten with their account, and what was agreed stays with the colleagues', async () => {
  const colleague = await createMember(deps)
  const { organisationId: organisation_id } = niamh.actor
  await deps.db.updateTable('users').set({ organisation_id }).where('id', '=', colleague.actor.userId).execute()
  const id = await acceptNewQuote(staff, niamh)
  const { email } = await deps.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', niamh.actor.userId)
    .executeTakeFirstOrThrow()
  await erasePerson(staff, { email, confirmation: email })
  expect(await getAnyQuote(staff, id)).toMatchObject({ status: 'accepted', answer: { name: null } })
})
