import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const TABLES = [
  { id: 'small', name: { en: 'Table for up to four', ga: 'Bord do cheathrar ar a mhéad' }, minutes: 90 },
  { id: 'large', name: { en: 'Table for five to eight', ga: 'Bord do chúigear go hochtar' }, minutes: 120 },
].map((table) => ({ ...table, diaryIds: ['niamh', 'eoin'] }))
const restaurant = openDialogues({ diary: { ...PRACTICE.diary, services: TABLES } })
const clinic = openDialogues()

const TABLE = ['table for 7 friday at half 2', 'Dan Hogan 087 123 4567', 'yes', 'one of us is coeliac']
const BORD = ['bord do mhórsheisear Dé hAoine ag leathuair tar éis a dó', 'Seán Ó Sé 087 123 4567', 'sea']
const VISIT = ['first visit friday at 10', 'Dan Hogan 087 123 4567', 'yes']
const CUAIRT = ['céad chuairt Dé hAoine ag a deich', 'Seán Ó Sé 087 123 4567', 'sea']

const ofTable = async (line: string) => (await restaurant.hold([...TABLE, line])).at(-1)
const ofVisit = async (line: string) => (await clinic.hold([...VISIT, line])).at(-1)
const faoiChuairt = async (line: string) => (await clinic.hold([...CUAIRT, line], 'ga')).at(-1)

test('the summary of a table, and what is said once it is booked, has how many come', async () => {
  const answers = await restaurant.hold([...TABLE.slice(0, 3), 'cancel the table'])
  expect(answers[1]).toContain('Table for 7, Friday 20 November at 14:30. Name: Dan Hogan')
  expect(answers[2]).toContain('Your table is booked: Table for 7, Friday 20 November')
  expect(answers[3]).toContain('Shall I cancel this booking: Table for 7, Friday')
})

test.each([
  'is it still half 2 friday for 7 under hogan',
  'are we still down for friday yes or no',
  'have ye us in still',
  'so its friday at half 2 yeah?',
  'ok just make sure we are down for 7',
])('a table stands: "%s"', async (line) => {
  expect(await ofTable(line)).toBe('Yes: Table for 7, Friday 20 November at 14:30.')
})

test.each([
  ['so its friday at 3 isnt it', /^No: Table for 7, .* at 14:30, not 15:00\.$/],
  ['are we still booked for saturday?', /^No: Table.*, not Saturday 21 November\.$/],
  ['is it under murphy', /^No: Table.*, not murphy\.$/],
])('what is not so is said: "%s"', async (line, answer) => expect(await ofTable(line)).toMatch(answer))

test.each(['is the booking for 7 or 6', 'how many have ye down for us', 'what number of people is it down for'])(
  'for how many it is: "%s"',
  async (line) => expect(await ofTable(line)).toBe('Table for five to eight, Friday 20 November at 14:30: 7 people.'),
)

test.each([
  ['has someone a note of the coeliac', 'Yes, it is noted for our team: “one of us is coeliac”.'],
  ['is the coeliac on it or not', 'Yes, it is noted for our team: “one of us is coeliac”.'],
  [
    'is there a high chair on it or not',
    'There is no note of that on it. Tell me what our team should know, and I will add it.',
  ],
])('what is noted is said: "%s"', async (line, answer) => expect(await ofTable(line)).toBe(answer))

test.each([
  ['an bhfuil an bord fós againn?', 'Tá: Bord do sheachtar, Dé hAoine, 20 Samhain ag 14:30.'],
  ['cé mhéad duine atá ar an áirithint', 'Bord do chúigear go hochtar, Dé hAoine, 20 Samhain ag 14:30: seachtar.'],
  ['cén lá a thug tú dúinn?', 'D’áirithint: Bord do sheachtar, Dé hAoine, 20 Samhain ag 14:30.'],
])('of a table in Irish: "%s"', async (line, answer) => {
  expect((await restaurant.hold([...BORD, line], 'ga')).at(-1)).toBe(answer)
})

test.each(['what friday did u give me in the end', 'i mean what date is it, the friday', 'what time am i in at again'])(
  'when it is: "%s"',
  async (line) => expect(await ofVisit(line)).toBe('Your appointment: First visit, Friday 20 November at 10:00.'),
)

test.each([
  ['an bhfuil an coinne ag a deich fós agam?', 'Tá: Céad chuairt, Dé hAoine, 20 Samhain ag 10:00.'],
  [
    'an bhfuil mé fós síos don Aoine ag a haon déag?',
    'Níl: Céad chuairt, Dé hAoine, 20 Samhain ag 10:00 atá in áirithe, agus ní 11:00.',
  ],
  ['cén dáta é sin arís?', 'Do choinne: Céad chuairt, Dé hAoine, 20 Samhain ag 10:00.'],
])('in Irish: "%s"', async (line, answer) => expect(await faoiChuairt(line)).toBe(answer))

