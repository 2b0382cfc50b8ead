import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../../tests/support/database.ts'
import { openPractice, startTalk, WEDNESDAY } from '../../../../../tests/support/talk.ts'
import type { Ctx } from '../../../context.ts'
import { listActivity } from '../../activity/index.ts'
import { getOwnDeskTime, saveDeskTime } from '../../receptionists/index.ts'
import { addSavingsSamples, deleteSaving, getSavingsSummary, listAllSavings } from '../../savings/index.ts'
import { getReport, giveBack, rateConversation, takeOver } from '../index.ts'
import { mailReceptionistMonths } from './mail-receptionist-months.ts'
import { calculateSaving, recordReceptionistSavings } from './record-savings.ts'

let database: TestDatabase
let now: Date
beforeEach(async () => {
  now = new Date(WEDNESDAY)
  database = { ...(await openTestDatabase()), now: () => now }
})
afterEach(() => database.close())

const job = (): Ctx => ({ ...testCtx(database), actor: { kind: 'job', name: 'test' } })

test('saved time is typing and writing up, at the price of an hour', () => {
  const deskTime = { hourCents: 1_800, typingSpeed: 200, writingUpMinutes: 2 }
  expect(calculateSaving(deskTime, { neededNobody: 3 }, 1_000)).toEqual({ minutes: 11, cents: 330 })
  expect(calculateSaving(deskTime, { neededNobody: 0 }, 0)).toEqual({ minutes: 0, cents: 0 })
})

test('each day of conversations is one record that later counts replace, and takes the place of its samples', async () => {
  const { member, slug, organisationId } = await openPractice(database)
  await database.db
    .transaction()
    .execute((db) => addSavingsSamples({ ...testCtx(database), db } as never, organisationId))
  const samples = await listAllSavings(member)
  await (await startTalk(database, slug)).say('How much is a first visit?')
  await recordReceptionistSavings(job())
  const counted = (await listAllSavings(member)).filter(({ isCounted }) => isCounted)
  expect(counted).toMatchObject([
    { day: '2026-11-18', category: 'receptionist', note: '1 conversation, 1 needed nobody', isSample: false },
  ])
  const left = (await listAllSavings(member)).filter(({ isSample }) => isSample)
  expect(left.map(({ category }) => category)).not.toContain('receptionist')
  expect(left).toHaveLength(samples.filter(({ category }) => category !== 'receptionist').length)

  const talk = await startTalk(database, slug)
  for (const question of ['When are you open?', 'Where are you?', 'What do you offer?']) await talk.say(question)
  await takeOver(member, talk.id)
  await recordReceptionistSavings(job())
  const [row, ...others] = (await listAllSavings(member)).filter(({ isCounted }) => isCounted)
  expect(others).toEqual([])
  expect(row).toMatchObject({ note: '2 conversations, 1 needed nobody' })
  expect(row?.minutes).toBeGreaterThan(counted[0]?.minutes ?? 0)
  expect((await getSavingsSummary(member)).total.minutes).toBeGreaterThan(0)
  await expect(deleteSaving(member, { saving: row?.id })).rejects.toMatchObject({ code: 'not_found' })
})

test('a conversation that goes on after midnight counts on its last day', async () => {
  const { member, slug } = await openPractice(database)
  now = new Date('2026-11-18T23:58:00.000Z')
  const talk = await startTalk(database, slug)
  await talk.say('Hello')
  await recordReceptionistSavings(job())
  now = new Date('2026-11-19T00:02:00.000Z')
  await talk.say('How much is a first visit?')
  await recordReceptionistSavings(job())
  const notes = (await listAllSavings(member)).map(({ day, note }) => `${day} ${note}`)
  expect(notes).toEqual(['2026-11-19 1 conversation, 1 needed nobody', '2026-11-18 0 conversations, 0 needed nobody'])
})

test('the figures of the formula are the organisation’s own', async () => {
  const { member, slug } = await openPractice(database)
  expect(await getOwnDeskTime(member)).toEqual({ hourCents: 1_800, typingSpeed: 200, writingUpMinutes: 2 })
  await saveDeskTime(member, { hour: '30', speed: '100', writingUp: '5' })
  await (await startTalk(database, slug)).say('How much is a first visit?')
  await recordReceptionistSavings(job())
  const [row] = await listAllSavings(member)
  expect(row?.minutes).toBeGreaterThanOrEqual(5)
  expect(row?.cents).toBe((row?.minutes ?? 0) * 50)
  await expect(saveDeskTime(member, { hour: 'lots', speed: '1', writingUp: '-1' })).rejects.toMatchObject({
    code: 'invalid_input',
    fieldErrors: { hour: expect.any(String), speed: expect.any(String), writingUp: expect.any(String) },
  })
})

