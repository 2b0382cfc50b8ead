import { expect, test } from 'vitest'
import { newsArticles } from './articles.ts'
import { newsSummaries } from './index.ts'

test('every listed article has a text, and every text is listed', () => {
  expect(Object.keys(newsArticles).sort()).toEqual(newsSummaries.map(({ slug }) => slug).sort())
})

test('the list runs from the newest to the oldest', () => {
  const dates = newsSummaries.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
})
