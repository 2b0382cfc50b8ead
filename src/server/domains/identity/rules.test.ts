import { expect, test } from 'vitest'
import { splitName, tabOf, userTypeOf } from './rules.ts'

test('the first word of a full name is the first name', () => {
  expect(splitName('Niamh Ní Bhriain')).toEqual({ firstName: 'Niamh', lastName: 'Ní Bhriain' })
  expect(splitName('Enya')).toEqual({ firstName: 'Enya', lastName: '' })
})

test('only a public body is of the government type', () => {
  expect(userTypeOf('GOVERNMENT')).toBe('GOVERNMENT')
  expect(userTypeOf('SME')).toBe('BUSINESS')
  expect(userTypeOf('ENTERPRISE')).toBe('BUSINESS')
})

test('an administrator belongs under Admin whatever the type of the account', () => {
  expect(tabOf({ role: 'ADMIN', userType: 'GOVERNMENT' }).tab).toBe('ADMIN')
  expect(tabOf({ role: 'USER', userType: 'GOVERNMENT' }).tab).toBe('GOVERNMENT')
  expect(tabOf({ role: 'USER', userType: 'BUSINESS' }).sentence).toContain('Business tab')
})
