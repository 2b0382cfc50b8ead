import { expect, test } from 'vitest'
import { offeredIn, openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const diaryIds = ['niamh', 'eoin']
const services = [
  { id: 'treatment', name: { en: 'Treatment', ga: 'Seisiún áilleachta' }, minutes: 60, diaryIds },
  { id: 'haircut', name: { en: 'Haircut', ga: 'Bearradh gruaige' }, minutes: 45, diaryIds },
  { id: 'consultation', name: { en: 'Consultation', ga: 'Comhairliúchán' }, minutes: 15, diaryIds },
]
const { hold } = openDialogues({ diary: { ...PRACTICE.diary, services } })
const CUT = 'haircut friday at 10'
const BEARRADH = 'bearradh gruaige Dé hAoine ag a deich'
const HELD = 'I am keeping this time for you: Haircut, Friday 20 November at 10:00.'
const HELD_IRISH = 'Tá an t-am seo á choinneáil agam duit: Bearradh gruaige, Dé hAoine, 20 Samhain ag 10:00.'

test.each([
  ['can i get a blow dry friday at 10', 'blow dry'],
  ['need a cut n colour friday at 10', 'colour'],
  ['cut and colour on friday please', 'colour'],
  ['hair dye friday', 'hair dye'],
  ['beard trim friday at 11', 'beard trim'],
  ['could I get a shave friday', 'shave'],
])('“%s” names what no service is, so the caller is asked', async (wish, thing) => {
  const [answer] = await hold([wish])
  expect(answer).toContain(`I do not find “${thing}” among what I can book.`)
  expect(answer).toMatch(/What would you like to book\?\n1\. Treatment\n2\. Haircut\n3\. Consultation$/)
})

test.each(['a trim on friday at 10', 'get my hair cut friday at 10', 'skin fade friday at 10'])(
  '“%s” is a haircut',
  async (wish) => expect((await hold([wish]))[0]).toContain(HELD),
)

test.each([
  ['haircut for myself and my sister friday at 10', ', for my sister'],
  ['me and the young lad need a haircut on friday at 10', ''],
  ['haircut for meself and herself friday at 10', ''],
  ['haircut friday at 10, the same for my mam', ''],
  ['my husband and I need a haircut friday at 10', ', for my husband'],
])('“%s” is one appointment for each, and says so', async (wish, whom) => {
  const answers = await hold([wish, 'Joe Byrne 087 123 4567', 'yes'])
  expect(answers[0]).toContain('One appointment is for one person, so I book one after the other.')
  expect(answers[2]).toContain(`Now the next one: Haircut${whom}.`)
})

test.each([
  'bearradh gruaige domsa agus do mo dheirfiúr Dé hAoine ag a deich',
  "bearradh gruaige dom féin agus do m'fhear céile Dé hAoine ag a deich",
  'mise agus mo mhac, bearradh gruaige Dé hAoine ag a deich',
])('“%s” is one appointment for each in Irish', async (wish) => {
  const [answer] = await hold([wish], 'ga')
  expect(answer).toContain('Is do dhuine amháin gach coinne')
})

test.each([
  ['en', 'haircut friday before eleven', /11:00/],
  ['ga', 'bearradh gruaige Dé hAoine roimh a haon déag', /11:00/],
  ['ga', 'bearradh gruaige Dé hAoine um thráthnóna', /1[0-3]:\d\d/],
  ['en', 'haircut friday afternoon', /1[0-3]:\d\d/],
] as const)('%s: “%s” offers nothing outside of it', async (language, wish, outside) => {
  const [answer] = await hold([wish], language)
  expect(offeredIn(answer)).toHaveLength(3)
  expect(offeredIn(answer).join()).not.toMatch(outside)
})

test('“by eleven” may be at eleven', async () => {
  expect(offeredIn((await hold(['haircut friday by eleven']))[0]).at(-1)).toMatch(/11:00$/)
})

test.each([
  ['en', 'haircut friday between nine and nine', /^That begins and ends at the same time\.\n\nWhich day and time/],
  ['ga', 'bearradh gruaige Dé hAoine idir 09:00 agus 09:00', /^Is ionann tús agus deireadh an ama sin\.\n\nCén lá/],
] as const)('%s: “%s” is asked again', async (language, wish, answer) => {
  expect((await hold([wish], language))[0]).toMatch(answer)
})

test.each(['ach tar éis a cúig, aon lá', 'aon lá ach tar éis a cúig', 'aon lá, ach tar éis a cúig'])(
  '“%s” is an hour on any day',
  async (line) => {
    const answers = await hold(['bearradh gruaige Dé hAoine', line], 'ga')
    expect(offeredIn(answers[1])).toHaveLength(3)
    expect(offeredIn(answers[1]).every((time) => /1[78]:\d\d$/.test(time))).toBe(true)
    expect(new Set(offeredIn(answers[1]).map((time) => time.split(',')[0])).size).toBeGreaterThan(1)
  },
)

test.each(['that suits', 'perfect, that works for me', 'yes', 'book it'])(
  '“%s” confirms a time that is kept',
  async (line) => {
    const answers = await hold([CUT, line, 'Joe Byrne', line])
    expect(answers[1]).toBe(`${HELD}\n\nWhat name should I put it under?`)
    expect(answers[3]).toMatch(/^I am keeping this time for you.*email address/s)
  },
)

test.each(['oireann', 'oireann sé sin dom', 'Ní teachtaireacht. Cuir an choinne in áirithe'])(
  '“%s” confirms a time that is kept, in Irish',
  async (line) => {
    expect((await hold([BEARRADH, line], 'ga'))[1]).toBe(`${HELD_IRISH}\n\nCén t-ainm a chuirfidh mé leis?`)
  },
)

test.each([
  ['en', 'Is Niamh in today?', /^I cannot see who is in, but I can look for free times with Niamh\./],
  ['en', 'is eoin around tomorrow?', /^I cannot see who is in, but I can look for free times with Eoin\./],
  [
    'ga',
    'an bhfuil Niamh istigh inniu?',
    /^Ní fheicim cé atá istigh, ach is féidir liom amanna saor le Niamh a lorg\./,
  ],
] as const)('%s: “%s” asks for a person of the diary', async (language, line, answer) => {
  expect((await hold([line], language))[0]).toMatch(answer)
})

test.each(['i need to move my appointment', 'i need to cancel'])(
  'asked for an address after “%s”, a day is the new time',
  async (wish) => {
    const answers = await hold([wish, 'can ye take me on Saturday'])
    expect(answers[1]).toBe(
      'I have noted Saturday 21 November.\n\nWhich email address was the appointment booked with?',
    )
  },
)

test.each([
  ['en', "grand so, that's all I needed, mind yourself"],
  ['en', 'ok thats it thanks a mil, have a good one'],
  ['en', 'lovely, talk to you then'],
  ['en', 'ok no that was all i wanted to know'],
  ['en', 'perfect, mind yourself now'],
  ['en', 'thats me sorted so, thanks a million, see ye friday'],
  ['ga', 'sin é, go raibh míle'],
  ['ga', 'ar fheabhas, sin a bhfuil uaim'],
  ['ga', 'go breá, sin a bhfuil uaim, slán agus beannacht'],
  ['ga', 'maith thú, bíodh lá maith agat'],
  ['ga', 'togha fir, feicfidh mé Dé hAoine sibh'],
] as const)('%s: “%s” says goodbye', async (language, line) => {
  const question = language === 'en' ? 'when are ye open' : 'cathain a bhíonn sibh oscailte'
  expect((await hold([question, line], language))[1]).toMatch(/^(?:Goodbye|Slán)\./)
})

test.each(['that suits me, is it dear?', 'thats all grand but when are ye open'])(
  '“%s” says no goodbye',
  async (line) => expect((await hold(['when are ye open', line]))[1]).not.toMatch(/^Goodbye/),
)

test('back to Irish with a wish to move: the language changes, and the appointment moves', async () => {
  const lines = [CUT, 'Joe Byrne 087 123 4567', 'yes', 'ar ais go Gaeilge. An féidir é a bhogadh go Luan?']
  expect((await hold(lines)).at(-1)).toBe(
    'An mbogfaidh mé do choinne? Bearradh gruaige, an t-am nua: Dé Luain, 23 Samhain ag 10:00.',
  )
})

test('a second question behind “or” about another day is answered too', async () => {
  const [answer] = await hold(['are you open Sundays or do you close at one on Fridays?'])
  expect(answer).toBe('We are closed on Sundays.\n\nOn Fridays we are open 09:00–18:00.')
})

test('a wish for a language beside something else is no note', async () => {
  const answers = await hold([
    CUT,
    'Joe Byrne 087 123 4567',
    'ar ais go Gaeilge. An féidir é a bhogadh go dtí Dé Luain?',
  ])
  expect(answers[2]).toMatch(/^Bearradh gruaige, Dé Luain, 23 Samhain ag 10:00\. .*An gcuirfidh mé in áirithe é\?$/)
})

test.each(['hiarcut friday at 10', 'hairct friday at 10', 'a haircutt on friday at 10'])(
  '“%s” is a haircut, whatever slipped',
  async (wish) => expect((await hold([wish]))[0]).toContain(HELD),
)

test('the price behind a wish is a question of its own', async () => {
  const [answer] = await hold(['haircut friday at 10 how much is it'])
  expect(answer).toContain(HELD)
  expect(answer).toContain('I have no price for that here')
})

test('“d 2nd one” chooses the second time', async () => {
  const answers = await hold(['haircut friday', 'd 2nd one'])
  expect(answers[1]).toContain(`Friday 20 November at ${offeredIn(answers[0])[1]?.slice(-5)}.`)
})

test('a surname that was misheard is corrected alone', async () => {
  const answers = await hold([CUT, 'Eoin Roche, eoin@example.ie', 'no its Roach'])
  expect(answers[2]).toContain('Name: Eoin Roach.')
})

test.each([
  [
    'en',
    'haircut friday',
    'is that for the treatment or a haircut',
    /^This is for: Haircut\.\n\nWhich of those times suits you/,
  ],
  ['en', CUT, 'wait is this for a treatment', /^This is for: Haircut\.\n\nWhat name/],
  ['ga', BEARRADH, 'an don bhearradh é sin', /^Baineann sé seo le: Bearradh gruaige\.\n\nCén t-ainm/],
  ['en', 'haircut friday', 'is that for the whole family', /^(?!This is for)/],
] as const)('%s: %s: “%s” is told what is being booked', async (language, wish, question, answer) => {
  expect((await hold([wish, question], language)).at(-1)).toMatch(answer)
})

test.each(["tar éis am lóin b'fhearr liom", 'i ndiaidh am lóin más féidir', 'an bhfuil aon rud ag am lóin'])(
  '“%s”, to offered times, is a time of the day, and asks for no opening hours',
  async (line) => {
    const said = (await hold(['bearradh gruaige Dé hAoine', line], 'ga')).at(-1) ?? ''
    expect(said).toMatch(/^Tá na hamanna seo saor/)
    expect(offeredIn(said).join()).not.toMatch(/ag (?:09|1[01]):/)
  },
)

test.each([
  ['en', 'a haircut and a treatment', ['haircut', 'treatment']],
  ['ga', 'bearradh agus seisiún áilleachta', ['haircut', 'treatment']],
] as const)('%s: asked which service, “%s” names two, and both are booked', async (language, line, [first, second]) => {
  const wish = language === 'en' ? 'an appointment on friday please' : 'coinne Dé hAoine le do thoil'
  const answers = await hold([wish, line, '1', 'Joe Byrne 087 123 4567', language === 'en' ? 'yes' : 'sea'], language)
  const [one, two] = [first, second].map((id) => services.find((service) => service.id === id)?.name[language])
  expect(answers[2]).toContain(`: ${one}, `)
  expect(answers[4]).toMatch(new RegExp(`: ${two}\\.`))
})

test.each(['the usual please', 'same as last time', 'an gnáthrud le do thoil'])(
  '“%s”, of who booked nothing here, is told so and asked',
  async (line) => {
    const said = (await hold([line.startsWith('an') ? 'coinne Dé hAoine' : 'an appointment on friday', line])).at(-1)
    expect(said).toMatch(/I cannot see here what you had before\.|Ní fheicim anseo cad a bhí agat roimhe seo\./)
    expect(said).toMatch(/1\. /)
  },
)

test('“the same again”, of who booked a haircut here, is a haircut', async () => {
  const answers = await hold([CUT, 'Joe Byrne 087 123 4567', 'yes', 'id like to book the same again next friday at 11'])
  expect(answers[3]).toContain('Haircut, Friday 27 November at 11:00')
})

test.each(['id like to come in for a chat about my skin first', 'i was talking to one of ye about it last week'])(
  'asked which service, “%s” chooses none by its place',
  async (line) => expect((await hold(['an appointment on friday', line])).at(-1)).not.toMatch(/, then\.|keeping/),
)
test('“can Niamh do my hair” wishes for her times', async () => {
  expect((await hold(['can niamh do my hair friday at 10']))[0]).toMatch(
    /^I am looking at times with Niamh only\..*10:00/s,
  )
})
