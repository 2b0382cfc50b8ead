import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()
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

test.each([
  ['en', 'tell Niamh that I will be in on Monday', 'is that gone to her?', 'Your message is passed on.'],
  ['ga', 'abair le Niamh go mbeidh mé ann Dé Luain', 'an bhfuil sé imithe chuici?', 'Tá do theachtaireacht curtha ar'],
] as const)('%s: whether “%s” is gone is known', async (language, message, line, text) => {
  const answers = await hold([message, 'Tom Ryan 0871234567', language === 'en' ? 'yes' : 'sea', line], language)
  expect(answers[3]).toContain(text)
})
