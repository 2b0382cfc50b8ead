import { LANGUAGES } from '#contracts/receptionist/diary.ts'
import { namesDay } from '../when/find-limits.ts'
import { namesOnlyTime, parseWhen } from '../when/parse-when.ts'
import { findNames } from './find-name.ts'
import { IRISH_RELATION, RELATION } from './relations.ts'
import { withoutLenition } from './without-lenition.ts'

/** Who else comes, where a message says so beside a booking. */
export type AnotherPerson = {
  /** Whoever writes. */
  isSelf: boolean
  /** "my brother", in the words of the message. */
  relative: string | undefined
  name: string | undefined
  /** "a massage", where it is not only "one". */
  what: string | undefined
  /** Its own day or hour: "saturday at 11". */
  when: string | undefined
}

/** What is known beside the message. */
type Known = {
  isHeld: boolean
  isService: (text: string) => boolean
  /** Now. */
  reference: string
  /** More than one person is to come. */
  isSeveral?: boolean
  /** A booking is under way, and none is to follow. */
  isLast?: boolean
  /** Whose booking is under way, and what is noted of it. */
  contact?: string
}

const MY = `(?:my|our|me) ${RELATION}`
const MO = `(?:mo |ár |m['’]) ?${IRISH_RELATION}`
const SELF = '(?:me|myself|meself|mise|mé féin|domsa)'
const SHORT = "\\p{L}[\\p{L}'’-]*"
const WHO = `(?<who>${SELF}|${MY}|${MO}|him|her|them|(?:she|he|i)(?=['’]?ll | (?:can|could|will|would) )|${SHORT}(?: ${SHORT}){0,2}?)`
const NAME = `(?:,? (?:called |named |(?:his|her) name(?: is|['’]s|s)? |darb ainm )?(?<name>${SHORT}(?: ${SHORT}){0,2}))?`
const TOO = '(?:too|as ?well|also|with (?:me|us|it|him|her)|in with \\p{L}+|leis|freisin|chomh maith(?: leis)?|fosta)'
/** "After five" and "after work" are times. */
const TIMES =
  '(?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|noon|midday|lunch|dinner|work|school|mass|christmas)'
const AFTER = `(?:(?:straight|right|just|directly|immediately) )?(?:after(?:wards)?|behind)(?! ${TIMES})(?: [\\p{L}'’]+)?`
const ENDS = '(?=\\s*(?:[,.;!?]|$))'
const WORDS = '(?:\\d{1,2}[.:]\\d\\d\\S*|[^\\s,.;!?]+)(?: (?:\\d{1,2}[.:]\\d\\d\\S*|[^\\s,.;!?]+)){0,8}'
/** A day or an hour behind it is that of the other appointment. */
const TAIL = `(?<tail>,? ${WORDS})?`
const TIMED = `(?<tail>,? ${WORDS})`
const CAN = '(?:can|could|will|would)'
const TAKES = '(?:have|take|get|do|go|come)'
const LEADS =
  '(?:^|(?<=[\\s,.;!?]))(?:(?:and|also|plus|then|actually|actualy|hang on|hold on|wait|oh|agus|ansin|ach)[\\s,]+)*'
/** Joins what follows to what was said before. */
const JOINED =
  '(?:(?<=[,.;!?]\\s+)|(?<=^|(?<!(?:^|\\s)(?:and|also|plus|then|but|agus|ansin|ach|is))\\s)(?=(?:and|also|plus|then|but|agus|ansin|ach|is) ))(?:(?:and|also|plus|then|but|agus|ansin|ach|is) )*'
const ONE =
  'an?|(?<=(?:and|plus) )one|another(?: one)?|one more|a second(?: one)?|the (?:same|other(?: one)?|second(?: one)?)'
const WHAT = `(?<what>(?:${ONE})(?: (?!for |at |on |do |don )\\p{L}+){0,2})`
const IRISH_WHAT =
  '(?<what>(?:an )?(?:ceann|coinne|cheann|rud|dara ceann)(?: (?:eile|céanna|amháin))?|\\p{L}+(?: (?!do |don |ag |ar |dé )\\p{L}+)?)'
