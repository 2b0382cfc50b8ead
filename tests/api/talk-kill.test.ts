import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { TURN_LEASE_MS } from '#server/domains/conversations/index.ts'
import { bundleTurn } from '../support/blocked-turn.ts'
import { openTestDatabase, type TestDatabase, testClock } from '../support/database.ts'
import { openPractice, startTalk, WEDNESDAY } from '../support/talk.ts'

const clock = testClock(WEDNESDAY)
let database: TestDatabase
let slug: string
let turns: Awaited<ReturnType<typeof bundleTurn>>
beforeAll(async () => {
  turns = await bundleTurn()
})
afterAll(() => turns.remove())
beforeEach(async () => {
  clock.set(WEDNESDAY)
  database = await openTestDatabase({ clock, now: clock.now })
  ;({ slug } = await openPractice(database))
})
afterEach(() => database.close())

/** Stores a line, and kills the turn's process after a tool has run. Two other processes then take the turn. */
async function sayAndKill(talk: Awaited<ReturnType<typeof startTalk>>, line: string, after: 'holdSlot' | 'book') {
  const { lease = '' } = await talk.leave(line)
  await turns.kill(database, { conversationId: talk.id, lease, after })
  expect(await talk.run()).toBe(false)
  expect(await talk.readNew()).toEqual([])
  clock.advance(TURN_LEASE_MS)
  await Promise.all([talk.run(), talk.run()])
  return talk.readNew()
}

const count = async (table: 'bookings' | 'booking_holds' | 'outbox') =>
  (await database.db.selectFrom(table).select('id').execute()).length

test('a process killed after it booked leaves one reply and one booking', async () => {
  const talk = await startTalk(database, slug)
  for (const line of ['a massage on Friday at 10', 'Pat Murphy, pat@example.ie']) await talk.say(line)
  const mailsBefore = await count('outbox')
  const replies = await sayAndKill(talk, 'yes', 'book')
  expect(replies).toMatchObject([{ outcome: 'booked', booking: { state: 'booked' } }])
  expect([await count('bookings'), (await count('outbox')) - mailsBefore]).toEqual([1, 1])
})

test('after a process was killed while holding a time, the turn still finds it free', async () => {
  const talk = await startTalk(database, slug)
  const replies = await sayAndKill(talk, 'a massage on Friday at 10', 'holdSlot')
  expect(replies.map(({ text }) => text)).toEqual([
    [
      'Sports massage, then.',
      'I am keeping this time for you: Sports massage, Friday 20 November at 10:00.',
      'What name should I put it under?',
    ].join('\n\n'),
  ])
  expect(await count('booking_holds')).toBe(1)
  const other = await startTalk(database, slug)
  expect((await other.say('a massage on Friday at 10')).text).toContain('Friday 20 November at 10:00 is not free.')
})
