import { expect, test } from 'vitest'
import { buildInstructions } from './prompt.ts'

test('a model is told of appointments, and of bookings where tables are booked', () => {
  expect(buildInstructions('en')).toContain('to book, move or cancel an appointment,')
  expect(buildInstructions('ga', true)).toContain('to book, move or cancel a booking,')
  expect(buildInstructions('ga', true)).toContain('Write in Irish (Gaeilge) only')
})