const PATTERNS = [
  // "My brother's name is Declan Keane, put him down too"
  `${LEADS}${MY.replace('(?:my', '(?<who>(?:my')})['’]?s name(?: is|['’]s) (?<name>${SHORT}(?: ${SHORT}){0,2}?),? (?:(?:and|so|can you|could ye) )*(?:put|add|book|stick|throw|include) (?:him|her|them)(?: down| in| on)?(?: ${TOO})?${ENDS}`,
  // "Could you fit me in as well, after him, for a cut?"
  `${LEADS}(?:can|could|would|will) (?:you|ye|u|ya|yous) (?:also |maybe |please )?(?:fit|squeeze|put|book|take|do|get|add) ${WHO}(?: in| down| on)?,? (?:${TOO}(?:,? ${AFTER})?|${AFTER})${TAIL}${ENDS}`,
  // "Can my husband come in for his own one straight after?"
  `${LEADS}${CAN} ${WHO} (?:also )?(?:come|go|get|have|be (?:seen|done))(?: in| over)?(?: for)?(?: (?<what>(?:his|her|their) own(?: one)?|one|an? \\p{L}+))?,? (?:${TOO}(?:,? ${AFTER})?|${AFTER})${TAIL}${ENDS}`,
  // "Put my daughter down with it, Aoife"
  `${LEADS}(?:put|add|book|stick|fit|squeeze|include|throw) ${WHO}(?: down| in| on)?,? (?:${TOO}|${AFTER})${NAME}${ENDS}`,
  `${LEADS}cuir(?:igí)? ${WHO} (?:síos |isteach )?${TOO}${NAME}${ENDS}`,
  // "A haircut for myself as well, straight after Cian, 11.45", "agus ansin ceann eile d'Aoife"
  `${LEADS}${WHAT} for ${WHO},? (?:${TOO}(?:,? ${AFTER})?|${AFTER})${TAIL}${ENDS}`,
  `${LEADS}(?:then )?(?<what>another(?: (?:one|\\p{L}+))?|one more|a second(?: (?:one|\\p{L}+))?|(?<=(?:and|then) )one) for ${WHO}${TAIL}${ENDS}`,
  `${LEADS}(?:ceann|coinne|rud) (?:eile|céanna) (?:do |don |d['’] ?h?)${WHO}(?: ina dhiaidh(?: sin)?)?${TAIL}${ENDS}`,
  `${LEADS}(?:ceann|coinne|rud) (?:eile|céanna) (?<who>dom(?:sa)?(?: féin)?)(?: ina dhiaidh(?: sin)?)?${TAIL}${ENDS}`,
  // "My husband needs one too", "and so does my wife"
  `${LEADS}(?<who>${MY}|(?!i )${SHORT}) (?:needs?|wants?|would like|['’]d like|is (?:after|looking for)) (?:one|the same|(?:a|an) \\p{L}+)(?: done)? ${TOO}${ENDS}`,
  `${LEADS}so (?:does|do|would|is) (?<who>${MY}|${SHORT})${ENDS}`,
  // "Bearradh dom féin agus ceann do mo mhac", "teastaíonn ceann ó m’fhear céile freisin"
  `(?<=\\p{L},?) (?:agus|is) (?:ceann|coinne)(?: amháin)? (?:do |don |d['’] ?h?)${WHO}${TAIL}${ENDS}`,
  `${LEADS}(?:teastaíonn|tá) (?:ceann|coinne)(?: ag teastáil| de dhíth)? (?:ó|ar) ?(?<who>${MO})(?: ${TOO})?${ENDS}`,
  // "Nóra at 4.15 and Aoife after"
  `(?<=\\d|\\p{L})[\\s,]+(?:and|then|agus|ansin|is)(?: then| ansin)? ${WHO} (?:${AFTER}|(?:(?:go )?díreach )?ina (?:dhiaidh|diaidh)(?: sin)?)${ENDS}`,
].map((pattern) => new RegExp(pattern, 'giu'))

