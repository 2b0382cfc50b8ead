import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'
import { saveEntry } from '../../../../domains/knowledge/index.ts'

const diaryIds = ['niamh', 'eoin']
const services = [
  ...PRACTICE.diary.services,
  { id: 'phone', name: { en: 'Phone consultation', ga: 'Comhairliúchán gutháin' }, minutes: 15, diaryIds },
  { id: 'home', name: { en: 'Home visit', ga: 'Cuairt bhaile' }, minutes: 60, diaryIds },
]
const { hold, talkThrough, member } = openDialogues({ diary: { ...PRACTICE.diary, services } })

const book = (service: string) => [`a ${service} on Friday at ten`, 'Joe Folan 0871234567', 'yes']
const MASSAGE = 'Sports massage, Friday 20 November at 10:00'
const BOOKED_IN_IRISH = ['suathaireacht spóirt Dé hAoine ag a deich', 'Seán Ó Foláin 0871234567', 'sea']
const MASSAGE_IN_IRISH = 'Suathaireacht spóirt, Dé hAoine, 20 Samhain ag 10:00'
const UNKNOWN = /^I do not know that|^I have no price for that/

test.each([
  ['how long will it take?', 'Sports massage: 30 minutes.'],
  ['how long is the appointment', 'Sports massage: 30 minutes.'],
  ['how much will it be?', 'Sports massage: €50.'],
  ['how much is that', 'Sports massage: €50.'],
  ['who is it with?', `${MASSAGE}: with Niamh.`],
  ['who will i be seeing', `${MASSAGE}: with Niamh.`],
  ['is it online or in person?', `${MASSAGE}: at our address, 4 Quay Street, Galway, H91 X2Y3.`],
  ['is that in your place or on the phone?', `${MASSAGE}: at our address, 4 Quay Street, Galway, H91 X2Y3.`],
  ['what name is it under?', `${MASSAGE}: Joe Folan, 087 123 4567.`],
  ['what number have ye for me', `${MASSAGE}: Joe Folan, 087 123 4567.`],
  ['what did i book again?', `Your appointment: ${MASSAGE}.`],
])('"%s", behind a booking, is answered from it', async (question, answer) => {
  expect(await talkThrough(...book('massage'), question)).toBe(answer)
})

test.each([
  ['cá fhad a thógfaidh sé?', 'Suathaireacht spóirt: 30 nóiméad.'],
  ['cé mhéad a bheidh air?', 'Suathaireacht spóirt: €50.'],
  ['cé leis a bhfuil sé?', `${MASSAGE_IN_IRISH}: le Niamh.`],
  ['an ar an bhfón nó i bpearsa atá sé?', `${MASSAGE_IN_IRISH}: ag ár seoladh, 4 Quay Street, Galway, H91 X2Y3.`],
])('the same in Irish: "%s"', async (question, answer) => {
  expect((await hold([...BOOKED_IN_IRISH, question], 'ga')).at(-1)).toBe(answer)
})

test.each(['is it online or in person?', 'do i come in to ye?', 'where is it on?'])(
  '"%s", of what is by phone, says so',
  async (question) => {
    const answer = 'Phone consultation, Friday 20 November at 10:00: by phone.'
    expect(await talkThrough(...book('phone consultation'), question)).toBe(answer)
  },
)

test('what nothing says is not known: a price that is missing, a place that only people know, and what is not booked', async () => {
  expect(await talkThrough(...book('phone consultation'), 'how much will it be?')).toMatch(
    /^I have no price for that here/,
  )
  expect(
    await talkThrough(...book('home visit').with(0, 'a home visit on Monday at ten'), 'is it in your place?'),
  ).toMatch(UNKNOWN)
  expect(await talkThrough('is it online or in person?')).toMatch(UNKNOWN)
  expect(await talkThrough('who is it with?')).toMatch(UNKNOWN)
})

test('another service by name, and the wait, are not what was booked', async () => {
  expect(await talkThrough(...book('massage'), 'how much is a first visit?')).toBe('First visit: €65.')
  const said = await talkThrough(...book('massage').with(0, 'a massage on Monday at ten'), 'how long is the wait?')
  expect(said).toMatch(/^I do not know that|Do you mean/)
})

test.each([['how long is the wait?'], ['you never answered my question']])(
  'what was only near the first time is not told to who then says “%s”',
  async (again) => {
    const [first = '', second = ''] = (await hold([...book('massage'), 'how long is the wait?', again])).slice(-2)
    expect(first).toMatch(/I do not know that|Do you mean/)
    expect(second).toMatch(/I do not know that/)
  },
)

test('during a booking the question stays open, and what else is asked is answered', async () => {
  expect(await talkThrough('a massage on Friday at ten', 'who is it with and where are ye?')).toBe(
    `${MASSAGE}: with Niamh.\n\nOur address is 4 Quay Street, Galway, H91 X2Y3.\n\nWhat name should I put it under?`,
  )
  expect(await talkThrough('a massage on Friday at 11', 'where are ye based')).toBe(
    'Our address is 4 Quay Street, Galway, H91 X2Y3.\n\nWhat name should I put it under?',
  )
})

