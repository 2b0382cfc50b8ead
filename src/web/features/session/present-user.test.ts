import { expect, test } from 'vitest'
import { dashboardPath, fullName, getInitial } from './present-user.ts'

test('an administrator gets the admin dashboard for any user type', () => {
  expect(dashboardPath({ role: 'ADMIN', userType: 'BUSINESS' })).toBe('/dashboard/admin')
  expect(dashboardPath({ role: 'ADMIN', userType: 'GOVERNMENT' })).toBe('/dashboard/admin')
})

test('everybody else gets the portal of their type', () => {
  expect(dashboardPath({ role: 'USER', userType: 'BUSINESS' })).toBe('/dashboard/business')
  expect(dashboardPath({ role: 'USER', userType: 'GOVERNMENT' })).toBe('/dashboard/government')
})

test("the avatar shows the first name's letter, else the address's, else U", () => {
  expect(getInitial({ firstName: 'áine', email: 'x@y.ie' })).toBe('Á')
  expect(getInitial({ firstName: '', email: 'niamh@y.ie' })).toBe('N')
  expect(getInitial({ firstName: '', email: '' })).toBe('U')
})

test('a full name leaves out missing parts', () => {
  expect(fullName({ firstName: 'Niamh', lastName: '' })).toBe('Niamh')
  expect(fullName({ firstName: 'Niamh', lastName: 'Ní Bhriain' })).toBe('Niamh Ní Bhriain')
})