/** These say somebody else comes only by a day or an hour of their own, beside that of the first appointment. */
const TIMED_PATTERNS = [
  // "And a massage for my daughter saturday at 11", "and another on saturday"
  `${JOINED}${WHAT}(?: for ${WHO})?${TIMED}${ENDS}`,
  `${JOINED}${IRISH_WHAT}(?: (?:do |don |d['’] ?h?)${WHO})?${TIMED}${ENDS}`,
  // "And saturday at 11 for my daughter", "leave half 11 for me, Denise"
  `${JOINED}(?:(?:leave|keep|put|book|hold|have|make|give|fág|coinnigh) )?(?:${WHAT} )??(?<tail>(?!one )${WORDS}) for ${WHO}${NAME}(?: please)?${ENDS}`,
  `${JOINED}(?:(?:fág|coinnigh|cuir) )?(?:${IRISH_WHAT} )??(?<tail>${WORDS}) (?:do |don |d['’] ?h?)${WHO}(?: le do thoil)?${ENDS}`,
  `${JOINED}(?<tail>${WORDS}) (?<who>dom(?:sa)?(?: féin)?)(?: le do thoil)?${ENDS}`,
  // "And me at half 11", "agus Nóra ag a haon déag", "tiocfaidh mise ag a dó"
  `${JOINED}(?:(?:for|don?|tiocfaidh|glacfaidh|beidh) )?${WHO}${TIMED}${ENDS}`,
  // "I can do half 2 and she can have the 3 o clock"
  `(?:${JOINED}|^\\W*(?:(?:no|ok|and|so|then|grand|sure)[\\s,]+)*)${WHO}(?:['’]?ll| ${CAN}) ${TAKES}${TIMED}${ENDS}`,
].map((pattern) => new RegExp(pattern, 'giu'))

const IS_SELF = new RegExp(`^(?:i|${SELF}|dom(?:sa)?(?: féin)?)$`, 'iu')
const IS_RELATIVE = new RegExp(`^(?:${MY}|${MO})(?= |$)`, 'iu')
const IS_PRONOUN = /^(?:him|her|them|she|he)$/iu
/** "I can do half 2", of one who comes alone, is another time. "Ciara can have the 3" gives it to her. */
const GIVES_TIME = new RegExp(`(?:['’]?ll|(?<!\\p{L})${CAN}) ${TAKES}(?!\\p{L})`, 'iu')

const COURTESY = /(?<!\p{L})(?:for an? \p{L}+|please|pls|thanks|instead|too|as well|le do thoil|freisin)(?!\p{L})/giu
const BEFORE_TIME = /^(?:the(?= \d)|her|him|them|down|in)(?!\p{L})/iu

/** A day or an hour and no more. Empty where nothing is said, undefined for other words. */
function readOwnTime(said: string): string | undefined {
  const when = said
    .replaceAll(COURTESY, ' ')
    .replace(/^[\s,]+/, '')
    .replace(BEFORE_TIME, '')
    .trim()
  return when === '' || isTime(when) ? when : undefined
}

/** A name at the beginning of a text, and what follows it. */
function splitName(text: string): { name: string | undefined; rest: string } {
  const plain = text.trim()
  const [found] = findNames(plain).filter(({ start, isLikely }) => start === 0 && isLikely)
  return { name: found?.name, rest: plain.slice(found?.end ?? 0) }
}

const AT = { en: 'at', ga: 'ag' } as const
const SOME_DAY = '2026-01-07T09:00'

const isTime = (text: string) =>
  LANGUAGES.some(
    (language) =>
      namesOnlyTime(text, language) &&
      [text, `${AT[language]} ${text}`].some((said) => Object.keys(parseWhen(said, SOME_DAY, language)).length > 0),
  )

