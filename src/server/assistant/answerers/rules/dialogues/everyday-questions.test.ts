import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '#contracts/receptionist/diary.ts'
import { businessForm } from '../../../../../../tests/support/accounts.ts'
import { openTestDatabase, type TestDatabase, testClock } from '../../../../../../tests/support/database.ts'
import { peopleIn } from '../../../../../../tests/support/people.ts'
import { talkUnder, WEDNESDAY } from '../../../../../../tests/support/talk.ts'

// Businesses as they are after their registration: only the starter pack is known.
const BUSINESSES = {
  clinic: 'Healthcare & Medical',
  plumber: 'Construction & Trades',
  garage: 'Automotive',
  restaurant: 'Restaurants & Food Service',
  school: 'Education',
} as const

let database: TestDatabase
const slugs = new Map<string, string>()
beforeAll(async () => {
  const clock = testClock(WEDNESDAY)
  database = await openTestDatabase({ clock, now: clock.now })
  for (const [name, industry] of Object.entries(BUSINESSES)) {
    const known = new Set((await readSlugs()).map(({ slug }) => slug))
    await peopleIn(database).business(businessForm({ industry, businessName: `The ${name}` }))
    const { slug = '' } = (await readSlugs()).find((row) => !known.has(row.slug)) ?? {}
    slugs.set(name, slug)
  }
  // What is loaded with the first message takes a busy machine longer than a turn may last.
  await hold('clinic', ['hello'])
})
afterAll(() => database.close())

const readSlugs = () => database.db.selectFrom('receptionists').select('slug').execute()

async function hold(business: keyof typeof BUSINESSES, lines: string[], language: Language = 'en'): Promise<string[]> {
  const talk = await talkUnder(database, slugs.get(business) ?? '', { language })
  const answers: string[] = []
  for (const line of lines) answers.push((await talk.say(line)).text)
  return answers
}

test.each([
  ['en', 'will i get a text about it', /^I send no texts\. If you write your email address here/],
  ['en', 'will ye email me', /^I send no texts\. If you write your email address here/],
  ['ga', 'an bhfaighidh mé téacs faoi', /^Ní sheolaim téacsanna\. Má scríobhann tú do sheoladh/],
  ['ga', 'an gcuirfidh sibh ríomhphost chugam', /^Ní sheolaim téacsanna\. Má scríobhann tú do sheoladh/],
] as const)('%s: what confirms a booking is known: “%s”', async (language, line, said) => {
  const wish = language === 'en' ? 'first visit on tuesday at 10' : 'céad chuairt Dé Máirt ag a deich'
  expect((await hold('clinic', [wish, line], language))[1]).toMatch(said)
})

test('the address for the confirmation is taken where it is offered, and named then', async () => {
  const lines = ['first visit on friday at 2', 'Nora Egan 087 123 4567', 'will i get a text?', 'nora@example.ie']
  const answers = await hold('clinic', [...lines, 'will ye text me'])
  expect(answers[3]).toMatch(/Contact: nora@example\.ie, 087 123 4567\. Shall I book it\?$/)
  expect(answers[4]).toMatch(/^I send no texts, but a confirmation with a calendar entry goes to nora@example\.ie\./)
})

test('a wish for a text beside a yes is answered, and the yes books', async () => {
  const lines = [
    'first visit on thursday at 3',
    'Nora Egan 087 123 4567',
    'yeah go on. actually can i get a text reminder',
  ]
  expect((await hold('clinic', lines))[2]).toMatch(/^I send no texts\..*\n\nYour appointment is booked/s)
})

test.each([
  ['en', 'will ye send somebody out about the boiler', /^Yes, our team comes to you for this: Visit for a quote/],
  ['ga', 'an gcuirfidh sibh duine amach?', /^Tagann ár bhfoireann chugat chuige seo: Cuairt/],
] as const)('%s: a visit is no wish for a person: “%s”', async (language, line, said) => {
  expect((await hold('plumber', [line], language))[0]).toMatch(said)
})

test.each([
  ['en', 'who would i talk to about that', /^You can ask me here\./],
  ['ga', 'cé leis a labhróinn', /^Is féidir leat do cheist a chur ormsa anseo\./],
] as const)('%s: whom to talk to is a question, and nobody is sent for: “%s”', async (language, line, said) => {
  expect((await hold('plumber', [line], language))[0]).toMatch(said)
})

