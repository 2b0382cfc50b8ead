import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testClock } from '../../../../../../tests/support/database.ts'

import { openPractice, PRACTICE, startTalk, WEDNESDAY } from '../../../../../../tests/support/talk.ts'

import { saveEntry } from '../../../../domains/knowledge/index.ts'

const clock = testClock(WEDNESDAY)
let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase({ clock, now: clock.now })
})
afterEach(() => database.close())

test('the only price of what was named is the answer, and a price of something else is none', async () => {
  const { member, slug } = await openPractice(database)
  await saveEntry(member, { topic: '', questionEn: 'How much is a report for court?', answerEn: 'A report is €250.' })
  const talk = await startTalk(database, slug)
  expect((await talk.say('How much is a report?')).text).toBe('A report is €250.')
  expect((await talk.say('How much is a parking permit?')).text).toMatch(/^I have no price for that by name/)
})

const salon = (...names: string[]) =>
  names.map((en, place) => ({
    id: `service-${place}`,
    name: { en, ga: en === 'Treatment' ? 'Seisiún áilleachta' : en },
    minutes: 30,
    priceCents: (place + 1) * 1000,
    diaryIds: ['niamh'],
  }))

async function ask(services: ReturnType<typeof salon>, question: string) {
  const { slug } = await openPractice(database, { diary: { ...PRACTICE.diary, services } })
  return (await (await startTalk(database, slug)).say(question)).text
}

test.each([
  'how much are your treatments',
  'how much is each treatment',
  'what do ye charge for everything',
  'cé mhéad atá ar na seirbhísí ar fad',
  'cad iad na praghsanna go léir',
])('“%s” lists the prices of all services', async (question) => {
  const answer = await ask(salon('Treatment', 'Haircut'), question)
  expect(answer).toMatch(/^(?:Treatment|Seisiún áilleachta): €10\.\nHaircut: €20\.$/)
})

test('a question for all of a kind lists those with its name', async () => {
  const services = salon('Deep tissue massage', 'Back massage', 'Haircut')
  expect(await ask(services, 'how much are all your massages')).toBe('Deep tissue massage: €10.\nBack massage: €20.')
  expect(await ask(services, 'how much is a haircut')).toBe('Haircut: €30.')
})

test('how long all services take is no question about the hours', async () => {
  const services = salon('Treatment', 'Haircut')
  expect(await ask(services, 'how much do all your treatments cost and how long are they')).toMatch(
    /^Treatment: €10\.\nHaircut: €20\.\n\nYou can book:\nTreatment: 30 minutes, €10\n/,
  )
})

test('a phone number of their own is not ours', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  expect((await talk.say('Can I keep my phone number?')).text).not.toContain('915 0100')
  expect((await talk.say('What is your phone number?')).text).toContain('915 0100')
})

const CALLS = {
  topic: '',
  questionEn: 'Does it answer phone calls?',
  answerEn: 'Yes, it answers calls.',
  questionGa: 'An bhfreagraíonn sé glaonna gutháin?',
  answerGa: 'Freagraíonn sé glaonna.',
}

test('whether a product takes calls is no question about our number', async () => {
  const { member, slug } = await openPractice(database)
  await saveEntry(member, CALLS)
  const ask = async (question: string) => (await (await startTalk(database, slug)).say(question)).text
  for (const question of ['does it answer the phone?', 'can it take calls', 'does the receptionist pick up the phone'])
    expect(await ask(question)).toBe(CALLS.answerEn)
  for (const question of [
    'an bhfreagraíonn sé an fón',
    'an féidir leis glaonna a fhreagairt',
    'an nglacann sé glaonna gutháin',
    'an féidir leis an bhfáilteoir an guthán a fhreagairt',
  ])
    expect(await ask(question)).toBe(CALLS.answerGa)
  // Who asks for more is not told yes.
  for (const question of ['can it make phone calls', 'will it answer my phone at night'])
    expect(await ask(question)).toMatch(/^Do you mean/)
  for (const question of ["what's your phone number", 'can i phone ye'])
    expect(await ask(question)).toMatch(/^Our phone number is/)
  expect(await ask('cad é an uimhir fóin atá agaibh')).toMatch(/^Seo ár n-uimhir ghutháin/)
})

test('a practice that says nothing of it does not know whether it takes calls', async () => {
  const { slug } = await openPractice(database)
  for (const question of ['does it answer the phone?', 'an bhfreagraíonn sé an fón'])
    expect((await (await startTalk(database, slug)).say(question)).text).toMatch(
      /^I do not know that|^Níl a fhios agam/,
    )
})

test('asked which of two services is meant, “how much is it?” gets the price of both, and no other', async () => {
  const diaryIds = ['niamh']
  const services = [
    { id: 'full', name: { en: 'Full car service', ga: 'Seirbhís iomlán cairr' }, minutes: 60, priceCents: 20_000 },
    { id: 'minor', name: { en: 'Minor car service', ga: 'Mionseirbhís cairr' }, minutes: 45, priceCents: 9_500 },
    { id: 'tyres', name: { en: 'Tyre change', ga: 'Athrú bonn' }, minutes: 30, priceCents: 3_000 },
  ].map((service) => ({ ...service, diaryIds }))
  const { slug } = await openPractice(database, { diary: { ...PRACTICE.diary, services } })
  const talk = await startTalk(database, slug)
  expect((await talk.say('can i book a car service friday')).text).toMatch(
    /1\. Minor car service\n2\. Full car service$/,
  )
  expect((await talk.say('how much is it')).text).toMatch(/^Full car service: €200\.\nMinor car service: €95\.\n\n/)
})

const trade = [
  { id: 'quote', name: { en: 'Visit for a quote', ga: 'Cuairt le haghaidh meastacháin' }, otherWords: '' },
  { id: 'repair', name: { en: 'Repair', ga: 'Deisiúchán' }, otherWords: 'boiler, coire' },
].map((service) => ({ ...service, minutes: 60, diaryIds: ['niamh'] }))

async function openTrade() {
  const { member, slug } = await openPractice(database, { diary: { ...PRACTICE.diary, services: trade } })
  await saveEntry(member, {
    topic: 'Quotes',
    questionEn: 'How do I get a quote?\nHow do I get a price for a job?',
    answerEn: 'Book a visit with me.',
    questionGa: 'Conas a fhaighim meastachán?\nConas a fhaighim praghas ar obair?',
    answerGa: 'Cuir cuairt in áirithe liom.',
  })
  return startTalk(database, slug)
}

test.each([
  ['how much for a new boiler', 'Book a visit with me.'],
  ['can you give me a price for fixing a tap', 'Book a visit with me.'],
  ['cé mhéad a bheadh ar choire nua', 'Cuir cuairt in áirithe liom.'],
])('“%s”, where nothing has a price, is answered with how to get one', async (question, answer) => {
  expect((await (await openTrade()).say(question)).text).toBe(answer)
})

test('asked what to book, a question for the price of a boiler chooses no repair', async () => {
  const talk = await openTrade()
  await talk.say('are you available on Friday')
  expect((await talk.say('can you give me a price for a new boiler')).text).toMatch(
    /^Book a visit with me\.\n\nWhat would you like to book\?/,
  )
})
