import { expect, test } from 'vitest'
import { asksWhetherNoteIsThere, readAskedOfBooked } from './asks-booked.ts'

test.each([
  'is it still half 7 sat for 7 under hogan',
  'is my booking still there?',
  'am i still booked for the monday yes or no',
  'and cians is still on ya?',
  'have i still got it',
  'and declan is still down as coming with me?',
  'just make sure im down for wed at 10',
  'are we still on for saturday',
  'have ye got us down still?',
  "I'm still in for Tuesday",
  'is our table still there for friday',
  'can you confirm im booked',
  'an bhfuil an coinne ag 12.45 fós agam?',
  'an bhfuil an dá cheann ann',
  'an bhfuil mé fós síos don Luan',
  'tá mo choinne fós ann',
  'déan cinnte go bhfuil mé síos don Chéadaoin',
])('asks whether it stands: "%s"', (text) => expect(readAskedOfBooked(text)).toBe('whether'))

test.each([
  'what monday did u give me in the end',
  'i mean what date is it, the monday',
  'what time is it at again',
  'when is it again',
  'what time am i in at',
  'what day did ye put me in for',
  'cé na hamanna atá againn anois, mise agus aoife?',
  'cén lá a thug tú dom',
  'cén dáta é sin',
  'cathain atá sé?',
])('asks when it is: "%s"', (text) => expect(readAskedOfBooked(text)).toBe('when'))

test.each([
  'is the booking for 7 or 6',
  'how many people is it down for',
  'how many have ye down for us',
  'have ye us down for 6',
  'cé mhéad duine atá ar an áirithint',
  'an do sheisear atá sé?',
])('asks for how many it is: "%s"', (text) => expect(readAskedOfBooked(text)).toBe('size'))

test.each([
  'is it still ok to bring the dog?',
  'are ye still open at six?',
  'do ye still do colours?',
  'what time is it',
  'what time do you close',
  'cén t-am a osclaíonn sibh',
  'an bhfuil bord agaibh anocht?',
  'an bhfuil páirceáil ann',
  'is there parking',
  'is the table by the window',
  'can i leave the car the night before',
  'how many people can ye take',
  'how many rooms have you',
  'what time do you have free on saturday',
  'can you confirm the price for a haircut',
  'an bhfuil an bord in aice na fuinneoige',
  'cén t-am a bheidh an dochtúir ann',
  'an bhfuil sé ag cur báistí',
])('asks nothing of it: "%s"', (text) => expect(readAskedOfBooked(text)).toBeUndefined())

test.each([
  ['is there a note about the high chair', true],
  ['an bhfuil nóta ann faoin gcathaoir ard', true],
  ['agus an bhfuil aon nota agaibh faoin ailléirge', true],
  ['is there a note from my son, he said goodbye', false],
  ["d'fhág sé nóta", false],
])('asks for a note of a booking: “%s”: %s', (text, isAsked) => expect(asksWhetherNoteIsThere(text)).toBe(isAsked))
