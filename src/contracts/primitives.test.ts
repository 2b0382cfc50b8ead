import { expect, test } from 'vitest'
import type { z } from 'zod'
import {
  anyId,
  cents,
  choice,
  clearableLine,
  day,
  euroAmount,
  id,
  line,
  mailbox,
  optionalDay,
  optionalId,
  optionalLine,
  paragraph,
  password,
  slug,
  tickedBox,
  typedEmail,
  version,
  wholeNumber,
} from './primitives.ts'

const read = (schema: z.ZodType, input: unknown) => schema.safeParse(input).data
const refusal = (schema: z.ZodType, input: unknown) => schema.safeParse(input).error?.issues[0]?.message

test('a line is one line in composed letters, between its minimum and maximum length', () => {
  const name = line(2, 'Name, please', { maxLength: 12, tooLong: (most, length) => `${length} of ${most}` })
  expect(read(name, '  Seán\r\n\0Ó Rí ')).toBe('Seán Ó Rí')
  for (const wrong of [undefined, null, 7, '', ' a ']) expect(refusal(name, wrong)).toBe('Name, please')
  expect(refusal(name, 'Caoimhín Ó Sé')).toBe('13 of 12')
  expect(refusal(line(0, ''), 'a'.repeat(301))).toBe('This is too long')
})

test('a line may be left out, or emptied', () => {
  expect([undefined, null, ' ', 'IE1'].map((text) => read(optionalLine, text))).toEqual([
    undefined,
    undefined,
    undefined,
    'IE1',
  ])
  expect([null, ' ', 'x'].map((text) => read(clearableLine, text))).toEqual([null, null, 'x'])
  expect(refusal(clearableLine, undefined)).toBe('Please write this as text')
})

test('a paragraph keeps its line breaks and tabs and nothing else that cannot be seen', () => {
  expect(read(paragraph(1, 'Text, please'), ' a\r\nb\rc\td\0\x07\x1b\x9d \n')).toBe('a\nb\nc\td')
  expect(refusal(paragraph(1, 'Text, please'), '\0 \n')).toBe('Text, please')
  expect(refusal(paragraph(0, ''), 'a'.repeat(5_001))).toBe('Please keep this under 5,000 characters')
})

test('an email address is complete; accounts know it in small letters only', () => {
  const messages = { missing: 'missing', tooLong: 'too long', incomplete: 'incomplete' }
  expect(read(typedEmail(messages), ' Niamh@Claddagh.ie ')).toBe('Niamh@Claddagh.ie')
  expect(read(mailbox(messages), ' Niamh@Claddagh.ie ')).toBe('niamh@claddagh.ie')
  expect(refusal(mailbox(messages), ' ')).toBe('missing')
  expect(refusal(mailbox(messages), 'niamh@')).toBe('incomplete')
  expect(refusal(mailbox(messages), `${'a'.repeat(250)}@b.ie`)).toBe('too long')
})

test('a password is taken as it is, and bounded', () => {
  expect(read(password(2, 'short'), ' x ')).toBe(' x ')
  expect(refusal(password(8, 'short'), '1234567')).toBe('short')
  expect(refusal(password(8, 'short'), 'a'.repeat(1_001))).toBe('This password is too long')
})

test('an id names the kind of its row', () => {
  for (const right of ['org_company', 'org_0198f3a4c5']) expect(read(id('org'), right)).toBe(right)
  for (const wrong of [undefined, '', 'org_', 'usr_1', 'org_a b', 'org_\0', "org_'", `org_${'a'.repeat(81)}`]) {
    expect(refusal(id('org', 'Choose one'), wrong)).toBe('Choose one')
  }
  expect([undefined, null, '', 'usr_1'].map((text) => read(optionalId('usr'), text))).toEqual([
    null,
    null,
    null,
    'usr_1',
  ])
  expect(refusal(optionalId('usr', 'Choose one'), 'org_1')).toBe('Choose one')
  expect(read(anyId, 'Zm9v-_')).toBe('Zm9v-_')
  expect(refusal(anyId, 'a/b')).toBe('Please load this page again')
})

test('a slug is small letters, digits and single hyphens', () => {
  expect(read(slug('no'), 'call-analytics-2')).toBe('call-analytics-2')
  for (const wrong of ['Brigid', 'brígid', 'a--b', '-a', 'a b', '']) expect(refusal(slug('no'), wrong)).toBe('no')
})

test('a version is a whole number that the databases can hold', () => {
  expect(read(version, '3')).toBe(3)
  for (const wrong of [undefined, 'x', '1.5', '-1', '2147483648']) {
    expect(refusal(version, wrong)).toBe('Please load this page again')
  }
})

test('a day exists and is of this millennium', () => {
  expect(read(day('When?'), ' 2028-02-29 ')).toBe('2028-02-29')
  for (const wrong of [undefined, '', '2026-02-29', '21/11/2026', '0026-11-21', '2026-11-21T09:00']) {
    expect(refusal(day('When?'), wrong)).toBe('When?')
  }
  expect([undefined, '', '2026-11-21'].map((text) => read(optionalDay('When?'), text))).toEqual([
    undefined,
    undefined,
    '2026-11-21',
  ])
  expect(refusal(optionalDay('When?'), 'soon')).toBe('When?')
})

test('an amount is euro as people write them, in exact cents', () => {
  const amount = euroAmount('How much?', 100_000_000_00, 'Too much')
  const written = { '€1,250,000.50': 125_000_050, '1 250': 125_000, '€ 12.5': 1_250, '0': 0, '1250000': 125_000_000 }
  for (const [text, value] of Object.entries(written)) expect(read(amount, text)).toBe(value)
  for (const wrong of [undefined, '', '12,50', '1,2500', '-5', '1.234', '1e3', 'ten', '€']) {
    expect(refusal(amount, wrong)).toBe('How much?')
  }
  expect(refusal(amount, '100000001')).toBe('Too much')
  expect(read(cents, '0')).toBe(0)
  for (const wrong of [undefined, 'x', '1.5']) expect(refusal(cents, wrong)).toBe('The amount is missing')
  expect(read(cents, '-1')).toBeUndefined()
})

test('a whole number may have its thousands set apart', () => {
  const people = wholeNumber(1, 2_000, 'How many?')
  expect(['1', ' 1,500 ', '2 000'].map((text) => read(people, text))).toEqual([1, 1_500, 2_000])
  for (const wrong of [undefined, '', '0', '2001', '1,50', '1.5', '-1'])
    expect(refusal(people, wrong)).toBe('How many?')
})

test('a choice is one of its options, and a box is ticked or not', () => {
  const colour = choice([{ value: 'red' }, { value: 'green' }], 'Choose one')
  expect(read(colour, 'red')).toBe('red')
  for (const wrong of [undefined, '', 'blue']) expect(refusal(colour, wrong)).toBe('Choose one')
  expect([undefined, 'on', 'off'].map((box) => read(tickedBox, box))).toEqual([false, true, false])
})
