import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testClock } from '../../../../../tests/support/database.ts'
import { call, end, scriptModel } from '../../../../../tests/support/scripted-model.ts'
import { openPractice, PRACTICE, startTalk, WEDNESDAY } from '../../../../../tests/support/talk.ts'

const clock = testClock(WEDNESDAY)
let database: TestDatabase
let slug: string
beforeEach(async () => {
  database = await openTestDatabase({ clock, now: clock.now })
  const services = [
    {
      id: 'boiler',
      name: { en: 'Boiler service', ga: 'Seirbhísiú coire' },
      minutes: 60,
      place: 'customer' as const,
      diaryIds: ['niamh'],
    },
  ]
  ;({ slug } = await openPractice(database, { diary: { ...PRACTICE.diary, services } }))
})
afterEach(() => database.close())

/** What a caller hears last who said first where they live. The model books with this address, and sees what was sent. */
async function bookWith(address: string | undefined) {
  const earlier = { by: 'contact' as const, text: 'we are at 4 Main Street, Mallow, P51 X2Y3' }
  const { answerer, sent } = scriptModel(
    () => [call('start_task', { task: 'book', service: 'boiler', address }), end],
    {
      listEarlier: async () => [earlier],
    },
  )
  const talk = await startTalk(database, slug, { answerer })
  await talk.say('could one of ye look at it on friday at 10')
  return { last: (await talk.say('Tom Ryan, 087 123 4567')).text, sent: JSON.stringify(sent) }
}

test('a model books at an address that the caller wrote, and never sees it', async () => {
  const { last, sent } = await bookWith('[ADDRESS_1], [EIRCODE_2]')
  expect(last).toContain('Address: 4 Main Street, Mallow, P51 X2Y3. Shall I book it?')
  expect(sent).toContain('[ADDRESS_1]')
  expect(sent).not.toMatch(/4 Main Street|X2Y3/)
})

test.each(['9 Quay Street, Cobh', undefined])('the address is asked for when a model gives “%s”', async (address) => {
  expect((await bookWith(address)).last).toBe(
    'What is the address? Please give its Eircode too. The Eircode alone will do.',
  )
})
