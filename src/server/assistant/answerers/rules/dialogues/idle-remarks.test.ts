import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, talkThrough } = openDialogues()

test.each([
  'sorry, typing with one hand',
  "lovely day isn't it",
  'hang on',
  'hang on a sec there, the kettle is boiling',
  'the dog is going mad here, one sec',
  "bear with me I'm on the bus",
  'autocorrect is driving me mad',
  'jaysus the traffic is brutal today',
  "there's no signal out here",
  'excuse the spelling, no glasses',
  "it's lashing rain here",
])('what is meant for nobody is no note, no name and no time: "%s"', async (remark) => {
  expect(await talkThrough('a first visit friday at 10', remark)).toBe(
    'No problem, take your time.\n\nWhat name should I put it under?',
  )
})

test.each([
  'tá brón orm, bhí mé ag tiomáint',
  'lá breá atá ann, nach ea',
  'fan nóiméad le do thoil',
  'tá an madra ag tafann anseo',
  'gabh mo leithscéal, tá mé ar an mbus',
  'níl mo spéaclaí agam, gabh mo leithscéal',
  'tá an aimsir go huafásach inniu',
  'tá mo ghuthán beagnach marbh',
  'tá na páistí ag béicíl',
])('the same in Irish: "%s"', async (remark) => {
  const answers = await hold(['céad chuairt Dé hAoine ag a deich', remark], 'ga')
  expect(answers.at(-1)).toBe('Fadhb ar bith, tóg do chuid ama.\n\nCén t-ainm a chuirfidh mé leis?')
})

test.each([
  ['Tom Ryan 0871234567, excuse the spelling its early', 'First visit, Friday'],
  ['Tom Ryan 0871234567, never used one of these before', 'First visit, Friday'],
  ['Tom Ryan 0871234567, wheelchair user', 'I have noted for our team: wheelchair.'],
  [
    "there's a big dog but he's harmless, ring when outside",
    "I have noted “there's a big dog. he's harmless. ring when outside”.",
  ],
  ['the dog is a bit nervous with men', 'I have noted “the dog is a bit nervous with men”.'],
  ['her left arm is in plaster', 'I have noted “her left arm is in plaster”.'],
])('a remark beside a detail is left out, and what the team can use is noted: "%s"', async (text, reply) => {
  const answer = await talkThrough('a first visit friday at 10', text)
  expect(answer.startsWith(reply)).toBe(true)
})

test.each([
  'i gave it to ye, Tom Ryan 0871234567',
  'ya his full name is Tom Ryan, 0871234567',
  'thug mé daoibh é, Tom Ryan 0871234567',
])('words around a name are no note: “%s”', async (line) => {
  const said = await talkThrough('a first visit friday at 10', line)
  expect(said).toContain('Tom Ryan')
  expect(said).not.toMatch(/I have noted|nótáilte|ar an bhfoireann/)
})
