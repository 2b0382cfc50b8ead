import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { open, hold, db } = openDialogues()

const book = (time: string) => hold([`massage ${time}`, 'Joe Bloggs', 'joe@example.ie', 'yes'])

/** The answer to the last line of somebody else's conversation. CODE stands for the code of the mail. */
async function say(...lines: string[]): Promise<string> {
  const talk = await open()
  let answer = ''
  for (const line of lines)
    answer = (await talk.say(line.replace('CODE', line.includes('CODE') ? await readCode() : ''))).text
  return answer
}

async function readCode(): Promise<string> {
  const mail = db().selectFrom('outbox').select('props').where('template', '=', 'booking-code')
  return JSON.parse((await mail.execute()).at(-1)?.props ?? '{}').code
}

test.each([
  ['move my appointment', 'CODE, could it be Friday at ten'],
  ['move my appointment', 'the code is CODE and friday at 10 if ye have it'],
  ['move my appointment', 'CODE. Can I move it to friday at ten?'],
  ['move my appointment to friday', 'CODE, at ten'],
  ['move my appointment to friday at 9', 'CODE, actually make it ten'],
  ['cancel my appointment', 'CODE, could it be Friday at ten instead'],
  ['when is my appointment', 'CODE, and can I move it to friday at ten'],
  ['I have an appointment thursday, could I come friday at ten instead', 'CODE'],
  ['ye have me down for thursday but I need to change it, friday at ten would do', 'CODE'],
  ["I can't make my massage on thursday and was hoping to move it. friday at 10?", 'CODE'],
])('"%s", and then "%s": the new time is not asked again', async (wish, proof) => {
  await book('thursday at 3pm')
  expect(await say(wish, 'joe@example.ie', proof)).toBe(
    'Shall I move your appointment? Sports massage, new time: Friday 20 November at 10:00.',
  )
})

test.each(['CODE, an féidir Dé hAoine ag a deich?', 'is é an cód CODE, aistrigh go dtí an Aoine ag a deich é'])(
  '"%s" moves in Irish',
  async (proof) => {
    await book('thursday at 3pm')
    expect(await say('ba mhaith liom mo choinne a bhogadh', 'joe@example.ie', proof)).toContain(
      'an t-am nua: Dé hAoine, 20 Samhain ag 10:00',
    )
  },
)

test('a time beside the address, and one beside a wrong code, count when the code is right', async () => {
  await book('thursday at 3pm')
  expect(await say('move my appointment', 'joe@example.ie, could it be friday at ten', 'CODE')).toContain('at 10:00')
  expect(await say('move my appointment', 'joe@example.ie', '000000, friday at ten', 'CODE')).toContain('at 10:00')
})

test('whoever would rather cancel says it with the code', async () => {
  await book('thursday at 3pm')
  expect(await say('move my appointment', 'joe@example.ie', 'CODE, actually just cancel it')).toMatch(/^Shall I cancel/)
})

test('the day of a booking says which one is meant, and is no new time', async () => {
  await book('thursday at 3pm')
  await book('monday at 3pm')
  expect(await say('cancel my monday appointment', 'joe@example.ie', 'CODE')).toContain('Monday 23 November at 15:00?')
  const moved = 'new time: Friday 27 November at 10:00'
  expect(await say('move my monday appointment to friday at ten', 'joe@example.ie', 'CODE')).toContain(moved)
  expect(await say('move my appointment', 'joe@example.ie', 'CODE', 'the monday one, to friday at ten')).toContain(
    moved,
  )
})

test.each(['move my appointment to friday at 8', 'move my appointment to friday, after eight in the evening'])(
  '"%s": an hour that is not free is named when the code proves the booking',
  async (wish) => {
    await book('thursday at 3pm')
    expect(await say(wish, 'joe@example.ie', 'CODE')).toMatch(
      /^(?:Friday 20 November at 08:00|I have nothing free at 20:00)/,
    )
  },
)

test.each([
  ['need to change my time', 'a massage on friday at ten please', 'Friday 20 November at 10:00'],
  ['cancel my appointment', 'I want a first visit monday at three', 'Monday 23 November at 15:00'],
])('"%s", and then "%s": whoever names a service and a time instead wants to book', async (wish, line, time) => {
  expect(await say(wish, line)).toMatch(
    new RegExp(`^(?:.*, then\\.\\s*)?I am keeping this time for you: .*${time}`, 's'),
  )
})

test.each([
  ['tomorrow', 'half three', 'Thursday 19 November at 15:30'],
  ['tomorrow', 'after 3', 'Thursday 19 November at 15:00 or later'],
  ['friday at 9', 'actually 10', 'Friday 20 November at 10:00'],
])('"%s" and then "%s", before the booking is known: the day stays', async (day, hour, noted) => {
  const answers = await hold(['move my appointment', day, hour])
  expect(answers[2]).toMatch(new RegExp(`^I have noted ${noted}\\.`))
})

test.each(['leath i ndiaidh a trí', 'leathuair tar éis a trí'])('"amárach", agus "%s" ina dhiaidh', async (hour) => {
  const answers = await hold(['ba mhaith liom mo choinne a bhogadh', 'amárach', hour], 'ga')
  expect(answers[2]).toMatch(/^Tá nóta déanta agam de: Déardaoin, 19 Samhain ag 15:30\./)
})

test('a day and an hour that were noted one after the other are the new time', async () => {
  await book('friday at 3pm')
  expect(await say('move my appointment', 'tomorrow', 'half three', 'joe@example.ie', 'CODE')).toBe(
    'Shall I move your appointment? Sports massage, new time: Thursday 19 November at 15:30.',
  )
})

test('something later than a booking is looked for when the booking is known', async () => {
  await book('friday at 3pm')
  const answer = await say('can i move my appointment to a bit later', 'joe@example.ie', 'CODE')
  expect(answer).toContain('1. Friday 20 November at 15:15')
})
