import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { saveEntry } from '../../../../domains/knowledge/index.ts'

const { hold, talkThrough, member } = openDialogues()

const PARKING = 'Free behind the house.'
const CARDS = 'Cards and cash.'

async function saveEntries() {
  await saveEntry(member(), {
    topic: 'Parking',
    questionEn: 'Is there parking?',
    answerEn: PARKING,
    questionGa: 'An bhfuil páirceáil ann?',
    answerGa: 'Saor in aisce ar chúl an tí.',
  })
  await saveEntry(member(), {
    topic: 'Payment',
    questionEn: 'Can I pay by card?',
    answerEn: CARDS,
    questionGa: 'An féidir íoc le cárta?',
    answerGa: 'Cártaí agus airgead tirim.',
  })
  await saveEntry(member(), { topic: 'Children', questionEn: 'Do you treat children?', answerEn: 'From six.' })
}

test.each([
  ['what are your prices and do ye do Saturdays, and is there parking?', ['€65', 'closed on Saturday', PARKING]],
  ['do ye do Saturdays, what are your prices', ['closed on Saturday', '€65']],
  ['how much is a first visit, is there parking and can I pay by card?', ['€65', PARKING, CARDS]],
  ['my name is Tom Ryan, is there parking?', [PARKING]],
  ['I have a bad back. is there parking, and how much is a first visit?', [PARKING, '€65']],
  ['is there parking, can I pay by card, and will it hurt?', [PARKING, CARDS, 'Whoever looks after you']],
  ['my son is six, do you treat him?', ['From six.']],
])('each part of a message is answered: "%s"', async (message, parts) => {
  await saveEntries()
  const answer = await talkThrough(message)
  for (const part of parts) expect(answer).toContain(part)
})

test('a statement beside a question is no question that it does not know', async () => {
  await saveEntries()
  expect(await talkThrough('I have a bad back. is there parking?')).toBe(PARKING)
})

test('what may be meant by one part does not pass over the next', async () => {
  await saveEntries()
  await saveEntry(member(), { topic: 'Visit', questionEn: 'What should I bring to a visit?', answerEn: 'A towel.' })
  const answer = await talkThrough('can I bring the dog, and is there parking?')
  expect(answer).toContain(`${PARKING}\n\nAbout “can I bring the dog”:`)
})

test.each([
  ['en', 'a first visit friday at 10, and is there parking?', [PARKING, 'First visit, Friday 20 November at 10:00']],
  [
    'ga',
    'céad chuairt Dé hAoine ag a deich, agus an bhfuil páirceáil ann?',
    ['ar chúl an tí', 'Céad chuairt, Dé hAoine, 20 Samhain ag 10:00'],
  ],
  [
    'ga',
    'cad iad bhur bpraghsanna, an bhfuil páirceáil ann agus an nglacann sibh le madraí?',
    ['€65', 'ar chúl an tí', 'Faoi “an nglacann sibh le madraí”:\nNíl a fhios agam'],
  ],
] as const)('%s: a wish or a question beside another is not passed over: "%s"', async (language, message, parts) => {
  await saveEntries()
  const [answer] = await hold([message], language)
  for (const part of parts) expect(answer).toContain(part)
})

test('a question beside a detail is answered before what is asked next', async () => {
  await saveEntries()
  expect(await talkThrough('a first visit friday at 10', 'Tom Ryan, is there parking and how much is it?')).toMatch(
    /Free behind the house.*€65.*What is your email address/s,
  )
  expect(await talkThrough('a first visit friday at 10', 'Tom Ryan 0871234567, can I pay by card?')).toMatch(
    /^Cards and cash\.\n\nFirst visit, Friday.*Name: Tom Ryan/,
  )
  const booked = await talkThrough('a first visit friday at 12', 'Tom Ryan 0871234567', 'yes, is there parking?')
  expect(booked).toMatch(/Free behind the house.*Your appointment is booked/s)
  const irish = ['céad chuairt Dé hAoine ag a trí', 'Tomás Ó Riain, an bhfuil páirceáil ann agus cé mhéad atá air?']
  expect((await hold(irish, 'ga')).at(-1)).toMatch(/ar chúl an tí.*€65.*sheoladh ríomhphoist/s)
})

test('a question beside a wish for a person is answered, and the person is called', async () => {
  await saveEntries()
  expect(await talkThrough('can I speak to someone? and is there parking')).toMatch(
    /^Free behind the house\.\n\nI have told our team\./,
  )
})

test('a name that was said beside a question is not asked again', async () => {
  await saveEntries()
  expect(await talkThrough('my name is Tom Ryan, is there parking?', 'a first visit friday at 10 please')).toMatch(
    /What is your email address/,
  )
})

test.each([
  ['is the waiting room warm?', 'grand, a massage friday at ten so'],
  ['a massage there, is the waiting room warm?', 'ok, friday at ten'],
])('after "a message, or a person?" a day and a service are a wish to book: %j, "%s"', async (...lines) => {
  const answer = await talkThrough(...lines)
  expect(answer).toContain('Sports massage, Friday 20 November at 10:00')
})

