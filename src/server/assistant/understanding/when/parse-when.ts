import { Temporal } from 'temporal-polyfill'
import { LANGUAGES, type Language } from '#contracts/receptionist/diary.ts'
import { detectLanguage } from '../../language/detect-language.ts'
import { rememberLast } from '../../text/remember-last.ts'
import { type Assembled, assemble } from './assemble.ts'
import { CLOCK_BESIDE_DAY, CLOCK_RULES } from './clock-rules.ts'
import { COUNTED, COUNTS } from './count-rules.ts'
import { dayRules } from './day-rules.ts'
import { isOpen, LAST, LATE } from './doubts.ts'
import { nextFeast } from './feasts.ts'
import { findWish } from './find-wish.ts'
import { OCCUPIED, WHILE_OCCUPIED } from './occupied.ts'
import { DONE, OTHER_DATES } from './other-dates.ts'
import { type Rule, rewrite, rule } from './rewrite.ts'
import { BESIDE_DAY } from './week-rules.ts'
import type { Impossible, Mismatch, When } from './when.ts'
import { correctSlips, writeTokens } from './write-tokens.ts'

const TIMES = '(?:c:\\S+|w:\\d|n:\\d+|o:\\S+|\\+\\d|dm:\\S+|m:\\d+)'
/**
 * "Monday. No, Tuesday": set apart behind a time and before another one, "no" takes back what was said. Unpunctuated, as in
 * "Monday no Tuesday", it may be Irish "nó", or, and is asked.
 */
const TAKEN_BACK = [
  rule(`(?<=${TIMES} (?:stop:|comma:) )no:(?= (?:(?:stop:|comma:|at) ){0,2}${TIMES})`, () => 'instead:'),
  rule(`(?<=${TIMES} )no:(?= (?:stop:|comma:) (?:at )?${TIMES})`, () => 'instead:'),
  rule('(?<=w:\\d )no:(?= w:\\d)', () => 'instead: confirm:'),
  rule('no:', () => 'x'),
]
/** "It may rain" names no month. */
const MAY = [
  rule('may(?= (?:[no]:\\d|y:|bankholiday|stop: $|comma:|$))', () => 'm:5'),
  rule('(?<=(?:in|of|to|before|after|from|until:|next|last|this|early|edge|month|o:\\S+|n:\\d+) )may', () => 'm:5'),
  rule('may', () => 'x'),
]
/** Irish "thú", you, names no Thursday. "Thu 3pm" does. */
const THURSDAY = [
  rule('thu(?= (?:(?:at|around|after|before|from) )?(?:o:|n:|c:|big:|half|quarter|noon|part:))', () => 'w:4'),
  rule('thu', () => 'x'),
]
const BEFORE_CLOCK = '(?= (?:n:|c:|big:|noon|half|quarter))'
const VAGUE = [
  // "Tomorrow, or Friday if not"
  rule('or(?= (?:(?:stop:|comma:) )*$)', () => 'x'),
  // Of a month it has dates.
  rule('half:[12](?! (?:(?:x|of|in|month) )*m:)', () => 'edge'),
  // "Any day after six" leaves the day open, and "any day after Tuesday" does not.
  rule(`anyday(after|from):${BEFORE_CLOCK}`, (side = '') => `confirm: ${side}`),
  rule('anyday(after|from):', (side = '') => side),
  // "Later in the week" is not in a week.
  rule('inweek:(?= (?:of|before|after|beginning|o:|feast:|christmas))', () => 'wholly: week'),
  rule('inweek:', () => 'vague: confirm:'),
  // "The week after Christmas" is a week, and "a week after Christmas" is a day.
  rule('wholly:(?! week (?:before|after) (?:feast:\\S+|christmas))', () => ''),
  // "In two to three days", "in a day or two"
  rule('(?:in |within |around )*N (?:to|or|until:) N (?:min|hour|day|week|fortnight|month)', () => 'vague: confirm:'),
  rule(
    '(?:in |within |around )*(?:N )?(?:min|hour|day|week|fortnight|month) or n:2(?! (?:min|hour))',
    () => 'vague: confirm:',
  ),
  rule(`few (?:min|hour|day|week|fortnight|month|year)`, () => 'bad:'),
]
/** "Not Friday", "not Monday or Tuesday": the days that a refusal names. */
export const REFUSED_DAYS =
  '(?:not (?:(?:x|at|in|from|for) ){0,2}(?:D|week|days):\\S+(?: (?:and|or|to|until:) D:\\S+)*|except (?:(?:at|x|comma:) ){0,2}(?:D|week|days):\\S+(?: (?:and|or|to|until:|comma:) D:\\S+)*)'
