import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from './errors.ts'
import { parseInput } from './parse.ts'

const person = z.object({
  name: z.string('Please enter your name'),
  address: z.object({ town: z.string('Which town?') }),
})

function refusal(input: unknown): AppError {
  try {
    parseInput(person, input)
  } catch (error) {
    if (error instanceof AppError) return error
  }
  throw new Error('accepted')
}

test('valid input is returned parsed, without unknown fields', () => {
  const input = JSON.parse('{"name":"Niamh","address":{"town":"Sligo"},"__proto__":{"polluted":1},"role":"ADMIN"}')
  const parsed = parseInput(person, input)
  expect(parsed).toEqual({ name: 'Niamh', address: { town: 'Sligo' } })
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
  expect('polluted' in parsed).toBe(false)
})

test('the message of a single wrong field is the message of the error', () => {
  const { code, message, fieldErrors } = refusal({ name: 1, address: { town: 'Sligo' } })
  expect({ code, message, fieldErrors }).toEqual({
    code: 'invalid_input',
    message: 'Please enter your name',
    fieldErrors: { name: 'Please enter your name' },
  })
})

test('several wrong fields are named with their path', () => {
  const { message, fieldErrors } = refusal({ address: {} })
  expect(message).toBe('Please check the marked fields.')
  expect(fieldErrors).toEqual({ name: 'Please enter your name', 'address.town': 'Which town?' })
})
