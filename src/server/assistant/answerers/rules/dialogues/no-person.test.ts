import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

const TOLD = /our team|ár bhfoireann/

test.each([
  ['en', 'can i talk to someone', 'no not a person, i mean are ye open saturday'],
  ['en', 'can i talk to someone', "i don't want a person. are ye open tomorrow?"],
  ['ga', 'an féidir labhairt le duine', 'ní duine, an bhfuil sibh oscailte amárach?'],
] as const)('%s: “%s”, and then “%s”, is answered, and brings in nobody', async (language, wish, line) => {
  const [told, answer] = await hold([wish, line], language)
  expect(told).toMatch(TOLD)
  expect(answer).toMatch(/09:00|closed on Saturday/)
  expect(answer).not.toMatch(TOLD)
})

test.each([
  ['en', 'can i talk to someone', 'no not a person', 'How can I help you?'],
  ['ga', 'an féidir labhairt le duine', 'ní duine atá uaim', 'Conas is féidir liom cabhrú leat?'],
  ['ga', 'an féidir labhairt le duine', 'ni duine', 'Conas is féidir liom cabhrú leat?'],
] as const)('%s: “%s”, and then “%s” alone, takes it back', async (language, wish, line, answer) => {
  expect((await hold([wish, line], language))[1]).toBe(answer)
})

test('a person who was taken back is told of anew', async () => {
  const answers = await hold(['can i talk to someone', 'no not a person', 'actually can i talk to someone'])
  expect(answers[2]).toBe(answers[0])
})

test.each([
  ['en', 'no, a real person please'],
  ['ga', 'ní hea, duine ceart le do thoil'],
] as const)('%s: “%s” wants one', async (language, line) => {
  expect((await hold([line], language))[0]).toMatch(TOLD)
})
