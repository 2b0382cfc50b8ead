import { afterEach, beforeEach, expect, test } from 'vitest'
import { blockTime } from '#server/domains/bookings/index.ts'
import { saveEntry } from '#server/domains/knowledge/index.ts'
import { openTestDatabase, type TestDatabase, testClock } from '../support/database.ts'
import type { MemberCtx } from '../support/members.ts'
import { openPractice, startTalk, WEDNESDAY } from '../support/talk.ts'

const clock = testClock(WEDNESDAY)
let database: TestDatabase
let slug: string
let member: MemberCtx
beforeEach(async () => {
  clock.set(WEDNESDAY)
  database = await openTestDatabase({ clock, now: clock.now })
  ;({ slug, member } = await openPractice(database))
})
afterEach(() => database.close())

const listBookings = () =>
  database.db.selectFrom('bookings').select(['name', 'email', 'starts_at', 'status', 'language', 'version']).execute()

test('an English booking asks for service, time, name and contact, reads back, and books', async () => {
  const talk = await startTalk(database, slug)
  expect(talk.opening.map(({ text }) => text)).toEqual([
    'You are talking to the AI assistant of Claddagh Physio. I can answer questions and make appointments. Say “person” at any time.',
    'Tá tú ag caint le cúntóir intleachta saorga de chuid Fisiteiripe an Chladaigh. Is féidir liom ceisteanna a fhreagairt agus coinní a dhéanamh. Abair “duine” am ar bith.',
  ])
  expect((await talk.say('Hi, I would like to book a sports massage')).text).toContain('Wednesday 18 November at 11:00')
  expect((await talk.say('Thursday week at half five')).text).toContain('Thursday 26 November at 17:30')
  expect((await talk.say('Niamh Byrne')).text).toContain('email address')
  expect((await talk.say('niamh@example.ie')).text).toBe(
    'Sports massage, Thursday 26 November at 17:30. Name: Niamh Byrne. Contact: niamh@example.ie. Shall I book it?',
  )
  expect(await listBookings()).toEqual([])
  expect(await talk.say('yes please')).toMatchObject({
    outcome: 'booked',
    booking: { state: 'booked', serviceId: 'massage', startsAt: '2026-11-26T17:30:00.000Z' },
  })
  expect(await listBookings()).toMatchObject([{ name: 'Niamh Byrne', email: 'niamh@example.ie', status: 'booked' }])
  expect(await talk.seenBy(member)).toMatchObject({
    outcome: 'booked',
    contact: { name: 'Niamh Byrne' },
    moments: expect.arrayContaining([
      expect.objectContaining({ tag: 'Booked', bookingId: expect.stringMatching(/^bkg_/) }),
    ]),
  })
})

test('the conversation that booked can move and cancel', async () => {
  const talk = await startTalk(database, slug)
  for (const line of ['a massage on Friday at 10', 'Pat Murphy, pat@example.ie', 'yes']) await talk.say(line)
  await talk.say('can I move it to Monday at 12?')
  expect(await talk.say('yes')).toMatchObject({ booking: { state: 'moved', startsAt: '2026-11-23T12:00:00.000Z' } })
  expect((await talk.say('cancel my appointment please')).text).toContain('Monday 23 November at 12:00?')
  expect((await talk.say('no')).text).toMatch(/^All right, your appointment stays as it is: .*\d\d:\d\d\.$/)
  await talk.say('cancel my appointment')
  expect(await talk.say('yes')).toMatchObject({ booking: { state: 'cancelled' } })
  expect(await listBookings()).toMatchObject([{ status: 'cancelled' }])
})

test("an unproved caller cannot change other people's bookings", async () => {
  const first = await startTalk(database, slug)
  for (const line of ['a massage on Friday at 10', 'Pat Murphy, pat@example.ie', 'yes']) await first.say(line)
  const second = await startTalk(database, slug)
  await second.say('cancel my appointment')
  const known = await second.say('pat@example.ie')
  for (const guess of ['000000', '123456', 'yes', 'my name is Pat Murphy']) await second.say(guess)
  expect(await listBookings()).toMatchObject([{ status: 'booked' }])
  const third = await startTalk(database, slug)
  await third.say('cancel my appointment')
  expect((await third.say('nobody@example.ie')).text).toBe(known.text)
})

test('an unknown question is admitted and noted, and a message is taken', async () => {
  const talk = await startTalk(database, slug)
  expect(await talk.say('Do ye sell gift vouchers?')).toMatchObject({ outcome: 'not answered' })
  expect(await database.db.selectFrom('unanswered_questions').select('text').execute()).toEqual([
    { text: 'Do ye sell gift vouchers' },
  ])
  await talk.say('a message')
  await talk.say('please ring me about vouchers for my mother')
  await talk.say('Aoife')
  expect((await talk.say('086 765 4321')).text).toContain('“please ring me about vouchers for my mother”')
  expect((await talk.say('yes')).outcome).toBe('message taken')
})

test('what is only near by meaning is offered, and the team sees the question', async () => {
  await saveEntry(member, {
    topic: 'Parking',
    questionEn: 'Parking',
    answerEn: 'There is a free car park behind the house.',
  })
  const talk = await startTalk(database, slug)
  const offer = await talk.say('somewhere to leave our vehicles')
  expect(offer).toMatchObject({ outcome: 'not answered' })
  expect(offer.text).toMatch(/^I have no answer to exactly that, .*\n\nDo you mean one of these\?\n1\. Parking\n/s)
  expect(await database.db.selectFrom('unanswered_questions').select('text').execute()).toEqual([
    { text: 'somewhere to leave our vehicles' },
  ])
  expect(await talk.say('the first one')).toMatchObject({ outcome: 'answered' })
})

test.each([
  [
    'en',
    [
      'I would like a sports massage on Thursday 26 November',
      'the waiting list please',
      'Niamh Byrne',
      'n@example.ie',
      'yes please',
    ],
    'You are on the waiting list: Sports massage, Thursday 26 November. If a time becomes free, it is offered to you at n@example.ie and kept for you for a while.',
  ],
  [
    'ga',
    [
      'Ba mhaith liom suathaireacht spóirt Déardaoin 26 Samhain',
      'cuir ar an liosta feithimh mé',
      'Máire Ní Bhriain',
      'm@example.ie',
      'sea, ceart go leor',
    ],
    'Tá tú ar an liosta feithimh: Suathaireacht spóirt, Déardaoin, 26 Samhain. Má bhíonn am saor ann, seolfar tairiscint chuig m@example.ie agus coinneofar an t-am duit ar feadh tamaill.',
  ],
] as const)('on a full day callers are offered the waiting list and join it, in %s', async (language, lines, last) => {
  const [wish, list, name, address, yes] = lines
  await blockTime(member, {
    diaryId: 'niamh',
    startsAt: '2026-11-26T09:00:00.000Z',
    endsAt: '2026-11-26T18:00:00.000Z',
    reason: 'Leave',
    key: 'b',
  })
  const talk = await startTalk(database, slug, { language })
  expect((await talk.say(wish)).text).toMatch(/“(waiting list|liosta feithimh)”/)
  await talk.say(list)
  await talk.say(name)
  expect((await talk.say(address)).text).toMatch(/^(Waiting list|Liosta feithimh): /)
  const rows = () => database.db.selectFrom('waiting_entries').select(['name', 'day', 'language', 'email']).execute()
  expect(await rows()).toEqual([])
  expect((await talk.say(yes)).text).toBe(last)
  expect(await rows()).toEqual([{ name, day: '2026-11-26', language, email: address }])
})
