import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contracts/receptionist/diary.ts'
import { findFeatures } from '../learning/find-features.ts'
import { classifyEmergency, EMERGENCIES } from './classify-emergency.ts'
import { detectEmergency, findPossibleEmergency } from './detect-emergency.ts'

type Line = { lang: 'en' | 'ga'; kind: string | null; text: string }

const SET = 'tests/receptionist/sets/emergencies-held-out/lines.json'
const { lines } = JSON.parse(readFileSync(SET, 'utf8')) as { lines: Line[] }

test.each(LANGUAGES)('emergencies in words that neither rules nor examples were made from: %s', (lang) => {
  const [harmless, emergencies] = [true, false].map((isHarmless) =>
    lines.filter((line) => line.lang === lang && (line.kind === null) === isHarmless),
  ) as [Line[], Line[]]
  const share = (among: Line[]) => among.filter(({ text }) => detectEmergency(text) !== null).length / among.length
  expect(share(emergencies)).toBeGreaterThanOrEqual(0.98)
  expect(share(harmless)).toBeLessThanOrEqual(0.06)
})

test.each([
  ['seventh', 0.045],
  ['eighth', 0.055],
  ['ninth', 0.065],
] as const)('few questions of strangers sound like an emergency: %s', (set, most) => {
  const file = `tests/receptionist/sets/${set}-examiner-held-out/questions.json`
  const { answerable, unanswerable } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Line[]>
  const questions = [...(answerable ?? []), ...(unanswerable ?? [])]
  const alarms = questions.filter(({ text }) => (detectEmergency(text) ?? findPossibleEmergency(text)) !== null)
  expect(alarms.length / questions.length).toBeLessThanOrEqual(most)
})

test('no example of an emergency is a line of the examination', () => {
  const keyOf = (text: string) => findFeatures(text).toSorted().join()
  const examined = new Set(lines.filter(({ kind }) => kind !== null).map(({ text }) => keyOf(text)))
  const examples = EMERGENCIES.listExamples().filter(({ label }) => label !== 'none')
  expect(examples.filter(({ text }) => examined.has(keyOf(text)))).toEqual([])
})

test('an emergency in one clause of a long ordinary message is found', () => {
  const asked = 'I would like to book a table for four on Friday at seven'
  expect(detectEmergency(`${asked}, it is my birthday`)).toBeNull()
  expect(
    detectEmergency(`${asked} and my mother has just collapsed on the kitchen floor but have you a high chair`),
  ).toBe('life')
  expect(
    detectEmergency(
      'Ba mhaith liom bord do cheathrar Dé hAoine agus tá mo mháthair tite i laige ach beidh páiste linn',
    ),
  ).toBe('life')
  expect(detectEmergency('You are choking me with paperwork')).toBeNull()
})

test('words that no example has are no sign of an emergency', () => {
  for (const text of ['Zbigniew Wójcik', 'qwrtz plmk', '086 123 4567', '']) {
    expect([text, detectEmergency(text), findPossibleEmergency(text)]).toEqual([text, null, null])
  }
})

test('mutations, fadas and capitals make no difference', () => {
  const plain = classifyEmergency('ta mo mhac ag tachtadh')
  expect(classifyEmergency('Tá MO mac ag tachtadh')).toEqual(plain)
  expect(plain).toMatchObject({ kind: 'life' })
})

test.each(['I have chest pain', 'hi, i have a pain in my chest', 'tá pian i mo chliabhrach'])(
  '“%s” is an emergency, although much that begins so is none',
  (text) => expect(detectEmergency(text)).toBe('life'),
)

test('what a rule names is only possible where examples speak against it', () => {
  const possible = 'Is swimming safe for somebody with chest pain?'
  expect([detectEmergency(possible), findPossibleEmergency(possible)]).toEqual([null, 'life'])
})

test('a smell of gas is not passed over in a reply about something else', () => {
  const reply = 'thursday at 8 sounds good. tbh theres a bit of a gas smell off it so sooner the better'
  expect(detectEmergency(reply, true)).toBe('gas')
  expect(detectEmergency('11.45. its a gas boiler, are ye RGI registered', true)).toBeNull()
})

test.each([
  'i want out of the contract',
  'i just want to know is it ready',
  'i dont need anyone now, im with a client',
  'Cillian wont make it tonight hes been vomiting all day',
  'PIPE BURST water everywhere help',
  'stop',
  'níl mé ach ag magadh',
])('“%s” is no emergency', (text) => expect(detectEmergency(text)).toBeNull())

test.each([
  'fág nóta acu go mbeidh mé ag teacht le mo bhata siúil agus go bhfuil faitíos orm faoin staighre',
  'inis dóibh go bhfuil faitíos orm faoin urlár sleamhain',
  'tá faitíos orm faoin mbille',
  "leave them a note that I'll be coming with my walking stick and that I'm afraid of the stairs",
  "write down that I'll have my crutches with me and I've a fear of escalators",
])('fear of a thing is no emergency: “%s”', (text) =>
  expect([detectEmergency(text), findPossibleEmergency(text)]).toEqual([null, null]),
)

