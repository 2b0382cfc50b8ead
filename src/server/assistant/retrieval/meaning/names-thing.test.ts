import { expect, test } from 'vitest'
import { namesThing } from './names-thing.ts'

test.each([
  'is there a pool',
  'yeah, can you fix my roof',
  'Whats the wifi password',
  'who owns the clinic',
  'Tom Ryan, is there a sauna',
])('“%s” names a thing', (question) => {
  expect(namesThing(question, 'en')).toBe(true)
})

test.each(['an bhfuil linn snámha ann', 'sea, an ndeisíonn sibh rothair', 'cé hé an méara', 'cad é an díbhinn'])(
  '“%s” names a thing',
  (question) => {
    expect(namesThing(question, 'ga')).toBe(true)
  },
)

test.each([
  ['do i need to bring anything', 'en'],
  ['how long till im better, is it a once off', 'en'],
  ['id rather be seen by a woman', 'en'],
  ['an gá dom litir a bheith agam', 'ga'],
  ['cé mhéad seisiún a bheidh ann', 'ga'],
  ['cathain a thiocfaidh sé', 'ga'],
] as const)('“%s” does not', (question, language) => {
  expect(namesThing(question, language)).toBe(false)
})
