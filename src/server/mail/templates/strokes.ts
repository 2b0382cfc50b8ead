/** The four families of the script: one side of the stem, the other, aslant across it, a notch on it. */
export type Family = 'above' | 'below' | 'oblique' | 'notch'
export type Letter = { family: Family; count: number }

const LETTERS_BY_FAMILY: Record<Family, string[]> = {
  below: ['B', 'L', 'FV', 'S', 'N'],
  above: ['H', 'D', 'T', 'CK', 'Q'],
  oblique: ['M', 'G', '', 'Z', 'R'],
  notch: ['A', 'O', 'UW', 'E', 'IJY'],
}
/** More strokes than this make a smudge of a small mark. */
const MOST_STROKES = 9

const LETTERS = new Map<string, Letter>()
for (const [family, steps] of Object.entries(LETTERS_BY_FAMILY) as [Family, string[]][]) {
  steps.forEach((letters, step) => {
    for (const letter of letters) LETTERS.set(letter, { family, count: step + 1 })
  })
}

/** A name's first word as strokes; of a long one the first two letters. Letters the script does not have are left out. */
export function strokesOf(name: string): Letter[] {
  const [word = ''] = name.trim().split(/\s+/)
  const plain = word.normalize('NFD').toUpperCase()
  const letters = [...plain].flatMap((letter) => LETTERS.get(letter) ?? [])
  const total = letters.reduce((sum, letter) => sum + letter.count, 0)
  return total > MOST_STROKES ? letters.slice(0, 2) : letters
}