test.each([
  'tá eagla orm roimh mo mhac, tá sé fíochmhar',
  'fág nóta go bhfuil faitíos orm dul abhaile mar buaileann sé mé',
  'tá faitíos orm faoi céard a dhéanfas mé anocht',
  "I'm afraid of what he'll do to me",
  "leave a note that I can't go on",
])('fear of somebody, or of oneself, is one: “%s”', (text) => expect(detectEmergency(text)).not.toBeNull())

test.each(['999', 'ring 112 now', 'SOS!', 'send help', 'cuirigí cabhair'])('“%s” calls for help', (text) =>
  expect(detectEmergency(text)).toBe('life'),
)

test.each(['Help!', 'HELP ME', 'please helpp', 'hlep', 'somebody help', 'Cabhair!', 'cabhraigh liom', 'tarrthail'])(
  'the bare cry “%s” is never answered as if nothing was the matter',
  (text) => expect(detectEmergency(text) ?? findPossibleEmergency(text)).not.toBeNull(),
)

test.each(['help with the form', 'can you help me with my bill', 'an féidir libh cabhrú liom leis an bhfoirm'])(
  '“%s” is no cry',
  (text) => expect([detectEmergency(text), findPossibleEmergency(text)]).toEqual([null, null]),
)

test.each([
  'and the kids?',
  'and my husband?',
  'and for the baby?',
  'no its ok',
  'no its grand',
  'im Breda Foley by the way not Folan',
  'i mean how long til someone answers me here',
  'looking to book my son in hes 9, hurt his ankle at hurling',
  'no no its not an emergency he just went over on it saturday, he can walk',
  'can u change it to 4 instead, school isnt out til 3',
  'ní gá, slán',
  'ná bac leis, slán',
  'tá pian i mo dhroim agus ba mhaith liom coinne',
])('“%s” gets no number to ring', (text) =>
  expect([detectEmergency(text), findPossibleEmergency(text)]).toEqual([null, null]),
)

test('one unusual word makes no alarm of a short message, and a short emergency is one', () => {
  for (const text of ['theres a whistle off the turbo', 'chuaigh an cíos suas', 'hard to get into second']) {
    expect([text, detectEmergency(text)]).toEqual([text, null])
  }
  expect(['shes gone purple', 'fell in off the pier', 'tá sí corcra'].map((text) => detectEmergency(text))).toEqual([
    ...['life', 'life', 'life'],
  ])
})

test('an alarm for carbon that does not stop is one', () => {
  expect(detectEmergency('alarm for the carbon wont stop and its not the battery')).toBe('gas')
})

test('a number is no call for help where it answers a question or belongs to something', () => {
  expect([detectEmergency('112', true), findPossibleEmergency('112')]).toEqual([null, null])
  for (const text of ['01 234 0999', '999 Main Street', 'send help with the form', 'get someone to read the meter']) {
    expect([text, detectEmergency(text)]).toEqual([text, null])
  }
})

test.each([
  'is the oven gas',
  'can grandad pick her up today',
  'the brakes are squealing',
  'no hot water since yesterday',
  'our dog died last year',
  'the waxing left my skin red',
  'níl uisce te ann ó inné',
  'tá an téamh imithe san árasán',
  'bíonn mo dhrandal ag cur fola nuair a scuabaim',
  'tá an ríomhaire marbh',
  'is there a fire escape at the back',
  'is there a fire in the bedroom grate',
  'do ye do anything for valentines night',
  'níl áit agam le codladh anocht',
  'ive nowhere to sleep tonight',
  'cá fhad a bheidh m’aghaidh marbh tar éis an fhiaclóra',
  'do ye treat anyone after a stroke',
  'an gcabhraíonn sibh le daoine tar éis stróc',
  'neck as stiff as a poker since saturday',
  'tá mo mhuineál chomh righin le maide',
  'a gas hob and a heat pump',
  'hob gáis agus teaschaidéal nua',
  'carbon monoxide alarm battery',
  'ceallra don aláram aonocsaíd charbóin',
  'no gas in the tank again',
  'the gas was cut off, bill not paid',
  'tá an aimsir fhliuch seo chun mé a mharú',
  'níl aon áit agam le fanacht anocht',
  'whole house upside down, can we change the day',
])('“%s” is everyday business', (text) => expect(detectEmergency(text)).toBeNull())

test.each([
  'my car broke down on the n20',
  'van conked out outside blarney',
  'my boiler is leaking all over the floor',
  'burst pipe in the kitchen what do i do',
  'tá uisce ag teacht tríd an tsíleáil',
  'cad a dhéanfaidh mé má phléascann píopa',
])('“%s” is the business of a trade, whatever else the words may be about', (text) => {
  expect(detectEmergency(text)).toBeNull()
})

test.each([
  'broken down on the m8 near watergrasshill smoke coming from the bonnet 2 kids in the car',
  'our house is flooded and granny is stuck in bed',
  'my keys are locked in the car with the baby in the seat',
  'tá uisce ag sileadh tríd na soilse agus spréacha ann',
  'can you help my mother is after having a stroke',
  'no heat in the house and granny is ice cold and wont wake up',
  'tá sé chun mé a mharú, tá scian aige',
])('“%s” is danger to life all the same', (text) => expect(detectEmergency(text)).toBe('life'))