/** "A massage saturday": the day is no part of what is wished. */
function splitDayOff(what: string, tail: string): { what: string; tail: string } {
  const [, before = '', last = ''] = /^(.*) (?!one$)(\p{L}+)$/iu.exec(what) ?? []
  return last !== '' && isTime(last) ? { what: before, tail: `${last}${tail}` } : { what, tail }
}

function readPerson(groups: Record<string, string | undefined>): AnotherPerson | undefined {
  const { name = '' } = groups
  const who = withoutLenition(groups.who ?? '')
  const isSelf = IS_SELF.test(who)
  const relative = IS_RELATIVE.exec(who)?.[0]
  const behind = isSelf ? '' : who.slice(relative?.length ?? 0).trim()
  const [found] = [name, behind].flatMap((text) =>
    findNames(text).filter(({ start, end, isLikely }) => start === 0 && end === text.length && isLikely),
  )
  if (relative !== undefined && behind !== '' && found === undefined) return undefined
  const isKnown = isSelf || relative !== undefined || found !== undefined || IS_PRONOUN.test(who)
  // Most matches are of nobody. Reading their times would take longer than all of this.
  if (!isKnown && who !== '') return undefined
  const { what, tail } = splitDayOff(groups.what ?? '', groups.tail ?? '')
  // "My daughter Ella saturday at 11"
  const beside = relative !== undefined && found === undefined ? splitName(tail) : { name: undefined, rest: tail }
  const when = readOwnTime(beside.rest)
  if (when === undefined) return undefined
  const isSame = who === '' && IS_OTHER.test(what)
  return {
    isSelf: isSelf || isSame,
    relative,
    name: found?.name ?? beside.name,
    what: what || undefined,
    when: when || undefined,
  }
}

const IS_MORE = /^(?:(?:an )?(?:dara )?ch?eann|coinne|rud|one|another|a second|the (?:same|other|second))(?!\p{L})/iu
const IS_OTHER = /^(?:another|one more|a second|(?:an )?(?:ch?eann|coinne|rud) eile)(?!\p{L})/iu
const IS_JOINED = /^(?:and|also|plus|then|agus|ansin)(?!\p{L})/iu

const namesTime = (text: string, reference: string) =>
  LANGUAGES.some((language) => Object.keys(parseWhen(writeHour(text), reference, language)).length > 0)

/** Every match, also those that begin within another one. */
function* listMatches(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    yield match
    pattern.lastIndex = match.index + 1
  }
}

/** "Ciara can have the 3", while the booking of Aoife is under way. "I can do 3" is about that one. */
const isForOther = (who = '', { contact = '' }: Known) =>
  contact !== '' && !/^i$/iu.test(who) && !contact.toLowerCase().includes(who.toLowerCase())

/** Whether an hour is that of somebody else, and not of the appointment that the rest of the message is about. */
function isOwnTime({ 0: said, groups = {} }: RegExpExecArray, rest: string, known: Known): boolean {
  if (groups.what !== undefined && !IS_MORE.test(groups.what) && !known.isService(groups.what)) return false
  if (GIVES_TIME.test(said)) return known.isSeveral === true && (!known.isHeld || isForOther(groups.who, known))
  // "Yes, and another one for Saturday", of the same person.
  const isOther = groups.who !== undefined || IS_OTHER.test(groups.what ?? '')
  return (known.isHeld && isOther && IS_JOINED.test(said)) || namesTime(rest, known.reference)
}

