import { expect, test } from 'vitest'
import { lengthOf } from './length-of.ts'

const LINE = { name: 'title', longest: 10, isOptional: false, mostLines: undefined }
const LIST = { ...LINE, mostLines: 2 }

test('a text is counted without outer spaces', () => {
  expect(lengthOf(LINE, '  fáilte ')).toEqual({ words: '6 of 10', isOver: false })
  expect(lengthOf(LINE, 'fa\u0301ilte')).toEqual({ words: '6 of 10', isOver: false })
  expect(lengthOf(LINE, 'céad míle fáilte')).toEqual({ words: '16 of 10', isOver: true })
})

test('a list is counted by its lines and its longest line', () => {
  expect(lengthOf(LIST, 'one\n\ntwo\n')).toEqual({ words: '2 of 2 lines, longest 3 of 10', isOver: false })
  expect(lengthOf(LIST, 'one\ntwo\nthree').isOver).toBe(true)
  expect(lengthOf(LIST, 'eleven chars').isOver).toBe(true)
  expect(lengthOf(LIST, '')).toEqual({ words: '0 of 2 lines, longest 0 of 10', isOver: false })
})
