import { createRequire } from 'node:module'
import type * as Tinyld from 'tinyld'
import { LANGUAGES, type Language } from '#contracts/receptionist/diary.ts'
import { fold } from '../text/fold.ts'
import { GIVEN_NAMES } from '../text/given-names.ts'
import { irishBase, removeMutation } from '../text/irish-base.ts'
import { rememberLast } from '../text/remember-last.ts'
import { AMBIGUOUS_WORDS, ENGLISH_WORDS, IRISH_WORDS, NEUTRAL_WORDS } from './words.ts'

const require = createRequire(import.meta.url)
/** Loads it with the first message that needs it, because building its tables would take a quarter of a start. */
const loadTinyld = (): typeof Tinyld => require('tinyld')

interface Evidence {
  en: number
  ga: number
}

/** What spelling says of a word that no list has. Irish has no j, k, q, v, w, x, y, z. */
const IRISH_SPELLING: [RegExp, number][] = [
  [/[áéíóú]/, 0.8],
  [/^(?:bhf|mb|gc|nd|bp|dt|ng)/, 1],
  [/^(?:bh|dh|fh|gh|mh)/, 0.7],
  [/^(?:t|n|h)-[aeiouáéíóú]/, 1],
  [/^(?:an|ró|fíor|sár)-/, 0.8],
  [/^[dmb]'f?h?[aeiouáéíóú]/, 0.8],
  [
    /(?:ann|aigh|oir|acht|adh|amh|igh|aidh|eann|eoir|uil|aimid|imid|fidh|aint|eacht|tear|tar|amar|eadh|eoidh|oidh|airt|eail|ail|uint|iocht|im)$/,
    0.4,
  ],
  [/(?:aoi|eai|iui|ae[bcdfglmnrst]|uai|iai|oi[dlnrs]|ea[nrdl]n?t?$)/, 0.2],
]
const ENGLISH_SPELLING: [RegExp, number][] = [
  [/[jkqvwxyz]/, 0.6],
  [/'(?:m|s|ll|ve|re|d)$|n't$/, 1],
  [/(?:ing|ed|tion|ness|ly|ment|able|ful|ous|ight|ough|th|ck|ee|oo|sh|tch|ies)$/, 0.5],
  [/ee|oo|ck|th(?=[aeiou])|wh|ght|ou[nst]/, 0.3],
]
/** Enough to say that a message is in a language: one word of a list, or two hints of spelling. */
const ENOUGH = 0.55

/** "Seán Ó Sé", though "sé" is a word. */
const LONGEST_NAME = 5
const NAME_PARTICLE = /^(?:Ó|Ní|Nic|Mac|Uí|Mhic|De|Le)$/

/** "Dún Laoghaire", "Baile Átha Cliath": a place is no Irish sentence. */
const PLACE =
  /^(?:Dún|Baile|Cill|Gleann|Loch|Inis|Ros|Droim|Carraig|Cnoc|Ard|Béal|Áth|Gaoth|Cúil|Tobar|Sliabh|Rath|Ráth|Lios|Port|Trá|Tír|Mainistir)$/
const CAPITAL = /^(?:[hnt]-?)?\p{Lu}/u

/** Days and months have a capital without being names. */
const CALENDAR =
  /^(?:luai?n|mairt|ceadaoin|deardaoin|aoine|sathai?rn|domhna(?:ch|igh)|nollai?g|samh(?:ain|na)|lunasa|eanair|feabhra)$/

/** Whole replies whose words are English too. */
const IRISH_REPLY = /^(?:sea|an ea|mar sin|le do thoil|is ea|go deas|ar fad|haigh|an ceann eile)[.!]*$/

/** The language of one message; null where it says nothing, as for a name, a number or "ok". */
export const detectLanguage = rememberLast((text: string): Language | null => {
  if (IRISH_REPLY.test(fold(text).trim())) return 'ga'
  const { en, ga } = languageEvidence(text)
  if (Math.max(en, ga) < ENOUGH) return null
  if (Math.abs(en - ga) >= 0.35) return en > ga ? 'en' : 'ga'
  const guess = loadTinyld().detect(text, { only: [...LANGUAGES] })
  return guess === 'en' || guess === 'ga' ? guess : null
})

/** How much of a message speaks for each language: the engine changes a conversation's language only on clear words. */
export const languageEvidence = rememberLast((text: string): Evidence => countEvidence(listWords(text)))

/** The words of an Irish message that may be English ones, if at least one is: "an bhfuil high chair agaibh". */
export function listEnglishWords(text: string): string[] {
  const words = listWords(text).filter((word) => {
    const { ga } = evidenceOfWord(word, false)
    return ga === 0 && !AMBIGUOUS_WORDS.has(fold(word)) && !NEUTRAL_WORDS.has(fold(word))
  })
  return words.some((word) => evidenceOfWord(word, false).en > 0) ? words : []
}

function countEvidence(words: string[]): Evidence {
  const evidence: Evidence = { en: 0, ga: 0 }
  const isName =
    words.some((word) => NAME_PARTICLE.test(word) || word === 'de') &&
    words.every((word, index) => CAPITAL.test(word) || (index > 0 && word === 'de'))
  const isDay = words.some((word) => CALENDAR.test(fold(word)))
  if (isName && !isDay && words.length > 1 && words.length <= LONGEST_NAME) return evidence
  // "Seán", "Niamh"
  if (words.every((word) => CAPITAL.test(word) && GIVEN_NAMES.has(fold(word)))) return evidence
  // "Seán" is a name, though "sean" is a word.
  const isOfName = (word: string) => NAME_PARTICLE.test(word) || GIVEN_NAMES.has(fold(word)) || !isListed(word)
  const isTitle = words.every((word) => /^\p{Lu}/u.test(word) && isOfName(word))
  words.forEach((word, index) => {
    // "Ní Bhriain" is a name, "Ní bheidh" a sentence.
    if (NAME_PARTICLE.test(word) && CAPITAL.test(words[index + 1] ?? '')) return
    if (isPlace(words, index)) return
    const isNameWord = /^\p{Lu}/u.test(word) && (index > 0 || isTitle) && !/^\p{Lu}{2,}/u.test(word)
    const found = evidenceOfWord(word, isNameWord)
    evidence.en += found.en
    evidence.ga += found.ga
  })
  // Every word of "I am in" is Irish too, but not together.
  if (words.some((word, index) => /^I$/i.test(word) && /^(?:am|do|can|go)$/.test(words[index + 1] ?? '')))
    evidence.en += 0.6
  const ambiguous = words.filter((word) => AMBIGUOUS_WORDS.has(fold(word))).length
  // "an", "le", "go" together with nothing English: Irish is likelier.
  if (ambiguous > 1 && evidence.en === 0 && evidence.ga > 0) evidence.ga += 0.3
  return evidence
}

/** The word is the first of a place's name, or follows it with a capital. */
function isPlace(words: string[], index: number): boolean {
  const isFirst = (at: number) => PLACE.test(words[at] ?? '') && CAPITAL.test(words[at + 1] ?? '')
  return isFirst(index) || (CAPITAL.test(words[index] ?? '') && (isFirst(index - 1) || isFirst(index - 2)))
}

const isListed = (word: string) => ENGLISH_WORDS.has(fold(word).replaceAll("'", '')) || IRISH_WORDS.has(irishBase(word))

function evidenceOfWord(word: string, isName: boolean): Evidence {
  const plain = fold(word)
  if (NEUTRAL_WORDS.has(plain)) return { en: 0, ga: 0 }
  const bare = plain.replaceAll("'", '')
  const isEnglish = ENGLISH_WORDS.has(bare)
  const isIrish = IRISH_WORDS.has(irishBase(word)) || IRISH_WORDS.has(plain)
  const hasFada = /[áéíóú]/i.test(word)
  if (AMBIGUOUS_WORDS.has(plain) && !hasFada)
    return { en: isEnglish && !isIrish ? 0.3 : 0, ga: isIrish && !isEnglish ? 0.3 : 0 }
  const isMutated = isIrish && removeMutation(word).length < word.length
  if (isIrish && (!isEnglish || hasFada || isMutated))
    return { en: 0, ga: isName && !isMutated && !CALENDAR.test(plain) ? 0.5 : 1 }
  if (isEnglish) return { en: isIrish ? 0.5 : 1, ga: 0 }
  const weight = isName ? 0.2 : 1
  const lower = word.toLowerCase().normalize('NFC')
  const sum = (rules: [RegExp, number][]) =>
    rules.reduce((total, [pattern, value]) => total + (pattern.test(lower) ? value : 0), 0)
  return { en: weight * sum(ENGLISH_SPELLING), ga: weight * sum(IRISH_SPELLING) }
}

function listWords(text: string): string[] {
  return text
    .normalize('NFC')
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/\S+@\S+|https?:\S+|\S*\d\S*/g, ' ')
    .split(/[^\p{L}\p{M}'-]+/u)
    .filter((word) => /\p{L}/u.test(word))
}
