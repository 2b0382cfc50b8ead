import { stripMarks } from '#contracts/words/strip-marks.ts'
import { isWithinSlips } from '../../retrieval/edit-distance.ts'
import { fold } from '../../text/fold.ts'
import { GIVEN_NAMES } from '../../text/given-names.ts'

const WORD = "[\\p{L}\\p{M}'’-]+"
/** "A-O-I-F-E", alone or behind the word that it spells. */
const LETTERS =
  /^(?:(?<word>[\p{L}\p{M}'’]{2,})[\s,:.–-]+(?:(?:that['’]?s|spel(?:t|led)|litrithe|sin)[\s,:]+)*)?(?<letters>\p{L}(?:[-.,\s]+\p{L}){2,})\W*$/iu
/** "Walshe with an e", "Ní Bhriain le síneadh fada": a word, and how it is spelled. */
const WITH = new RegExp(
  `^(?<word>${WORD})[,:]? (?:spel(?:t|led) |litrithe |scríofa )?(?<how>(?:with|without|no|le|leis|gan)(?: \\S.*))$`,
  'iu',
)
const FADA =
  /^(?:with|le|leis)(?: (?:the|an?))? (?:síneadh fada|sineadh fada|fada)(?: (?:on|over|ar)(?: (?:the|an))?(?: letter| litir)? ['’"“]?(?<letter>[aeiouáéíóú])['’"”]?)?(?: (?:please|le do thoil))?\W*$/iu
/** "O'Shea with an apostrophe": the word is written as it is. */
const AS_WRITTEN =
  /^(?:with|without|no|le|leis|gan)(?: (?:an?|the))? (?:apostrophe|hyphen|dash|capital|space|gap|uaschama|fleiscín|spás)(?:s)?(?: (?:in (?:it|the middle)|please|ann|le do thoil))*\W*$/iu
const MARKED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * The name with the word that a text spells: "Walshe with an e" of Gráinne Walsh, "Aoife, A-O-I-F-E" of Eva Byrne.
 * `respell` spells one word as the rest of the text says. Undefined where no word is spelled, or none of the name is meant.
 */
export function spellWord(
  name: string,
  said: string,
  respell: (word: string, how: string) => string | undefined,
): string | undefined {
  const { word: before, letters } = LETTERS.exec(said)?.groups ?? {}
  if (letters !== undefined) {
    const joined = letters.replaceAll(/[^\p{L}\p{M}]/gu, '').toLowerCase()
    const isSame = before === undefined || fold(before) === fold(joined)
    const word = before !== undefined && stripMarks(before) !== before ? before : joined
    return isSame ? replaceAlike(name, capitalise(word), before !== undefined ? 'sure' : 'letters') : undefined
  }
  const { word, how = '' } = WITH.exec(said)?.groups ?? {}
  const spelled =
    word === undefined ? undefined : AS_WRITTEN.test(how) ? word : (addFada(word, how) ?? respell(word, how))
  if (word === undefined || spelled === undefined) return undefined
  // "Breatnach, gan h" has lost that one already.
  const isKnown = name.split(' ').some((each) => fold(each) === fold(word))
  return replaceAlike(name, capitalise(spelled.length < word.length && !isKnown ? word : spelled), 'alike', word)
}

/** "Sinead with a fada on the e" */
function addFada(word: string, how: string): string | undefined {
  const found = FADA.exec(how)
  if (found === null) return undefined
  if (stripMarks(word) !== word) return word
  const letter = stripMarks(found.groups?.letter ?? '').toLowerCase()
  const vowels = letter === '' ? 'aeiou' : letter
  const places = [...word].flatMap((each, at) => (vowels.includes(each.toLowerCase()) ? [at] : []))
  // Without the letter, only the one vowel of "Ni" is clear.
  const place = letter !== '' || places.length === 1 ? places[0] : undefined
  if (place === undefined) return undefined
  const marked = MARKED[word.charAt(place).toLowerCase()] ?? ''
  return word.slice(0, place) + marked + word.slice(place + 1)
}

/** How a word sounds, roughly: "Catherine" and "Kathryn", "Eva" and "Aoife". */
const soundOf = (word: string) =>
  fold(word)
    .replaceAll(/c(?:h(?=r)|k)?|q/gu, 'k')
    .replaceAll(/ph|v|bh|mh/gu, 'f')
    .replaceAll(/(?<!^)[dg]h/gu, '')
    .replaceAll(/[^a-z]|[aeiouyhw](?!^)/gu, '')
    .replaceAll(/(.)\1+/gu, '$1')

const MAX_SLIPS = 2
const toLetters = (word: string) => fold(word).replaceAll(/[^a-z ]/gu, '')

/**
 * Puts a word in the place of the one that it says, sounds like or resembles. Where none does, letters stand for the one
 * with the same first letter, and a word with its letters is one in any case.
 */
function replaceAlike(
  name: string,
  word: string,
  certainty: 'alike' | 'letters' | 'sure',
  said = word,
): string | undefined {
  const words = name.split(' ')
  const joined = words.findIndex((each, at) => toLetters(each + (words[at + 1] ?? ' ')) === toLetters(word))
  // "O Shea" is written "O'Shea".
  if (joined >= 0 && joined < words.length - 1) return words.toSpliced(joined, 2, word).join(' ')
  const find = (isMeant: (each: string) => boolean) => {
    const place = words.findIndex(isMeant)
    return place < 0 ? undefined : place
  }
  const unlike = words.length > 1 && !GIVEN_NAMES.has(fold(word)) ? words.length - 1 : 0
  const place =
    find((each) => fold(each) === fold(said)) ??
    find((each) => soundOf(each) !== '' && soundOf(each) === soundOf(word)) ??
    find((each) => each.length > MAX_SLIPS && isWithinSlips(fold(each), fold(word), MAX_SLIPS)) ??
    (certainty === 'letters' ? find((each) => fold(each)[0] === fold(word)[0]) : undefined) ??
    (certainty === 'sure' ? unlike : undefined)
  return place === undefined ? undefined : words.with(place, word).join(' ')
}
