import { expect, test } from 'vitest'
import { findAnswer } from './find-answer.ts'
import { indexEntries } from './index-entries.ts'
import { updateIndex } from './update-index.ts'

const entry = (id: string, title: string, text: string) => ({ id, en: { title, text } })
const PARKING = entry('parking', 'Is there parking?', 'There is a car park behind the house.')
const HOURS = entry('hours', 'When do you open?', 'We open at nine.')
const DOGS = entry('dogs', 'May I bring my dog?', 'Dogs are welcome in the garden.')
const CATS = entry('dogs', 'May I bring my cat?', 'Cats stay in their basket.')

const ask = (index: ReturnType<typeof indexEntries>) =>
  ['is there parking', 'May I bring my dog?', 'can i take my cat with me', 'opening times', 'do you sell bicycles'].map(
    (question) => findAnswer(index, question),
  )

test('an updated index answers as one that was built anew', () => {
  const before = indexEntries([PARKING, DOGS], 'en')
  const answers = ask(before)
  const after = updateIndex(before, { removed: new Set(['parking', 'dogs']), added: [HOURS, CATS] })
  expect(ask(after)).toEqual(ask(indexEntries([HOURS, CATS], 'en')))
  expect(after.size).toBe(2)
  expect(ask(before)).toEqual(answers)
  expect(ask(updateIndex(after, { removed: new Set(), added: [PARKING] }))).toEqual(
    ask(indexEntries([HOURS, CATS, PARKING], 'en')),
  )
})
