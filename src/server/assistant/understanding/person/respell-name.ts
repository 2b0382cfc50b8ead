import { stripMarks } from '#contracts/words/strip-marks.ts'
import { spellWord } from './spelled-word.ts'

const ENDS =
  '(?: (?:(?:at|on) the (?:end|back)(?: of (?:it|that))?|in (?:it|that)|in my (?:first )?name|ag an deireadh|ann|actually|though|please|le do thoil|instead of an? \\p{L}+|in áit \\p{L}+))*\\W*$'
const LETTER = '[\'’"“]?(?<letter>\\p{L}|ph)[\'’"”]?'
const LESS = new RegExp(
  `^(?:without|with no|gan|no)(?: (?:the|an?|any|aon))?(?: letter| litir)? ${LETTER}${ENDS}`,
  'iu',
)
const NO_FADA = new RegExp(
  `^(?:without (?:the |an? |any )?|(?:with )?no |gan (?:an |aon )?)(?:fadas?|síneadh fada|tsíneadh fada|síntí fada)${ENDS}`,
  'iu',
)
const MORE = new RegExp(`^(?:with|le|leis)(?: (?:the|an?))?(?: letter| litir)? ${LETTER}${ENDS}`, 'iu')
const TWICE = new RegExp(`^(?:with |le )?(?:two|2|double|a double|dhá) ${LETTER}(?:['’]?s)?${ENDS}`, 'iu')
const ONCE = new RegExp(
  `^(?:with |le |leis )?(?:just |only )?(?:(?:one|1) ${LETTER}|(?:aon )?${LETTER} amháin)${ENDS}`,
  'iu',
)

/** What sounds alike at the beginning of a name, or within it: "Karl with a C", "Stephen with a v". */
const ALIKE: Record<string, string[]> = { k: ['c', 'ch'], c: ['k'], j: ['g'], g: ['j'], v: ['ph'], ph: ['v'] }
/** What is said at the end of a name where no place is named: "Sara with an h". */
const AT_END = new Set(['h', 'e'])
const LENITED = /^(?:Ní|Nic|Uí|Mhic|Ni|Ui)$/u

/**
 * A name spelled as a text says: "gan h", "Sara, with an h", "one n". The same name where it is spelled so already, and
 * undefined where the text says no spelling, or none that is clear.
 */
export function respellName(name: string, said: string): string | undefined {
  const spell = (known: string | undefined, part: string) =>
    spellWord(known ?? name, part.trim().replace(LEADS, ''), respellAs) ?? known
  // "Kathryn with a K. And O'Keeffe with two f's"
  const spelled = spell(undefined, said) ?? said.split(/[.!?;\n]+/u).reduce(spell, undefined as string | undefined)
  return spelled ?? respellAs(name, withoutLead(said, name))
}

function respellAs(name: string, text: string): string | undefined {
  if (NO_FADA.test(text)) return stripMarks(name)
  const less = letterIn(LESS, text)
  if (less !== undefined) return change(name, less, (word) => replaceOnce(word, less, ''))
  const twice = letterIn(TWICE, text)
  if (twice !== undefined)
    return change(name, twice, (word) => (count(word, twice) === 1 ? replaceOnce(word, twice, twice + twice) : word))
  const once = letterIn(ONCE, text)
  if (once !== undefined) return change(name, once, (word) => replaceOnce(word, once + once, once))
  const more = letterIn(MORE, text)
  return more === undefined ? undefined : addLetter(name, more)
}

const LEADS =
  /^\W*(?:(?:no(?! (?:\p{L}|ph|fadas?)(?!\p{L}))|nah|sorry|oh|and|actually|just|but|it['’]?s|it is|that['’]?s|thats|is|sin|tá|ní hea|ach|agus|spel(?:t|led)|litrithe|scríofa|(?:my|the) (?:(?:first|last|second) |sur)?name(?:['’]?s| is)?|(?:mo|an) (?:sh?loinne|t-ainm)|m['’]ainm)(?!\p{L})[\s,.:]*)+/iu

/** "It's Catríona, gan h": the words before the spelling that say nothing but the name. */
function withoutLead(said: string, name: string): string {
  const words = stripMarks(name).toLowerCase().split(' ')
  let rest = said.trim().replace(LEADS, '')
  for (let first = firstOf(rest); words.includes(stripMarks(first).toLowerCase()); first = firstOf(rest))
    rest = rest
      .slice(first.length)
      .replace(/^[\s,.:]+/u, '')
      .replace(LEADS, '')
  return rest
}

const firstOf = (text: string) => /^[\p{L}\p{M}'’-]+/u.exec(text)?.[0] ?? '-'

const letterIn = (pattern: RegExp, text: string) => pattern.exec(text)?.groups?.letter?.toLowerCase()

const count = (word: string, letters: string) => word.toLowerCase().split(letters).length - 1

function replaceOnce(word: string, letters: string, instead: string): string {
  const place = word.toLowerCase().indexOf(letters)
  return place < 0 ? word : word.slice(0, place) + instead + word.slice(place + letters.length)
}

/** Changes the only word with a letter, or the first name where several have it. The h of "Ní Bhriain" is none of the spelling. */
function change(name: string, letter: string, respell: (word: string) => string): string | undefined {
  const words = name.split(' ')
  const having = words.flatMap((word, place) => {
    const isLenited = letter === 'h' && LENITED.test(words[place - 1] ?? '')
    return !isLenited && count(word, letter) > 0 ? [place] : []
  })
  const [place] = having
  if (place === undefined) return name
  if (having.length > 1 && place !== 0) return undefined
  const word = respell(words[place] ?? '')
  return words.with(place, word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

function addLetter(name: string, letter: string): string | undefined {
  const [first = '', ...others] = name.split(' ')
  if (first.toLowerCase().startsWith(letter) || (letter === 'ph' && count(first, letter) > 0)) return name
  for (const sound of ALIKE[letter] ?? []) {
    const isInside = letter === 'v' || letter === 'ph'
    if (isInside ? count(first, sound) !== 1 : !first.toLowerCase().startsWith(sound)) continue
    const respelled = replaceOnce(first, sound, letter)
    return [respelled.charAt(0).toUpperCase() + respelled.slice(1), ...others].join(' ')
  }
  if (!AT_END.has(letter)) return undefined
  return first.toLowerCase().endsWith(letter) ? name : [first + letter, ...others].join(' ')
}
