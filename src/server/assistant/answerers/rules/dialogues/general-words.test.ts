import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const MEETINGS = [
  { id: 'first', name: { en: 'First meeting', ga: 'Céad chruinniú' }, minutes: 45, diaryIds: ['niamh'] },
  { id: 'meeting', name: { en: 'Meeting', ga: 'Cruinniú' }, minutes: 30, diaryIds: ['niamh'] },
]
const { hold } = openDialogues({ diary: { ...PRACTICE.diary, services: MEETINGS } })

test.each([
  'could the meeting be at ten',
  'at ten would suit for the meeting',
  'actually make the meeting at ten instead',
])('"%s" keeps the first meeting that was chosen', async (answer) => {
  expect((await hold(['first meeting friday', answer])).at(-1)).toContain('First meeting, Friday 20 November at 10:00')
})

test.each(['ag a deich, cruinniú ar maidin', 'an mbeidh an cruinniú ag a deich?'])(
  '"%s" keeps the first meeting that was chosen in Irish',
  async (answer) => {
    const answers = await hold(['Céad chruinniú dé haoine', answer], 'ga')
    expect(answers.at(-1)).toContain('Céad chruinniú, Dé hAoine, 20 Samhain ag 10:00')
  },
)

test('a question about the meeting is answered about the chosen one', async () => {
  expect((await hold(['first meeting friday at 10', 'how long is the meeting?'])).at(-1)).toMatch(/^First meeting: 45/)
})

test('a meeting that is more precise, or that refuses the chosen one, replaces it', async () => {
  expect((await hold(['meeting thursday at 10', 'actually a first meeting'])).at(-1)).toContain(
    'First meeting, Thursday',
  )
  const answers = await hold(['first meeting friday at 10', 'actually just a meeting, not a first meeting'])
  expect(answers.at(-1)).toContain(': Meeting, Friday')
})
