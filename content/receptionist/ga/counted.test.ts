import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('nouns change after Irish numbers', () => {
  const forms = { plain: 'carachtar', lenited: 'charachtar', eclipsed: 'gcarachtar' }
  expect([1, 3, 7, 10, 11, 17, 20, 24, 300].map((count) => counted(count, forms))).toEqual([
    'carachtar amháin',
    '3 charachtar',
    '7 gcarachtar',
    '10 gcarachtar',
    '11 charachtar',
    '17 gcarachtar',
    '20 carachtar',
    '24 charachtar',
    '300 carachtar',
  ])
})