test('several bookings say for whom each is, and one of them is named by that', async () => {
  const both = [
    'a first visit friday at 10 for my son Cian and one for me',
    'Mary Byrne 087 123 4567',
    'yes',
    'yes',
    'Mary Byrne',
    'yes',
  ]
  const answers = await clinic.hold([
    ...both,
    'have i both still?',
    'and cians is still on? 10',
    'cancel mine, keep cians',
    'cancel it will you',
  ])
  expect(answers.at(-4)).toBe(
    'Yes:\n1. First visit (Cian), Friday 20 November at 10:00\n2. First visit (Mary Byrne), Friday 20 November at 10:45',
  )
  expect(answers.at(-3)).toBe('Yes: First visit (Cian), Friday 20 November at 10:00.')
  expect(answers.at(-2)).toBe('Shall I cancel this appointment: First visit (Mary Byrne), Friday 20 November at 10:45?')
  expect(answers.at(-1)).toMatch(/^Your appointment is cancelled: First visit \(Mary Byrne\)/)
})

test.each([
  'the night before, the car, can i leave it there thurs nite',
  'is it ok if i drop in thursday to see the place',
])('"%s", behind a booking, begins no second one', async (line) => {
  expect(await ofVisit(line)).not.toMatch(/What would you like to book|^I have noted|Shall I/)
})

test.each([
  ['no other', 'en'],
  ['no!! i have it booked', 'en'],
  ['i was just asking', 'en'],
  ["I'm not booking anything else", 'en'],
  ['NÍL COINNE EILE UAIM', 'ga'],
  ['níl ceann eile uaim. fág é', 'ga'],
] as const)('"%s" ends a second booking and says what is booked', async (line, language) => {
  const [booked, wish] =
    language === 'en' ? [VISIT, 'book a sports massage monday'] : [CUAIRT, 'suathaireacht spóirt Dé Luain']
  expect((await clinic.hold([...booked, wish, line], language)).at(-1)).toMatch(
    language === 'en'
      ? /^All right, I am not booking anything new\.\n\nYour appointment: First visit, Friday 20 November at 10:00\.$/
      : /^Ceart go leor, ní chuirfidh mé aon rud nua in áirithe\.\n\nDo choinne: Céad chuairt, Dé hAoine, 20 Samhain ag 10:00\.$/,
  )
})

test('a question beside the end of a second booking is answered', async () => {
  const answers = await clinic.hold([
    ...VISIT,
    'a massage monday',
    'forget it. im not booking anything else. just make sure im down for fri at 10',
  ])
  expect(answers.at(-1)).toBe(
    'All right, I am not booking anything new.\n\nYes: First visit, Friday 20 November at 10:00.',
  )
})

test.each([
  ['could it be 12 instead', 'First visit, new time: Friday 20 November at 12:00'],
  ['can we make it half 12 instead of 10', 'First visit, new time: Friday 20 November at 12:30'],
  ['is 11 gone is it?', 'First visit, new time: Friday 20 November at 11:00'],
  ['an bhfuil a haon déag saor?', 'Friday 20 November at 11:00|Dé hAoine, 20 Samhain ag 11:00'],
  ['monday at 3', 'First visit, new time: Monday 23 November at 15:00'],
])('"%s", behind a booking, reads back the other time of it', async (line, time) => {
  expect(await ofVisit(line)).toMatch(new RegExp(time))
})

test.each(['I want it earlier if someone cancels', 'ba mhaith liom am níos luaithe má chuireann duine éigin ar ceal'])(
  '"%s" cancels nothing, and what is free now is offered',
  async (line) => {
    const answer = await ofVisit(line)
    expect(answer).not.toMatch(/cancel|ar ceal/)
    expect(answer).toMatch(/20 (?:November at|Samhain ag) 09:/)
  },
)

test.each([
  ['leave it at 10 and ye can ring if theres something', 'ye can ring if theres something'],
  ['keep it as it is but give me a shout if anything earlier comes up', 'give me a shout if anything earlier comes up'],
])('"%s" keeps the booking and takes the rest as a message', async (line, message) => {
  for (const before of [[], ['move it to monday at 3']]) {
    expect((await clinic.hold([...VISIT, ...before, line])).at(-1)).toMatch(
      new RegExp(`stays as it is: First visit, Friday 20 November at 10:00\\.\\n\\nYour message: “${message}”`),
    )
  }
})