test.each([
  ['is there a sauna and do ye come out to Coachford', 'About “is there a sauna” and “do ye come out to Coachford”:'],
  ['an bhfuil sabhna ann agus an mbeidh caife ann', 'Faoi “an bhfuil sabhna ann” agus “an mbeidh caife ann”:'],
])('questions without an answer are quoted apart: “%s”', async (line, quoted) => {
  expect(await talkThrough('first visit friday at 10', `Tom Ryan 087 123 4567. ${line}`)).toContain(quoted)
})

test('what it does not know is said in other words the second time', async () => {
  const answers = await hold(['is there wifi?', 'can I bring a snake?'])
  expect(answers[0]).toMatch(/^I do not know that, but I have noted your question/)
  expect(answers[1]).toMatch(/^I do not know that either\./)
  const irish = await hold(['an bhfuil wifi ann?', 'an féidir liom nathair a thabhairt liom?'], 'ga')
  expect(irish[1]).toMatch(/^Níl a fhios sin agam ach oiread/)
})

test.each(['i dont want to change my number is all', "níl mé ag iarraidh m'uimhir a athrú"])(
  '“%s” begins no message, and asks for nobody',
  async (line) => expect(await talkThrough(line)).not.toMatch(/told our team|your name|Cén t-ainm|Chuir mé scéala/),
)

test('of several unknown questions one reply says once that they are noted', async () => {
  const answer = await talkThrough('is there wifi? can I bring a snake? do ye fix bikes?')
  expect(answer.match(/noted (?:your question|it)/g)).toHaveLength(1)
})

test.each([
  ['en', 'an appointment friday', '2. is there parking?', [PARKING, 'Sports massage, then.', '20 November']],
  ['en', 'an appointment friday', '1. any parking?', [PARKING, 'First visit, then.']],
  ['en', 'massage friday', '1 and can I pay by card', [CARDS, 'Friday 20 November at 09:00']],
  ['en', 'massage friday', '9.30 yes. and is there parking', [PARKING, 'Friday 20 November at 09:30']],
  ['ga', 'coinne Dé hAoine', '2. an bhfuil páirceáil ann', ['ar chúl an tí', 'Suathaireacht spóirt, mar sin.']],
  ['ga', 'coinne Dé hAoine', '2. níl aon ghearán agam', ['Suathaireacht spóirt, mar sin.']],
  ['ga', 'suathaireacht spóirt Dé hAoine', '9.30 sea. agus an féidir íoc le cárta', ['airgead tirim', 'ag 09:30']],
] as const)('%s: behind “%s”, “%s” chooses, and the rest is answered', async (language, wish, line, parts) => {
  await saveEntries()
  const [, answer] = await hold([wish, line], language)
  for (const part of parts) expect(answer).toContain(part)
})

test('a number and a question to “which appointment?” choose it and are answered', async () => {
  await saveEntries()
  const booked = ['massage friday at 10', 'Joe Byrne 087 123 4567', 'yes', 'first visit friday at 12', 'yes']
  const answers = await hold([...booked, 'cancel my appointment', 'is there parking?', '1. and can I pay by card'])
  expect(answers.at(-2)).toMatch(/^Free behind the house\..*Which appointment do you mean\?\n1\. Sports massage/s)
  expect(answers.at(-1)).toMatch(/^Cards and cash\.\n\nShall I cancel this appointment: Sports massage/)
})
const BRING = { topic: 'Visit', questionEn: 'What should I bring?', answerEn: 'A towel.' }
const BRING_IRISH = { questionGa: 'Cad ba cheart dom a thabhairt liom?', answerGa: 'Tuáille.' }
const SORRY = /^(?:I am sorry that I did not answer you\.|Tá brón orm nár fhreagair mé thú\.)/

test.each([
  ['en', ['first visit friday at 10', 'you never said what to bring'], /A towel\.\n\nWhat name/],
  ['en', ['is there wifi?', 'first visit friday at 10', 'you never answered me'], /About “is there wifi”:.*What name/s],
  ['en', ['first visit friday at 10', 'you didnt answer me about the parking'], /Free behind the house\.\n\nWhat name/],
  ['en', ['hello', 'you never answered my question'], /Could you ask it once more, please\?$/],
  [
    'ga',
    ['céad chuairt Dé hAoine ag a deich', 'níor dhúirt tú cad ba cheart dom a thabhairt liom'],
    /Tuáille\.\n\nCén t-ainm/,
  ],
  ['ga', ['an ngortóidh sé?', 'níor fhreagair tú'], /Faoi “an ngortóidh sé”:/],
  ['ga', ['dia duit', 'níor fhreagair tú mo cheist faoin bpáirceáil'], /Saor in aisce ar chúl an tí\.$/],
] as const)('%s: %j: the earlier question is answered with an apology', async (language, lines, answer) => {
  await saveEntries()
  await saveEntry(member(), { ...BRING, ...BRING_IRISH })
  const said = (await hold([...lines], language)).at(-1)
  expect(said).toMatch(SORRY)
  expect(said).toMatch(answer)
})

test.each(['you never answered my calls all week, its a disgrace', 'níor fhreagair sibh mo ghlaonna'])(
  '“%s” is a complaint about the business',
  async (line) => expect(await talkThrough(line)).not.toMatch(SORRY),
)
