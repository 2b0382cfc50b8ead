import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordPeriod } from '#contracts/receptionist/auditors.ts'
import { exportRecord, getRecordPage } from '#server/domains/auditors/index.ts'
import { findPeriod } from '#server/domains/auditors/period.ts'
import { deleteOldConversations, takeOver } from '#server/domains/conversations/index.ts'
import { checkEntries, saveEntry } from '#server/domains/knowledge/index.ts'
import { getDraftView, publishDraft } from '#server/domains/publishing/index.ts'
import { getOwnReceptionist } from '#server/domains/receptionists/index.ts'
import { openTestDatabase, type TestDatabase, testClock, testCtx } from '../support/database.ts'
import { createMember, type MemberCtx } from '../support/members.ts'
import { talkUnder, WEDNESDAY } from '../support/talk.ts'

const clock = testClock(WEDNESDAY)
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }
let database: TestDatabase
let council: MemberCtx
beforeEach(async () => {
  clock.set(WEDNESDAY)
  database = await openTestDatabase({ clock, now: clock.now })
  council = await createMember(database, { userType: 'GOVERNMENT' })
  await getOwnReceptionist(council)
})
afterEach(() => database.close())

async function readText(member: MemberCtx, period: object = NOVEMBER): Promise<string> {
  const { content } = await exportRecord(member, { format: 'json', ...period })
  let text = ''
  for await (const piece of content as AsyncIterable<string>) text += piece
  return text
}
const read = async (member: MemberCtx, period?: object) => JSON.parse(await readText(member, period))

const BINS = {
  topic: 'Bins',
  questionEn: 'When are the bins collected?',
  answerEn: 'On Thursdays.',
  questionGa: 'Cathain a bhailítear na boscaí bruscair?',
  answerGa: 'Gach Déardaoin.',
}
test('the record has versions, approved answers, disclosures, people and audit lines', async () => {
  const entryId = await saveEntry(council, BINS)
  clock.advance(60_000)
  const { mark } = await getDraftView(council)
  const number = await publishDraft(council, { ...mark, note: 'Bins', override: 'yes', reason: 'Agreed by the board' })
  const record = await read(council)
  expect(record).toMatchObject({ schema: 'receptionist-record/1', period: NOVEMBER, complete: true })
  const { userId } = council.actor
  expect(record.versions.map((version: { number: number }) => version.number)).toEqual([1, number])
  expect(record.versions[1]).toMatchObject({
    publishedBy: { id: userId },
    note: 'Bins',
    changes: ['New answer: “Bins”: in English and Irish'],
    setUp: { languages: ['ga', 'en'] },
  })
  const bins = record.answers.find(({ id }: { id: string }) => id === entryId)
  expect(bins).toMatchObject({
    fromVersion: number,
    untilVersion: null,
    answerGa: 'Gach Déardaoin.',
    approvedBy: { id: userId },
  })
  expect(record.approvals.map(({ action }: { action: string }) => action)).toEqual(['knowledge.saved'])
  expect(record.summary.disclosure).toMatchObject({ first: 'Irish, always', canBeTurnedOff: false })
  expect(record.people).toMatchObject([{ id: userId, role: 'owner' }])
  expect(record.lines.map(({ action }: { action: string }) => action)).toContain('receptionist.published')
})

test("the person who checked a starter pack's answer has approved it", async () => {
  await getOwnReceptionist(council)
  const { id, version } = await database.db
    .selectFrom('knowledge')
    .select(['id', 'version'])
    .limit(1)
    .executeTakeFirstOrThrow()
  await checkEntries(council, [{ id, version: String(version) }])
  const { answers } = await read(council)
  const approved = answers.filter(({ approvedBy }: { approvedBy: unknown }) => approvedBy !== null)
  expect(approved).toMatchObject([{ id, source: 'starter pack', approvedBy: { id: council.actor.userId } }])
})

