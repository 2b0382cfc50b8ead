import { expect, test } from 'vitest'
import { asksForOwnBooking } from './own-booking.ts'

test.each([
  'What time is my appointment?',
  'when is my next appointment',
  'what day am I booked in for',
  'hi, when am I in with ye',
  'I forgot what time my appointment is',
  'can you remind me of my booking',
  'do I have an appointment tomorrow?',
  'wat time is my appt',
  'am I down for Friday?',
  'can you check when my booking is',
  'Cathain atá mo choinne?',
  'cén t-am atá mo choinne amárach',
  'cen la ata mo choinne',
  'an bhfuil coinne agam inniu?',
  'Cén uair atá coinne agam',
  'ní cuimhin liom cathain atá mo choinne',
])('%s', (text) => {
  expect(asksForOwnBooking(text)).toBe(true)
})

test.each([
  'I would like an appointment on Friday',
  'when is your next appointment free?',
  'what time do you open',
  'cancel my appointment',
  'can I move my appointment to Friday',
  'how long is an appointment?',
  'Ba mhaith liom coinne a dhéanamh',
  'An bhfuil coinne agaibh amárach?',
  'cealaigh mo choinne',
  'do you have an appointment tomorrow?',
])('not: %s', (text) => {
  expect(asksForOwnBooking(text)).toBe(false)
})
