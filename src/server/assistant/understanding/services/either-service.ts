import type { Language } from '#contracts/receptionist/diary.ts'
import { STOPWORDS } from '../../retrieval/stopwords.ts'
import { fold } from '../../text/fold.ts'

/** "Nails or lashes", alone. Without its fada, "nó" is an English word. */
const EITHER: Record<Language, RegExp> = {
  en: /^(?<one>[^.,;:!?]+?),? (?:or|nó) (?<other>[^.,;:!?]+?)$/iu,
  ga: /^(?<one>[^.,;:!?]+?),? (?:or|n[oó]) (?<other>[^.,;:!?]+?)$/iu,
}
const MAX_WORDS = 3
const BESIDE = /(?<!\p{L})(?:an?|the|just|please|le do thoil|only|either|hi|hello|hiya|haigh|dia duit)(?!\p{L})/giu
const NO_THING = new Set([...STOPWORDS.en, 'whatever', 'similar', 'two', 'three'])

/** What a side says, and the same with what both have in common: "men's" and "men's cut". */
type Side = { said: string; whole: string }

/**
 * The two things of which a text leaves one open, and says no more: "MOT or service". What both have in common may be
 * said once, behind the second in English and before the first in Irish.
 */
export function splitEither(text: string, language: Language): [Side, Side] | undefined {
  const plain = text
    .replaceAll(BESIDE, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^\P{L}+|\P{L}+$/gu, '')
  const { one = '', other = '' } = EITHER[language].exec(plain)?.groups ?? {}
  const [first, second] = [one.split(' '), other.split(' ')]
  if (![first, second].every(isThing)) return undefined
  return [
    { said: one, whole: `${one} ${second.at(-1)}` },
    { said: other, whole: `${first[0]} ${other}` },
  ]
}

const isThing = (words: string[]) =>
  words.length <= MAX_WORDS && words.map(fold).every((word) => /^\p{L}/u.test(word) && !NO_THING.has(word))