test('what is asked of the team behind a yes is no part of it, also where the condition comes first', async () => {
  const answers = await clinic.hold([
    ...VISIT,
    'move it to monday at 3',
    'yes, and if anything comes up sooner let me know',
  ])
  expect(answers.at(-1)).toMatch(
    /^Your appointment is moved: .*Your message: “if anything comes up sooner let me know”/s,
  )
})

test.each([
  ['cancel it will you', 'en'],
  ['just cancel the appointment', 'en'],
  ["i said scrap it, i'm not coming", 'en'],
  ['ea. cealaigh', 'ga'],
  ['cealaigh an diabhal rud le do thoil', 'ga'],
] as const)('"%s", to "shall I cancel it?", is a yes', async (line, language) => {
  const lines = language === 'en' ? [...VISIT, 'cancel my appointment'] : [...CUAIRT, 'cealaigh mo choinne']
  expect((await clinic.hold([...lines, line], language)).at(-1)).toMatch(/is cancelled|curtha ar ceal: /)
})

test.each(["don't cancel it", 'ná cealaigh é', 'cancel the monday one'])('"%s" is none', async (line) => {
  expect((await clinic.hold([...VISIT, 'cancel my appointment', line])).at(-1)).not.toMatch(
    /is cancelled:|curtha ar ceal:/,
  )
})

test('a goodbye cancels nothing and says so, and a yes after it still counts', async () => {
  const answers = await clinic.hold([...VISIT, 'cancel my appointment', 'bye', 'yes'])
  expect(answers.at(-2)).toBe(
    'Your appointment is not cancelled and still stands. Say “yes” to cancel it. Goodbye. You can write here at any time.',
  )
  expect(answers.at(-1)).toMatch(/^Your appointment is cancelled/)
  const irish = await clinic.hold([...CUAIRT, 'cealaigh mo choinne', 'slán'], 'ga')
  expect(irish.at(-1)).toMatch(/^Níl do choinne curtha ar ceal/)
})

test.each([
  [
    'en',
    'is my friday appointment ok',
    /^I know of no appointment of yours in this conversation yet.*\n\nWhich email address/,
  ],
  ['en', 'am I still right for Monday?', /^I know of no appointment.*\n\nWhich email address/],
  ['en', 'are we all set for saturday', /^I know of no appointment.*\n\nWhich email address/],
  ['ga', 'an bhfuil mo choinne Dé hAoine ceart go leor', /^Níl aon choinne leat ar eolas agam.*\n\nCén seoladh/],
  ['ga', 'an bhfuil mé fós síos don Luan?', /^Níl aon choinne leat ar eolas agam.*\n\nCén seoladh/],
] as const)('%s: “%s”, of what was booked elsewhere, books nothing new', async (language, line, answer) => {
  expect((await clinic.hold([line], language))[0]).toMatch(answer)
})

test('“is my table ok for Friday” is about what is booked here', async () => {
  expect(await ofTable('is my table ok for Friday')).toMatch(/^Yes: Table for 7, Friday/)
})

test.each([
  [
    'en',
    'i had an appointment on monday but i am away',
    'i want to change it to the week after',
    'i have no email, i gave my phone number',
  ],
  [
    'ga',
    'bhí coinne agam dé luain ach beidh mé ar saoire',
    'ba mhaith liom é a athrú go dtí an tseachtain ina dhiaidh',
    "níl ríomhphost agam, thug mé m'uimhir",
  ],
] as const)('%s: “%s”, “%s” is in the message, where the booking is not found', async (language, wish, when, none) => {
  const answers = await clinic.hold([wish, when, none, 'Brid Hyde, 086 000 1111'], language)
  expect(answers.at(1)).toBe(answers.at(0))
  expect(answers.at(-1)).toContain(when)
})

test.each(['when is my table', 'what time is my booking'])('“%s” says which table is booked', async (line) => {
  expect(await ofTable(line)).toBe('Your booking: Table for 7, Friday 20 November at 14:30.')
})

test.each(['cathain atá mo bhord?', 'cad iad na coinní atá agam anois?'])('in Irish: “%s”', async (line) => {
  expect((await restaurant.hold([...BORD, line], 'ga')).at(-1)).toBe(
    'D’áirithint: Bord do sheachtar, Dé hAoine, 20 Samhain ag 14:30.',
  )
})

test.each([
  'Bhí mé agaibh an mhí seo caite. Ba mhaith liom coinne eile a dhéanamh',
  'bhí mé istigh agaibh cheana faoi mo ghlúin, teastaíonn coinne eile uaim',
])('“%s” begins a booking, and is neither a complaint nor a move', async (line) => {
  expect((await clinic.hold([line], 'ga')).at(-1)).toMatch(/Cé acu a oireann duit|a chur in áirithe\?/)
})
