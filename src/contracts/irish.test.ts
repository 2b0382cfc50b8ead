import { describe, expect, test } from 'vitest'
import {
  findEircode,
  formatEircode,
  formatFullPhone,
  formatPhone,
  hintEircode,
  hintPhone,
  hintVatNumber,
  parsePhone,
  parseVatNumber,
} from './irish.ts'

describe('VAT numbers', () => {
  test.each(['6388047V', '3628739UA', '8Z49289F', '1234567TW', '1234567FA'])('%s is valid', (number) => {
    expect(parseVatNumber(number)).toBe(`IE${number}`)
    expect(parseVatNumber(`ie ${number.toLowerCase()}`)).toBe(`IE${number}`)
    expect(hintVatNumber(`IE${number}`)).toBeUndefined()
  })

  test('one wrong digit or letter is noticed', () => {
    for (const number of ['6388046V', '6388047W', '3628739UB', '8Z49288F', '1234567FB']) {
      expect(parseVatNumber(number)).toBeUndefined()
      expect(hintVatNumber(number)).toContain('check letter')
    }
  })

  test('an incomplete one gets a hint, an empty or foreign one none', () => {
    expect(hintVatNumber('IE12345')).toContain('IE1234567FA')
    expect(hintVatNumber(' ')).toBeUndefined()
    expect(hintVatNumber('DE136695976')).toBeUndefined()
    expect(parseVatNumber('DE136695976')).toBeUndefined()
  })
})

describe('Eircodes', () => {
  test.each([
    ['1 Cearnóg na Cloiche, Dublin 2, D02 X285, Ireland', 'D02X285'],
    ['Unit 4, Main Street, Naas, w91f2a1', 'W91F2A1'],
    ['12 Terenure Road, D6W-XY00', 'D6WXY00'],
  ])('%s', (address, eircode) => {
    expect(findEircode(address)).toBe(eircode)
    expect(hintEircode(address)).toBeUndefined()
  })

  test('it is shown with a space', () => {
    expect(formatEircode('A65F4E2')).toBe('A65 F4E2')
  })

  test('letters that no Eircode has are noticed', () => {
    expect(findEircode('Main Street, Trim, B12 C3D4')).toBeUndefined()
    expect(hintEircode('Main Street, Trim, B12 C3D4')).toContain('does not look right')
    expect(hintEircode('DO2 X285 is where we are')).toContain('does not look right')
  })

  test('an address without one gets a hint once it is long enough', () => {
    expect(hintEircode('Main St')).toBeUndefined()
    expect(hintEircode('Main Street, Trim, Co. Meath')).toContain('Eircode')
  })
})

describe('phone numbers', () => {
  test.each([
    ['087 123 4567', '+353871234567'],
    ['+353 (0)87 1234567', '+353871234567'],
    ['00353 86 1234567', '+353861234567'],
    ['(01) 234 5678', '+35312345678'],
    ['+353 20 910 0100', '+353209100100'],
    ['021-4271234', '+353214271234'],
    ['0404 67123', '+353404 67123'.replace(' ', '')],
    ['1800 123 456', '+3531800123456'],
    ['0818 123 456', '+353818123456'],
    ['+44 20 7946 0018', '+442079460018'],
  ])('%s', (typed, stored) => {
    expect(parsePhone(typed)).toBe(stored)
    expect(hintPhone(typed)).toBeUndefined()
  })

  test.each(['1850 123 456', '1890 123 456', '076 123 4567', '+353 76 1234567'])('%s was withdrawn', (typed) => {
    expect(parsePhone(typed)).toBeUndefined()
    expect(hintPhone(typed)).toContain('2022')
  })

  test('other mistakes get a hint, a few digits none', () => {
    expect(hintPhone('084 123 4567')).toContain('typing mistake')
    expect(hintPhone('ring the office: 12345678')).toContain('typing mistake')
    expect(hintPhone('087 12')).toBeUndefined()
  })
})

test.each([
  ['+353209150100', '020 915 0100'],
  ['+353871234567', '087 123 4567'],
  ['+35312345678', '01 234 5678'],
  ['+3531800123456', '1800 123 456'],
  ['+353818123456', '0818 123 456'],
  ['+442079460000', '+442079460000'],
])('%s is written %s', (number, written) => {
  expect(formatPhone(number)).toBe(written)
})

test.each([
  ['+353872223333', '+353 87 222 3333'],
  ['+35312345678', '+353 1 234 5678'],
  ['+3531800123456', '1800 123 456'],
  ['+442079460000', '+442079460000'],
])('%s is written %s for staff', (number, written) => {
  expect(formatFullPhone(number)).toBe(written)
})