test('conversations are counted, and the record identifies no caller', async () => {
  const { slug } = await getOwnReceptionist(council)
  const talk = await talkUnder(database, slug)
  await talk.say('My name is Bríd Nic Dhiarmada, ring me at 087 123 4567. Do you sell zebras?')
  await talk.say('There is a fire in my house')
  await takeOver(council, talk.id)
  for (let caller = 0; caller < 2; caller += 1) await (await talkUnder(database, slug)).say('Do you groom poodles?')
  const text = await readText(council)
  // Ids may hold four digits of a number by chance.
  for (const trace of [
    'Bríd',
    'Dhiarmada',
    '123 4567',
    '1234567',
    'zebra',
    talk.ctx.actor.contactId,
    'fire in my house',
  ]) {
    expect(text).not.toContain(trace)
  }
  const { summary, unanswered, overrides } = JSON.parse(text)
  expect(summary.conversations).toMatchObject({
    conversations: 3,
    beganWithDisclosure: 3,
    beganWithout: 0,
    withPerson: 1,
  })
  expect(summary.conversations.emergencies).toEqual({ life: 1 })
  expect(unanswered.filter(({ words }: { words: unknown }) => words !== null)).toMatchObject([
    { times: 2, callers: 2, words: 'Do you groom poodles', resolution: null },
  ])
  expect(overrides).toMatchObject([{ action: 'conversation.taken_over', actorId: council.actor.userId }])
})

test('a conversation without a disclosure at its start is counted apart', async () => {
  const { slug } = await getOwnReceptionist(council)
  await (await talkUnder(database, slug)).say('Hello')
  const forged = JSON.stringify({ ...(await getOwnReceptionist(council)).configuration, name: { en: 'X', ga: 'X' } })
  await database.db
    .insertInto('receptionist_versions')
    .values({ organisation_id: council.actor.organisationId, number: 2, document: forged, created_at: WEDNESDAY })
    .execute()
  await database.db.updateTable('conversations').set({ version: 2 }).execute()
  const { summary } = await read(council)
  expect(summary.conversations).toMatchObject({ beganWithDisclosure: 0, beganWithout: 1 })
})

test('the record says what the retention rules deleted for the organisation', async () => {
  const other = await createMember(database, { userType: 'GOVERNMENT' })
  const { slug } = await getOwnReceptionist(council)
  await (await talkUnder(database, slug)).say('Hello')
  await getOwnReceptionist(other)
  clock.set('2029-06-01T10:00:00.000Z')
  await deleteOldConversations(testCtx(database, { kind: 'job', name: 'test' }))
  const june = { from: '2029-06-01', to: '2029-06-30' }
  const { deleted } = await read(council, june)
  expect(deleted).toMatchObject([
    { subject: { id: 'conversations' }, details: { rows: 1, months: expect.any(Number) } },
  ])
  expect((await read(other, june)).deleted).toEqual([])
})

