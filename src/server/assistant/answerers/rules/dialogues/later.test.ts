import { expect, test } from 'vitest'
import { offeredIn, openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

/** The days and the earliest and latest clock that the last answer offers. */
async function offered(lines: string[], language: 'en' | 'ga' = 'en') {
  const times = offeredIn((await hold(lines, language)).at(-1))
  const clocks = times.map((time) => time.slice(-5)).toSorted()
  return {
    days: [...new Set(times.map((time) => time.slice(0, -9)))],
    first: clocks[0] ?? '',
    last: clocks.at(-1) ?? '',
  }
}

test.each([
  ['friday, just later', 'Friday 20 November'],
  ['later on friday', 'Friday 20 November'],
  ['not that early', 'Friday 20 November'],
  ['thursday but later', 'Thursday 19 November'],
])('“%s”, after times of the whole day, is in its second half', async (line, day) => {
  expect(await offered(['massage friday', line])).toEqual({ days: [day], first: '13:30', last: '17:30' })
})

test.each([
  'níos déanaí Dé hAoine',
  'tá sin róluath',
  'níl sé chomh luath sin uaim',
  'an bhfuil aon rud níos déanaí sa lá?',
])('“%s”, in Irish', async (line) => {
  const { first, last } = await offered(['suathaireacht spóirt Dé hAoine', line], 'ga')
  expect([first, last]).toEqual(['13:30', '17:30'])
})

test('later than the last time of a day is nothing, and the receptionist says so', async () => {
  const answers = await hold(['massage friday', 'later on friday'])
  expect(answers[1]).toMatch(/^I see nothing free later than Friday 20 November at 17:30 that day\./)
})

test('what is later in the day leaves the morning that was asked for', async () => {
  expect(await offered(['massage friday morning', 'anything later in the day'])).toMatchObject({ first: '12:00' })
  expect(await offered(['massage friday afternoon', 'a bit earlier'])).toMatchObject({ first: '13:15', last: '13:45' })
})

test('the limit holds on the next day that is asked for', async () => {
  expect(await offered(['massage friday', 'not that early', 'what about thursday'])).toMatchObject({ first: '13:30' })
  expect(await offered(['massage friday at 4', 'a bit earlier', 'thursday?'])).toMatchObject({
    days: ['Thursday 19 November'],
    last: '15:45',
  })
})

test('of several days, each has something later or earlier', async () => {
  expect(await offered(['massage next week', 'not that early'])).toEqual({
    days: ['Monday 23 November', 'Tuesday 24 November', 'Wednesday 25 November'],
    first: '09:15',
    last: '09:15',
  })
  expect((await offered(['massage next week', 'anything earlier?'])).days).toContain('Thursday 19 November')
})

test('an hour that was said holds on, until nothing else is within it', async () => {
  expect(await offered(['massage friday before 12', 'anything later?'])).toMatchObject({
    first: '10:30',
    last: '11:45',
  })
  expect(await offered(['massage friday after 5', 'a bit earlier'])).toMatchObject({ first: '16:15', last: '16:45' })
})

test.each(['can i move it to later on friday', 'move it to a bit later', 'i need to move it, its too early for me'])(
  '“%s” is later than what is booked',
  async (line) => {
    const { first } = await offered(['massage friday at 10', 'Joe Byrne 087 123 4567', 'yes', line])
    expect(first).toBe('10:15')
  },
)

test.each(["i'll let ye know later", 'ill ring ye back later'])('“%s” chooses no later time', async (line) => {
  expect((await hold(['massage friday', line]))[1]).not.toContain('I am keeping')
})

test('“its too early”, to a time that is held, asks for a later one', async () => {
  expect(await offered(['massage friday at 10', 'its too early'])).toMatchObject({ first: '10:15' })
})

test.each([
  ['massage friday', 'late friday', '16:00'],
  ['massage friday', 'late in the day', '16:00'],
  ['massage', 'tomorrow but not too early', '10:00'],
  ['massage friday', 'nothing before 3', '15:00'],
  ['massage', 'i work til 5 most days so after that', '17:00'],
])('%s, and “%s”: nothing before %s is offered', async (wish, line, first) => {
  expect(await offered([wish, line])).toMatchObject({ first })
})

test('late in Irish is late too, and who asks whether there is nothing before three wants it before', async () => {
  expect(await offered(['suathaireacht spóirt', 'go déanach Dé hAoine'], 'ga')).toMatchObject({ first: '16:00' })
  expect(await offered(['massage friday', 'have ye nothing before 3?'])).toMatchObject({
    first: '09:00',
    last: '14:45',
  })
})
