import { findNames } from './find-name.ts'
import { IRISH_RELATION, RELATION } from './relations.ts'

/** Who else comes, where a message says so beside a booking. */
export type AnotherPerson = {
  /** Whoever writes. */
  isSelf: boolean
  /** "my brother", in the words of the message. */
  relative: string | undefined
  name: string | undefined
}

const MY = `(?:my|our|me) ${RELATION}`
const MO = `(?:mo |ár |m['’]) ?${IRISH_RELATION}`
const SELF = '(?:me|myself|meself|mise|mé féin|domsa)'
const SHORT = "\\p{L}[\\p{L}'’-]*"
const WHO = `(?<who>${SELF}|${MY}|${MO}|him|her|them|${SHORT}(?: ${SHORT}){0,2}?)`
const NAME = `(?:,? (?:called |named |(?:his|her) name(?: is|['’]s|s)? |darb ainm )?(?<name>${SHORT}(?: ${SHORT}){0,2}))?`
const TOO = '(?:too|as ?well|also|with (?:me|us|it|him|her)|in with \\p{L}+|leis|freisin|chomh maith(?: leis)?|fosta)'
/** "After five" and "after work" are times. */
const TIMES =
  '(?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|noon|midday|lunch|dinner|work|school|mass|christmas)'
const AFTER = `(?:(?:straight|right|just|directly|immediately) )?(?:after(?:wards)?|behind)(?! ${TIMES})(?: [\\p{L}'’]+)?`
const ENDS = '(?=\\s*(?:[,.;!?]|$))'
/** An hour behind it is that of the other appointment. */
const TAIL =
  '(?<tail>(?:[\\s,]+(?:(?:at|ag|for) )?(?:half )?(?:\\d{1,2}(?:[.:]\\d\\d)?(?: ?[ap]m)?|(?:a|the) \\p{L}+|for an? \\p{L}+|please|le do thoil))*)'
const LEADS =
  '(?:^|(?<=[\\s,.;!?]))(?:(?:and|also|plus|then|actually|actualy|hang on|hold on|wait|oh|agus|ansin|ach)[\\s,]+)*'
const PATTERNS = [
  // "My brother's name is Declan Keane, put him down too"
  `${LEADS}${MY.replace('(?:my', '(?<who>(?:my')})['’]?s name(?: is|['’]s) (?<name>${SHORT}(?: ${SHORT}){0,2}?),? (?:(?:and|so|can you|could ye) )*(?:put|add|book|stick|throw|include) (?:him|her|them)(?: down| in| on)?(?: ${TOO})?${ENDS}`,
  // "Could you fit me in as well, after him, for a cut?"
  `${LEADS}(?:can|could|would|will) (?:you|ye|u|ya|yous) (?:also |maybe |please )?(?:fit|squeeze|put|book|take|do|get|add) ${WHO}(?: in| down| on)?,? (?:${TOO}(?:,? ${AFTER})?|${AFTER})${TAIL}${ENDS}`,
  // "Put my daughter down with it, Aoife"
  `${LEADS}(?:put|add|book|stick|fit|squeeze|include|throw) ${WHO}(?: down| in| on)?,? (?:${TOO}|${AFTER})${NAME}${ENDS}`,
  `${LEADS}cuir(?:igí)? ${WHO} (?:síos |isteach )?${TOO}${NAME}${ENDS}`,
  // "A haircut for myself as well, straight after Cian, 11.45", "agus ansin ceann eile d'Aoife"
  `${LEADS}(?:an?|one|another|the same)(?: \\p{L}+){0,2} for ${WHO},? (?:${TOO}(?:,? ${AFTER})?|${AFTER})${TAIL}${ENDS}`,
  `${LEADS}(?:then )?(?:another(?: one)?|one more|a second one|(?<=(?:and|then) )one) for ${WHO}${TAIL}${ENDS}`,
  `${LEADS}(?:ceann|coinne|rud) (?:eile|céanna) (?:do |don |d['’] ?h?)${WHO}(?: ina dhiaidh(?: sin)?)?${TAIL}${ENDS}`,
  `${LEADS}(?:ceann|coinne|rud) (?:eile|céanna) (?<who>dom(?:sa)?(?: féin)?)(?: ina dhiaidh(?: sin)?)?${TAIL}${ENDS}`,
  // "My husband needs one too", "and so does my wife"
  `${LEADS}(?<who>${MY}|${SHORT}) (?:needs?|wants?|would like|['’]d like|is (?:after|looking for)) (?:one|the same|(?:a|an) \\p{L}+)(?: done)? ${TOO}${ENDS}`,
  `${LEADS}so (?:does|do|would|is) (?<who>${MY}|${SHORT})${ENDS}`,
  // "Bearradh dom féin agus ceann do mo mhac", "teastaíonn ceann ó m’fhear céile freisin"
  `(?<=\\p{L},?) (?:agus|is) (?:ceann|coinne)(?: amháin)? (?:do |don |d['’] ?h?)${WHO}${TAIL}(?=\\s*(?:[,.;!?]|$|dé |ar an |amárach))`,
  `${LEADS}(?:teastaíonn|tá) (?:ceann|coinne)(?: ag teastáil| de dhíth)? (?:ó|ar) ?(?<who>${MO})(?: ${TOO})?${ENDS}`,
  // "Nóra at 4.15 and Aoife after"
  `(?<=\\d|\\p{L})[\\s,]+(?:and|then|agus|ansin|is)(?: then| ansin)? ${WHO} (?:${AFTER}|(?:(?:go )?díreach )?ina (?:dhiaidh|diaidh)(?: sin)?)${ENDS}`,
].map((pattern) => new RegExp(pattern, 'iu'))

const IS_SELF = new RegExp(`^(?:${SELF}|dom(?:sa)?(?: féin)?)$`, 'iu')
const IS_RELATIVE = new RegExp(`^(?:${MY}|${MO})(?= |$)`, 'iu')
const IS_PRONOUN = /^(?:him|her|them)$/iu

function readPerson({ who = '', name = '' }: Record<string, string | undefined>): AnotherPerson | undefined {
  const isSelf = IS_SELF.test(who)
  const relative = IS_RELATIVE.exec(who)?.[0]
  const behind = isSelf ? '' : who.slice(relative?.length ?? 0).trim()
  const [found] = [name, behind].flatMap((text) =>
    findNames(text).filter(({ start, end, isLikely }) => start === 0 && end === text.length && isLikely),
  )
  if (relative !== undefined && behind !== '' && found === undefined) return undefined
  const isKnown = isSelf || relative !== undefined || found !== undefined || IS_PRONOUN.test(who)
  return isKnown ? { isSelf, relative, name: found?.name } : undefined
}

/**
 * A message about a booking without the wish for another person, which says nothing of the one that is booked. Behind a yes
 * to that one, an hour is of the other one, and is kept.
 */
export function splitAnother(text: string, keepsHour: boolean): { text: string; another?: AnotherPerson } {
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text)
    const another = match?.groups && readPerson(match.groups)
    if (match === null || another === undefined) continue
    const hour = keepsHour ? (match.groups?.tail ?? '') : ''
    const rest = `${text.slice(0, match.index)}${hour} ${text.slice(match.index + match[0].length)}`
    return { text: tidy(rest), another }
  }
  return { text }
}

const tidy = (text: string) =>
  text
    .replaceAll(/\s+(?=[,.;!?])/g, '')
    .replaceAll(/(?:[,.;]\s*)+(?=[.;!?])/g, '')
    .replaceAll(/^[\s,;.]+|[\s,;]+$/g, '')