test('what is known of cards and parking is answered behind a booking, and reopens nothing', async () => {
  await saveEntry(member(), { topic: 'Pay', questionEn: 'Do you take cards?', answerEn: 'Yes, all cards.' })
  await saveEntry(member(), { topic: 'Visit', questionEn: 'Is there parking?', answerEn: 'Yes, behind the house.' })
  const lines = ['do ye take cards', 'is there parking']
  const answers = await hold([...book('massage'), ...lines])
  expect(answers.slice(-2)).toEqual(['Yes, all cards.', 'Yes, behind the house.'])
})

const HELD_MASSAGE = ['a massage on Friday at ten', 'Joe Folan']

test.each([
  'joe@example.ie did ye get my name',
  'did ye get my name? joe@example.ie',
  'joe@example.ie, is my name right?',
])('the address beside a question about the details is kept: “%s”', async (line) => {
  const answer = await talkThrough(...HELD_MASSAGE, line)
  expect(answer).toMatch(/: Joe Folan, joe@example\.ie\.\n\n.*Contact: joe@example\.ie\. Shall I book it\?$/)
})

test.each([
  ['joe@example.ie how much is it', '€50'],
  ['086 123 4567 who is it with', 'Niamh'],
  ['086 123 4567, are ye open on monday', '09:00–18:00'],
])('the detail before a question is kept, and the question answered: “%s”', async (line, answer) => {
  const said = await talkThrough(...HELD_MASSAGE, line)
  expect(said).toContain(answer)
  expect(said).toMatch(/Contact: .+\. Shall I book it\?$/)
})

test.each(['joe@example.ie did you put down the coeliac', '086 123 4567 have ye noted the coeliac'])(
  'what was said for the team is confirmed, and noted if it was not: “%s”',
  async (line) => {
    const known = await talkThrough('a massage on Friday at ten, I am coeliac', 'Joe Folan', line)
    expect(known).toMatch(/^I have noted for our team: coeliac\.\n\nSports massage.*Shall I book it\?$/)
    const unknown = await talkThrough('a massage on Friday at twelve', 'Joe Folan', line)
    expect(unknown).toMatch(/^I have noted for our team: coeliac\.\n\nSports massage/)
  },
)

test('the same in Irish', async () => {
  const before = ['suathaireacht Dé hAoine ag a deich, is céiliach mé', 'Seán Ó Foláin']
  const answers = await hold([...before, 'joe@example.ie ar chuir tú síos go bhfuil mé i mo chéiliach'], 'ga')
  expect(answers.at(-1)).toMatch(/^Tá nóta déanta agam dár bhfoireann: galar céiliach\.\n\nSuathaireacht/)
})

test.each(['did you put me down', 'did ye put it in', 'have you put that down'])(
  '“%s” asks whether it is booked',
  async (line) => expect(await talkThrough(...HELD_MASSAGE, line)).toMatch(/^Nothing is booked yet\./),
)

test.each([
  'is it Niamh herself',
  'will i be seeing niamh',
  'is it eoin does it',
  'an í Niamh féin a dhéanfaidh é',
  'an le Niamh atá sé',
])('“%s”, while a name is asked for, says who it is with', async (line) => {
  expect((await hold(['massage friday at 10', line])).at(-1)).toMatch(/(?:with|le) Niamh\./)
})

test.each(['is it far', 'is it busy on fridays'])('“%s” asks for nobody', async (line) => {
  expect((await hold(['massage friday at 10', line])).at(-1)).not.toMatch(/with Niamh/)
})

test.each([
  ['en', 'massage friday at 10', 'Tom Daly and how long is it', 'Sports massage: 30 minutes.'],
  ['en', 'massage friday at 10', 'Tom Daly, how long', 'Sports massage: 30 minutes.'],
  ['ga', 'suathaireacht Dé hAoine ag a deich', 'Seán Ó Sé, agus cé chomh fada a thógann sé', '30 nóiméad.'],
  ['ga', 'suathaireacht Dé hAoine ag a deich', 'Seán Ó Sé agus cé leis a bhfuil sé', 'le Niamh.'],
] as const)('%s: “%s”, “%s”: the name counts, and the question is answered', async (language, wish, line, answer) => {
  const said = (await hold([wish, line], language)).at(-1)
  expect(said).toContain(answer)
  expect(said).toMatch(/email address|sheoladh ríomhphoist/)
})

test('what may be meant is answered at once where it names the service that is booked', async () => {
  const texts = { topic: 'Visit', answerEn: 'A towel.', answerGa: 'Tuáille.' }
  const questions = {
    questionEn: 'What should I bring to a first visit?',
    questionGa: 'Cad ba cheart dom a thabhairt liom chuig an gcéad chuairt?',
  }
  await saveEntry(member(), { ...texts, ...questions })
  expect((await hold(['first visit friday at 10', 'Tom Daly and what do i bring'])).at(-1)).toMatch(/^A towel\./)
  expect(
    (await hold(['first visit friday at 11', 'Tom Daly', 'tom@x.ie just wondering what do i bring'])).at(-1),
  ).toMatch(/^A towel\..*Name: Tom Daly. Contact: tom@x\.ie/s)
  const irish = ['céad chuairt Dé hAoine ag a dó dhéag', 'Seán Ó Sé. cad ba cheart dom a thabhairt liom']
  expect((await hold(irish, 'ga')).at(-1)).toMatch(/^Tuáille\./)
})