/** "not Friday", "in ionad Dé Luain": what is refused is no time. */
const REFUSED = [
  rule('(?:except|not) (?:(?:at|x|comma:) ){0,2}range c:\\S+ c:\\S+', () => 'x confirm: vague:'),
  rule(
    'except (?:(?:at|x|comma:) ){0,2}(?:D:\\S+|(?:c|part|week|days):\\S+)(?: (?:(?:at|and|or|comma:) )?(?:D:\\S+|(?:c|part):\\S+))*',
    () => 'x confirm: vague:',
  ),
  rule('not (?:(?:x|in|at) ){0,2}(?:week|days):\\S+', () => 'x'),
  // "Eleven in the morning, not the night"
  rule('(?<=(?:c|part):\\S+ (?:\\S+ ){0,4})not (?:(?:x|in|at|confirm:) ){0,2}(?:(?:am|pm) )?part:\\S+', () => 'x'),
  rule('not (?:(?:x|in|at|confirm:) ){0,2}(?:(?:am|pm) )?part:\\S+', () => 'x confirm: vague:'),
  rule('part:\\S+ (?:x )?nosuit', () => 'x confirm: vague:'),
  rule(
    'except (?:(?:x|at) ){0,2}(after|before|from|to|until:) (c:\\S+)',
    (side = '', clock = '') => `${side} ${clock} confirm:`,
  ),
  rule('not (?:x )?am', () => 'x confirm: vague:'),
  // "I can't make three on Friday": of a single hour the day is refused with it.
  rule('(?<!c:.*)not (?:(?:at|x) ){0,2}(?:c:\\S+|n:\\d+ x) D:\\S+(?!.* c:)', () => 'x'),
  rule(
    'not (?:(?:at|x|from|for) ){0,2}(?:D:\\S+(?: confirm:)?|c:\\S+)(?: (?:at )?c:\\S+)?(?: (?:or|and|to|until:) D:\\S+)*',
    () => 'x',
  ),
  rule('(?:D:\\S+|(?:c|week|days):\\S+)(?: (?:at )?c:\\S+)? (?:x )?nosuit', () => 'x'),
]
/** Of several times the wanted ones. */
const WANTED = [
  // "In the afternoon, I'm busy until eleven": the part of the day says more.
  rule(
    '((?:pm )?part:(?:afternoon|evening)(?: (?:x|comma:|stop:)){1,8}) (?:reason: )?(?:after|to|until:|before) c:(?:[89]|1[01]):\\d\\d:\\S+',
    (part = '') => `${part} x`,
  ),
  // "Tomorrow after three, or Thursday morning if not": the first of two wishes.
  rule('(D:\\S+ (?:after|before) c:\\S+) (?:comma: )?or D:\\S+ part:\\S+', (first = '') => first),
  // "It is due on the 9th, before that, Monday or Tuesday": the days that are wanted.
  rule(
    '(?:before D:\\S+|D:\\S+ (?:(?:x|comma:|stop:) )+before)(?: (?:x|comma:|stop:))+(?= D:\\S+ (?:(?:x|of) )*or D:)',
    () => 'x',
  ),
  // "Any Thursdays? It has to be before the 12th": the day says more.
  rule('(?<=D:(\\S+) confirm: (?:stop:|comma:) .*)before D:(\\S+)', (day = '', end = '') =>
    day <= end ? 'x' : `before D:${end}`,
  ),
  // "I can do no day but Monday"
  rule('not (?:(?:x|for|at) ){0,3}except(?= (?:(?:x|at) ){0,2}D:)', () => 'x'),
  // "I'm not free until Friday"
  rule('not (?:x ){0,3}(?:to|until:|before)(?= D:)', () => 'after'),
  // "I'm away until the 5th, so the 7th or the 8th"
  rule('after D:\\S+(?=(?: (?:x|comma:|stop:))+ (?:at )?D:)', () => 'x'),
]
/** "I work until five", "I finish at five" want a time after it; "I start at two" wants one before it. */
const BUSY = [
  ...OCCUPIED,
  rule(`finish (?:x ){0,3}(?:at|to|until:|before|after|from)(?: around:?)?${BEFORE_CLOCK}`, () => 'reason: after'),
  // "The match is on until half seven"
  rule(`(?:due|set): (?:x ){0,2}(?:to|until:)(?: around:?)?${BEFORE_CLOCK}`, () => 'reason: after'),
  rule(`busy (?:x ){0,2}(?:to|until:|before)(?: around:?)?${BEFORE_CLOCK}`, () => 'reason: after'),
  // "School isn't out until three"
  rule(`not (?:x ){0,3}(?:to|until:)(?: around:?)?${BEFORE_CLOCK}`, () => 'reason: after'),
  // "The kids have training until half four"
  rule(`gone (?:x ){0,2}(?:to|until:)(?: around:?)?${BEFORE_CLOCK}`, () => 'reason: after'),
  rule(`(?:before )?(?:x )?gone (?:(?:x|in|at) ){0,4}(?:at|from|before|for)${BEFORE_CLOCK}`, () => 'reason: before'),
  rule(`not (?:x ){0,3}before${BEFORE_CLOCK}`, () => 'after'),
  rule(`not (?:x ){0,3}after${BEFORE_CLOCK}`, () => 'before'),
  // "Four, because I'm in class until three"
  rule('(?<=^ (?:x )?)N(?= (?:(?:x|comma:|stop:|not) )*reason:)', (hour = '') => `at n:${hour}`),
  // "Move it to next week" sets no end.
  rule(
    'change ((?:(?:x|w:\\d|\\+\\d) ){0,6})to(?= (?:week|next|this|month|weekend))',
    (between = '') => `change ${between}x`,
  ),
  rule('busy', () => 'not'),
  rule('(?:finish|gone)', () => 'x'),
]
/** "Push my ten o'clock back an hour": the hour that is moved is no wish. How far it is moved is read where it is known. */
const MOVED = [
  rule(
    '(change (?:(?:x|at) ){0,4})C(?: D:\\S+)? (?:(?:x|before) ){1,2}(?:n:\\d+ )?(?:hour|min)',
    (lead = '') => `${lead}x`,
  ),
  rule('C(?: D:\\S+)? (?:x )?change (?:n:\\d+ )?(?:hour|min)', () => 'change x'),
]
const ENGLISH_ONLY = [
  // "After next Friday", but "the week after next"
  rule('(?<!(?:week|month|weekend|fortnight|w:\\d) )afternext(?= (?:week|month|weekend|w:))', () => 'after next'),
  // "A week next Tuesday". Irish "an tseachtain seo chugainn" is next week.
  rule(
    '(?<!(?:wholly:|this|last|of) )((?:n:\\d+ )?(?:week|fortnight)) next (w:\\d)',
    (weeks = '', day = '') => `${weeks} from ${day} confirm:`,
  ),
]
const IRISH_ONLY = [
  // "An tseachtain seo ar an Aoine". English "a week this Friday" is another one.
  rule('(?:wholly: )?week this (?:(?:x|at) ){0,2}(w:\\d)', (day = '') => `${day} week this`),
  // "An tseachtain ina dhiaidh", but not "tinn ina dhiaidh"
  rule('(w:\\d|week) thereafter:', (day = '') => `${day} confirm:`),
  rule('thereafter:', () => 'x'),
  rule('(w:\\d) anyday', (day = '') => `${day} confirm:`),
  // "Faoin Aoine" is by Friday. "Ag glaoch faoin Aoine" is about it.
  rule('faoin:(?= (?:w:|o:))', () => 'confirm: before'),
  rule('faoin:', () => 'x'),
  // "Fiche don trí", "cúig nóiméad déag don dó"
  rule('n:(5|10|15|20|25) (?:min )?for N', (minute = '', hour = '') => `n:${minute} min to n:${hour}`),
  // "leath a cúig" is half past four to some learners and half past five to others.
  rule('half N', (hour = '') => `c:${hour}:30:? confirm:`),
]

