import { stripMarks } from '#contracts/words/strip-marks.ts'

/** The four families of the script, by the position of a stroke on the stem. */
export type StrokeFamily = 'above' | 'below' | 'oblique' | 'notch' | 'bar'

export type OghamStroke = { x: number; family: StrokeFamily }

const LETTERS: Record<string, [StrokeFamily, number]> = {
  B: ['below', 1],
  L: ['below', 2],
  F: ['below', 3],
  S: ['below', 4],
  N: ['below', 5],
  H: ['above', 1],
  D: ['above', 2],
  T: ['above', 3],
  C: ['above', 4],
  Q: ['above', 5],
  M: ['oblique', 1],
  G: ['oblique', 2],
  Ŋ: ['oblique', 3],
  Z: ['oblique', 4],
  R: ['oblique', 5],
  A: ['notch', 1],
  O: ['notch', 2],
  U: ['notch', 3],
  E: ['notch', 4],
  I: ['notch', 5],
  P: ['bar', 1],
}

/** Letters that the script lacks, mapped to letters of similar sound. */
const STAND_INS: Record<string, string> = { V: 'F', W: 'U', K: 'C', J: 'I', Y: 'I', X: 'C' }

const LETTER_GAP = 0.6
const WORD_GAP = 1.4

/** Lays out a text as strokes on a stem from 0 to `width`, in units of `pitch`. */
export function cutStrokes(text: string, pitch = 6): { strokes: OghamStroke[]; width: number } {
  const strokes: OghamStroke[] = []
  let x = pitch
  for (const letter of listLetters(text)) {
    if (letter === ' ') {
      x += pitch * WORD_GAP
      continue
    }
    const [family, count] = LETTERS[letter] ?? ['notch', 0]
    for (let index = 0; index < count; index++) {
      strokes.push({ x, family })
      x += pitch
    }
    x += pitch * LETTER_GAP
  }
  const last = strokes.at(-1)
  return { strokes, width: last === undefined ? 0 : last.x + pitch }
}

export function countStrokes(text: string): number {
  return listLetters(text).reduce((sum, letter) => sum + (LETTERS[letter]?.[1] ?? 0), 0)
}

/** The part of a name that its mark shows: the first word, or its first two letters if it has more than nine strokes. */
export function markLetters(name: string): string {
  const [firstWord = ''] = name.trim().split(/\s+/)
  return countStrokes(firstWord) > 9 ? firstWord.slice(0, 2) : firstWord
}

function listLetters(text: string): string[] {
  const plain = stripMarks(text).toUpperCase().replaceAll('NG', 'Ŋ')
  return [...plain].map((letter) => STAND_INS[letter] ?? letter).filter((letter) => letter === ' ' || letter in LETTERS)
}

/** How far a stroke reaches to each side of the stem, and how far an oblique one leans along it. */
export const STROKE_LENGTH = 10
const NOTCH = 0.42
const LEAN = 0.34

/** The strokes as one SVG path around a stem at `y`. */
export function strokePath(strokes: OghamStroke[], y: number, length = STROKE_LENGTH, lean = LEAN): string {
  return strokes.map((stroke) => drawPath(stroke, y, length, lean)).join('')
}

function drawPath({ x, family }: OghamStroke, y: number, length: number, lean: number): string {
  switch (family) {
    case 'above':
      return `M${round(x)} ${y}V${round(y - length)}`
    case 'below':
      return `M${round(x)} ${y}V${round(y + length)}`
    case 'oblique':
      return `M${round(x - length * lean)} ${round(y + length)}L${round(x + length * lean)} ${round(y - length)}`
    case 'notch':
      return `M${round(x)} ${round(y - length * NOTCH)}V${round(y + length * NOTCH)}`
    case 'bar':
      return `M${round(x - length * 0.3)} ${round(y - length * 0.6)}H${round(x + length * 0.3)}`
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
