import type { Language } from '#contracts/receptionist/diary.ts'
import { type Rule, rule } from './rewrite.ts'

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
/** What makes the word before it one of an hour. */
export const BEFORE_CLOCK = '(?= (?:n:|c:|big:|noon|half|quarter))'
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
  rule('(w:\\d|week|anyday) thereafter:', (day = '') => `${day} confirm:`),
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

/** Which of their meanings words have, before times are put together. */
export const wordRules = (language: Language): Rule[] => [
  ...TAKEN_BACK,
  ...(language === 'ga' ? IRISH_ONLY : ENGLISH_ONLY),
  ...MAY,
  ...THURSDAY,
  ...VAGUE,
]
