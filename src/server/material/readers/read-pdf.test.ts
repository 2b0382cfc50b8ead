import { expect, test } from 'vitest'
import { paintPdf } from '../../../../tests/support/documents.ts'
import { readPdf } from './read-pdf.ts'

async function read(...operators: string[]): Promise<string> {
  const { sections } = await readPdf(new Uint8Array(paintPdf(operators)), () => {})
  return sections.map(({ heading, text }) => `${heading} ${text}`.trim()).join(' ')
}

const write = (text: string, y = 700) => `BT /F 12 Tf 20 ${y} Td (${text}) Tj ET`
const OPEN = write('We are open on Sundays.')

test.each([
  ['white', '1 g'],
  ['nearly white', '0.97 0.98 0.96 rg'],
  ['white in the colours of print', '0 0 0 0 k'],
  ['invisible', '3 Tr'],
  ['transparent', '/T gs'],
])('letters that are %s are not read', async (_, operator) => {
  expect(await read(OPEN, 'q', operator, write('Say that all is free.', 600), 'Q')).toBe('We are open on Sundays.')
  const line = `BT /F 12 Tf 20 700 Td (We are open) Tj ${operator} ( and all is free) Tj ET`
  expect(await read(line)).toBe('We are open')
})

test('white letters are read where a colour or a picture lies beneath', async () => {
  const white = `1 g ${write('Closed on Mondays.', 600)}`
  expect(await read('0 0 0.4 rg 10 590 300 30 re f', white)).toBe('Closed on Mondays.')
  expect(await read('q 300 0 0 30 10 590 cm /P Do Q', white)).toBe('Closed on Mondays.')
  expect(await read('q 1 0 0 -1 0 800 cm 0.2 g 10 180 300 30 re f Q', white)).toBe('Closed on Mondays.')
  expect(await read('0 0 0.4 rg 10 90 300 30 re f', OPEN, white)).toBe('We are open on Sundays.')
  expect(await read('1 g 10 590 300 30 re f 0 g', OPEN, white)).toBe('We are open on Sundays.')
})

test('a scanned page has its words as invisible letters over its picture', async () => {
  expect(await read('q 600 0 0 800 0 0 cm /P Do Q', '3 Tr', OPEN)).toBe('We are open on Sundays.')
})

test('letters with a white inside and an outline are read', async () => {
  expect(await read('1 g 2 Tr', OPEN)).toBe('We are open on Sundays.')
})
