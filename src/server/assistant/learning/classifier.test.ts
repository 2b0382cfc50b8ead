import { expect, test } from 'vitest'
import { createClassifier, type Subject, train } from './classifier.ts'

type Fruit = 'apple' | 'banana' | 'none'

const FRUIT: Subject<Fruit> = {
  name: 'fruit',
  labels: ['apple', 'banana', 'none'],
  usual: 'none',
  headStart: 0.5,
  regularisation: 0.0003,
  listExamples: () => [
    ...['red and round', 'round and crisp'].map((text) => ({ label: 'apple' as const, text })),
    ...['long and yellow', 'yellow and bent'].map((text) => ({ label: 'banana' as const, text })),
    { label: 'none', text: 'a chair' },
  ],
}

test('a text gets the label of the examples that share its words', () => {
  const classify = createClassifier(FRUIT)
  const likeliest = (text: string) => Object.entries(classify(text)).toSorted((a, b) => b[1] - a[1])[0]?.[0]
  expect(['it is round', 'yellow', 'a chair'].map(likeliest)).toEqual(['apple', 'banana', 'none'])
})

test('a text in other words gets the usual label, as far as that has a head start', () => {
  const { apple, banana, none } = createClassifier(FRUIT)('Wednesday')
  expect([apple, banana]).toEqual([1, 1].map(() => expect.closeTo(none / Math.exp(0.5), 5)))
})

test('the probabilities add up to one, and the same examples give the same ones', () => {
  const probabilities = createClassifier(FRUIT)('red and long')
  expect(Object.values(probabilities).reduce((sum, value) => sum + value)).toBeCloseTo(1, 10)
  expect(createClassifier(FRUIT)('red and long')).toEqual(probabilities)
})

test('an example with a label that there is not is named', () => {
  const wrong = { ...FRUIT, labels: ['apple', 'none'] as Fruit[] }
  expect(() => train(wrong)).toThrow('fruit has no label banana: long and yellow')
})
