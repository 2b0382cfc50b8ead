import { fold } from '../../text/fold.ts'
import { rememberLast } from '../../text/remember-last.ts'
import { tellsNeed } from '../needs.ts'
import { readMadeNumber } from './made-number.ts'
import { NAMED } from './named-size.ts'
import { ENGLISH, findSize, IRISH, NO_TIME, NUMBER, PEOPLE, readNumber, TEENS } from './people-count.ts'

const CHILDREN = '(?:kids?|children|child|babies|baby|toddlers?|p[ah]?aisti|leanai|gasur)'

/** "Five of us", "a table for 4", "beirt". Behind "for" a number needs a table, or no time behind it. */
const PATTERNS = [
  new RegExp(`(?<!\\p{L})(${TEENS})(?!\\p{L})`, 'giu'),
  new RegExp(`(?<![\\p{L}\\d:.])(${NUMBER})\\s+${PEOPLE}(?![\\p{L}])`, 'giu'),
  new RegExp(
    `(?<!\\p{L})(?:table|bord|party|group|reservation|grupa)\\s+(?:for|of|do|de)\\s+(${NUMBER})(?![\\p{L}\\d:])`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d:.])(${NUMBER})\\s+(?:(?:are|will be|is)\\s+)?(?:coming|attending|ag teacht)(?!\\p{L})`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?<!if )(?:we are|were|we're|(?:(?:we|there|they)(?:'?ll| will| would)|(?:we|i|there|they) (?:might|may|could))(?: only| just| still| actually)? be|will (?:only|just) be|there(?:'?s| is| are))\\s+(?:(?:only|just|still|now|actually|gonna be|going to be|down to|up to)\\s+)*(${NUMBER})(?![\\p{L}\\d:])${NO_TIME}`,
    'giu',
  ),
  // "Can we do 7" is no Irish "do".
  new RegExp(
    `(?<!\\p{L})(?:for|(?<!(?:we|you|ye|ya|i|u|can|could|would|will|they|to)\\s)do)\\s+(${NUMBER})(?![\\p{L}\\d:.])${NO_TIME}`,
    'giu',
  ),
  /(?<!\p{L})(bh?eirt|th?riur|ch?eathrar|ch?uigear|sh?eisear|sh?eachtar|mh?orsheisear|ochtar|naonur|dh?eichniur|dh?areag)(?!\p{L})/giu,
]
const WITH_CHILDREN = new RegExp(`(?:and|plus|\\+|agus|,)\\s+(${NUMBER})\\s+${CHILDREN}(?!\\p{L})`, 'iu')

/** "Not four", "ní ceathrar" */
const REFUSED = new RegExp(
  `(?<!\\p{L})(?:not|isn'?t|aren'?t|ni|nil)\\s+(?:for\\s+|do\\s+)?${NUMBER}(?![\\p{L}\\d:])`,
  'giu',
)
/** Behind a number of people that is refused, the other number needs no word for people. */
const INSTEAD = new RegExp(
  `(?<!\\p{L})not\\s+${NUMBER}\\s+${PEOPLE}[\\s,;.]+(?:(?:but|its|it's|we are|we're|is|just)\\s+)*(${NUMBER})(?![\\p{L}\\d:])`,
  'giu',
)
/** "Two of them", "beirt acu", "ar bheirt": some of those who come. */
const SOME = new RegExp(
  `(?<!\\p{L})(?:${NUMBER}\\s+(?:of\\s+(?:them|those|the)|acu|diobh|dhiobh|sa\\s+ghrupa|${CHILDREN})|(?:ar|ag)\\s+${NUMBER})(?!\\p{L})`,
  'giu',
)
const CLAUSES = /[,.;!?\n]+|\s(?=(?:and|but|with|agus|ach)\s)/iu

