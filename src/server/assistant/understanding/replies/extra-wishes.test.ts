import { expect, test } from 'vitest'
import { splitExtra, wishesExtra } from './extra-wishes.ts'

test.each([
  'have a look at the brakes as well',
  'and change the oil too',
  'change the oil and the filter as well',
  'bring a ladder',
  'could ye look at the kitchen tap',
  'could they check the wipers while it’s in',
  'and the air filter too',
  'my shoulder as well',
  'féach ar na coscáin freisin',
  'breathnaigh ar an scornach',
  'athraigh an ola freisin',
  'an ola a athru freisin',
  'tabhair dréimire leat',
  'agus an scagaire aeir freisin',
  'an ndéanfaidh sibh na malaí freisin',
])('“%s” is wished beside a booking', (text) => {
  expect(wishesExtra(text)).toBe(true)
})

test.each([
  'change my number too',
  'change it to 11 too',
  'check the time as well',
  'check if ye have Friday',
  'can you look at my booking',
  'bring my daughter too',
  'my husband as well',
  'the second one too',
  'and the Friday too',
  'the address as well',
  'an féidir íoc le cárta freisin',
  'athraigh an lá freisin',
  'bog an choinne freisin',
  'mo mhac freisin',
  'do ye look at brakes',
  'can I pay by card as well',
])('“%s” is not', (text) => {
  expect(wishesExtra(text)).toBe(false)
})

test('of a message the wishes are split off, and the rest stays', () => {
  expect(splitExtra('service Friday at 10, change the oil and the filter too. Tom Byrne', wishesExtra)).toEqual({
    rest: 'service Friday at 10. Tom Byrne',
    extras: ['change the oil and the filter too'],
  })
  expect(splitExtra('check the tracking', wishesExtra)).toEqual({ rest: '', extras: ['check the tracking'] })
})