test.each([
  ['en', 'is it safe to drive it now?', /^I cannot judge that from here\..*do not drive\. Ring us at \d/],
  ['en', 'can i still drive it home', /^I cannot judge that from here\..*do not drive\. Ring us at \d/],
  ['ga', 'an bhfuil sé sábháilte tiomáint anois?', /^Ní féidir liom é sin a mheas as seo\..*ná tiomáin\. Glaoigh/],
] as const)('%s: brakes in doubt are not driven with: “%s”', async (language, line, said) => {
  const told =
    language === 'en' ? 'ye did my brakes and theyre screeching, i want to complain' : 'tá gearán agam faoi na coscáin'
  expect((await hold('garage', [told, line], language))[1]).toMatch(said)
})

test.each([
  ['en', 'as soon as possible', 'What would you like to book?'],
  ['ga', 'chomh luath agus is feidir', 'Cad ba mhaith leat a chur in áirithe?'],
] as const)('%s: “%s” wants a time', async (language, line, said) => {
  expect((await hold('plumber', [line], language))[0]).toContain(said)
})

test.each([
  ['en', 'wheres the stopcock usually', 'under the kitchen sink'],
  ['ga', 'cá bhfuil an stopcock de ghnáth', 'faoi dhoirteal na cistine'],
] as const)('%s: “%s” does not ask for our address', async (language, line, said) => {
  expect((await hold('plumber', [line], language))[0]).toContain(said)
})

test.each([
  ['en', 'a pipe burst in the kitchen', "where is the stopcock usually? I can't see it", 'under the kitchen sink'],
  ['ga', 'phléasc píopa sa chistin', 'Cá bhfuil an stopcock de ghnáth? ní fheicim é', 'faoi dhoirteal na cistine'],
] as const)('%s: behind “%s”, “%s” gets no more than that', async (language, trouble, line, said) => {
  const [advice, answer] = await hold('plumber', [trouble, line], language)
  expect(advice).toMatch(/smell gas|boladh gáis/)
  expect(answer).toContain(said)
  expect(answer).not.toMatch(/smell gas|boladh gáis|112|do not know/)
})

test.each([
  ['an bhfuil vegetarian ar an menu fosta?', 'Abair cad a itheann tú'],
  ['an bhfuil high chair agaibh', 'cathaoir ard ag teastáil'],
])('English words in an Irish question find what is known: “%s”', async (line, said) => {
  const [, answer] = await hold('restaurant', ['bord do cheathrar Dé Sathairn ag 7', line], 'ga')
  expect(answer).toContain(said)
  expect(answer).toMatch(/Cén t-ainm a chuirfidh mé leis\?$/)
})

test.each([
  ['no but do ye do higher level maths', /^I do not know that/],
  ['yes but whats the office number incase', /^Our phone number is/],
  ['actually do my mam have to come', /^I do not know that/],
])('a question behind yes, no or “actually” is one: “%s”', async (line, said) => {
  const [, answer] = await hold('school', ['meeting with a teacher on tuesday at 3', line])
  expect(answer).toMatch(said)
})

test('two questions without an answer are both known to be open, and no word in them finds another thing', async () => {
  const [answer] = await hold('school', ['do ye do higher level maths and how much'])
  expect(answer).toMatch(/^I do not know that, but I have noted your questions for our team\.\n\nYou can book:/)
})

test('a need is noted, and what was asked beside it is answered', async () => {
  const wish = 'table for 4 on saturday at 7'
  const [, answer] = await hold('restaurant', [wish, 'can ye do something gluten free, my daughter is coeliac'])
  expect(answer).toMatch(/^Always tell our staff about an allergy.*\n\nI have noted for our team: coeliac\./s)
  const line = 'a dtig libh rud inteacht gan glútan a dhéanamh, tá coeliac ag m’iníon'
  const [, irish] = await hold('restaurant', ['bord do cheathrar Dé Sathairn ag 7', line], 'ga')
  expect(irish).toMatch(/^Inis dár bhfoireann faoi ailléirge.*galar céiliach\..*Cén t-ainm/s)
})

test('what there is on a day is no time, and keeps what was said', async () => {
  const lines = ['table for 2 on sunday at 1', 'yes but is the baby menu or anything on sunday']
  const [, answer] = await hold('restaurant', lines)
  expect(answer).toMatch(/Table for 2, Sunday 22 November at 13:00\.\n\nDo you mean one of these\?.*put it under\?$/s)
  const message = ['can i leave a message', 'keep the window table, Dermot Keane 087 123 4567']
  const sent = (await hold('restaurant', [...message, 'yes send it. is the baby menu or anything on sunday'])).at(-1)
  expect(sent).toMatch(/^Your message is passed on\..*Do you mean one of these\?/s)
})