test.each([
  'ná habair, níl mé ag iarraidh duine. an labhraíonn an rud gaeilge le mo chustaiméirí?',
  'ná habair liom é, níl duine uaim',
  'cancel it actually, himself is after getting sick',
  'the kids are after getting a bug so cancel us',
  'cealaigh é, d’éirigh an leaid tinn aréir',
  'hes only got a bug, just cancel the table',
  'did that go as urgent? its pouring in',
  'was mine put in as urgent, its bucketing down here',
  'ar cuireadh é sin mar rud práinneach? tá sé ag stealladh',
  'nobody is dying its a leak, i only want to know is there a plumber coming tonight',
  'so nothing after school?? hes not out til 4. what about saturdays',
  'mar sin tada tar éis scoile? ní bhíonn sí amuigh go dtí a trí',
  'hello, theres water coming thru the kitchen ceiling',
  'the car is on its last legs',
  'she took a fit of laughing at the price',
  'buidéal táibléad le bailiú',
  'no gas in the tank',
  'brostaigh le do thoil',
  'tá an ceallra ag fáil bháis',
  'níl an oifig ag freagairt',
  'i want out of the lease',
])('“%s” gets no number to ring either', (text) =>
  expect([detectEmergency(text), findPossibleEmergency(text)]).toEqual([null, null]),
)

test.each([
  'n is it gonna cost me just to look at it',
  'and do i have to pay ye just for looking at the brakes',
  'is it gonna take long',
  'i just want someone to look at the washing machine',
  'ive to be gone by 3',
  'just want it over with, when can ye do it',
  'i cant be without the washing machine all week',
  'whats the point in paying for a callout',
  'i wont be needing the room anymore',
  'ive had enough of this waiting',
  'im going away for two weeks on friday',
  'an gcosnóidh sé aon rud orm féachaint air',
  'níl uaim ach go bhféachfadh duine air',
  'beidh mé imithe an tseachtain seo chugainn',
  'tá deireadh leis an seanghluaisteán',
  'ní féidir liom a bheith gan an veain',
  'ní fiú íoc as a dheisiú',
  'táim tuirseach den fhanacht seo',
])('costs, waiting, leaving and ends of jobs are no thoughts of death: “%s”', (text) =>
  expect([detectEmergency(text), findPossibleEmergency(text)]).toEqual([null, null]),
)

test.each([
  'i just want it to be over',
  'i wont be around for christmas, tell the kids i love them',
  'i cant live without my wife',
  'whats the point in me being here',
  'ive had enough of being alive',
  'im only a burden to everyone',
  'ní féidir liom maireachtáil gan í',
  'ní fiú a bheith beo níos mó',
  'táim tuirseach den saol',
  'beidh deireadh liom anocht',
])('the same words about a life are: “%s”', (text) => expect(detectEmergency(text)).toBe('crisis'))

test('a saying about harm is no alarm, and a threat of harm is one', () => {
  expect(detectEmergency("he'd drive you to suicide with his talk")).toBeNull()
  expect(detectEmergency('shes going to jump off the pier')).toBe('crisis')
})

test('who cancels because of an emergency hears what to ring', () => {
  for (const text of [
    "cancel it, he's after collapsing here in front of me",
    'have to cancel, my wife is after taking a seizure',
    'cealaigh é, tá m’fhear tar éis titim i laige',
  ]) {
    expect([text, detectEmergency(text)]).toEqual([text, 'life'])
  }
})

test.each([
  'whats in every plan',
  'what is in every plan',
  'is it in every plan',
  'my nails are after falling off',
  'an bhfuil sé i ngach plean',
])('“%s” speaks of no plan to die, and of no danger', (text) =>
  expect([detectEmergency(text), findPossibleEmergency(text)]).toEqual([null, null]),
)

test.each([
  'can it be with the same lady as last time, i dont want to be telling my business to somebody different',
  'its about the separation, id sooner not be going through it all over again with another solicitor',
  'ni theastaionn uaim an sceal a inseacht do dhuine eicint eile',
  'an mbeidh Máire ann, níl fonn orm tosú as an nua le duine éigin eile',
])('whom somebody would rather tell it to is no crisis: “%s”', (text) =>
  expect([detectEmergency(text, true), findPossibleEmergency(text)]).toEqual([null, null]),
)

test.each([
  'the attic tank is pouring down on the landing and we cant stop it',
  'bath is running over and i cannot get it turned off',
  'tá an doirteal ag cur thar maoil agus níl muid in ann é a stopadh',
  'tá uisce ag rith síos an balla agus ní féidir liom é a mhúchadh',
])('water that does not stop is no danger to life: “%s”', (text) => expect(detectEmergency(text)).toBeNull())

test.each([
  'his nose is bleeding an hour and I cant stop it',
  'tá sí ag cur fola agus ní féidir liom é a stopadh',
  'i dont want to be telling anybody, i want it all to be over',
])('other things that do not stop are: “%s”', (text) => expect(detectEmergency(text)).not.toBeNull())
