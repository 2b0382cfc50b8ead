import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'
import { saveEntry } from '../../../../domains/knowledge/index.ts'

const service = (id: string, en: string, ga: string) => ({ id, name: { en, ga }, minutes: 60, diaryIds: ['niamh'] })
const { hold, member } = openDialogues({
  diary: {
    ...PRACTICE.diary,
    services: [service('repair', 'Repair', 'Deisiúchán'), service('boiler', 'Boiler service', 'Seirbhísiú coire')],
  },
})

const quote = () =>
  saveEntry(member(), {
    topic: 'Quotes',
    questionEn: 'How do I get a quote?',
    answerEn: 'Book a visit with me.',
    questionGa: 'Conas a fhaighim meastachán?',
    answerGa: 'Cuir cuairt in áirithe liom.',
  })

const REPAIR = { en: 'repair friday at 11', ga: 'deisiúchán Dé hAoine ag 11' }

test.each([
  ['en', 'whats the callout charge'],
  ['en', 'will i be charged for him just to come out'],
  ['en', 'is there a call-out fee'],
  ['ga', 'cad é an táille glaoigh amach'],
  ['ga', 'an ngearrfar orm é díreach as teacht amach'],
] as const)('%s: “%s”, while a repair is booked, is not known, and noted', async (language, line) => {
  await quote()
  const answer = (await hold([REPAIR[language], line], language)).at(-1)
  expect(answer).toMatch(/I have noted your question|cuirfidh mé do cheist/)
  expect(answer).not.toMatch(/Book a visit|Cuir cuairt/)
})

test('what the organisation says of its call-out charge is the answer', async () => {
  await saveEntry(member(), {
    topic: 'Prices',
    questionEn: 'What is the call-out charge?',
    answerEn: 'The call-out charge is €80.',
    questionGa: 'Cad é an táille glaoigh amach?',
    answerGa: '€80 atá ar ghlao amach.',
  })
  expect((await hold([REPAIR.en, 'whats the callout charge'])).at(-1)).toContain('€80')
  expect((await hold([REPAIR.ga, 'cad é an táille glaoigh amach'], 'ga')).at(-1)).toContain('€80')
})

test('how a quote is got is said where nothing is booked', async () => {
  await quote()
  expect((await hold(['how much would a new boiler cost'])).at(-1)).toContain('Book a visit with me')
})
