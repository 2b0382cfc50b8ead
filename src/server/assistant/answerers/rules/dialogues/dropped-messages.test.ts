import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

const ASKS = { en: 'I want to leave a message', ga: 'Ba mhaith liom teachtaireacht a fhágáil' }
const TOLD = {
  en: 'tell him I was asking for the results of the scan',
  ga: 'abair leis go raibh mé ag lorg torthaí an scanta',
}
const DROPPED = { en: 'All right, I pass nothing on.', ga: 'Ceart go leor, ní chuirfidh mé aon rud ar aghaidh.' }
const DROPS = [
  ['en', 'no need for a message actually'],
  ['en', 'forget the message'],
  ['en', 'no'],
  ['en', 'nah, thanks'],
  ['en', 'no need, forget the message'],
  ['en', "there's no need to leave a message so"],
  ['en', 'I have no message'],
  ['en', "ah no, you're grand"],
  ['en', "it's ok, I'll ring him myself"],
  ['ga', 'ní gá teachtaireacht'],
  ['ga', 'tá tú ceart go leor'],
  ['ga', 'glaofaidh mé féin air'],
  ['ga', 'ni ga teachtaireacht a fhagail'],
  ['ga', 'níl gá le teachtaireacht anois'],
  ['ga', 'fág é'],
  ['ga', 'ní hea'],
  ['ga', 'níl aon teachtaireacht agam'],
] as const

test.each(DROPS)('%s: “%s”, asked what to say, drops the message', async (language, said) => {
  expect((await hold([ASKS[language], said], language)).at(-1)).toBe(DROPPED[language])
})

test.each(DROPS)('%s: “%s”, asked for the name or the number, drops it too', async (language, said) => {
  const name = language === 'en' ? 'Tom Byrne' : 'Áine Ní Bhriain'
  expect((await hold([ASKS[language], TOLD[language], said], language)).at(-1)).toBe(DROPPED[language])
  expect((await hold([ASKS[language], TOLD[language], name, said], language)).at(-1)).toBe(DROPPED[language])
})

test.each([
  ['en', 'no'],
  ['en', 'no need for a message actually'],
  ['ga', 'ní gá teachtaireacht'],
] as const)('%s: behind “%s” the booking goes on', async (language, said) => {
  const wish = { en: 'a massage on Friday at ten', ga: 'suathaireacht spóirt Dé hAoine ag a deich' }
  const answer = (await hold([wish[language], ASKS[language], said], language)).at(-1) ?? ''
  expect(answer.startsWith(DROPPED[language])).toBe(true)
  expect(answer).toMatch(/What name should I put it under\?$|Cén t-ainm a chuirfidh mé leis\?$/)
})

test.each([
  ['en', 'no need for an answer, just tell him thanks'],
  ['en', 'no heat in the treatment room again today'],
  ['en', 'there is no need to ring me before Friday'],
  ['en', "I'll ring him tomorrow about the knee, tell him it is better"],
  ['ga', 'ní gá glaoch ar ais, abair leis go raibh maith aige'],
] as const)('%s: “%s” is the message', async (language, said) => {
  const answer = (await hold([ASKS[language], said], language)).at(-1)
  expect(answer).not.toBe(DROPPED[language])
})

test('an urgent message is not dropped by a no to the name', async () => {
  const answers = await hold(['urgent message: there is water coming through the ceiling of your clinic', 'no'])
  expect(answers.at(-1)).not.toBe(DROPPED.en)
})

test.each([
  ['en', "I don't want to give my number", /How can our team reach you\?/],
  ['ga', "ní maith liom m'uimhir a thabhairt", /Conas a rachaidh an fhoireann i dteagmháil leat\?/],
] as const)('%s: “%s” begins no booking', async (language, said, question) => {
  const name = language === 'en' ? 'Tom Byrne' : 'Áine Ní Bhriain'
  expect((await hold([ASKS[language], TOLD[language], name, said], language)).at(-1)).toMatch(question)
})
