import { fold } from '../../text/fold.ts'

type Rule = [RegExp, (...groups: string[]) => string]

const suffix = (half: string | undefined) =>
  half === undefined || half === '' ? '?' : /^[pi]/.test(half) ? 'pm' : 'am'
/** Not the beginning of "amárach", whose mark ends no word for `\b`. */
const HALF = '([ap]\\.?\\s?m(?!\\p{L})\\.?|[ir]\\.\\s?n(?!\\p{L})\\.?|rn(?!\\p{L}))'

const ADDRESS = /\S+@\S+\.\S+|\bhttps?:\S+/g
/** What holds digits and is no time: it must not be read as one. */
const NO_TIME: RegExp[] = [
  /\b24\/7\b/g,
  /\b1(?: ?(?:to|on) ?|-to-|-on-|:)1\b(?!\d)/g,
  /(?:\+|\b00)\d[\d ()-]{7,}\d/g,
  /\b0\d{1,2}[ -]?\d{3}[ -]?\d{3,4}\b/g,
  /\b1800[ -]?\d{3}[ -]?\d{3}\b/g,
  /\b(?:[ac-fhknprtv-y]\d{2}|d6w) ?(?=[a-z0-9]{0,3}\d)[0-9ac-fhknprtv-y]{4}\b/g,
  /[€£$]\s?\d[\d.,]*/g,
  // "Room 1430", "policy number 1215"
  /\b(?:number|code|pin|room|flat|apartment|house|policy|reference|ref|order|invoice|uimhir|c[óo]d|seomra|[aá]ras[aá]n|polasa[ií]|tagairt|ord[úu]|sonrasc)(?: is| uimhir)? \d{3,}\b/gi,
  // "6th year", "3rd class", "5ú bliain": of a school, a building or a family. "The 5th time" is no day either.
  /\b\d{1,2}(?:st|nd|rd|th|u|ad|ra)[ -](?:years?|yrs?|class|form|grade|floor|avenue|street|child|kid|baby|birthday|times?|bliain|mbliain|bhliain|rang|ngrád|h?urlár|h?uair|pháiste|páiste|leanbh|breithlá)(?!\p{L})/giu,
  // "My son (9)", "three children under 10"
  /\(\d{1,3}\)|(?<=(?<!\p{L})(?:ph?[aá]ist[ií]|leana[ií]|children|kids) )(?:faoi|under) \d{1,2}(?!\d)/giu,
  // "Is it still 12.50?" asks for a price.
  /(?<=\b(?:still|f[oó]s) )\d{1,2}\.\d\d(?=\s*\?)/gi,
  // "He is in 5th", of a school
  /(?<=\b(?:in|into|doing) )[1-6](?:st|nd|rd|th)(?=\W*$|[,.;?!]| (?:this|next) year)/gi,
  /\b\d[\d.,]*\s?(?:euro|euros|eur|cent|kg|km|quid|%|bliana?|years? old|mhi d'aois)(?![a-z])/g,
]

const WITHOUT_DIGITS: Rule[] = [
  [/-+>|→/g, () => '-'],
  // "Seven a.m.", "Friday p.m."
  [/(?<!\d\s?)\b([ap])\.\s?m\b\.?/g, (_, half = '') => `${half}m`],
  // "1/4 past three", "½ four", "1/2 4"
  [/\b1\/4 (?=past|to|after|before)|¼/g, () => 'quarter'],
  [
    /\b1\/2 (?=past|after)|(?<!\b(?:on|the) )\b1\/2 (?=(?:[1-9]|1[0-2])\b(?! ?(?:of|people|adults|guests)\b|[:./]))|½/g,
    () => 'half',
  ],
]

const WEEKDAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thurs?|thur|fri|sat|sun|luain?|mh?[aá]irt|ch?[eé]adaoin|d[eé]ardaoin|h?aoine|t?satharn|sathairn|domhnach|domhnaigh)'
const NO_COUNT =
  '(?![\\d:./])(?! ?(?:of us|o\\W?clock|a chlog|[ap]\\.?m|min|hour|hr|slot|one\\b|year|people|lads|kids))'
