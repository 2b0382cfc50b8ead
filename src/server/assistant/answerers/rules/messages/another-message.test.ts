import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()
const atNight = openDialogues({}, '2026-11-18T21:30:00.000Z')
const SENT = { en: /^Your message: “([^”]+)”/, ga: /^Do theachtaireacht: “([^”]+)”/ }

test.each([
  ['en', 'is there a creche?', 'tell Niamh that the key is under the mat', 'tell Niamh that the key is under the mat'],
  ['en', 'how much is the sauna?', 'a message: my back is much better', 'my back is much better'],
  [
    'ga',
    'cén costas atá ar an sabhna?',
    'ba mhaith liom teachtaireacht a fhágáil faoin mála a d’fhág mé i mo dhiaidh',
    'ba mhaith liom teachtaireacht a fhágáil faoin mála a d’fhág mé i mo dhiaidh',
  ],
  ['en', 'is there a creche?', 'a message', 'is there a creche'],
  ['en', 'is there a creche?', 'ring me about it', 'is there a creche\nring me about it'],
  ['ga', 'an bhfuil naíolann agaibh?', 'teachtaireacht', 'an bhfuil naíolann agaibh'],
] as const)('%s: after “%s” without an answer, “%s” is the message', async (language, question, line, message) => {
  const answers = await hold([question, line, 'Tom Ryan 0871234567'], language)
  expect(SENT[language].exec(answers[2] ?? '')?.[1]).toBe(message)
})

const OWN = 'please ring me about a quote'
test.each([
  ['Can I talk to a person?', `My name is Ciara, 087 123 4567, ${OWN}`, OWN],
  ['is there a creche?', `My name is Ciara, 087 123 4567, ${OWN}`, OWN],
  ['is there a creche?', 'Ciara Ryan 087 123 4567, I need a quote', 'I need a quote'],
  ['is there a creche?', 'a message please, Ciara Ryan 087 123 4567', 'is there a creche'],
  ['is there a creche?', 'yes please, my name is Ciara Ryan, 087 123 4567', 'is there a creche'],
])('after “%s”, what “%s” says beside the details is the message', async (question, line, message) => {
  const answers = await atNight.hold([question, line])
  expect(answers[1]).toContain(`Your message: “${message}”. Name: Ciara`)
})

test.each([
  ['ga', ['an bhfuil duine ann a labhródh liom faoin mbille seo?'], 'Glaoigh orm faoin sonrasc amárach'],
  ['ga', ['ba mhaith liom labhairt leis an mbainisteoir faoin bhfógra'], 'abair leo glaoch orm faoin bpost'],
  ['ga', ['ba mhaith liom labhairt le duine faoin mbille a fuair mé', 'sea'], 'glaoigh orm faoin gcuntas'],
  ['en', ['can i talk to somebody about the bill that i got', 'yes'], 'call me about the invoice instead'],
  ['en', ['is there a creche?'], 'give me a ring about the car park instead'],
] as const)('%s: after %j, “%s” is the whole message', async (language, before, line) => {
  const answers = await atNight.hold([...before, line, 'Tom Ryan 0871234567'], language)
  expect(SENT[language].exec(answers.at(-1) ?? '')?.[1]).toBe(line)
})

test.each([
  ['en', 'can i please talk to a real person', 'yes', 'What should I tell our team?'],
  ['ga', 'an féidir liom labhairt le duine anois', 'sea', 'Cad ba mhaith leat a rá lenár bhfoireann?'],
] as const)('%s: “%s” is no message', async (language, wish, yes, answer) => {
  expect((await atNight.hold([wish, yes], language))[1]).toBe(answer)
})

test.each([
  ['en', 'tell Niamh that I will be in on Monday', 'is that gone to her?', 'Your message is passed on.'],
  ['ga', 'abair le Niamh go mbeidh mé ann Dé Luain', 'an bhfuil sé imithe chuici?', 'Tá do theachtaireacht curtha ar'],
] as const)('%s: whether “%s” is gone is known', async (language, message, line, text) => {
  const answers = await hold([message, 'Tom Ryan 0871234567', language === 'en' ? 'yes' : 'sea', line], language)
  expect(answers[3]).toContain(text)
})