test('what got done is in the recent activity, without naming the caller', async () => {
  const { member, slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  await talk.say('Can I talk to a person, please?')
  expect(await listActivity(member)).toMatchObject([
    { type: 'efficiency', message: 'AI receptionist: brought in a person', isSample: false },
  ])
})

test('owners get one mail about the month before, in the morning of its first day', async () => {
  const { slug } = await openPractice(database)
  await (await startTalk(database, slug)).say('How much is a first visit?')
  await (await startTalk(database, slug)).say('Can I talk to a person, please?')
  await recordReceptionistSavings(job())
  now = new Date('2026-12-01T01:00:00.000Z')
  await mailReceptionistMonths(job())
  const list = () =>
    database.db.selectFrom('outbox').select('props').where('template', '=', 'receptionist-month').execute()
  expect(await list()).toEqual([])
  now = new Date('2026-12-01T10:00:00.000Z')
  await mailReceptionistMonths(job())
  await mailReceptionistMonths(job())
  const mails = (await list()).map(({ props }) => JSON.parse(props))
  expect(mails).toMatchObject([
    { monthName: 'November 2026', conversations: 2, neededNobody: 1, waited: 1, unknown: 0 },
  ])
  expect(mails[0].minutes).toBeGreaterThan(0)
})

test('a week says how its conversations ended, what they saved and which came while it was closed', async () => {
  const { member, slug } = await openPractice(database)
  await (await startTalk(database, slug)).say('How much is a first visit?')
  now = new Date('2026-11-18T21:30:00.000Z')
  const late = await startTalk(database, slug, { language: 'ga' })
  await late.say('Cá bhfuil sibh?')
  await rateConversation(late.ctx, { helped: 'yes' })
  now = new Date('2026-11-25T10:00:00.000Z')
  const booking = await startTalk(database, slug)
  for (const line of ['a first visit on Friday at ten', 'Ann Ryan, 086 123 4567', 'yes']) await booking.say(line)
  await booking.say('Can I talk to a person, please?')

  const before = await getReport(member, { week: '2026-11-19' })
  expect(before).toMatchObject({
    from: '2026-11-16',
    to: '2026-11-22',
    next: '2026-11-23',
    total: 2,
    neededNobody: 2,
    whileClosed: 1,
    inIrish: 1,
    helped: { asked: 1, yes: 1 },
    outcomes: { answered: 2, 'handed over': 0 },
    usage: { used: 3, limit: 500 },
  })
  // The practice published its hours on Wednesday.
  expect(before.days[1]?.open).toEqual([])
  const wednesday = before.days[2]
  expect(wednesday).toMatchObject({ day: '2026-11-18', open: [{ from: 540, to: 1_080 }], closure: null })
  expect(wednesday?.conversations.map(({ minute, language }) => [minute, language])).toEqual([
    [600, 'en'],
    [1_290, 'ga'],
  ])
  expect(await getReport(member, {})).toMatchObject({
    from: '2026-11-23',
    next: null,
    total: 1,
    totalBefore: 2,
    booked: 1,
    unknown: { asked: 0, open: 0 },
  })
  expect(await getReport(member, { week: '2027-05-01' })).toMatchObject({ from: '2026-11-23' })
  expect(await getReport(member, { week: 'nonsense' })).toMatchObject({ from: '2026-11-23' })
})

test('what a person took over counts as passed on in all figures, although it was answered last', async () => {
  const { member, slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  for (const line of ['a first visit on Friday at ten', 'Ann Ryan, 086 123 4567', 'yes']) await talk.say(line)
  await takeOver(member, talk.id)
  await giveBack(member, talk.id)
  await talk.say('How much is a first visit?')
  const asking = await startTalk(database, slug)
  await asking.say('Can I talk to a person, please?')
  await asking.say('How much is a first visit?')

  const { days, ...report } = await getReport(member, {})
  expect(report).toMatchObject({ booked: 1, neededNobody: 0, outcomes: { 'handed over': 2, booked: 0, answered: 0 } })
  expect(days.flatMap(({ conversations }) => conversations)).toMatchObject([
    { outcome: 'handed over', hasBooked: true },
    { outcome: 'handed over', hasBooked: false },
  ])
  expect(report.saved).toMatchObject({ writingUp: 0 })
})

test('what callers say of a conversation is the satisfaction, and takes the place of its samples', async () => {
  const { member, slug, organisationId } = await openPractice(database)
  await database.db
    .transaction()
    .execute((db) => addSavingsSamples({ ...testCtx(database), db } as never, organisationId))
  const talk = await startTalk(database, slug)
  await talk.say('How much is a first visit?')
  await rateConversation(talk.ctx, { helped: 'no' })
  expect((await getSavingsSummary(member)).satisfaction).toEqual({ percent: 0, answers: 1 })
  await rateConversation(talk.ctx, { helped: 'yes' })
  expect((await getSavingsSummary(member)).satisfaction).toEqual({ percent: 100, answers: 1 })
  await expect(rateConversation(talk.ctx, { helped: 'perhaps' })).rejects.toMatchObject({ code: 'invalid_input' })
})
