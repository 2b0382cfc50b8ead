import { stripMarks } from '#contracts/words/strip-marks.ts'
import { countStrokes, cutStrokes, strokePath } from '#web/lib/ogham.ts'

/** Must match the drawing in LettersFigure. */
const [WIDTH, STEM] = [560, 90]

const MARGIN = 36
const [PITCH, LENGTH] = [19, 66]
const MAX_LETTERS = 8
const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** The names of the script's letters. */
const NAMES: Record<string, string> = Object.fromEntries(
  'B beith,L luis,F fearn,S sail,N nion,H úath,D dair,T tinne,C coll,Q ceirt,M muin,G gort,Z straif,R ruis,A ailm,O onn,U úr,E eadhadh,I iodhadh,P peith'
    .split(',')
    .map((entry) => entry.split(' ')),
)

export type Letters = { letters: { letter: string; name: string; centre: number; strokes: string }[]; counted: string }

/**
 * Places the letters of the name's first word along the stem at equal distances. Letters that the script lacks are
 * dropped.
 */
export function spellInStrokes(companyName: string): Letters {
  const [word = ''] = companyName.trim().split(/\s+/)
  const letters = [...word].filter((letter) => countStrokes(letter) > 0).slice(0, MAX_LETTERS)
  const counts = letters.map((letter) => countStrokes(letter))
  const strokeCount = counts.reduce((sum, count) => sum + count, 0)
  const free = WIDTH - 2 * MARGIN - (strokeCount - letters.length) * PITCH
  let start = MARGIN
  const placed = letters.map((letter, index) => {
    const width = ((counts[index] ?? 1) - 1) * PITCH
    const from = start
    start += width + free / Math.max(1, letters.length - 1)
    const strokes = cutStrokes(letter, PITCH).strokes.map((stroke) => ({ ...stroke, x: stroke.x - PITCH + from }))
    return {
      letter: letter.toUpperCase(),
      name: NAMES[plain(letter)] ?? '',
      centre: Math.round(from + width / 2),
      strokes: strokePath(strokes, STEM, LENGTH),
    }
  })
  return { letters: placed, counted: `${counted(strokeCount, 'stroke')}, ${counted(letters.length, 'letter')}` }
}

function plain(letter: string): string {
  return stripMarks(letter).toUpperCase()
}

function counted(count: number, noun: string): string {
  return `${COUNTS[count] ?? count} ${noun}${count === 1 ? '' : 's'}`
}
