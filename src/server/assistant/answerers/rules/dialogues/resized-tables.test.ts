import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const TABLES = [
  {
    id: 'small',
    name: { en: 'Table for up to four', ga: 'Bord do cheathrar ar a mhéad' },
    minutes: 120,
    priceCents: 500,
    diaryIds: ['niamh'],
  },
  {
    id: 'large',
    name: { en: 'Table for five to eight', ga: 'Bord do chúigear go hochtar' },
    minutes: 150,
    priceCents: 1_000,
    diaryIds: ['eoin'],
  },
]
const { hold, open, db } = openDialogues({ diary: { ...PRACTICE.diary, services: TABLES } })

const READ_BACK = {
  en: ['table for 4 friday at 1', 'Nuala Byrne 085 666 7777'],
  ga: ['bord do cheathrar Dé hAoine ag a haon', 'Nuala Ní Bhroin 085 666 7777'],
}
const BOOKED = { en: [...READ_BACK.en, 'yes'], ga: [...READ_BACK.ga, 'sea'] }
const YES = { en: 'yes', ga: 'sea' }
const stored = () =>
  db().selectFrom('bookings').select(['service_id', 'starts_at', 'note', 'price_cents']).executeTakeFirst()

test.each([
  ['can we make it 5', 'ah no leave it at the 4 so'],
  ['can we make it 5', 'no leave my table as it was, 4 people'],
  ['can you move it to 3pm, for 5 people', 'ah no leave it at the 4 so'],
  ['can you move it to 3pm, for 5 people', 'no leave my table as it was, 4 people'],
])('a table for four stays, at its hour: “%s”, “%s”', async (change, said) => {
  const answers = await hold([...BOOKED.en, change, said])
  expect(answers.at(-2)).toMatch(/5 people|for 5/)
  expect(answers.at(-1)).toBe('All right, your booking stays as it is: Table for 4, Friday 20 November at 13:00.')
})

test.each([
  ['en', 'Yes please. Actually make it five, my son may come home'],
  ['en', 'yes make it 5, my sister is coming'],
  ['en', 'make it five as somebody else is joining us'],
  ['ga', 'sea. déan cúigear de, beidh mo mhac ag teacht'],
  ['ga', 'déan 5 de, tá mo dheirfiúr ag teacht'],
] as const)(
  '%s: “%s”, of a table that is read back, is the number of people, and the hour stays',
  async (language, said) => {
    expect((await hold([...READ_BACK[language], said], language)).at(-1)).toMatch(
      /Table for 5, Friday 20 November at 13:00\.|Bord do chúigear, Dé hAoine, 20 Samhain ag 13:00\./,
    )
  },
)

test('“make it five”, where nobody else comes, is the hour', async () => {
  const said = (await hold([...READ_BACK.en, 'make it four'])).at(-1)
  expect(said).toContain('Table for 4, Friday 20 November at 16:00')
})

test.each([
  ['en', 'And it is five people not four'],
  ['en', 'Five people at one o clock on Friday'],
  ['en', 'there will be one more person'],
  ['ga', 'cúigear atá ann, ní ceathrar'],
] as const)('%s: “%s” behind a booking gets a larger table at the same time', async (language, said) => {
  const answers = await hold([...BOOKED[language], said, YES[language]], language)
  expect(answers.at(-2)).toMatch(
    /^Shall I change the details of your booking\? Table for five to eight, Friday 20 November at 13:00\. Group: 5 people\.$|^An athróidh mé sonraí d’áirithinte\? Bord do chúigear go hochtar, .* ag 13:00\. Grúpa: cúigear\.$/,
  )
  expect(await stored()).toMatchObject({ service_id: 'large', price_cents: 1_000 })
  expect((await stored())?.note).toMatch(/^(?:5 people|cúigear)$/)
})

test.each([
  ['en', 'No I said three o clock and there are five of us now'],
  ['en', 'can you move it to three, there will be five of us'],
  ['ga', 'dúirt mé a trí a chlog agus tá cúigear againn anois'],
] as const)('%s: “%s” changes both the time and the table', async (language, said) => {
  const answers = await hold([...BOOKED[language], said, YES[language]], language)
  expect(answers.at(-2)).toMatch(
    /Table for 5, new time: Friday 20 November at 15:00|Bord do chúigear, an t-am nua: .* ag 15:00/,
  )
  expect(await stored()).toMatchObject({ service_id: 'large', starts_at: '2026-11-20T15:00:00.000Z' })
})

test('the number said once more keeps the new time, and so does another one', async () => {
  const said = ['there are five of us now, at three o clock', 'it is five people not four', 'sorry, six of us']
  const answers = await hold([...BOOKED.en, ...said])
  expect(answers.at(-2)).toContain('Table for 5, new time: Friday 20 November at 15:00')
  expect(answers.at(-1)).toContain('Table for 6, new time: Friday 20 November at 15:00')
})

