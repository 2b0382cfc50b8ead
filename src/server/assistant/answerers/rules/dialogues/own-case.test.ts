import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { saveEntry } from '../../../../domains/knowledge/index.ts'

const { hold, talkThrough, member } = openDialogues()

const ENTRIES = [
  {
    questionEn: 'When do I drop off the car?',
    answerEn: 'At the time of your appointment.',
    questionGa: 'Cathain a fhágaim an carr?',
    answerGa: 'Ag am do choinne.',
  },
  {
    questionEn: 'How do I get my results?',
    answerEn: 'The doctor rings you.',
    questionGa: 'Conas a fhaighim mo chuid torthaí?',
    answerGa: 'Glaonn an dochtúir ort.',
  },
]

async function saveEntries() {
  for (const entry of ENTRIES) await saveEntry(member(), { topic: 'Things', ...entry })
}

test.each([
  'is my car ready?',
  'will the car be ready by five?',
  'how long will you keep the car?',
  'what was wrong with my car the last time?',
  'did my results come in?',
  'is Dr Walsh back from holidays?',
  'is the doctor running late today?',
  'any news of my results',
  'who will I be seeing on Friday?',
  'has the surgeon written back?',
])('what only the team knows gets neither suggestions nor hours: "%s"', async (question) => {
  await saveEntries()
  expect(await talkThrough(question)).toMatch(
    /^I do not know that.*\n\nIf you would like an answer from them, I can take a message/s,
  )
})

test.each([
  'an bhfuil mo charr réidh?',
  'cá fhad a choinneoidh sibh an carr?',
  'cad a bhí cearr le mo charr?',
  'ar tháinig mo thorthaí isteach?',
  'an bhfuil an Dr Walsh ar ais ó laethanta saoire?',
  'an bhfuil an dochtúir ag rith déanach inniu?',
  'an bhfuil aon scéal faoi mo thorthaí?',
  'cé a fheicfidh mé Dé hAoine?',
  'ar fhreagair an máinlia fós?',
])('the same in Irish: "%s"', async (question) => {
  await saveEntries()
  const [answer] = await hold([question], 'ga')
  expect(answer).toMatch(
    /^Níl a fhios agam.*\n\nMás maith leat freagra uathu, is féidir leat teachtaireacht a fhágáil/s,
  )
})

test('an entry about how such a thing stands answers, and so does one about how things are done', async () => {
  await saveEntries()
  expect(await talkThrough('When do I drop off the car')).toBe('At the time of your appointment.')
  expect(await talkThrough('how would I get my results')).toBe('The doctor rings you.')
  await saveEntry(member(), { topic: 'Cars', questionEn: 'When will my car be ready?', answerEn: 'By five.' })
  expect(await talkThrough('when will the car be ready')).toBe('By five.')
})

test.each(['saw the 3 bed in ballincollig on daft, is it still going', 'the lamp in the window, is it gone'])(
  '“%s” asks for no opening hours',
  async (line) => expect(await talkThrough(line)).toContain('have noted your question'),
)
