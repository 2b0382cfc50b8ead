import { fold } from '../../text/fold.ts'
import { NAMED } from './named-size.ts'
import { findNewSize, findPartySize, TELLS } from './party-size.ts'
import { findSize, NO_TIME, NUMBER, readNumber } from './people-count.ts'

const STILL = new RegExp(`(?<!\\p{L})still\\s+(?:for\\s+)?(${NUMBER})(?![\\p{L}\\d:])${NO_TIME}`, 'giu')

/** "It's only four now", "just 3 now" */
const ONLY = new RegExp(
  `(?<!\\p{L})(?:(?:it'?s|its|it is|it'll be|it will be|that'?s)\\s+(?:actually\\s+|now\\s+)?(?:only|just|down to|up to)|(?<=^\\W*(?:(?:no|wait|sorry|actually|oh|ah)\\W+)*)(?:only|just|it'?s)?)\\s*(${NUMBER})(?: now| in the end| after all| in total)+(?![\\p{L}\\d:])`,
  'giu',
)

const SOMEBODY = `(?:${NUMBER}|duine(?: amhain)?|an|another)`
const ENDS = '(?=\\s*(?:$|[,.;!?]|(?:now|please|anois|le do thoil)(?!\\p{L})))'
const MORE = [
  new RegExp(
    `(?<!\\p{L})(${SOMEBODY})\\s+(?:more|extra|additional)(?:\\s+(?:people|person|persons|ppl|guests?|adults?|of us|seats?|places?|(?:(?:may|might|could|will|are|is|would|be|['’]ll) )*(?:com(?:e|ing)|join(?:ing)?)|(?:to|for|at) (?:the|my|our) (?:table|booking|party))(?!\\p{L})|${ENDS})`,
    'iu',
  ),
  /(?<!\p{L})(another|an extra) (?:person|guest|adult|seat|place)(?!\p{L})/iu,
  /(?<!\p{L})((?:some(?:body|one)|one) (?:else|other)(?: person)?) (?:is |are |may |might |will |be |also )*(?:com(?:es|ing)|join(?:s|ing)|with us)(?!\p{L})/iu,
  new RegExp(
    `(?<!\\p{L})(${SOMEBODY}) (?:bh?reise|sa bhreis|eile (?:(?:ag|le) teacht|linn|againn|a chur leis(?: an (?:mbord|airithint))?(?=\\W*$)|(?:leis|chuig) an (?:mbord|airithint|ngrupa)))(?!\\p{L})`,
    'iu',
  ),
  // "Beidh duine eile ann". "An bhfuil duine eile ann?" asks for somebody.
  new RegExp(`(?<!\\p{L})(?:m?beidh|m?bheadh) (${SOMEBODY}) eile ann(?!\\p{L})`, 'iu'),
]
const FEWER = [
  new RegExp(`(?<!\\p{L})(${SOMEBODY})(?: (?:people|person))? (?:less|fewer|nios lu)(?!\\p{L})`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(${SOMEBODY})(?: (?:people|person|of us|of them))? (?:is|are)?(?:can't|cant|cannot|won't|wont|isn't|aren't|not)(?: be)? (?:com(?:e|ing)|mak(?:e|ing) it)(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(${SOMEBODY})(?: (?:people|person|of us|of them))?(?: has| have| had to| is| are)? (?:dropp?(?:ed|ing)?|pull(?:ed|ing)?|back(?:ed|ing)?) out(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:ni bheidh|nil|ni thiocfaidh) (${SOMEBODY})(?: againn| acu| den ghrupa)? (?:ag teacht|in ann (?:a )?t(?:h)?eacht|abalta teacht)(?!\\p{L})`,
    'iu',
  ),
]
const TALKS =
  /(?<!\p{L})(?:speak|talk|chat|ring|call|phone|human|labh\p{L}+|caint|chaint|glao\p{L}*|ghlao\p{L}*|scairt)(?!\p{L})/iu

const OTHER_PERSON = /(?<!\p{L})another person(?!\p{L})/iu
const COMES =
  /(?<!\p{L})(?:add(?:ing)?|com(?:e|ing)|join(?:s|ing)?|fit|squeez\p{L}+|bring(?:ing)?|room|space|with us)(?!\p{L})/iu

/** "Beidh duine eile linn": one more comes, and nobody is asked for. "I want another person" asks for one. */
export function saysMoreCome(text: string): boolean {
  const plain = fold(text)
  const isAsked = TALKS.test(plain) || (OTHER_PERSON.test(plain) && !COMES.test(plain))
  return !isAsked && findBookedSize(text).shift !== undefined
}

/** What a message says about the size of a table that is booked: the new number of people, or how many more come. */
export function findBookedSize(text: string): { party?: number; shift?: number } {
  const plain = fold(text).replaceAll(NAMED, 'the table').replace(TELLS, 'there are ')
  const count = (patterns: RegExp[]) => {
    const word = patterns.map((pattern) => pattern.exec(plain)?.[1]).find(Boolean)
    return word === undefined ? undefined : (readNumber(word) ?? 1)
  }
  const [more, fewer] = [count(MORE), count(FEWER)]
  const party =
    findNewSize(plain) ?? (more === undefined ? (findPartySize(plain) ?? findSize(plain, [STILL, ONLY])) : undefined)
  if (party !== undefined && fewer === undefined) return { party }
  const shift = more ?? (fewer && -fewer)
  return shift === undefined ? {} : { shift }
}