export const TELLS = new RegExp(
  `^\\W*(?:(?:no|ok|okay|and|ah|please|just|can|could|will|you|ye|agus|ach)[\\s,]+)*(?:tell|let) (?:them|him|her|the \\p{L}+)(?: know)?(?: that)?(?: (?:it's|its|it is|it'll be|there's|theres|we're|were|we'll be|well be|there'll be|about|for|now))*\\s+(?=(?:${NUMBER})(?:\\s+${PEOPLE})?(?:\\s+(?:now|please|instead|so|coming))*\\W*$)`,
  'iu',
)
const IRISH_TELLS = new RegExp(
  `^\\W*(?:(?:agus|ach)\\s+)?abair (?:leo|leis|lei)(?: \\p{L}+){0,3} (?:${IRISH.join('|')})(?: (?:ann|againn|anois))*\\W*$`,
  'iu',
)

/**
 * How many people a message speaks of, after a correction the new number: "table for 4", "there are five of us now". Part
 * of them is no size: "two of us are coeliac", "two of the five are children".
 */
export const findPartySize = rememberLast((text: string): number | undefined => {
  const plain = fold(text).replace(TELLS, 'there are ')
  const whole = plain
    .split(CLAUSES)
    .filter((clause) => !tellsNeed(clause) || TABLE.test(clause))
    .join(', ')
    .replaceAll(SOME, ' ')
  const size = findSize(plain, [INSTEAD]) ?? findSize(whole.replaceAll(REFUSED, ' '), PATTERNS)
  if (size === undefined) return undefined
  return size + (readNumber(WITH_CHILDREN.exec(plain)?.[1]) ?? 0)
})

