import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

const answerTo = async (...lines: string[]) => (await hold(lines, 'ga')).at(-1) ?? ''

test.each([
  'An bhfuil mé ag caint le duine nó le meaisín?',
  'am I talking to a person or a machine?',
  'an duine nó ríomhaire atá ann?',
])('"%s" is told that it is an AI', async (line) => {
  expect(await answerTo(line)).toMatch(/^Is cúntóir intleachta saorga mé|^I am an AI assistant/)
})

test.each([
  ['Cén chaoi a bhfuil sibh?', /^Tá gach rud go breá/],
  ['Goidé mar atá tú?', /^Tá gach rud go breá/],
  ['how are ye', /^All is well here/],
  ['Cén chaoi a bhfuil sibh? Cén seoladh atá agaibh?', /^Tá gach rud go breá.*4 Quay Street/s],
  ['how are ye? a first visit on friday at ten please', /^All is well here.*Friday 20 November at 10:00/s],
])('"%s" gets a short answer, and what is beside it too', async (line, answer) => {
  expect(await answerTo(line)).toMatch(answer)
})

test.each([
  'Níl, sin é',
  'Ní gá, slán agus míle buíochas',
  'ní theastaíonn aon rud eile',
  "no, that's all thanks",
  'nothing else',
])('"%s" ends the conversation', async (line) => {
  expect(await answerTo('céad chuairt Dé hAoine ag 10', 'Seán Ó Sé 087 123 4567', 'sea', line)).toMatch(
    /^(?:Slán|Goodbye)\./,
  )
})

test('a question beside a refused offer is answered', async () => {
  expect(await answerTo('an bhfuil linn snámha agaibh?', 'Ní gá. Cá bhfuil sibh?')).toContain('4 Quay Street')
})

test.each([
  ['can we speak English please', /^Hello\./],
  ['Níl mo chuid Gaeilge rómhaith, can we switch to English', /^Hello\./],
  ['is there anyone there that speaks Irish?', /^Yes\./],
])('"%s" is about the language', async (line, answer) => expect(await answerTo(line)).toMatch(answer))
