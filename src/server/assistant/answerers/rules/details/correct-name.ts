import { isWithinSlips } from '../../../retrieval/edit-distance.ts'
import { fold } from '../../../text/fold.ts'
import { GIVEN_NAMES } from '../../../text/given-names.ts'
import { CONTACT, findNames } from '../../../understanding/person/find-name.ts'
import { respellName } from '../../../understanding/person/respell-name.ts'

/** "~" joins a particle to its word: "Ó~Sé" counts as one. */
const WORD = "([\\p{L}\\p{M}'’~-]+)"
const NOT_BUT = new RegExp(
  `(?:not|ní) ${WORD}(?:[,;] *(?:but |it'?s |is |ach )?| (?:but|it'?s|is|ach) )${WORD}\\W*$`,
  'iu',
)
const BUT_NOT = new RegExp(
  `${WORD}(?: at[aá] (?:orm|air|uirthi)| is ainm d\\p{L}+)?(?:,? (?:not|ní|in áit)|, ni) ${WORD}\\W*$`,
  'iu',
)
const PARTICLES =
  /(?<!\p{L})(Ó|O|Nic|Mac|Mc|Uí|Ua|De) (?=\p{Lu})|(?<=\p{L} )(Ní) (?=\p{Lu})(?!(?:Ó|O|Ní|Nic|Mac|Uí|De) )/gu

const MAX_SLIPS = 2
const BEGINS_SURNAME = /^(?:Ó|O|Ní|Nic|Mac|Uí|Ua) (?=\p{L})/u

