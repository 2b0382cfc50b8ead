import { expect, test } from 'vitest'
import { csvFile, csvPieces } from './csv.ts'

test('a file tells spreadsheets its encoding, runs no formula and leaves numbers alone', () => {
  const file = csvFile([
    ['Ainm', '=1+1', '+353 1', '@SUM', '-5'],
    ['Ní Bhriain, Aoife', 'said "yes"', 'two\nlines', null, -5.5],
  ])
  expect(file).toBe(`\ufeffAinm,'=1+1,'+353 1,'@SUM,'-5\r\n"Ní Bhriain, Aoife","said ""yes""","two\nlines",,-5.5\r\n`)
})

test('written in pieces it is the same file', async () => {
  const batches = [[['1', 'a']], [], [['2', 'b']]]
  const inTurn = (async function* () {
    yield* batches
  })()
  let text = ''
  for await (const piece of csvPieces(['no', 'name'], inTurn)) text += piece
  expect(text).toBe(csvFile([['no', 'name'], ...batches.flat()]))
})
