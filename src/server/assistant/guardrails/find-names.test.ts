import { expect, test } from 'vitest'
import { findUnfoundedNames } from './find-names.ts'

const FACTS = [
  '{"answer":"Our dentists are Dr Aoife Keane and Pádraig Mac Giolla."}',
  'Salthill Dental',
  'My name is Niamh',
]

test.each([
  'Dr Keane is here on Friday.',
  'Pádraig is free. Do you want to see Dr Aoife Keane, or Pádraig?',
  'Certainly, Niamh. Unfortunately we are closed on Christmas Eve.',
  'Welcome to Salthill Dental.',
  'Tá an Dr Keane anseo Dé hAoine, 20 Samhain. Labhair le Pádraig Mac Giolla, a Niamh.',
  'Please bring your PRSI number. I can take a message in Irish or English.',
  '1. Friday 20 November at 10:00\n2. Monday 23 November at 11:00\nWhich one suits you?',
])('%s', (reply) => {
  expect(findUnfoundedNames(reply, FACTS)).toEqual([])
})

test.each([
  ['Dr Murphy is here on Friday.', 'Murphy'],
  ['You can see Siobhán at ten.', 'Siobhán'],
  ['Siobhán will ring you.', 'Siobhán'],
  ['Ask for Mark at the desk.', 'Mark'],
  ['Zbigniew Nowak will see you.', 'Zbigniew'],
  ['Buailfidh Gráinne leat ag an doras.', 'Gráinne'],
  ['Labhair leis an Dr Breathnach.', 'Breathnach'],
])('%s', (reply, name) => {
  expect(findUnfoundedNames(reply, FACTS)).toContain(name)
})
