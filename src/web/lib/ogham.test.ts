import { expect, test } from 'vitest'
import { countStrokes, cutStrokes, markLetters } from './ogham.ts'

const families = (text: string) => cutStrokes(text).strokes.map((stroke) => stroke.family)

test('the name of the script is seven strokes for five letters', () => {
  expect(families('Ogham')).toEqual(['notch', 'notch', 'oblique', 'oblique', 'above', 'notch', 'oblique'])
})

test('fadas are ignored, and missing letters are replaced by similar ones', () => {
  expect(families('FÁILTE')).toEqual(families('failte'))
  expect(families('VWKJY')).toEqual(families('FUCII'))
  expect(families('P')).toEqual(['bar'])
  expect(countStrokes('NG')).toBe(3)
})

test('gaps grow from strokes to letters to words', () => {
  const xs = (text: string) => cutStrokes(text, 10).strokes.map((stroke) => stroke.x)
  expect(xs('L')).toEqual([10, 20])
  expect(xs('BB')).toEqual([10, 26])
  expect(xs('B B')).toEqual([10, 40])
})

test('punctuation and digits have no strokes', () => {
  expect(cutStrokes('24/7').strokes).toEqual([])
  expect(cutStrokes('').width).toBe(0)
})

test('a mark shows the first word, or two letters of a long one', () => {
  expect(markLetters('Ogham AI')).toBe('Ogham')
  expect(markLetters('Receptionist')).toBe('Re')
})