const ON = '(?= (?:at|ag|ar|or|nó|please|le|if|would|around|after|before)(?!\\p{L})|\\W*$|[,.;?!])'
const ALONE =
  '(?= (?:or|nó|please|pls|le do|suits?|is|would|around|about|after|before|if|in the|tr[aá]thn[oó]na|ar maidin)(?!\\p{L})|\\W*$|[,;?!]|\\. )'
/** A day of the month without its ending. */
const DAY_WITHOUT_ENDING = new RegExp(
  [
    // "Thursday the 12"
    `(?<=(?<!\\p{L})${WEEKDAY},? (?:the|an) )(?:[12]?\\d|3[01])${NO_COUNT}`,
    // "On the 4"
    `(?<=(?<!\\p{L})(?:on the|ar an) )(?:[12]?\\d|3[01])${ON}`,
    // "The 4 at three"
    '(?<=(?<!\\p{L})(?:the|an) )(?:[12]?\\d|3[01])(?= (?:at|ag|@) ?(?!least|all|the)[\\p{L}\\d])',
    // "The 24 please". "The 12" may be an hour.
    `(?<=(?<!\\p{L})(?:the|an) )(?:1[3-9]|2\\d|3[01])${ALONE}`,
  ].join('|'),
  'giu',
)

const WITH_DIGITS: Rule[] = [
  [
    /\b(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:t|\b)/g,
    (_, year = '', month = '', day = '') => `ymd:${year}:${month}:${day}`,
  ],
  [
    /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/g,
    (_, day = '', month = '', year = '') => `ymd:${longYear(year)}:${month}:${day}`,
  ],
  [/\b(\d{1,2})\/(\d{1,2})\b/g, (_, day = '', month = '') => `dm:${day}:${month}`],
  // "28.11" can be no time of day.
  [/\b(2[5-9]|3[01])\.(\d{1,2})\b/g, (_, day = '', month = '') => `dm:${day}:${month}`],
  // "20.11 at 14.00": of two the first is the day.
  [
    /\b(1[3-9]|2\d|3[01])\.(0?[1-9]|1[0-2])\b(?=.{1,12}?\b\d{1,2}[:.]\d{2}\b)/g,
    (_, day = '', month = '') => `dm:${day}:${month}`,
  ],
  [/\b1st thing\b/g, () => 'first thing'],
  // "2.30in": "i.n." as a phone writes it.
  [/\b(\d{1,2})[.:](\d{2})in\b/g, (_, hour = '', minute = '') => clock(hour, minute, 'in')],
  // "3in", "ag 3in": "i.n." as a phone writes it.
  [/\b(\d{1,2})in\b/g, (_, hour = '') => clock(hour, '00', 'in')],
  [
    new RegExp(`\\b(\\d{1,2})\\s?[:.h]\\s?(\\d{2})\\s?${HALF}?`, 'gu'),
    (_, hour = '', minute = '', half) => clock(hour, minute, half),
  ],
  [
    /\b([01]\d|2[0-3])([0-5]\d)\s?h(?:rs|ours)?(?!\p{L})/gu,
    (_, hour = '', minute = '') => clock(hour, minute, undefined),
  ],
  [/\b(1[3-9]|2[0-3])\s?h(?:rs|ours)?(?!\p{L})/gu, (_, hour = '') => clock(hour, '00', undefined)],
  // "430pm", and "4,30" or "4;30" of a thumb beside the point
  [
    new RegExp(`\\b(\\d{1,2})(\\d{2})\\s?${HALF}`, 'gu'),
    (_, hour = '', minute = '', half) => clock(hour, minute, half),
  ],
  [
    /(?<![\d,])\b([1-9]|1[0-2])[;,]([0-5]\d)\b(?![\d,])/g,
    (_, hour = '', minute = '') => clock(hour, minute, undefined),
  ],
  [new RegExp(`\\b(\\d{1,2})\\s?${HALF}`, 'gu'), (_, hour = '', half) => clock(hour, '00', half)],
  // "The 4th of the 12th"
  [
    /\b(\d{1,2})(?:st|nd|rd|th|u|ad|ra) (?:l[aá] )?(?:of|den) (?:the )?(0?[1-9]|1[0-2])(?:st|nd|rd|th|u|ad|ra)(?: month| mh?[ií])?(?!\p{L})/giu,
    (_, day = '', month = '') => `dm:${day}:${month}`,
  ],
  [/\b(\d{1,2})(?:st|nd|rd|th|ad|ra|u)\b/g, (_, day = '') => `o:${Number(day)}:digits`],
  [DAY_WITHOUT_ENDING, (day = '') => `o:${Number(day)}:digits`],
  // "At 10 to 4", "make it 10 to 4"
  [
    /(?<=\b(?:at|@|make it|make that|fortnight|ag|ar) )(5|10) (?:to|go dt[ií] an?|chun an?) (\d{1,2})\b(?![:.]\d)/g,
    (_, minute = '', hour = '') => `n:${minute} min to n:${hour}`,
  ],
  // In words "five to seven" is 6:55; in digits it may be that or a range.
  [
    /(?<!\b(?:from|between) )\b(5|10) (?:to|til|till|go(?: dt[ií])?(?: an?)?) (\d{1,2})\b(?![:.]\d)/g,
    (_, from = '', to = '') => `n:${from} until: n:${to} confirm:`,
  ],
  [/\b(\d{3,4})\b/g, (_, number = '') => (/^20\d\d$/.test(number) ? `y:${number}` : `big:${number}`)],
  [
    /\b(\d{1,2})(-?ish)?\b(?![:\d])/g,
    (_, number = '', ish) => `n:${Number(number)}${ish === undefined ? '' : ' around:'}`,
  ],
]

