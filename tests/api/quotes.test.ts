import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Ctx, Member } from '#server/context.ts'
import { issueCreditNote } from '#server/domains/billing/index.ts'
import {
  acceptQuote,
  cancelQuote,
  deliverQuote,
  editQuote,
  getAnyQuote,
  getQuote,
  listQuotes,
  sendQuote,
  withdrawQuote,
  writeQuote,
} from '#server/domains/quotes/index.ts'
import type { TestDatabase } from '../support/database.ts'
import { createMember, type MemberCtx } from '../support/members.ts'
import {
  acceptance,
  acceptNewQuote,
  documents,
  lineInputs,
  mailsOf,
  netsOf,
  openQuotes,
  quoteInput,
  sendNewQuote,
} from '../support/quotes.ts'

let deps: TestDatabase
let staff: Ctx & { actor: Member }
let niamh: MemberCtx
beforeEach(async () => {
  ;({ deps, staff, niamh } = await openQuotes())
})
afterEach(() => deps.close())

const auditOf = async (id: string) => {
  const rows = deps.db.selectFrom('audit_log').select(['action', 'actor_id']).where('subject_id', '=', id)
  return (await rows.orderBy('id').execute()).map(({ action, actor_id }) => [action, actor_id])
}

/** The results of parallel attempts: how many succeeded, and what the others were told. */
async function outcomes(attempts: Promise<unknown>[]) {
  const results = await Promise.allSettled(attempts)
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'conflict', message: expect.any(String) })
  return { done: results.length - refusals.length, messages: [...new Set(refusals.map(({ message }) => message))] }
}

test('a quote is written, sent, accepted with a deposit, and delivered with the rest', async () => {
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

test('an acceptance with an outdated version or total is refused', async () => {
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

test('a colleague’s edit is not overwritten, and an accepted quote cannot be edited', async () => {
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

test('one of 8 parallel acceptances in two processes counts, with one deposit invoice', async () => {
  const id = await sendNewQuote(staff, niamh)
  const form = await acceptance(staff, id)
  const processes = [niamh, { ...niamh, ...deps.connectAgain() }]
  const tries = Array.from({ length: 8 }, (_, place) => acceptQuote(processes[place % 2] ?? niamh, id, form))
  expect(await outcomes(tries)).toEqual({ done: 1, messages: ['This quote has been accepted already.'] })
  expect(await netsOf(niamh)).toEqual([200_000])
})

test('either a parallel acceptance or withdrawal counts, and the other is refused', async () => {
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

test('one of 6 parallel deliveries counts, and a later cancellation is refused', async () => {
  const id = await acceptNewQuote(staff, niamh)
  const processes = [staff, { ...staff, ...deps.connectAgain() }]
  const tries = Array.from({ length: 6 }, (_, place) => deliverQuote(processes[place % 2] ?? staff, id))
  expect(await outcomes(tries)).toEqual({ done: 1, messages: ['This quote has been delivered already.'] })
  expect(await netsOf(niamh)).toEqual([200_000, 199_999])
  await expect(cancelQuote(staff, id, { reason: 'Too late' })).rejects.toMatchObject({ code: 'conflict' })
})

test('cancelling an order refunds its deposit by one credit note', async () => {
  const id = await acceptNewQuote(staff, niamh)
  const other = { ...staff, ...deps.connectAgain() }
  const reason = 'The premises are given up'
  const { done } = await outcomes([cancelQuote(staff, id, { reason }), cancelQuote(other, id, { reason })])
  expect(done).toBe(1)
  expect(await netsOf(niamh)).toEqual([200_000, -200_000])
  expect(await getQuote(niamh, id)).toMatchObject({ status: 'cancelled', reason, invoices: [{ isCredited: true }] })
  await expect(deliverQuote(staff, id)).rejects.toMatchObject({ message: 'This quote has been cancelled.' })
})

test('invoices add up to the owed amount for any lines, percentages and order of events', async () => {
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
            // After the delivery it reduces the debt, as any credit note does.
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
