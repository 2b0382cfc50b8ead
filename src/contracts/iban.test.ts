import { expect, test } from 'vitest'
import { formatIban, isIban } from './iban.ts'

test('an IBAN with a typing mistake is invalid', () => {
  expect(isIban('IE29AIBK93115212345678')).toBe(true)
  expect(isIban('GB82WEST12345698765432')).toBe(true)
  for (const wrong of [
    'IE29AIBK93115212345687',
    'IE29AIBK9311',
    '',
    'IE29 AIBK 9311 5212 3456 78',
    'ie29aibk93115212345678',
  ]) {
    expect([wrong, isIban(wrong)]).toEqual([wrong, false])
  }
})

test('an IBAN is written in groups of four', () => {
  expect(formatIban('IE29AIBK93115212345678')).toBe('IE29 AIBK 9311 5212 3456 78')
})
