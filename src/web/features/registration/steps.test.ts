import { expect, test } from 'vitest'
import { inOrder, stepOf } from './steps.ts'

test('each field belongs to its step', () => {
  expect(stepOf('industry')).toBe(1)
  expect(stepOf('password')).toBe(2)
  expect(stepOf('gdprConsent')).toBe(3)
})

test('errors are told in the order of the form', () => {
  const errors = { gdprConsent: 'c', businessName: 'a', confirmPassword: 'b' }
  expect(inOrder(errors).map((error) => error.fieldId)).toEqual(['businessName', 'confirmPassword', 'gdprConsent'])
})
