import { expect, test } from 'vitest'
import { atLeast, filledIn, findErrors, sameAs } from './checks.ts'

const CHECKS = {
  name: [filledIn('Please enter your name')],
  password: [filledIn('Please choose a password'), atLeast(8, 'Too short')],
  confirmPassword: [sameAs('password', 'Not the same')],
}

test('each wrong field has the message of its first failing check', () => {
  expect(findErrors({ name: ' ', confirmPassword: 'x' }, CHECKS)).toEqual({
    name: 'Please enter your name',
    password: 'Please choose a password',
    confirmPassword: 'Not the same',
  })
  expect(findErrors({ name: 'Ól', password: 'short', confirmPassword: 'short' }, CHECKS)).toEqual({
    password: 'Too short',
  })
})

test('right fields have no message', () => {
  expect(findErrors({ name: 'Ól', password: 'long enough', confirmPassword: 'long enough' }, CHECKS)).toEqual({})
})
