import { fold } from './fold.ts'

/** Words that look mutated and are not; "bhfuil" (is) stays apart from "fuil" (blood). */
const UNMUTATED = new Set(
  'bhfuil hair hat halla haigh heileo hata huth hob hotel hallo hello hi thar chun chuig chomh thart thall thuas thios thug the that this they them their there these those then than thing think three thanks thank thursday chat chair check cheque change charge chance child children cheap phone photo physio shop she show should short ghost what when where which who why while white am are ask and able about bhur mhuise the'.split(
    ' ',
  ),
)
const ECLIPSED: [string, string][] = [
  ['bhf', 'f'],
  ['mb', 'b'],
  ['gc', 'c'],
  ['nd', 'd'],
  ['ng', 'g'],
  ['bp', 'p'],
  ['dt', 't'],
]
const LENITED = /^[bcdfgmpst]h(?=[aeiouáéíóúlnr])/i
const BEFORE_CAPITAL = /^[hnt](?=[AEIOUÁÉÍÓÚ])/
const PREFIXED_H = /^h(?=[aeiouáéíóúAEIOUÁÉÍÓÚ])/

/**
 * An Irish word without its initial mutation: "bhféadfainn" → "féadfainn", "gCéadaoin" → "Céadaoin", "d'fhéadfainn" →
 * "féadfainn", "t-am" → "am". Prefixed letters before a capital are found before the word is put into small letters.
 * Fadas stay: without them "céad" and "cead" would be one word.
 */
export function removeMutation(word: string): string {
  let bare = word.replaceAll(/[‘’ʼ`´]/g, "'").replace(/^[dmb]'(?=.)/i, '')
  bare = bare.replace(/^[hnt]-(?=.)/i, '')
  if (UNMUTATED.has(bare.toLowerCase())) return bare
  if (BEFORE_CAPITAL.test(bare)) return bare.slice(1)
  if (/^t[sS](?=[aeiouáéíóúlnrAEIOUÁÉÍÓÚLNR])/.test(bare)) return bare.slice(1)
  const eclipsed = ECLIPSED.find(([mark]) => bare.toLowerCase().startsWith(mark))
  if (eclipsed !== undefined) {
    const rest = bare.slice(eclipsed[0].length - eclipsed[1].length)
    if (rest.length > 1) return rest
  }
  if (PREFIXED_H.test(bare) && bare.length > 3) return bare.slice(1)
  return LENITED.test(bare) ? bare.charAt(0) + bare.slice(2) : bare
}

const bases = new Map<string, string>()
const CACHE_SIZE = 20_000

/** The form under which our lists hold an Irish word: without mutation, fadas and capitals. */
export function irishBase(word: string): string {
  const known = bases.get(word)
  if (known !== undefined) return known
  const base = fold(removeMutation(word.normalize('NFC')))
  if (bases.size >= CACHE_SIZE) bases.clear()
  bases.set(word, base)
  return base
}