/**
 * The time that a text names, or an empty object. `reference` is now, in Irish local time ("2026-11-18T10:00"). `near` is
 * a day that is talked about: "the 24th" is the closest one to it, and "the day after" follows it. Words of the other
 * language are understood where they can mean nothing else.
 */
export function parseWhen(text: string, reference: string, language: Language, near?: string): When {
  return { ...readWhen(text, reference, language, near?.slice(0, 10) ?? '').when }
}

/** Why the time that a text names cannot be, if it cannot. */
export function findImpossible(text: string, reference: string, language: Language): Impossible | undefined {
  return readWhen(text, reference, language, '').impossible
}

/** The days that a text names as one, if they are two: "Thursday the 27th" when that is a Friday. */
export function findMismatch(text: string, reference: string, language: Language, near: string): Mismatch | undefined {
  return readWhen(text, reference, language, near.slice(0, 10)).mismatch
}

const readWhen = rememberLast((text: string, reference: string, language: Language, near: string): Assembled => {
  const plain = readPlain(text, reference, language, near)
  // A long message of which no time is read is about something else.
  const corrected = isRead(plain) || text.length <= MOST_WITHOUT_TIME ? correctSlips(text, language) : text
  const isGuess = corrected !== text && (isRead(plain) || namesOnlyTime(corrected, language))
  const read = isGuess ? readPlain(corrected, reference, language, near) : plain
  const isDoubtful = isGuess || isOpen(text, language) || isOnlyLate(read.when, text)
  return isDoubtful && isRead(read) ? { ...read, when: { ...read.when, confirm: true } } : read
})