test('a viewer downloads it, a member and a visitor cannot, and each download writes an audit line', async () => {
  const colleague = (organisationRole: 'member' | 'viewer') =>
    createMember(database, { colleagueOf: council, organisationRole })
  const member = await colleague('member')
  await readText(await colleague('viewer'))
  const { content, fileName } = await exportRecord(council, { format: 'pdf', ...NOVEMBER })
  expect([fileName, String(Buffer.from(content as Uint8Array).subarray(0, 5))]).toEqual([
    'receptionist-record-2026-11-01-2026-11-30.pdf',
    '%PDF-',
  ])
  await expect(exportRecord(member, { format: 'json', ...NOVEMBER })).rejects.toMatchObject({
    code: 'forbidden',
  })
  await expect(getRecordPage(member, {})).rejects.toMatchObject({ code: 'forbidden' })
  const visitor = testCtx(database)
  await expect(exportRecord(visitor, { format: 'json', ...NOVEMBER })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  const lines = (await read(council)).lines.filter(({ action }: { action: string }) =>
    action.endsWith('record_exported'),
  )
  expect(lines.map(({ details }: { details: object }) => details)).toEqual([
    { format: 'json', ...NOVEMBER },
    { format: 'pdf', ...NOVEMBER },
    { format: 'json', ...NOVEMBER },
  ])
})

test('the record holds nothing of another organisation', async () => {
  const other = await createMember(database, { userType: 'GOVERNMENT' })
  const { slug } = await getOwnReceptionist(other)
  const id = await saveEntry(other, BINS)
  const talk = await talkUnder(database, slug)
  await talk.say('Hello')
  await takeOver(other, talk.id)
  await getOwnReceptionist(council)
  const text = await readText(council)
  for (const theirs of [other.actor.organisationId, other.actor.userId, id, talk.id]) expect(text).not.toContain(theirs)
})

test('JSON streams thousands of versions and lines, and the PDF has the first of them', async () => {
  const { organisationId, userId } = council.actor
  const { configuration, version } = await getOwnReceptionist(council)
  const document = JSON.stringify(configuration)
  const numbers = Array.from({ length: 1_500 }, (_, index) => version + 1 + index)
  for (let start = 0; start < numbers.length; start += 500) {
    const slice = numbers.slice(start, start + 500)
    const row = { organisation_id: organisationId, document, knowledge_version: 1, created_at: WEDNESDAY }
    await database.db
      .insertInto('receptionist_versions')
      .values(slice.map((number) => ({ ...row, number })))
      .execute()
    const line = { at: WEDNESDAY, actor_kind: 'member' as const, actor_id: userId, action: 'receptionist.saved' }
    const about = { subject_kind: 'organisation', subject_id: organisationId, organisation_id: organisationId }
    const rest = { request_id: 'req_test', details: '{}' }
    const values = slice.map((number) => ({ ...line, ...about, ...rest, id: `aud_${String(number).padStart(8, '0')}` }))
    await database.db
      .insertInto('audit_log')
      .values(values as never)
      .execute()
  }
  const { content } = await exportRecord(council, { format: 'json', ...NOVEMBER })
  let [pieces, longest, versions, lines] = [0, 0, 0, 0]
  for await (const piece of content as AsyncIterable<string>) {
    pieces += 1
    longest = Math.max(longest, piece.length)
    if (piece.includes('"publishedAt"')) versions += 1
    if (piece.includes('"receptionist.saved"') && piece.includes('"subject"')) lines += 1
  }
  expect([versions >= 1_500, lines >= 1_500, pieces >= 3_000, longest < 20_000]).toEqual([true, true, true, true])
  const pdf = await exportRecord(council, { format: 'pdf', ...NOVEMBER })
  expect((pdf.content as Uint8Array).length).toBeLessThan(1_000_000)
}, 300_000)

test('a period is a month, a quarter, a year or chosen days, and errors are at their field', async () => {
  const of = (choice: string) => findPeriod(recordPeriod.parse(choice), '2026-11-22')
  expect(of('month')).toEqual(NOVEMBER)
  expect(of('last-month')).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  expect(of('quarter')).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(of('last-quarter')).toEqual({ from: '2026-07-01', to: '2026-09-30' })
  expect(of('last-year')).toEqual({ from: '2025-01-01', to: '2025-12-31' })
  expect(of('nonsense')).toEqual(NOVEMBER)
  expect(await getRecordPage(council, { period: 'own', from: '2026-11-02', to: '2026-11-01' })).toMatchObject({
    errors: { to: 'The last day is before the first' },
    counts: null,
  })
  const page = await getRecordPage(council, { period: 'own', from: '2026-11-01', to: '2026-11-01' })
  expect(page).toMatchObject({ errors: {}, counts: { versions: 0, lines: 0, conversations: 0 } })
  for (const wrong of [
    { from: '', to: '' },
    { from: '1026-01-01', to: '2026-01-01' },
    { from: '2010-01-01', to: '2026-01-01' },
  ]) {
    await expect(exportRecord(council, { format: 'json', ...wrong })).rejects.toMatchObject({ code: 'invalid_input' })
  }
})
