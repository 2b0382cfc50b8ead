import { expect, test } from 'vitest'
import { findEircode, findEmail, findPhone, findSlots, mergeSlots } from './slots.ts'

test('phone numbers in the ways they are written', () => {
  expect(
    ['087 123 4567', '0871234567', '+353 87 123 4567', '00353871234567', '+353 (0)87 123 4567'].map(findPhone),
  ).toEqual(Array(5).fill('+353871234567'))
  expect(findPhone('020 915 0100')).toBe('+353209150100')
  expect(findPhone('084 123 4567')).toBeUndefined()
  expect(findPhone('at 10:30 on 24/11')).toBeUndefined()
})

test('an address has no fadas, and none with letters that mail cannot carry is one', () => {
  expect(findEmail('gráinne.us@gmail.com')).toBe('grainne.us@gmail.com')
  expect(findEmail('gráinne at gmail dot com')).toBe('grainne@gmail.com')
  expect(findEmail('олена@пошта.укр')).toBeUndefined()
})

test('Eircodes are found and words like them are not', () => {
  expect(findEircode('we are in h91 x2y3')).toBe('H91 X2Y3')
  expect(findEircode('D6WXY12')).toBe('D6W XY12')
  expect(findEircode('room 12 next')).toBeUndefined()
})

test('one sentence may hold everything', () => {
  expect(
    findSlots(
      'This is Máire Burke, 086 765 4321, maire@example.ie, could I come Friday at half ten?',
      '2026-11-18T10:00',
      'en',
    ),
  ).toEqual({ at: '2026-11-20T10:30', name: 'Máire Burke', phone: '+353867654321', email: 'maire@example.ie' })
})

test('the next sentence corrects a slot, and a new time replaces the old one as a whole', () => {
  const known = { day: '2026-11-20', part: 'morning', name: 'Shawn', phone: '+353871234567' } as const
  expect(mergeSlots(known, { name: 'Seán' })).toEqual({ ...known, name: 'Seán' })
  expect(mergeSlots(known, { at: '2026-11-20T15:00' })).toEqual({
    at: '2026-11-20T15:00',
    name: 'Shawn',
    phone: '+353871234567',
  })
})

test('words of a service are no name, and a person with such a name keeps it', () => {
  const services = [
    { id: 'massage', names: ['Sports massage', 'Suathaireacht spóirt'] },
    { id: 'rose', names: ['Rose facial'] },
  ]
  const nameIn = (text: string) => findSlots(text, '2026-11-18T10:00', 'en', services).name
  expect(nameIn('a booking for a Sports massage')).toBeUndefined()
  expect(nameIn('I am looking for Massage')).toBeUndefined()
  expect(nameIn('Is mise Suathaireacht')).toBeUndefined()
  expect(nameIn('This is Rose')).toBe('Rose')
  expect(nameIn('a booking for a Sports Murphy')).toBe('Sports Murphy')
})