const MOST_WITHOUT_TIME = 60
const isRead = ({ when }: Assembled) => Object.keys(when).length > 0

function readPlain(whole: string, reference: string, language: Language, near: string): Assembled {
  if (WITHOUT_TIME.test(writeTokens(whole, language))) return { when: {} }
  const text = findWish(whole, (part) => readTokens(part, reference, language, near))
  const tokens = readTokens(text, reference, language, near)
  const accepted = rewrite(tokens, REFUSED)
  // A time that is refused alone is still what the message is about: "I can't make Friday".
  return assemble(
    / (?:(?:D|c|week|days):|vague: )/.test(accepted) ? accepted : `${tokens}${accepted === tokens ? '' : 'confirm: '}`,
    readTime(reference),
  )
}

/** "Late on Friday", "the last one on Friday" leaves its hours open. */
const isOnlyLate = ({ day, part }: When, text: string) =>
  day !== undefined && part === undefined && (LATE.test(text) || LAST.test(text))

/** The tokens of a text after all rules, before what it refuses is left out. */
export const readTokens = (text: string, reference: string, language: Language, near = '') =>
  applyRules(text, reference, language, near)

const applyRules = rememberLast((text: string, reference: string, language: Language, near: string): string => {
  const said = writeTokens(text, language)
  const feast = / (?:feast:(\S+)|(christmas)|m:\d+) /.exec(said)
  const today = readTime(reference).toPlainDate()
  // "Christmas week. The 22nd?"
  const own = feast === null ? undefined : nextFeast(feast[1] ?? feast[2] ?? '', today)?.toString()
  return withoutPast(rewrite(said, buildRules(language, reference, own ?? near)), said, today)
})

