import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCsvFile, guardCell, readGuarded, streamCsv } from './csv.ts'
import { readCsv } from './read-csv.ts'

test('a file has a byte order mark, runs no formula and keeps numbers', () => {
  const file = formatCsvFile([
    ['Ainm', '=1+1', '+353 1', '@SUM', '-5'],
    ['Ní Bhriain, Aoife', 'said "yes"', 'two\nlines', null, -5.5],
  ])
  expect(file).toBe(`\ufeffAinm,'=1+1,'+353 1,'@SUM,'-5\r\n"Ní Bhriain, Aoife","said ""yes""","two\nlines",,-5.5\r\n`)
})

test('a streamed file is the same file', async () => {
  const batches = [[['1', 'a']], [], [['2', 'b']]]
  const inTurn = (async function* () {
    yield* batches
  })()
  let text = ''
  for await (const piece of streamCsv(['no', 'name'], inTurn)) text += piece
  expect(text).toBe(formatCsvFile([['no', 'name'], ...batches.flat()]))
})

test('guarded texts are read back as they were, whatever they begin with', () => {
  const text = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '＝', 'a', '1', '"', ',') })
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (texts) => {
      const file = formatCsvFile([['head'], ...texts.map((one) => [guardCell(one), 'x'])])
      expect(readCsv(file).map(({ cells }) => readGuarded(cells[0] ?? ''))).toEqual(['head', ...texts])
    }),
  )
})