const longYear = (year: string) => (year.length === 2 ? `20${year}` : year)

function clock(hour: string, minute: string, half: string | undefined): string {
  const is24 = hour.startsWith('0') || Number(hour) > 12
  return `c:${Number(hour)}:${minute}:${is24 && suffix(half) === '?' ? '24' : suffix(half)}`
}

/** What was written here already, and no word before a colon: "Friday: three people". */
const TOKEN = /^(?:(?:ymd|dm|c|o|n|y|big):\d|(?:until|around|dash|confirm|due|set):)/

/** A text as words, in which dates, clock times and numbers in digits are tokens of the grammar. */
export function lexDigits(text: string): string[] {
  const hasDigits = /\d/.test(text)
  let lexed = ` ${withoutMarks(text)} `.replaceAll(ADDRESS, ' ; ')
  if (hasDigits) {
    for (const pattern of NO_TIME) lexed = lexed.replaceAll(pattern, ' ; ')
  }
  for (const [pattern, token] of hasDigits ? [...WITHOUT_DIGITS, ...WITH_DIGITS] : WITHOUT_DIGITS) {
    lexed = replaceOutsideTokens(lexed, pattern, token)
  }
  lexed = lexed
    .replaceAll(/[–—-](?=\s*(?:n|c|o|dm|ymd):)/g, ' until: ')
    .replaceAll(/@(?=\s*(?:n|c):)/g, ' at ')
    .replaceAll(/\s[–—-]\s/g, ' dash: ')
  return lexed.split(/\s+/).flatMap((word) => (TOKEN.test(word) ? [word.replace(/[,;.!?)]+$/, '')] : splitWord(word)))
}

/** Tokens are set apart by spaces, so that a later rule finds no digits of theirs. */
function replaceOutsideTokens(text: string, pattern: RegExp, token: (...groups: string[]) => string): string {
  if (text.search(pattern) < 0) return text
  return text
    .split(/(\s(?:ymd|dm|c|o|n|y|big):\S+)/)
    .map((piece, index) =>
      index % 2 === 1 ? piece : piece.replaceAll(pattern, (...groups) => ` ${token(...groups)} `),
    )
    .join('')
}

/** Numbers with an Irish ending ("25ú") and the half of the day need small letters without marks; words keep theirs. */
function withoutMarks(text: string): string {
  return text
    .replaceAll(/\S*\d\S*|\b[aprip]\.?\s?[mn]\b\.?/gi, (piece) => fold(piece))
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/\bst\.(?=\s)/gi, 'st')
}

function splitWord(word: string): string[] {
  const words: string[] = []
  for (const part of word.split(/([,;.!?]+)|[^\p{L}\p{M}\p{N}'&-]+/u)) {
    if (part === undefined || part === '') continue
    words.push(/^[,;.!?]+$/.test(part) ? (part.startsWith(',') ? 'comma:' : 'stop:') : part)
  }
  return words.filter((part) => part !== '-' && part !== "'")
}
