import { expect, test } from 'vitest'
import { asksForDetails, asksForOwnBooking, asksHowHeld, asksWhereHeld, asksWithWhom } from './own-booking.ts'

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
  'hi again when was my haircut',
  'whens my appointment again',
  'whats my booking again',
  "and when's my table for again",
  'what did i book',
  'an bhfuil coinne agam inniu?',
  'Cén uair atá coinne agam',
  'ní cuimhin liom cathain atá mo choinne',
  'how many bookings do I have',
  'cé mhéad áirithint atá agam',
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
  'how many tables do ye have',
])('not: %s', (text) => {
  expect(asksForOwnBooking(text)).toBe(false)
})

test.each([
  'who is it with?',
  'whos it with',
  'who will I be seeing',
  'who am I with',
  'which physio am I seeing?',
  'who will be doing it',
  'cé leis a bhfuil sé?',
  'cé leis mo choinne?',
  'cé a fheicfidh mé?',
  'cé a bheidh agam?',
])('asks with whom: "%s"', (text) => expect(asksWithWhom(text)).toBe(true))

test.each([
  'is it online or in person?',
  'is that in your place or on the phone?',
  'is it over the phone',
  'will it be a video call',
  'do I have to come in to ye?',
  'is it face to face',
  'an ar líne nó i bpearsa atá sé?',
  'an ar an bhfón atá sé?',
  'an mbeidh sé ar an bhfón?',
])('asks how it is held: "%s"', (text) => expect(asksHowHeld(text)).toBe(true))

test.each([
  'who is this?',
  'who can I talk to?',
  'who do I see about a refund?',
  'is it OK to bring the dog?',
  'can I book online?',
  'is it open on Friday?',
  'is that your phone number?',
  'do I have to pay?',
  'an féidir coinne a dhéanamh ar líne?',
  'cé atá ansin?',
  'an bhfuil sibh oscailte?',
])('asks neither: "%s"', (text) => expect(asksWithWhom(text) || asksHowHeld(text)).toBe(false))

test('"where is it" means the appointment, and "where are ye" does not', () => {
  for (const text of ['where is it on?', 'where do I go?', 'cá mbeidh sé ar siúl?', 'cá rachaidh mé?'])
    expect(asksWhereHeld(text)).toBe(true)
  for (const text of ['where are ye?', 'where is the car park?', 'cá bhfuil sibh?'])
    expect(asksWhereHeld(text)).toBe(false)
})

test.each([
  'what name is it under?',
  'what number have ye for me',
  'what email did you send it to',
  'is my name spelt right?',
  'did ye get my email?',
  'have you my number',
  'cén t-ainm atá leis?',
  "an bhfuil m'ainm litrithe i gceart?",
])('asks for its details: "%s"', (text) => expect(asksForDetails(text)).toBe(true))

test.each([
  'what is your number?',
  'what email can I write to?',
  'have ye an email?',
  'an bhfuil uimhir agaibh?',
  'cén uimhir atá agaibh',
  'my name is Joe',
])('asks for none: "%s"', (text) => expect(asksForDetails(text)).toBe(false))
