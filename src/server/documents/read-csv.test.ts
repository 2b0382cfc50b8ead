import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const listCells = (text: string) => readCsv(text).map(({ cells }) => cells)

test('the first line decides the separator: comma, semicolon or tab', () => {
  expect(listCells('a,b\n1,2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(listCells('a;b\n1,5;2')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ])
  expect(listCells('a\tb\r\n1\t2\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('a quoted cell may contain separators, quotes and line breaks, and lines are numbered as in editors', () => {
  expect(readCsv('a,b\n"x, ""y""\nz",2\n\n3,4')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x, "y"\nz', '2'] },
    { line: 5, cells: ['3', '4'] },
  ])
})

test('a byte order mark and empty lines are ignored', () => {
  expect(listCells('\uFEFFa,b\n\n , \n1,2\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(readCsv('')).toEqual([])
})

test('no more records are read than asked for', () => {
  expect(readCsv('a,b\n1,2\n3,4\n5,6', 2).map(({ line }) => line)).toEqual([1, 2])
})

test('a quote that is never closed ends with the text', () => {
  expect(listCells('a,b\n"1,2\n3,4')).toEqual([['a', 'b'], ['1,2\n3,4']])
})

test('CSV that was written is read back unchanged', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ',', ';', '"', '\n', ' ', 'é') })
  const quoteCell = (text: string) => `"${text.replaceAll('"', '""')}"`
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
      const text = ['h,h,h,h', ...rows.map((row) => row.map(quoteCell).join(','))].join('\n')
      const kept = rows.filter((row) => row.some((one) => one.trim() !== ''))
      expect(listCells(text).slice(1)).toEqual(kept)
    }),
  )
})
