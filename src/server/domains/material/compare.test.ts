import { expect, test } from 'vitest'
import { compareTexts } from './compare.ts'

const compare = (here: [string, string], there: [string, string]) =>
  compareTexts({ question: here[0], answer: here[1] }, { question: there[0], answer: there[1] })

test.each([
  ['prices', 'It costs €65.', 'It costs 70 euro.', ['€65'], ['70 euro']],
  ['times', 'We open at 9 am.', 'We open at 10:00.', ['9 am'], ['10:00']],
  ['telephone numbers', 'Ring 020 915 0100.', 'Ring 020 915 0199.', ['020 915 0100'], ['020 915 0199']],
  ['lengths', 'It takes 45 minutes.', 'It takes 30 minutes.', ['45 minutes'], ['30 minutes']],
])('%s that differ for the same question contradict each other', (_, here, there, onlyHere, onlyThere) => {
  expect(compare(['First visit?', here], ['First visit', there])).toEqual({
    kind: 'contradiction',
    here: onlyHere,
    there: onlyThere,
  })
})

test('the same in other signs is a duplicate', () => {
  expect(
    compare(['First visit?', 'It costs €65.00 at 9 am.'], ['first visit', 'It costs €65 from 09:00.']),
  ).toMatchObject({
    kind: 'duplicate',
  })
  expect(compare(['A?', 'Ring +353 20 915 0100.'], ['a', 'Ring 020 915 0100.'])).toMatchObject({ kind: 'duplicate' })
})

test('nearly the same words under another question are a duplicate', () => {
  const text = 'There are four places for cars behind the house, free of charge.'
  expect(compare(['Parking', text], ['Can I park there?', `${text} Come in.`])).toMatchObject({ kind: 'duplicate' })
})

test('a text that says more contradicts nothing, and others have nothing to do with each other', () => {
  expect(
    compare(['First visit?', 'It costs €65.'], ['First visit?', 'It costs €65, and €40 for children.']),
  ).toMatchObject({
    kind: 'duplicate',
  })
  expect(
    compare(['First visit?', 'It costs €65.'], ['Where are you?', 'In Quay Street, for €2 by bus.']),
  ).toBeUndefined()
})

test('questions that name other numbers are about different things', () => {
  expect(compare(['Grants 2025', 'A grant is €2,500.'], ['Grants 2026', 'A grant is €3,000.'])).toBeUndefined()
  expect(compare(['Rules (1)', 'A cap costs €3 there.'], ['Rules (2)', 'A cap costs €4 there.'])).toBeUndefined()
  expect(compare(['Grants', 'A grant is €2,500.'], ['Grants 2026', 'A grant is €3,000.'])).toMatchObject({
    kind: 'contradiction',
  })
})
