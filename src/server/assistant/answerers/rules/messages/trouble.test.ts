import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { saveEntry } from '../../../../domains/knowledge/index.ts'

const { hold, talkThrough, open, member } = openDialogues()

const RING = 'Ring us now: 020 915 0100.'
const DETAILS = 'I can pass this on to our team as urgent. Where are you, and what are your name and phone number?'
const RING_IN_IRISH = 'Glaoigh orainn anois: 020 915 0100.'

test.each(['toilet is overflowing', 'i need a tow', 'the van wont start and im stuck on the n20', 'locked myself out'])(
  '“%s”: first the number to ring, then an urgent message',
  async (line) => {
    expect(await talkThrough(line)).toBe(`${RING}\n\n${DETAILS}`)
    expect(await talkThrough(line, 'n20 just past mallow, 087 1234567 its declan')).toBe(
      `Your message: “Urgent: ${line}\nn20 just past mallow”. Name: Declan. Contact: 087 123 4567. Shall I pass it on?`,
    )
    expect(await talkThrough(line, 'n20 just past mallow, 087 1234567 its declan', 'yes')).toMatch(/passed on/)
  },
)

test('the same in Irish', async () => {
  const lines = ['bhris an carr síos orm ar an N20', 'díreach tar éis Mhala, 087 1234567, Deaglán', 'sea']
  const [first, second, last] = await hold(lines, 'ga')
  expect(first).toMatch(new RegExp(`^${RING_IN_IRISH}\n\nIs féidir liom é seo a chur ar aghaidh`))
  expect(second).toBe(
    'Do theachtaireacht: “Práinneach: bhris an carr síos orm ar an N20\ndíreach tar éis Mhala”. Ainm: Deaglán. Teagmháil: 087 123 4567. An gcuirfidh mé ar aghaidh í?',
  )
  expect(last).toMatch(/curtha ar aghaidh/)
})

test('that nobody knows where to turn the water off belongs to the message, and asks for no address', async () => {
  const english = ['boiler packed in, no heat, baby in house', 'i dont know where the stopcock is']
  expect(await talkThrough(...english)).toMatch(/^Your message so far: “boiler packed in[^”]*\ni dont know where/)
  const irish = ['uisce ag teacht tríd an tsíleáil', 'níl a fhios agam cá bhfuil an stopchoc']
  const [first, second] = await hold(irish, 'ga')
  expect(first).toMatch(new RegExp(`^${RING_IN_IRISH}`))
  expect(second).toMatch(
    /^Do theachtaireacht go dtí seo: “uisce ag teacht[^”]*\nníl a fhios agam cá bhfuil an stopchoc”/,
  )
})

test.each([
  ['we are homeless tonight', 'en'],
  ['níl aon áit agam le fanacht anocht', 'ga'],
] as const)('“%s” is a need: no appointment, and no number for a crisis', async (line, language) => {
  const [answer] = await hold([line], language)
  expect(answer).not.toMatch(/Samaritans|112|to book|chur in áirithe/)
})

test.each([
  ['ill kill him if he forgets the appointment', 'en'],
  ['maróidh mé é má dhéanann sé dearmad ar an gcoinne', 'ga'],
] as const)('“%s” changes no appointment', async (line, language) => {
  const [answer] = await hold([line], language)
  expect(answer).not.toMatch(/email|ríomhphoist|112/)
})

test('what is known of such trouble is said between them', async () => {
  await saveEntry(member(), {
    topic: 'Urgent work',
    questionEn: 'What if something breaks at night?',
    answerEn: 'Turn the water off at the stopcock.',
  })
  expect(await talkThrough('theres water pouring through the kitchen ceiling')).toContain(
    `${RING}\n\nTurn the water off at the stopcock.\n\n${DETAILS}`,
  )
})

test.each([
  ['is there an emergency number i can ring', 'en', RING],
  ['i need a phone number for an emergency', 'en', RING],
  ['an bhfuil uimhir éigeandála agaibh', 'ga', RING_IN_IRISH],
] as const)('“%s” gets the number, and may say what happened', async (line, language, number) => {
  const [answer] = await hold([line], language)
  expect(answer?.split('\n')[0]).toBe(number)
  expect(answer).toMatch(/What happened, where are you|Cad a tharla, cá bhfuil tú/)
})

test('the team hears of it before a word of the message is confirmed', async () => {
  const talk = await open()
  expect(await talk.say('the pipe is after bursting')).toMatchObject({ outcome: 'handed over' })
  await talk.say('3 Quay Street, Declan Foley 0871234567')
  expect(await talk.say('yes')).toMatchObject({ outcome: 'message taken' })
})

test('whoever rings needs no message, and that nobody answers belongs to it', async () => {
  expect(await talkThrough('toilet is overflowing', 'ok ill ring now')).toBe('All right, I pass nothing on.')
  expect(await talkThrough('toilet is overflowing', 'no one is answering')).toContain('no one is answering”')
})

test('a booking that is not made yet gives way to it, and so does a message', async () => {
  expect(await talkThrough('a massage on friday', 'actually the pipe has just burst, water everywhere')).toMatch(
    /^Ring us now/,
  )
  expect(await talkThrough('can i leave a message', 'theres water pouring through my ceiling')).toMatch(/Ring us now/)
})

test.each([
  'do ye fix burst pipes',
  'pipe burst last winter and i want a quote',
  'can ye come next week, the roof is leaking',
  'locked out of my account',
  'cancel my appointment, car wont start',
  'an ndeisíonn sibh píopaí briste',
  'beidh mé déanach, bhris an bus síos',
])('“%s” can wait', async (line) => expect(await talkThrough(line)).not.toMatch(/Ring us now|Glaoigh orainn/))

test.each([
  ['en', 'the pipe is after bursting', 'is there anyone who could do the job tonight'],
  ['en', 'the pipe is after bursting', 'is that a big job'],
  ['ga', 'phléasc píopa sa halla', 'cé a bheidh ag obair air'],
] as const)('%s: after “%s”, “%s” hears nothing of jobs', async (language, ...lines) => {
  const answer = (await hold(lines, language)).at(-1)
  expect(answer).not.toMatch(/hiring|Leave a message with|folúntais|Fág teachtaireacht le/)
  const asked = language === 'en' ? 'do ye have any jobs going' : 'an bhfuil poist agaibh'
  expect((await hold([asked], language)).at(-1)).toMatch(/Leave a message with|Fág teachtaireacht le/)
})