/** "Donncha with one n", "no, it's Roach": a word that resembles the first or the last one of a full name replaces it alone. */
export function correctFirstName(known: string, said: string): string {
  const [first = '', ...others] = known.split(' ')
  // "Ó Sé": the surname alone.
  const isUnnamed = others.length === 0 && !GIVEN_NAMES.has(fold(first))
  if (BEGINS_SURNAME.test(said)) return isUnnamed || BEGINS_SURNAME.test(known) ? said : `${first} ${said}`
  // "O'Keefe", and then "Catherine, 087 …": the rest of the name.
  const isRest = isUnnamed && GIVEN_NAMES.has(fold(said)) && /^(?:O['’]|Mc|Mac)\p{Lu}/u.test(known)
  if (isRest) return `${said} ${known}`
  // "O Shea", and then "O'Shea"
  const plain = fold(said).replaceAll(/[^a-z]/gu, '')
  if (others.length > 1 && plain === fold(known.split(' ').slice(-2).join('')))
    return [...known.split(' ').slice(0, -2), said].join(' ')
  const isAlike = (word: string) => !said.includes(' ') && isWithinSlips(fold(word), fold(said), MAX_SLIPS)
  if (isAlike(first)) return [said, ...others].join(' ')
  const last = others.at(-1)
  return last !== undefined && isAlike(last) ? [first, ...others.slice(0, -1), said].join(' ') : said
}

const PARTICLE = '(?:Ó|O|Ní|Nic|Mac|Mc|Uí|Ui|Mhic|de|De)'
/** "Bláithín O'Tuama, sorry, that's Ó Tuama", "no, it's Ó Ceallaigh", "the surname is Reidy" */
const SURNAMES = [
  new RegExp(
    `(?<first>\\p{Lu}[\\p{L}'’-]+) (?:${PARTICLE} ?)?\\p{Lu}?['’]?\\p{L}+,? (?:no,? )?(?:sorry|wait|gabh mo leithscéal|ní hea|no),? (?:(?:that['’]?s|it['’]?s|is|sin) )?(?<surname>${PARTICLE} \\p{Lu}[\\p{L}'’-]+)`,
    'u',
  ),
  new RegExp(
    `^\\W*(?:(?:no|nah|sorry|ní hea)[,\\s]+)+(?:(?:it['’]?s|that['’]?s|is|sin) )?(?<surname>${PARTICLE} \\p{Lu}[\\p{L}'’-]+)(?=[\\s.!]*$|,)`,
    'iu',
  ),
  new RegExp(`^\\W*is (?<surname>${PARTICLE} \\p{Lu}[\\p{L}'’-]+) (?:é|í)(?=[\\s.!]*$|,)`, 'iu'),
  /(?<!\p{L})(?:surname|(?:second|last|family) name|sloinne)(?:['’]?s| is| ná|:)? (?:is )?(?<surname>\p{L}[^,.!?\d]*)/iu,
]

/** "My name should be Thomas", "ba cheart gur Tomás an t-ainm" */
const GIVEN =
  /(?<!\p{L})(?:[Nn]ame (?:should be|is (?:actually|really))|(?:[Bb]a (?:cheart|chóir) gurb?)) (?<given>\p{Lu}[\p{L}\p{M}]+)(?! \p{Lu})(?:(?= an t-ainm| though| not |,|\W*$))/u

/** A name with the surname that a text corrects or adds. The first name stays. */
function correctSurname(known: string, text: string): string | undefined {
  const { given } = GIVEN.exec(text)?.groups ?? {}
  const [, ...surname] = known.split(' ')
  if (given !== undefined && surname.length > 0) return [given, ...surname].join(' ')
  const groups = SURNAMES.map((pattern) => pattern.exec(text)?.groups).find(Boolean)
  const first = groups?.first ?? known.split(' ')[0]
  if (groups?.surname === undefined || first === undefined || first === '') return undefined
  const [whole] = findNames(`${first} ${groups.surname}`)
  return whole?.start === 0 && whole.count > 1 ? whole.name : undefined
}

const SAME_SURNAME =
  /(?<!\p{L})(?:(?:surname|(?:second|last|family) name)(?:['’]?s| is)? (?:is )?(?:the )?same|same (?:surname|(?:second|last|family) name)|sloinne ch?éanna)(?!\p{L})/iu

/** "My surname is the same", from Aoife, for Cian Faherty: Aoife Faherty. */
export function takeSurname(known: string, whom: string | undefined, text: string): string | undefined {
  const [child] = findNames(whom ?? '').filter(({ count }) => count > 1)
  if (child === undefined || known === '' || known.includes(' ') || !SAME_SURNAME.test(text)) return undefined
  return [known, ...child.name.split(' ').slice(1)].join(' ')
}

/** The known name as a text corrects it: another word, another surname or another spelling. */
export const correctKnown = (known: string, text: string): string | undefined =>
  correctName(known, text) ?? correctSurname(known, text) ?? respellKnown(known, text) ?? replaceKnown(known, text)

const NOT_THAT = /(?<!\p{L})(?:not|ní) (?<wrong>[\p{L}\p{M}'’-]+)\s*[!.,;:]+\s*(?<rest>.+)$/isu

/**
 * "Tadhg Ó Laoire atá air, ní Tom Byrne", "no, not Spelt! Gráinne Walshe": the whole name, said anew. The second one has a
 * word of the known name, or says which word of it is wrong.
 */
function replaceKnown(known: string, text: string): string | undefined {
  const { wrong: word = '', rest = '' } = NOT_THAT.exec(text)?.groups ?? {}
  const anew = findNames(rest).find(({ count, isLikely, isWhole }) => count > 1 && isLikely && isWhole)?.name
  const words = known.split(' ')
  if (anew !== undefined && (indexOf(words, word) >= 0 || anew.split(' ').some((each) => indexOf(words, each) >= 0)))
    return anew
  const wrong = new RegExp(`(?:,? (?:not|ní|seachas|in áit)|, ni) ${RegExp.escape(known)}\\W*$`, 'iu')
  const place = known === '' ? -1 : text.search(wrong)
  return findNames(text.slice(0, Math.max(0, place))).findLast(({ count, isLikely }) => count > 1 && isLikely)?.name
}

/** "Gan h", "Sara with an h": the known name in another spelling, or that it is spelled so already. */
export const respellKnown = (known: string, text: string): string | undefined =>
  known === '' ? undefined : respellName(known, text.replaceAll(CONTACT, ' '))

/** "It's Tadhg not Tom" and "Walshe with an e" are in the name, and no note. */
export function withoutSpelling(note: string, known = ''): string | undefined {
  const isSpelling = (part: string) => known !== '' && correctKnown(known, part) !== undefined
  const parts = note.split('. ').filter((part) => !isSpelling(part))
  return parts.join('. ') || undefined
}

const indexOf = (words: string[], wanted: string) =>
  words.findIndex((word) => word.localeCompare(wanted, 'en', { sensitivity: 'base' }) === 0)

/** "Murray, not Murphy": returns the name with the misheard word corrected. */
function correctName(name: string, text: string): string | undefined {
  const known = joinParticles(name)
  for (const part of text.split(/[.!?;\n]+/)) {
    const corrected = correctWord(known, joinParticles(part.replaceAll(ASKS, '')))
    if (corrected !== undefined) return corrected.replaceAll('~', ' ')
  }
  return undefined
}

/** "It's Sorcha asking, not Méabh" */
const ASKS = / (?:is )?(?:asking?|ringing?|calling?|here|speaking)(?=,? not )/giu

const joinParticles = (text: string) => text.replaceAll(PARTICLES, '$1$2~')

const SELF = /^(?:me|myself|mine|m[ée]|mise|agamsa|fúmsa|domsa)$/iu

/** "No not Gráinne" says no other name. */
const NO_WORD = /^(?:no|nah|nope|sorry|it|is|name|and|but|ní hea|hea|ach|agus)$/iu

function correctWord(name: string, text: string): string | undefined {
  const [, right = '', wrong = ''] = BUT_NOT.exec(text) ?? []
  const [, other = '', instead = ''] = NOT_BUT.exec(text) ?? []
  for (const [from, to] of [
    [wrong, right],
    [other, instead],
  ] as const) {
    // "Put it under Cian Keane, not me": no word of a name is wrong.
    if (from === '' || SELF.test(from) || NO_WORD.test(to)) continue
    const words = name.split(' ')
    const place = indexOf(words, from)
    if (place < 0) {
      if (indexOf(words, to) >= 0) return name
      continue
    }
    return words
      .with(
        place,
        to.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
      )
      .join(' ')
  }
  return undefined
}
