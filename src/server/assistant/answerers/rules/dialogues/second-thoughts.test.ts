import { expect, test } from 'vitest'
import { offeredIn, openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

const SUMMARY = ['céad chuairt Dé hAoine ag a deich', 'Muiris Mac Eoin, muiris@example.ie']
const BOOKED = [...SUMMARY, 'sea']

const answerTo = async (...lines: string[]) => (await hold(lines, 'ga')).at(-1) ?? ''

test.each(['Ná hathraigh rud ar bith. Tá sé ceart. Cuir in áirithe é.', "nothing, it's right, book it"])(
  '"%s", to what should change, books',
  async (line) => expect(await answerTo(...SUMMARY, 'ní hea', line)).toMatch(/curtha in áirithe|is booked/),
)

test.each(['faic', 'tada', 'nothing'])('"%s", to what should change, reads the booking back', async (line) => {
  expect(await answerTo(...SUMMARY, 'ní hea', line)).toMatch(/Muiris Mac Eoin.*\?$/s)
})

test.each(['Fan, ba mhaith liom í a choinneáil', 'coinnigh í', "no wait, i'd rather keep it"])(
  '"%s", to the question whether to cancel, keeps it',
  async (line) => {
    expect(await answerTo(...BOOKED, 'cealaigh an choinne', line)).toMatch(/fanfaidh do choinne|stays as it is/)
  },
)

test.each([
  ['Ba mhaith liom é a chur siar leathuair an chloig', 'Dé hAoine, 20 Samhain ag 10:30'],
  ['Níl gá le teachtaireacht. Ba mhaith liom é a chur siar uair an chloig', 'Dé hAoine, 20 Samhain ag 11:00'],
  ['An féidir é a bhogadh go dtí Dé Luain ag an am céanna?', 'Dé Luain, 23 Samhain ag 10:00'],
  ['can you move it half an hour later', 'Friday 20 November at 10:30'],
])('"%s", after a booking, moves it', async (line, time) => {
  expect(await answerTo(...BOOKED, line)).toContain(time)
})

test('"an hour later" beside a choice counts from the chosen time', async () => {
  const answers = await hold(['céad chuairt Dé hAoine', 'an dara ceann ach cuir siar é uair an chloig'], 'ga')
  const [, second = ''] = offeredIn(answers[0])
  const later = second.replace(/\d\d(?=:\d\d$)/, (hour) => `${Number(hour) + 1}`)
  expect(answers[1]).toContain(`Céad chuairt, ${later}`)
  expect(answers[1]).not.toContain('nóta')
})

test.each([
  ['Níl mé ag iarraidh coinne. Freagair an cheist: cá bhfuil sibh?', '4 Quay Street'],
  ["i don't want an appointment. where are ye?", '4 Quay Street'],
  ['Ná cuir aon rud in áirithe. Slán.', 'Slán.'],
])('"%s" ends the booking, and nothing is offered', async (line, answer) => {
  const said = await answerTo('céad chuairt', line)
  expect(said).toContain(answer)
  expect(offeredIn(said)).toEqual([])
  expect(said).not.toMatch(/Cén lá|Which day/)
})

test('an address that nobody remembers is no question where we are', async () => {
  expect(await answerTo('ba mhaith liom mo choinne a chur ar ceal', 'Ní cuimhin liom an seoladh')).not.toContain('Quay')
})

test.each(['ta sin an-luath. Seán Ó Sé', 'Seán Ó Sé. Bhí sé ar dóigh an uair dheireanach'])(
  '"%s" has no note for the team',
  async (line) => expect(await answerTo('céad chuairt Dé hAoine ag a deich', line)).not.toContain('nóta'),
)

test.each([
  ['can u change it to 4 instead, school isnt out til 3', '16:00'],
  ['make it half 4 if ye can, im in work til 4', '16:30'],
  ['sorry can we do 5, the kids have training til half 4', '17:00'],
  ['athraigh go dtí a ceathair é, níl an scoil críochnaithe go dtí a trí', '16:00'],
  ['a ceathair, bíonn siad ar scoil go dtí a trí', '16:00'],
])('“%s”: the reason beside the new time is no time', async (line, clock) => {
  expect(await answerTo(...SUMMARY, line)).toMatch(new RegExp(`20 (?:Samhain ag|November at) ${clock}\\..*\\?$`))
})

const HELD = ['massage thursday at 10', 'Joe Byrne 087 123 4567']

test.each(["so it's thursday at 10?", "that's thursday at 10 yeah?", 'thursday at ten, right?'])(
  '“%s”, to a summary with that time, books it',
  async (line) =>
    expect((await hold([...HELD, line]))[2]).toContain('is booked: Sports massage, Thursday 19 November at 10:00'),
)

test.each([
  ["so it's friday at 10?", 'Sports massage, Friday 20 November at 10:00.'],
  ["that's thursday at 2 yeah?", 'Sports massage, Thursday 19 November at 14:00.'],
  ["so that's thursday the 27th at 10?", '27 November is a Friday. Do you mean'],
])('“%s”, to a summary with another time, books nothing', async (line, answer) => {
  expect((await hold([...HELD, line]))[2]).toMatch(new RegExp(`^${answer}.*\\?$`))
})

test('a time that is said back cancels nothing', async () => {
  const answers = await hold([...HELD, 'yes', 'cancel my appointment', "so that's thursday at 10?"])
  expect(answers[4]).toMatch(/^Shall I cancel/)
})

test('in Irish the same time books, and another one is read back', async () => {
  expect(await answerTo(...SUMMARY, 'mar sin Dé hAoine ag a deich, an ea?')).toContain('curtha in áirithe')
  expect(await answerTo(...SUMMARY, 'Déardaoin ag a deich, nach ea?')).toMatch(/Déardaoin, 19 Samhain ag 10:00\..*\?$/)
})

test.each([
  'muna bhfuil fágfaimid mar atá é',
  'fágfaimid mar atá sé mar sin',
  'ná hathraigh tada, coinnigh a deich a chlog',
  'fág ag a deich é',
  "sure we'll leave it the way it is",
  "ah don't change anything, keep the ten o'clock",
  'keep it at ten so',
])('"%s", to the question whether to move, keeps the time', async (line) => {
  expect(await answerTo(...BOOKED, 'bog go dtí Dé Luain ag a haon déag é', line)).toMatch(
    /^(?:Ceart go leor, fanfaidh do choinne mar atá: .*20 Samhain ag|All right, your appointment stays as it is: .*20 November at) 10:00\.$/,
  )
})

test.each(['coinnigh an t-am ach Dé Máirt', 'keep the hour but tuesday instead'])(
  '"%s" names another day',
  async (line) => {
    expect(await answerTo(...BOOKED, 'bog go dtí Dé Luain ag a haon déag é', line)).toMatch(/24 (?:Samhain|November)/)
  },
)

test.each([
  ['en', 'wait, i changed my mind, is four free', 'Friday 20 November at 16:00'],
  ['en', 'hang on. would four be free', 'Friday 20 November at 16:00'],
  ['ga', "fan, d'athraigh mé m'intinn, an bhfuil a ceathair saor", 'Dé hAoine, 20 Samhain ag 16:00'],
  ['ga', 'fan nóiméad. an mbeadh a ceathair saor', 'Dé hAoine, 20 Samhain ag 16:00'],
] as const)('%s: “%s” asks for that time, and is no note', async (language, said, time) => {
  const wish = language === 'en' ? 'massage friday at 3' : 'suathaireacht spóirt dé hAoine ag a trí'
  const answer = (await hold([wish, 'Ann Byrne 086 123 4567', said], language)).at(-1)
  expect(answer).toContain(time)
  expect(answer).not.toMatch(/“/)
})

test.each([
  ['en', 'massage friday at 3', 'anything earlier that day', 'Friday 20 November at'],
  [
    'ga',
    'suathaireacht spóirt dé hAoine ag a trí',
    'fan, an bhfuil aon rud níos luaithe an lá céanna',
    'Dé hAoine, 20 Samhain ag',
  ],
] as const)('%s: behind “%s”, “%s” stays on that day', async (language, wish, said, day) => {
  const answer = (await hold([wish, 'Ann Byrne 086 123 4567', said], language)).at(-1) ?? ''
  expect(offeredIn(answer).length).toBeGreaterThan(0)
  for (const offered of offeredIn(answer)) expect(offered).toContain(day)
})
