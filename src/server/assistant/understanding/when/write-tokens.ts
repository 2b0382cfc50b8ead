import type { Language } from '../../language/detect-language.ts'
import { withoutPermission } from '../../text/permission.ts'
import { rememberLast } from '../../text/remember-last.ts'
import { ENGLISH_WHEN } from '../en/when-words.ts'
import { IRISH_WHEN } from '../ga/when-words.ts'
import { missesTime } from './doubts.ts'
import { lexDigits } from './lex-digits.ts'
import { withoutPastFacts } from './past-facts.ts'
import { tokenise, type Vocabulary } from './vocabulary.ts'

/** "after 4 if possible" is "after 4", and "at ten instead" is "at ten": words that follow an hour make it a count otherwise. */
const COURTESY =
  /[\s,]+(?:if (?:that'?s |it'?s |at all )?(?:poss(?:ible)?|ok(?:ay)?)|if (?:that|it) suits|ideally|preferably|instead(?:,? (?:please|then|so))?|(?:would|will) (?:suit|work|do)(?: me)?(?: (?:better|best|fine|grand))?|ina (?:ionad|áit)(?: sin)?|in ionad sin|m[aá]s f[eé]idir(?: é| e| leat| libh)?)(?=\W*$|[,.;!?])/giu

const HOUR =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a (?:haon|dó|trí|ceathair|cúig|sé|seacht|hocht|naoi|deich)(?: déag)?)'
const GOES_ON =
  "(?:if|as|so|but|most|every|usually|normally|during|i|im|id|ill|i['’]m|i['’]d|i['’]ll|we|he|she|they|it|its|it['’]s|thats|that['’]s|my|cos|coz|cuz|cus|when|while|unless|otherwise|with|má|más|mar|nuair|toisc|ós|bím|beidh|táim|tá|bheadh|mura|murab|le)"
/** "After three as I'm working": an hour before a clause is a time, and counts no things. "Ag 9 i.n." begins none. */
const BEFORE_CLAUSE = new RegExp(
  `(?<=(?:^\\W*|(?<!\\p{L})(?:at|after|aftr|before|b4|by|until|till?|from|around|about|or|ag|roimh|tar éis|i ndiaidh|ó|faoi|timpeall|thart ar) )${HOUR}) (?=${GOES_ON}(?!\\p{L}|\\.\\s?n))`,
  'giu',
)

/** "Would three be ok" */
const WOULD_SUIT = new RegExp(
  `(?<!\\p{L})(?:would|wud|will) (?=${HOUR}(?: o'?clock)? (?:be|suit|work|do)(?!\\p{L}))`,
  'giu',
)

/** "But nothing before three". "Have ye nothing before three?" asks for the opposite. */
const NOTHING_BEFORE =
  /(?<=^\W*|[,.;]\s*|(?<!\p{L})(?:but|and|though|with|prefer|preferably|ideally) )nothing (?=(?:before|after|earlier than|later than) (?!that)[^?]*$)/giu

/** "Good morning" names no part of the day, and "maith thú" no Thursday. */
const GREETING =
  /^\W*(?:(?:hi|hello|dia dh?uit)\W+)?(?:good (?:morning|afternoon|evening)|mornin['g]?(?=\W*[,.!])|maidin mhaith|tráthnóna maith)(?!\p{L})|(?<!\p{L})maith th[uú](?!\p{L})/iu

/** Kept, because the rules of days and the search for refused days begin with the same tokens. */
export const writeTokens = rememberLast((said: string, language: Language): string => {
  const text = withoutPastFacts(withoutPermission(said))
    .replace(GREETING, '')
    .replaceAll(COURTESY, '')
    .replaceAll(BEFORE_CLAUSE, ', ')
    .replaceAll(WOULD_SUIT, 'at ')
    .replaceAll(NOTHING_BEFORE, 'not ')
  return ` ${tokenise(lexDigits(text), ...vocabulariesOf(language)).join(' ')} `
})

const vocabulariesOf = (language: Language): [own: Vocabulary, other: Vocabulary] =>
  language === 'ga' ? [IRISH_WHEN, ENGLISH_WHEN] : [ENGLISH_WHEN, IRISH_WHEN]

/** Whether a word that means nothing here misses the name of a time by a letter: "elven", "luian". */
export function hasMissedTime(text: string, language: Language): boolean {
  const [own, other] = vocabulariesOf(language)
  return lexDigits(text).some(
    (word) => !word.includes(':') && missesTime(word, language) && tokenise([word], own, other)[0] === 'x',
  )
}
