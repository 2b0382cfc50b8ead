import { expect, test } from 'vitest'
import { findUnfounded } from './check-reply.ts'

test('a price or a time counts as known only as a whole', () => {
  expect(findUnfounded('It costs €5, at 9:30.', ['€50 at 19:30'])).toEqual(['9:30', '€5'])
  expect(findUnfounded('It costs €50, at 19.30.', ['€50 at 19:30'])).toEqual([])
  expect(findUnfounded('Friday at 09:00, or 9:15.', ['2026-11-20T09:00', '09:15'])).toEqual([])
})

test('the local time of an offered appointment is known before ten too', () => {
  expect(findUnfounded('Tuesday at 09:30', ['2026-11-24T09:30'])).toEqual([])
  expect(findUnfounded('Tuesday at 9:30', ['2026-11-24T19:30'])).toEqual(['9:30'])
})

test('links, addresses and numbers are claims too', () => {
  const reply = 'See https://pay.example/now, write to eve@pay.example or ring 020 915 0100.'
  expect(findUnfounded(reply, [])).toEqual(['https://pay.example/now,', 'eve@pay.example', '020 915 0100'])
  expect(findUnfounded('Ring 020 915 0100.', ['Phone 0209150100'])).toEqual([])
})
