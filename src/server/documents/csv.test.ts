import { expect, test } from 'vitest'
import { formatCsvFile, streamCsv } from './csv.ts'

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
