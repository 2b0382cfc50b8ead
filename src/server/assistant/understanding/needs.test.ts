import { expect, test } from 'vitest'
import { asksToSeeMenu } from './needs.ts'
import { understand } from './understand.ts'

test.each([
  ['en', 'is there a menu online i could look at'],
  ['en', 'where can i see the menu'],
  ['en', 'have ye a menu i could look at'],
  ['ga', 'an bhfuil biachlár ar líne a bhféadfainn breathnú air'],
] as const)('%s: “%s” wishes for no table, and asks for no address', (language, text) => {
  const { intents } = understand(text, { language, reference: '2026-11-18T10:00' })
  expect(intents.filter(({ intent }) => intent === 'book' || intent === 'where')).toEqual([])
})

test.each(['can i book a table online, and is there a menu', 'where are ye', 'do ye have a vegan menu'])(
  '“%s” asks for no menu to look at',
  (text) => expect(asksToSeeMenu(text)).toBe(false),
)