function splitOne(text: string, known: Known): { text: string; another: AnotherPerson } | undefined {
  for (const pattern of [...PATTERNS, ...TIMED_PATTERNS]) {
    const isTimed = TIMED_PATTERNS.includes(pattern)
    const matches = [...listMatches(pattern, text)]
    // "11 for Saoirse. And half 11 for me": the first of two hours is that of this one.
    for (const match of isTimed ? matches.toReversed() : matches) {
      const another = readPerson(match.groups ?? {})
      // "I work till three" says when, and books for nobody.
      const isBusy = /^i$/iu.test(match.groups?.who ?? '') && !GIVES_TIME.test(match[0])
      if (another === undefined || isBusy) continue
      const before = text.slice(0, match.index)
      const after = text.slice(match.index + match[0].length)
      const isOwn = isOwnTime(match, `${before} ${after}`, known)
      if (isTimed && (another.when === undefined || !isOwn)) continue
      // "A visit for me and one for my wife on Friday" is at one time for both.
      if (!isOwn && !known.isHeld && another.what === 'one' && another.when !== undefined) continue
      if (isOwn || known.isHeld) return { text: tidy(`${before} ${after}`), another }
      return { text: tidy(`${before} ${another.when ?? ''}${after}`), another: { ...another, when: undefined } }
    }
  }
  return undefined
}

const MOST_OTHERS = 4

/** A message about a booking without the wishes for other people, which say nothing of the one that is booked. */
export function splitOthers(whole: string, known: Known): { text: string; others: AnotherPerson[] } {
  let text = whole
  const others: AnotherPerson[] = []
  while (others.length < MOST_OTHERS) {
    const found = splitOne(text, known)
    if (found === undefined) break
    text = found.text
    others.unshift(found.another)
  }
  text = takeFirstHour(text, others, known)
  return others.length === 0 ? { text, others } : { text: withDay(writeHour(text), others.at(-1)?.when, known), others }
}

/** "Two haircuts on Friday, me at 10 and my sister at 11": the first hour is that of the first one, and no third is booked. */
function takeFirstHour(text: string, others: AnotherPerson[], { isHeld, isLast, reference }: Known): string {
  const [first] = others
  const { when = '' } = first ?? {}
  const hour = [when, `${AT.en} ${when}`, `${AT.ga} ${when}`].find((said) => hasClock(said, reference))
  const isOfFirst = first !== undefined && (others.length > 1 || first.isSelf)
  if (isHeld || isLast || !isOfFirst || hour === undefined || hasClock(text, reference)) return text
  others.shift()
  const whom = first.isSelf ? undefined : (first.name ?? first.relative)
  return [text, hour, whom && `for ${whom}`].filter(Boolean).join(' ')
}

/** "The 11 is for Saoirse", "I said 11 for Saoirse": beside the hour of somebody else it is one too. */
const writeHour = (text: string) =>
  text.replace(
    /(?<!\p{L})the (?=\d{1,2}(?:[.:]\d\d)?(?![\d\p{L}]))|(?<=^|(?<!(?<!\p{L})(?:at|half|past|to|till?|after|before|quarter)) )(?=\d{1,2}(?:[.:]\d\d)? (?:is )?for \p{L})/iu,
    'at ',
  )

/** "Me at 10, my son at 11 on Friday": the day is that of all, where the first hour has none. */
function withDay(text: string, when: string | undefined, { isHeld, reference }: Known): string {
  if (when === undefined || isHeld || !hasClock(text, reference)) return text
  const hasDay = LANGUAGES.some((language) => namesDay(text, reference, language, ''))
  const words = when.split(' ')
  const day = words
    .map((_, place) => words.slice(place).join(' '))
    .find((said) => !hasClock(said, reference) && readTimes(said, reference).some((one) => one.day))
  return hasDay || day === undefined || !hasClock(when, reference) ? text : `${text} ${day}`
}

const readTimes = (text: string, reference: string) => LANGUAGES.map((language) => parseWhen(text, reference, language))

const hasClock = (text: string, reference: string) =>
  readTimes(text, reference).some(({ at }) => at?.includes('T') === true)

const tidy = (text: string) =>
  text
    .replaceAll(/\s+(?=[,.;!?])/g, '')
    .replaceAll(/(?:[,.;]\s*)+(?=[.;!?])/g, '')
    .replaceAll(/^[\s,;.]+|[\s,;]+$/g, '')
