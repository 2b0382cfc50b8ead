import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { saveEntry } from '../../../../domains/knowledge/index.ts'

const day = [{ from: '09:00', to: '18:00' }]
/** On the Wednesday of the tests nobody is there. */
const { hold, talkThrough, member } = openDialogues({ staffHours: { thursday: day, friday: day } })

const AWAY = 'Nobody is there right now: they are back on Thursday 19 November at 09:00.'
const NUMBER = 'You can still try our number: 020 915 0100.'
const DETAILS = 'I can pass this on to our team as urgent. Where are you, and what are your name and phone number?'
const FIRST_TIME = 'If you would rather have the first free time, say “book”.'
const PROMISE = 'Nobody is there until Thursday 19 November at 09:00, so I cannot promise you anybody before that.'
const IRISH_PROMISE =
  'Ní bheidh aon duine ann go dtí Déardaoin, 19 Samhain ag 09:00, agus mar sin ní féidir liom a ghealladh go mbeidh duine ann roimhe sin.'

test.each(['theres water coming thru the bathroom ceiling', 'heating gone since monday and we have a small baby'])(
  '“%s”, where nobody is there: until when, the number, and what can be done',
  async (line) => expect(await talkThrough(line)).toContain(`${AWAY} ${NUMBER}\n\n${DETAILS}\n\n${FIRST_TIME}`),
)

test('the same in Irish', async () => {
  const [first] = await hold(['níl teas ná uisce te againn ó Luan agus tá leanbh beag agam'], 'ga')
  expect(first).toMatch(/Níl aon duine ann faoi láthair: beidh siad ar ais Déardaoin, 19 Samhain ag 09:00\. /)
  expect(first).toContain('Is féidir leat glaoch ar an uimhir mar sin féin: 020 915 0100.')
  expect(first).toMatch(/abair “coinne”\.$/)
})

test('the first free time instead keeps the message, and that it is urgent', async () => {
  const lines = ['the pipe is after bursting, im Tom Kelly 0861234567', 'book', 'sports massage', 'the first one']
  expect(await talkThrough(...lines.slice(0, 3))).toMatch(/^I keep your message|Which one suits you/)
  const booked = await hold([...lines, 'yes', 'yes'])
  expect(booked.at(-2)).toMatch(/Your appointment is booked.*\n\nYour message: “Urgent: the pipe/s)
  expect(booked.at(-1)).toMatch(/passed on as urgent/)
})

const TROUBLE = ['theres water pouring in through the kitchen ceiling', 'Mary Daly 0871234567']

test.each([
  'how long will they be',
  'is someone coming or not',
  'is there anyone out tonight that could come',
  'will i tell my nan to wait up',
])('“%s” hears what may be promised, before the message is passed on and after it', async (line) => {
  expect(await talkThrough(...TROUBLE, line)).toBe(`${PROMISE}\n\nShall I pass your message on?`)
  expect(await talkThrough(...TROUBLE, 'yes', line)).toContain(PROMISE)
})

test.each(['an bhfuil éinne ag teacht', 'cathain a ghlaofaidh sibh', 'cé a ghlaofaidh orm agus cathain'])(
  '“%s” hears it in Irish',
  async (line) => {
    const answers = await hold(['tá uisce ag teacht tríd an tsíleáil', 'Máire Daly 0871234567', 'sea', line], 'ga')
    expect(answers.at(-1)).toContain(IRISH_PROMISE)
  },
)

test.each([
  ['did that go as urgent?', 'Yes, your message is passed on as urgent.'],
  ['do they know its urgent', 'Yes, your message is passed on as urgent.'],
  ['is it gone?', 'Your message is passed on as urgent. Our team reads it in your own words.'],
  ['and the number for me to ring ye?', 'Our phone number is 020 915 0100.'],
])('“%s” behind an urgent message', async (line, answer) =>
  expect((await talkThrough(...TROUBLE, 'yes', line)).startsWith(answer)).toBe(true),
)

test('a yes with more passes both on, keeps it urgent, and answers the question beside it', async () => {
  const [, , reply] = await hold([
    ...TROUBLE,
    'yes and tell them the key is with mrs Riordan next door. how long will they be',
  ])
  expect(reply).toBe(
    `I have noted “tell them the key is with mrs Riordan next door”.\n\nYour message is passed on as urgent. Our team reads it in your own words.\n\n${PROMISE}`,
  )
  const irish = ['tá uisce ag teacht tríd an tsíleáil', 'Máire Daly 0871234567']
  const more = await hold(
    [...irish, 'sea, agus abair leo go bhfuil an eochair faoin mata. an dtiocfaidh éinne anocht'],
    'ga',
  )
  expect(more.at(-1)).toMatch(/curtha ar aghaidh mar scéal práinneach/)
  expect(more.at(-1)).toContain(IRISH_PROMISE)
})

test('a question is no part of the message, and what else is said is', async () => {
  await saveEntry(member(), {
    topic: 'Urgent work',
    questionEn: 'How do I turn the water off?',
    answerEn: 'Turn the water off at the stopcock.',
  })
  expect(await talkThrough(...TROUBLE, 'and in the mean time how do i turn the water off do ye know')).toBe(
    'Turn the water off at the stopcock.\n\nShall I pass your message on?',
  )
  expect(
    await talkThrough(...TROUBLE, 'nobody hurt but its at the light now!! can someone come out tonight'),
  ).toContain('ceiling\nnobody hurt but its at the light now!!”')
})

test('what to do is said once', async () => {
  await saveEntry(member(), {
    topic: 'Urgent work',
    questionEn: 'What if something breaks at night?',
    answerEn: 'Turn the water off at the stopcock.',
  })
  const answers = await hold([
    'the pipe burst in the hall',
    'is someone coming',
    'how long will it be',
    'who will ring me',
  ])
  expect(answers.filter((answer) => answer.includes('stopcock'))).toHaveLength(1)
})

test('a complaint about trouble is urgent too', async () => {
  const reply = await talkThrough('no heat since sunday and nobody rang us back')
  expect(reply).toMatch(/I am sorry to hear that/)
  expect(reply).toContain(`${AWAY} ${NUMBER}`)
  expect(reply).toContain(DETAILS)
})

test('whoever leaves it at that hears that the team can read it', async () => {
  expect(await talkThrough(TROUBLE[0] ?? '', 'bye')).toMatch(
    /^All right\. Our team can read here what you wrote\. Goodbye/,
  )
  expect(await talkThrough('can i talk to a person', 'yes', 'bye')).toMatch(
    /^Our team knows that you would like to talk/,
  )
})

test('a second wish to be rung is a message of its own', async () => {
  const lines = [
    'can ye ring me about my bill, im Joe Daly 0871234567',
    'yes',
    'could somebody ring me about the insurance too',
  ]
  expect(await talkThrough(...lines)).toContain('“could somebody ring me about the insurance too”')
})
