import { expect, test } from 'vitest'
import { inOrder, stepIn, stepOf } from './steps.ts'

test('each field belongs to its step', () => {
  expect(stepOf('industry')).toBe(1)
  expect(stepOf('password')).toBe(2)
  expect(stepOf('gdprConsent')).toBe(3)
})

test('errors are in the order of the form', () => {
  const errors = { gdprConsent: 'c', businessName: 'a', confirmPassword: 'b' }
  expect(inOrder(errors).map((error) => error.fieldId)).toEqual(['businessName', 'confirmPassword', 'gdprConsent'])
})

test('an address opens its step, or the first one if it is invalid', () => {
  const steps = ['', '?step=1', '?plan=elite&step=2', '?step=3', '?step=4', '?step=0', '?step=1.5', '?step=x']
  expect(steps.map((search) => stepIn(new URLSearchParams(search)))).toEqual([1, 1, 2, 3, 1, 1, 1, 1])
})
