/** The four families of ogham strokes: above the stem, below it, oblique across it, notches on it. */
export type Family = 'above' | 'below' | 'oblique' | 'notch'
export type Letter = { family: Family; count: number }

const LETTERS_BY_FAMILY: Record<Family, string[]> = {
  below: ['B', 'L', 'FV', 'S', 'N'],
  above: ['H', 'D', 'T', 'CK', 'Q'],
  oblique: ['M', 'G', '', 'Z', 'R'],
  notch: ['A', 'O', 'UW', 'E', 'IJY'],
}
/** More strokes are illegible in a small logo. */
const MAX_STROKES = 9

const LETTERS = new Map<string, Letter>()
for (const [family, steps] of Object.entries(LETTERS_BY_FAMILY) as [Family, string[]][]) {
  steps.forEach((letters, step) => {
    for (const letter of letters) LETTERS.set(letter, { family, count: step + 1 })
  })
}

/** Spells the first word of a name, or the first two letters of a long one. Skips letters that ogham lacks. */
export function spellInOgham(name: string): Letter[] {
  const [word = ''] = name.trim().split(/\s+/)
  const plain = word.normalize('NFD').toUpperCase()
  const letters = [...plain].flatMap((letter) => LETTERS.get(letter) ?? [])
  const total = letters.reduce((sum, letter) => sum + letter.count, 0)
  return total > MAX_STROKES ? letters.slice(0, 2) : letters
}