const DOUBTS =
  /(?<!\p{L})(?:(?:i|we|there|they) (?:might|may|could)(?: \p{L}+)? be|maybe|perhaps|possibly|not sure|b'?fheidir|seans)(?!\p{L})/iu

/** "I might be 5 actually": a number that may change. */
export const doubtsSize = (text: string): boolean => DOUBTS.test(fold(text))

const OF_YE = new RegExp(`(?<![\\p{L}\\d:.])(${NUMBER})\\s+of\\s+(?:you|ye|yis|yous)(?!\\p{L})`, 'giu')

/** "There's 3 of us", "triúr againn": a number with a word for people. */
export function countOfUs(text: string): number | undefined {
  const plain = fold(text).replaceAll(SOME, ' ').replaceAll(REFUSED, ' ')
  return findSize(plain, [...PATTERNS.slice(0, 2), OF_YE, ...PATTERNS.slice(-1)])
}

const EITHER = new RegExp(`(?<![\\p{L}\\d:.])${NUMBER}\\s+(?:or|nó|no)\\s+(?=${NUMBER}\\s+${PEOPLE}(?!\\p{L}))`, 'giu')
/** "A table for 4, might be 5", "bord do cheathrar nó cúigear" */
const OR_MORE = new RegExp(
  `(?<=(?<!\\p{L})(?:table|bord|party|group|reservation) (?:for|of|do|de) )(?<less>${NUMBER})(?:,? (?<either>or|no)(?: maybe| possibly| perhaps)?|,? (?<might>(?:(?:we|it|there|i) )?(?:might|may|could)(?: be)?)|,? (?:maybe|possibly|perhaps|b'fheidir)(?: go mbeidh)?) (?=(?<more>${NUMBER})(?![\\p{L}\\d:])${NO_TIME})`,
  'iu',
)

/** Of two numbers of people the larger one counts. "Maybe seven", of a table for two, is an hour. */
function withoutSmaller(text: string): string {
  const plain = fold(text)
  const found = OR_MORE.exec(plain)
  const { less, more, either, might } = found?.groups ?? {}
  const step = (readNumber(more) ?? 0) - (readNumber(less) ?? 0)
  const isPeople = step > 0 && (step < 3 || (either ?? might) !== undefined)
  if (found === null || !isPeople) return text.replace(EITHER, '')
  const whole = plain.length === text.length ? text : plain
  return whole.slice(0, found.index) + whole.slice(found.index + found[0].length)
}

const NOT_CLOCK = "(?![\\p{L}\\d]|[:.]\\d|\\s*(?:am|pm|o['’]?clock|in the|tonight|tomorrow|on)(?!\\p{L}))"

/** "My son may come home", "beidh mo dheirfiúr ag teacht": somebody else comes. */
const COMES_TOO =
  "(?<!\\p{L})(?:(?:my|our|his|her|mo|ar|a) (?:\\p{L}+ ){1,4}|(?:the|na) (?:kids|children|lads|girls|boys|cousins|others|family|paisti|leanai|buachailli|cailini) (?:\\p{L}+ ){0,2}|(?:some(?:one|body)|another|one|duine) (?:\\p{L}+ ){0,3})(?:is |are |may |might |will |['’]ll |also |be )*(?:com(?:es?|ing)|join(?:s|ing)?|home|ag teacht|ag dul linn|linn)(?!\\p{L})"
const ALSO = '(?: (?:too|also|as well|along|freisin|chomh maith|with (?:me|us)))*'
const SAYS_WHO_COMES = new RegExp(`${COMES_TOO}${ALSO}`, 'iu')

/** A message without who else comes: "my sister is coming too" wishes for no other table. */
export const withoutWhoComes = (text: string): string => fold(text).replace(SAYS_WHO_COMES, ' ')

/** "Make it five, my son is coming": where somebody else comes, the number is that of the people. */
const sayMadeSize = (text: string) =>
  SAYS_WHO_COMES.test(fold(text)) ? (readMadeNumber(text)?.asPeople ?? text) : text

/**
 * A message about a table that says its number of people once: "make it 7, there's 7 of us now" names no hour, and of
 * "6 or 7 of us" the larger number counts.
 */
export function sayPartyOnce(text: string): string {
  const once = sayMadeSize(withoutSmaller(text))
  const size = findSize(fold(once), PATTERNS.slice(0, 2)) ?? findSize(fold(once), PATTERNS.slice(3, 5))
  if (size === undefined) return once
  const words = [String(size), ENGLISH[size - 1]].filter(Boolean).join('|')
  const said = `(?<!\\p{L})(?:make|change|say) (?:it|that)(?: to| for)? (?:${words})${NOT_CLOCK}[,.;]*\\s*`
  const rest = once.replace(new RegExp(said, 'iu'), '')
  // "Change it to 8 people" says it once already.
  return findSize(fold(rest), PATTERNS) === size ? rest : once
}

const TABLE = /(?<!\p{L})(?:table|bord|bhord|mbord)(?!\p{L})/iu

const LEAVES =
  "(?:(?:he|she|they|one|somebody|someone)['’]?(?:s| is| are|re)? not com(?:ing?)|(?:he|she|they|one) can['’]?t (?:come|make it)|nil (?:se|si|siad|duine) ag teacht)"
/** "Make it 6 instead of 7", "6 people now not 7", "change the table from 7 to 6", "just 6, he's not coming". */
const RESIZES = [
  new RegExp(
    `(?<![\\p{L}\\d:])(${NUMBER})(?: ${PEOPLE})?(?: (?:now|anois|de|coming|on \\p{L}+))*,? (?:instead of|and not|not|rather than|in ionad|in ait|seachas|ni) (?:${NUMBER})(?![\\p{L}\\d:])(?! ?(?:am|pm))`,
    'iu',
  ),
  new RegExp(
    `(?:table|booking|people|numbers?|size|bord|it) (?:(?:for|of|sat|saturday|tonight|sunday|friday) )*from (?:${NUMBER})(?: ${PEOPLE})? (?:down |up |back )?to (${NUMBER})(?![\\p{L}\\d:])`,
    'iu',
  ),
  new RegExp(
    `(?:make it|just|only|now|dean)(?: back)?(?: to| for| de)? (${NUMBER})(?: ${PEOPLE})?(?: (?:there|now|anois|de))?,? (?:${LEAVES})`,
    'iu',
  ),
  // "My sister is coming too, so seven"
  new RegExp(
    `${COMES_TOO}${ALSO},? (?:so|that makes|which makes|mar sin)(?: (?:it's|its|that's|thats|we're|were|it is|that makes|(?:it|we|there)(?:'ll| will) be|now|is|beidh))*,? (${NUMBER})(?![\\p{L}\\d:])${NO_TIME}`,
    'iu',
  ),
  // "Two more might be coming, so maybe eight", "beidh beirt eile ann, ochtar mar sin"
  new RegExp(
    `(?<!\\p{L})(?:${NUMBER}|another|an) (?:more|extra|others?|additional)(?! (?:hours?|min\\p{L}*|days?|weeks?|times?)(?!\\p{L}))(?: \\p{L}+){0,5}?,? (?:so|that makes|which makes|making(?: it)?|that'd be|that would be) (?:(?:it's|its|that's|we're|we|it|there|might|may|could|will|would|be|now|maybe|probably|possibly|perhaps|about|say|make) )*(${NUMBER})(?![\\p{L}\\d:])${NO_TIME}`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:${NUMBER}|duine) (?:eile|bh?reise|sa bhreis)(?: \\p{L}+){0,4}?,? (?:mar sin )?(?:(?:beidh|is|b'fheidir) )?(${NUMBER})(?: mar sin| ar fad| ann| againn)*(?=\\W*$)`,
    'iu',
  ),
  new RegExp(`${LEAVES},? (?:so )?(?:its |it's |make it |just |only |we are |were )*(${NUMBER})(?![\\p{L}\\d:])`, 'iu'),
]

const ASKED = new RegExp(
  `(?<!\\p{L})(?:for|as|do|down|us|sios) (${NUMBER})(?: ${PEOPLE})?(?: (?:or|no) (${NUMBER}))?(?![\\p{L}\\d:.])${NO_TIME}`,
  'iu',
)

/** The numbers of people that a question names: "is the booking for 7 or 6?" */
export function findAskedSizes(text: string): number[] {
  const [, one, other] = ASKED.exec(fold(text)) ?? []
  const named = [one, other].flatMap((word) => readNumber(word) ?? [])
  return named.length > 0 ? named : [findPartySize(text)].flatMap((size) => size ?? [])
}

/** The new number of people, where a message replaces one that was said before. */
export const findNewSize = (text: string): number | undefined => {
  const plain = fold(text)
  return RESIZES.map((pattern) => readNumber(pattern.exec(plain)?.[1])).find(Boolean)
}

/** "Just tell them 5", "abair leo cúigear": for how many people a table is, and no message. */
export const tellsSize = (text: string): boolean => TELLS.test(fold(text)) || IRISH_TELLS.test(fold(text))

/** "Five of us now", "only two this time" name no time. */
const NOW = /(?<!\p{L})(?:now|anois|this time(?! (?:tomorrow|next|on|last))|an (?:uair|babhta) seo)(?!\p{L})/giu

/** A message without what it says about people: "make it 6 instead of 7" names no time. */
export const withoutSize = (text: string): string =>
  [NAMED, ...RESIZES, ASKED, ...PATTERNS, NOW].reduce((rest, pattern) => rest.replace(pattern, ' '), fold(text))

/** For how many people a service is: "Table for up to four", "Bord do chúigear go hochtar". */
export type Capacity = { least: number; most: number }

const RANGE = new RegExp(`(?<!\\p{L})(${NUMBER})\\s*(?:to|go|-|–)\\s*(${NUMBER})(?!\\p{L})`, 'iu')
const UP_TO = new RegExp(
  `(?<!\\p{L})(?:up to|suas le|for|do)\\s+(${NUMBER})(?!\\p{L}|\\s*(?:min|hour|h|day|week|month|night|noim|uair|la)(?:\\p{L}|$))`,
  'iu',
)

/** Undefined where a service says nothing about people. */
export function readCapacity(name: string): Capacity | undefined {
  const plain = fold(name)
  const [, least, most] = RANGE.exec(plain) ?? []
  if (least !== undefined) return { least: readNumber(least) ?? 1, most: readNumber(most) ?? 1 }
  const upTo = readNumber(UP_TO.exec(plain)?.[1])
  return upTo === undefined ? undefined : { least: 1, most: upTo }
}
