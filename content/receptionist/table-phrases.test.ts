import { expect, test } from 'vitest'
import { bookingPage } from './en/booking-page.ts'
import { bookingMail as irishMail } from './ga/booking-mail.ts'
import { bookingPage as irishPage } from './ga/booking-page.ts'
import { isTable, sayBookings } from './say-bookings.ts'
import { TABLE_PHRASES } from './table-phrases.ts'

const { en, ga } = TABLE_PHRASES
const table = { service: 'Table for up to four', time: 'Friday 20 November at 19:00' }
const bord = { service: 'Bord do cheathrar', time: 'Dé hAoine, 20 Samhain ag 19:00' }

test('a table is a booking, and no appointment', () => {
  expect(en.booked(table)).toBe('Your table is booked: Table for up to four, Friday 20 November at 19:00.')
  expect(en.askEmail).toBe('Which email address was the booking made with?')
  expect(en.howToChange).toMatch(/^To move or cancel a booking, /)
  expect(en.kept(['one', 'two'])).toMatch(/^All right, your bookings stay as they are:/)
  expect(ga.booked(bord)).toBe('Tá d’áirithint déanta: Bord do cheathrar, Dé hAoine, 20 Samhain ag 19:00.')
  expect(ga.yourBookings(['ceann', 'eile'])).toMatch(/^Do chuid áirithintí:/)
  expect(ga.corrected(bord)).toMatch(/^D’athraigh mé sonraí d’áirithinte: /)
  expect(ga.whoseBooking).toBe('Cén t-ainm atá ar an áirithint?')
})

test('what somebody wrote stays', () => {
  expect(en.noted('“an appointment for my son”')).toContain('“an appointment for my son”')
})

test('the page and the mails of a table speak of no appointment', () => {
  const page = sayBookings(bookingPage, 'en')
  expect(JSON.stringify(page)).not.toMatch(/appointment/i)
  expect([page.kicker, page.cancelQuestion, page.over]).toEqual([
    'Your booking',
    'Cancel this booking?',
    'This booking is over.',
  ])
  const leathanach = sayBookings(irishPage, 'ga')
  expect(JSON.stringify([leathanach, sayBookings(irishMail, 'ga')])).not.toMatch(/coinne|coinní/i)
  expect([leathanach.kicker, leathanach.begun, leathanach.noChange]).toEqual([
    'D’áirithint',
    'Tá tús curtha leis an áirithint seo.',
    'Ní féidir am na háirithinte seo a athrú anseo.',
  ])
  expect(sayBookings(irishMail, 'ga').subjects.corrected).toBe('Sonraí nua d’áirithinte')
})

test.each([
  ['Table for up to four', true],
  ['Bord do chúigear go hochtar', true],
  ['Sunday lunch', true],
  ['Dinnéar do bheirt', true],
  ['Lunchtime massage', false],
  ['Haircut', false],
  ['Tablet repair', false],
])('%s is a table: %s', (service, is) => expect(isTable(service)).toBe(is))
