import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { saveEntry } from '../../../../domains/knowledge/index.ts'

const { hold, talkThrough, member } = openDialogues()

const talkInIrish = async (line: string) => (await hold([line], 'ga'))[0] ?? ''

test.each([
  ['my husband died in march', /^I am very sorry for your loss\.\n\nHow can I help you\?$/],
  ["our mother passed away and i've no idea where to start", /^I am very sorry for your loss\.\n\nYou can book:/],
  ['my son is in hospital, can i cancel his visit', /^I am sorry to hear that\. I hope all goes well\./],
  ['my shoulder is killing me, can i book a first visit', /I am sorry to hear that you are sore\./],
])('“%s” gets a word of sympathy first', async (message, answer) => {
  expect(await talkThrough(message)).toMatch(answer)
})

test.each([
  ['fuair m’athair bás an mhí seo caite', /^Ní maith liom do bhris\.\n\nConas is féidir liom cabhrú leat\?$/],
  ['tá m’athair tar éis bháis agus ba mhaith liom coinne faoin uacht', /^Ní maith liom do bhris\.\n\n/],
  ['cailleadh mo mháthair agus níl a fhios againn cá dtosóimid', /Ní maith liom do bhris\.\n\nIs féidir iad seo/],
])('“%s” gets a word of sympathy first', async (message, answer) => {
  expect(await talkInIrish(message)).toMatch(answer)
})

test.each(['my car is in bits', 'she passed me the number', 'my phone died', 'i passed the test'])(
  '“%s” is no hard news',
  async (message) => {
    expect(await talkThrough(message)).not.toMatch(/sorry/)
  },
)

test('whether it hurts is a question for whoever treats, and on no list', async () => {
  for (const question of ['will it hurt', 'does it hurt much?'])
    expect(await talkThrough(question)).toMatch(/^Whoever looks after you can tell you best\./)
  expect(await talkInIrish('an mbeidh sé pianmhar?')).toMatch(/^Is ag an té a thabharfaidh aire duit/)
})

test('what is not known is said by what was asked, and more shortly the next time', async () => {
  const answers = await hold(['do ye do acupuncture?', 'is there wifi?', 'can i bring a horse?'])
  expect(answers[0]).toMatch(/^I do not know whether we do that, but I have noted your question for our team\./)
  expect(answers[0]).toMatch(/I can take a message with your number/)
  expect(answers[1]).toMatch(/^I do not know that either\. I have noted it for our team too\.\n\nI can take a message/)
})

test('entries beside a question of a task have letters, and are chosen by them', async () => {
  await saveEntry(member(), {
    topic: 'Parking',
    questionEn: 'Is there parking for cars?',
    answerEn: 'Behind the house.',
  })
  await saveEntry(member(), { topic: 'Parking', questionEn: 'Is there parking for bikes?', answerEn: 'In the yard.' })
  const booking = ['book a first visit on friday at 10', 'is there parking']
  const answers = await hold([...booking, 'b'])
  expect(answers[1]).toMatch(/Answer with its letter\.\na\) .*\nb\) /)
  expect(answers[2]).toMatch(/^(?:Behind the house|In the yard)\.\n\nWhat name/)
})
