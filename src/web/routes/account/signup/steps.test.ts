import { expect, test } from 'vitest'
import { findStep, inOrder, stepIn } from './steps.ts'

test('each field belongs to its step', () => {
  expect(findStep('industry')).toBe(1)
  expect(findStep('password')).toBe(2)
  expect(findStep('gdprConsent')).toBe(3)
})

test('errors are in the order of the form', () => {
  const errors = { gdprConsent: 'c', businessName: 'a', confirmPassword: 'b' }
  expect(inOrder(errors).map((error) => error.fieldId)).toEqual(['businessName', 'confirmPassword', 'gdprConsent'])
})

test('an address opens its step, or the first one if it is invalid', () => {
  const steps = ['', '?step=1', '?plan=elite&step=2', '?step=3', '?step=4', '?step=0', '?step=1.5', '?step=x']
  expect(steps.map((search) => stepIn(new URLSearchParams(search)))).toEqual([1, 1, 2, 3, 1, 1, 1, 1])
})
