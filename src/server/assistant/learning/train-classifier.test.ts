import { expect, test } from 'vitest'
import { trainClassifier } from './train-classifier.ts'

const FRUIT = { apple: 'red and round\nround and crisp', banana: 'long and yellow\nyellow and bent', none: 'a chair' }
const train = () => trainClassifier([FRUIT], { usual: 'none', headStart: 0.5 })

test('a text gets the label of the examples that share its words', () => {
  const classify = train()
  const likeliest = (text: string) => Object.entries(classify(text)).toSorted((a, b) => b[1] - a[1])[0]?.[0]
  expect(['it is round', 'a yellow one, bent', 'a chair'].map(likeliest)).toEqual(['apple', 'banana', 'none'])
})

test('a text in other words gets the usual label, as far as that was given a head start', () => {
  const { apple, banana, none } = train()('Wednesday')
  expect([apple, banana]).toEqual([1, 1].map(() => expect.closeTo(none / Math.exp(0.5), 5)))
})

test('the probabilities add up to one, and the same examples give the same ones', () => {
  const probabilities = train()('red and long')
  expect(Object.values(probabilities).reduce((sum, value) => sum + value)).toBeCloseTo(1, 10)
  expect(train()('red and long')).toEqual(probabilities)
})