test('an answer that was given is not suggested for the same question again', async () => {
  const lines = ['table for 2 on sunday at 1', 'do ye have food for a baby', 'a', 'do ye have food for a baby']
  const [, first, chosen, again] = await hold('restaurant', lines)
  expect(first).toContain('a) Are children welcome?')
  expect(chosen).toContain('whether one needs a high chair')
  expect(again).not.toContain('Are children welcome?')
})

test.each([
  ['en', 'table for 4 on saturday at 7', 'my brother is coming too. is that ok?', 'I have noted “my brother'],
  [
    'ga',
    'bord do cheathrar Dé Sathairn ag 7',
    'tá mo dheartháir ag teacht freisin. an bhfuil sé sin ceart go leor?',
    'Tá nóta déanta agam de: “tá mo dheartháir',
  ],
] as const)('%s: whether something is alright is settled by the note of it', async (language, wish, line, said) => {
  const [, answer = ''] = await hold('restaurant', [wish, line], language)
  expect(answer).toMatch(new RegExp(`^${said}`))
  expect(answer).not.toMatch(/do not know|Níl a fhios|Do you mean|i gceist/)
})

test.each([
  ['en', 'i am on the road from spiddal', 'I can pass this on to our team.'],
  ['ga', 'tá mé ag teacht ar an mbus', 'Is féidir liom é seo a chur ar aghaidh chuig ár bhfoireann.'],
] as const)('%s: a statement is no question that has no answer: “%s”', async (language, line, said) => {
  expect((await hold('clinic', [line], language))[0]).toContain(said)
})

test('a reproach asks for no price, and the name beside it counts', async () => {
  const line = 'nach ndúirt mé leat, Colm Mac Donncha… tá na coscáin ag screadaíl agus d’íoc mé €240'
  const [, answer] = await hold('garage', ['tá gearán agam faoi na coscáin', line], 'ga')
  expect(answer).not.toContain('praghas')
  expect(answer).toContain('Conas a rachaidh an fhoireann i dteagmháil leat?')
})

test('“that does not say what I want” gets an apology, and no note', async () => {
  const [, answer] = await hold('garage', ['car service on tuesday at 10', 'that doesnt say what i want'])
  expect(answer).toMatch(/^I am sorry that I did not answer you\.\n\nCould you ask it once more/)
})

test('free times are listed once, until something changes', async () => {
  const lines = ['first visit on tuesday', 'can i bring my parrot', 'what about wednesday']
  const [first, second, third] = await hold('clinic', lines)
  expect(first).toMatch(/\n1\. Tuesday/)
  expect(second).toMatch(/team\.\n\nWhich of those times suits you\?/)
  expect(third).toMatch(/\n1\. Wednesday/)
})

test.each([
  ['en', 'my young lad hurt his ankle', /^I am sorry to hear that\./],
  ['ga', 'ghortaigh mo mhac a rúitín', /^Is oth liom é sin a chloisteáil\./],
  ['en', 'my young lad passed his test', /^(?!I am (?:very )?sorry)/],
] as const)('%s: hard news first: “%s”', async (language, line, said) => {
  expect((await hold('clinic', [line], language))[0]).toMatch(said)
})

test.each([
  ['en', 'can I leave the keys the night before'],
  ['ga', 'an féidir na heochracha a fhágáil an oíche roimhe'],
] as const)('%s: “%s” is not answered with when to bring the car', async (language, line) => {
  const [answer] = await hold('garage', [line], language)
  expect(answer).toMatch(/do not know|Níl a fhios/)
  expect(answer).not.toMatch(/time of your appointment|Ag am do choinne|not free/)
})

test('“after hours” is no hour of the day', async () => {
  const answers = await hold('garage', ['car service thursday at 9', 'is there somewhere to drop the keys after hours'])
  expect(answers[1]).not.toMatch(/is not free|01:00/)
})

test.each([
  ['en', 'when do i drop off the car', /time of your appointment/],
  ['en', 'do i leave the keys with ye', /time of your appointment/],
  ['ga', 'cathain ba chóir dom an carr a fhágáil', /Ag am do choinne/],
] as const)('%s: “%s” still is', async (language, line, answer) => {
  expect((await hold('garage', [line], language))[0]).toMatch(answer)
})

test.each([
  ['garage', 'Do I pay on the day?'],
  ['clinic', 'is there a deposit'],
  ['restaurant', 'do ye take a deposit for big groups'],
  ['garage', 'do i pay up front'],
] as const)('%s: “%s” asks for no price', async (business, line) => {
  expect((await hold(business, [line]))[0]).not.toMatch(/price/)
})

test('how much a deposit is asks for one', async () => {
  expect((await hold('garage', ['how much is the deposit']))[0]).toContain('price')
})
