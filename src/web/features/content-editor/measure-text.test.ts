import { expect, test } from 'vitest'
import { measureText } from './measure-text.ts'

const LINE = { name: 'title', longest: 10, isOptional: false, mostLines: undefined }
const LIST = { ...LINE, mostLines: 2 }

test('a text is counted without outer spaces', () => {
  expect(measureText(LINE, '  fáilte ')).toEqual({ words: '6 of 10', isOver: false })
  expect(measureText(LINE, 'fa\u0301ilte')).toEqual({ words: '6 of 10', isOver: false })
  expect(measureText(LINE, 'céad míle fáilte')).toEqual({ words: '16 of 10', isOver: true })
})

test('a list is counted by its lines and its longest line', () => {
  expect(measureText(LIST, 'one\n\ntwo\n')).toEqual({ words: '2 of 2 lines, longest 3 of 10', isOver: false })
  expect(measureText(LIST, 'one\ntwo\nthree').isOver).toBe(true)
  expect(measureText(LIST, 'eleven chars').isOver).toBe(true)
  expect(measureText(LIST, '')).toEqual({ words: '0 of 2 lines, longest 0 of 10', isOver: false })
})
