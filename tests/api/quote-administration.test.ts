import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Ctx, Member } from '#server/context.ts'
import { deleteExpiredData } from '#server/domains/operations/index.ts'
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
import { type TestDatabase, testCtx } from '../support/database.ts'
import { createMember, type MemberCtx } from '../support/members.ts'
import {
  acceptance,
  acceptNewQuote,
  eliteInput,
  lineInputs,
  mailsOf,
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

async function codesOf(attempts: Promise<unknown>[]): Promise<unknown[]> {
  const results = await Promise.allSettled(attempts)
  return results.map((result) => (result.status === 'rejected' ? result.reason.code : 'done'))
}

test('other organisations do not find a quote, and customers cannot do what administrators do', async () => {
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

test("a quote without the organisation's details cannot be accepted", async () => {
  const id = await sendNewQuote(staff, niamh)
  await deps.db.updateTable('organisations').set({ completed_at: null }).execute()
  const refused = acceptQuote(niamh, id, await acceptance(staff, id))
  await expect(refused).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('details') })
})

test('quotes are found by number, customer and title without fadas, and by state and kind', async () => {
  const other = await createMember(deps, { name: 'Ó Dálaigh & Daughters' })
  const first = await acceptNewQuote(staff, niamh)
  await sendNewQuote(staff, other, eliteInput({ validUntil: '2026-11-21' }))
  await writeQuote(staff, other.actor.organisationId, quoteInput({ title: 'Clár ama' }))
  const found = async (filter: object) => (await listAllQuotes(staff, filter)).items.map(({ number }) => number)
  expect(await found({})).toEqual(['Q-1003', 'Q-1002', 'Q-1001'])
  expect([await found({ q: 'q-1002' }), await found({ q: '1003' })]).toEqual([['Q-1002'], ['Q-1003']])
  expect([await found({ q: 'o dalaigh' }), await found({ q: 'clar' })]).toEqual([['Q-1003', 'Q-1002'], ['Q-1003']])
  expect(await found({ q: '100%\0' })).toEqual([])
  expect([await found({ kind: 'elite' }), await found({ status: 'draft' })]).toEqual([['Q-1002'], ['Q-1003']])
  deps.clock.set('2026-11-22T09:00:00.000Z')
  expect([await found({ status: 'expired' }), await found({ status: 'sent' })]).toEqual([['Q-1002'], []])
  expect(await found({ status: 'accepted', page: '1' })).toEqual([(await getAnyQuote(staff, first)).number])
})

test("only its customer and the team get a quote's PDF", async () => {
  const id = await sendNewQuote(staff, niamh, eliteInput())
  const { fileName, bytes } = await renderQuotePdf(niamh, id)
  expect([fileName, bytes.subarray(0, 5).toString()]).toEqual(['Q-1001.pdf', '%PDF-'])
  expect((await renderAnyQuotePdf(staff, id)).bytes.length).toBe(bytes.length)
})

test('a draft is sent only in the version that was seen, and not after its last day', async () => {
  const id = await writeQuote(staff, niamh.actor.organisationId, quoteInput())
  await editQuote(staff, id, { ...quoteInput({ title: 'Another' }), version: 1 })
  await expect(sendQuote(staff, id, { version: 1 })).rejects.toMatchObject({ code: 'conflict' })
  deps.clock.set('2027-01-05T09:00:00.000Z')
  await expect(sendQuote(staff, id, { version: 2 })).rejects.toMatchObject({
    message: expect.stringContaining('has passed'),
  })
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

test('100 lines and a NUL in the text are accepted', async () => {
  const lines = lineInputs(...Array.from({ length: 100 }, () => '1,250.50'))
  const input = quoteInput({ lines, title: 'Web\0site', notes: 'a\0b' })
  const id = await writeQuote(staff, niamh.actor.organisationId, input)
  expect(await getAnyQuote(staff, id)).toMatchObject({
    title: 'Web site',
    notes: 'ab',
    parts: { netCents: 12_505_000 },
  })
})

test('unaccepted quotes are deleted with old messages, and invoiced ones stay', async () => {
  const job = testCtx(deps, { kind: 'job', name: 'retention' })
  const kept = await acceptNewQuote(staff, niamh)
  const cancelled = await acceptNewQuote(staff, niamh)
  await cancelQuote(staff, cancelled, { reason: 'Cancelled' })
  const [expired, declined] = [await sendNewQuote(staff, niamh), await sendNewQuote(staff, niamh)]
  await declineQuote(niamh, declined, { reason: '' })
  await deleteExpiredData(job)
  expect((await listQuotes(niamh)).map(({ id }) => id)).toEqual([declined, expired, cancelled, kept])
  deps.clock.set('2032-01-01T00:00:00.000Z')
  await deleteExpiredData(job)
  expect((await listQuotes(niamh)).map(({ id }) => id)).toEqual([cancelled, kept])
})

test('erasing the person who accepted keeps the agreement for the colleagues', async () => {
  await createMember(deps, { colleagueOf: niamh })
  const id = await acceptNewQuote(staff, niamh)
  const { email } = await deps.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', niamh.actor.userId)
    .executeTakeFirstOrThrow()
  await erasePerson(staff, { email, confirmation: email })
  expect(await getAnyQuote(staff, id)).toMatchObject({ status: 'accepted', answer: { name: null } })
})
