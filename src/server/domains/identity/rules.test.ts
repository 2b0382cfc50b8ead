import { expect, test } from 'vitest'
import { getSignInTab, getUserType, splitName } from './rules.ts'

test('the first word of a full name is the first name', () => {
  expect(splitName('Niamh Ní Bhriain')).toEqual({ firstName: 'Niamh', lastName: 'Ní Bhriain' })
  expect(splitName('Enya')).toEqual({ firstName: 'Enya', lastName: '' })
})

test('only a public body has the government type', () => {
  expect(getUserType('GOVERNMENT')).toBe('GOVERNMENT')
  expect(getUserType('SME')).toBe('BUSINESS')
  expect(getUserType('ENTERPRISE')).toBe('BUSINESS')
})

test('an administrator signs in under Admin, with either portal', () => {
  expect(getSignInTab({ role: 'ADMIN', userType: 'GOVERNMENT' }).tab).toBe('ADMIN')
  expect(getSignInTab({ role: 'USER', userType: 'GOVERNMENT' }).tab).toBe('GOVERNMENT')
  expect(getSignInTab({ role: 'USER', userType: 'BUSINESS' }).sentence).toContain('Business tab')
})