const readTime = rememberLast((local: string) => Temporal.PlainDateTime.from(local), 16)

/** Built once for each minute: that takes much longer than to apply them. */
const buildRules = rememberLast((language: Language, reference: string, near: string): Rule[] => {
  const first = language === 'ga' ? IRISH_ONLY : ENGLISH_ONLY
  const days = dayRules(readTime(reference), near === '' ? undefined : Temporal.PlainDate.from(near))
  return [
    ...TAKEN_BACK,
    ...first,
    ...MAY,
    ...THURSDAY,
    ...VAGUE,
    ...COUNTED,
    ...BUSY,
    ...COUNTS,
    ...CLOCK_RULES,
    ...WHILE_OCCUPIED,
    ...days,
    ...CLOCK_BESIDE_DAY,
    ...OTHER_DATES,
    ...WANTED,
    ...BESIDE_DAY,
    ...MOVED,
    ...DONE,
  ]
}, 32)

const PAST =
  /(?<= )(?:(?:after|before|from|since|to|until:|at) )?(?:(?:c|part):\S+ (?:(?:x|at) )?)?(?:D|week):(\S+)(?: confirm:)?(?: (?:(?:x|at) )?(?:c|part):\S+)*(?= )/g

/**
 * "I rang yesterday at three", "níor ith sé ó inné": in a message that says more, a day that is over is no wish. "I had a
 * filling on the 10th of November", said a week later, hardly means the next year.
 */
function withoutPast(tokens: string, said: string, today: Temporal.PlainDate): string {
  const isWithinMore = tokens.includes(' x ')
  // "Halloween" and a day with its year are not meant for a day that has just passed.
  if (!/ (?:D|week):/.test(tokens) || (!isWithinMore && / (?:feast:|y:|ymd:)/.test(said))) return tokens
  const lastMonday = today.subtract({ days: 7 }).toString()
  const nextYear = today.add({ months: 10 }).toString()
  return tokens.replaceAll(PAST, (found, day) => {
    if (day > nextYear) return `${found} confirm:`
    return isWithinMore && day < today.toString() && !(found.includes('week:') && day > lastMonday) ? 'x' : found
  })
}

/** Whether every word of a text belongs to a time: "lunchtime", "Friday at ten". */
export function namesOnlyTime(text: string, language: Language): boolean {
  const said = writeTokens(text, language)
  return !WITHOUT_TIME.test(said) && !said.includes(' x ')
}

/** Words that hang times together. Alone they name none. */
const WITHOUT_TIME = /^(?: (?:x|stop:|comma:|at|to|and|of|in|for|or|from|not|no:|instead:|this))* $/

/** The same where the language is not known: the text's own, or the one in which more of it is a time. */
export function parseWhenAnyLanguage(text: string, reference: string, known?: Language): When {
  const language = known ?? detectLanguage(text)
  if (language !== null) {
    return parseWhen(text, reference, language)
  }
  const readings = LANGUAGES.map((other) => parseWhen(text, reference, other))
  const [best = {}, other = {}] = readings.toSorted((a, b) => certainty(b) - certainty(a))
  // "9 on sat": to Irish eyes "on" may be "ón", from.
  const areTwo = certainty(other) > 0 && Object.entries(best).some(([key, value]) => other[key as keyof When] !== value)
  return areTwo ? { ...best, confirm: true } : best
}

const certainty = (when: When) =>
  Object.keys(when).length === 0 ? 0 : when.confirm === true ? 1 : when.at === undefined ? 2 : 3