test('where the larger table is taken, the nearest times are offered', async () => {
  await hold(['table for 7 friday at 2', 'Joe Byrne 087 123 4567', 'yes'])
  const said = (await hold([...BOOKED.en, 'there are five of us now'])).at(-1)
  expect(said).toContain('Friday 20 November at 13:00 is not free')
  expect(said).toMatch(/1\. Friday 20 November at/)
})

test('fewer people get a smaller table, and keep theirs for the team where none is free', async () => {
  const seven = ['table for 7 friday at 1', 'Joe Byrne 087 123 4567', 'yes', 'there are only 3 of us']
  expect((await hold(seven)).at(-1)).toContain('Table for up to four, Friday 20 November at 13:00. Group: 3 people.')
  await hold(BOOKED.en)
  const later = ['table for 7 friday at half three', ...seven.slice(1, 3), 'there are only 3 of us']
  await hold(['table for 4 friday at half three', 'Una Byrne 087 123 4568', 'yes'])
  expect((await hold(later)).at(-1)).toMatch(/^I can pass this on to our team/)
})

async function prove(line: string): Promise<string> {
  const talk = await open()
  await talk.say(line)
  await talk.say('nuala@example.ie')
  const [mail] = await db().selectFrom('outbox').select('props').where('template', '=', 'booking-code').execute()
  return (await talk.say(JSON.parse(mail?.props ?? '{}').code)).text
}

test.each([
  [
    'hi i booked a table for 4 for friday, need to change it to monday',
    /Table for 4, new time: Monday 23 November at 13:00/,
  ],
  [
    'we have a table for 4 on friday, there will be 5 of us now, can you change it to monday',
    /Table for 5, new time: Monday 23 November at 13:00/,
  ],
  ['change my booking to 5 people', /Table for five to eight, Friday 20 November at 13:00\. Group: 5 people/],
  ['change my booking to 3 people', /Table for up to four, Friday 20 November at 13:00\. Group: 3 people/],
])('“%s” holds until the booking is proved', async (line, answer) => {
  await hold([READ_BACK.en[0] ?? '', 'Nuala Byrne nuala@example.ie', 'yes'])
  expect(await prove(line)).toMatch(answer)
})

test.each([
  'I have a table Friday, 5 of us now, could we come Monday',
  'we have a table on friday for 4. there are five of us now, could we come on monday instead?',
  'I booked a table for Friday, 5 of us now, any chance we could do Monday',
  'hi table booked friday under Nuala, 5 now not 4, can we come monday?',
  'my booking is friday but theres 5 of us now and monday would suit better',
  'tá bord agam don Aoine, cúigear againn anois, an bhféadfaimis teacht Dé Luain',
  'tá áirithint agam Dé hAoine. Beidh cúigear againn anois, an bhféadfaí í a bhogadh go dtí an Luan?',
])('“%s” keeps its day and its number until the booking is proved', async (line) => {
  await hold([READ_BACK.en[0] ?? '', 'Nuala Byrne nuala@example.ie', 'yes'])
  expect(await prove(line)).toMatch(
    /Table for 5, new time: Monday 23 November at 13:00|Bord do chúigear, an t-am nua: Dé Luain, 23 Samhain ag 13:00/,
  )
})

test('“can u put it to Monday instead, same time”, of a booking that was only asked for', async () => {
  const answers = await hold([...BOOKED.en, 'when is my booking', 'can u put it to monday instead, same time'])
  expect(answers.at(-1)).toContain('new time: Monday 23 November at 13:00')
})

test.each([
  ['en', 'have i anything booked now?'],
  ['en', 'is there anything booked for us'],
  ['en', 'no no. what have you got down for us now?'],
  ['ga', 'an bhfuil aon rud in áirithe agam anois?'],
  ['ga', 'cad atá síos agaibh dúinn?'],
] as const)('%s: “%s” before, during and after a booking', async (language, line) => {
  const [first = '', ...others] = READ_BACK[language]
  const answers = await hold([line, first, line, ...others, YES[language], line], language)
  expect(answers[0]).toMatch(
    /^I know of no booking of yours in this conversation|^Níl aon áirithint leat ar eolas agam/,
  )
  expect(answers[2]).toMatch(
    /^Nothing is booked yet\.\n\nI am keeping this time for you: |^Níl aon rud curtha in áirithe fós\.\n\nTá an t-am seo á choinneáil/,
  )
  expect(answers.at(-1)).toMatch(/^(?:Your booking|Yes): Table for 4|^(?:D’áirithint|Tá): Bord do cheathrar/)
})

test('the diary calls a larger table at the same time no new time', async () => {
  await hold([...BOOKED.en, 'there will be five of us', 'yes'])
  const kinds = await db().selectFrom('booking_changes').select('kind').orderBy('created_at').orderBy('id').execute()
  expect(kinds.at(-1)?.kind).toBe('corrected')
})

test('the card names the table as the words beside it do', async () => {
  const talk = await open()
  for (const line of ['table for 6 friday at 1', 'Nuala Byrne 085 666 7777']) await talk.say(line)
  expect(await talk.say('yes')).toMatchObject({ booking: { service: 'Table for 6' } })
})
