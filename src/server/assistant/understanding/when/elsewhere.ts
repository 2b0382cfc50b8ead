import { IRISH_RELATION, RELATION } from '../person/relations.ts'

const NUMBERS = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const IRISH_HOUR =
  'a (?:haon|d[óo]|tr[íi]|ceathair|c[úu]ig|s[ée]|seacht|hocht|naoi|deich)(?: dh?[ée]ag)?|\\d{1,2}(?:[:.]\\d\\d)?'
const HOUR = `(?:(?:half |quarter (?:past|to) )?(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?|${NUMBERS})(?: ?o['’ ]?clock)?|(?:${IRISH_HOUR})(?: a chlog)?)`
const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thurs?|fri|sat|sun|today|tomorrow|inniu|am[áa]rach|d[ée] (?:luain|m[áa]irt|c[ée]adaoin|haoine|sathairn|domhnaigh)|d[ée]ardaoin)'
const EVENT =
  '(?:(?:\\p{L}+ )?(?:exam|test)|mass|funeral|wedding|match|nct|bingo|christening|communion|removal|rosary|concert|interview|flight)'
const IRISH_EVENT =
  '(?:an-?aifreann|t?-?aifreann|aifrinn|(?:t)?sochraide?|b(?:h)?ainise?|g?ch?luich[eí]|scr[úu]d[úu]|nct|g?ch?eolchoirme?|h?eitilte?|n?d?inn[ée]ar)'
const end = '(?![\\p{L}\\d:.]*\\p{L}|\\d)'

/** "After the 11 mass", "before the 7 o'clock news" */
const HOUR_OF_EVENT = new RegExp(
  `(?<!\\p{L})(after|before) (?:the |an? )?(${HOUR}) (?:${EVENT}|bus|train|news|swim)(?!\\p{L})`,
  'giu',
)
/** "After mass at 11", "tar éis Aifreann a haon déag" */
const EVENT_AT_HOUR = new RegExp(
  `(?<!\\p{L})(after|before|tar [ée]is|i ndiaidh|roimh) (?:(?:the|an|my|mo) )?(?:${EVENT}|${IRISH_EVENT}),? (?:(?:at|ag) )?(${HOUR})${end}`,
  'giu',
)

/** The hour of an event before or after which somebody can come bounds the wish, and is none itself. */
export const writeHoursOfEvents = (text: string) =>
  text.replaceAll(HOUR_OF_EVENT, '$1 $2,').replaceAll(EVENT_AT_HOUR, '$1 $2,')

const OWNS =
  "(?:(?:i|we|he|she|they)(?: have|['’]ve| has|['’]s| got)(?: got)? |(?:i|we)ve (?:got )?|have |got |there['’]?s |t[áa] |beidh |b[íi]onn )"
const WHOSE = '(?: (?:agam|againn|aige|aici|acu|ann|ar si[úu]l))?'
const STARTS = '(?<=^\\W*|[.!?;,\\n]\\s*|(?<!\\p{L})(?:but|because|cos|as|ach|mar) )'
const ENDS = '(?=\\s*(?:[.!?;,\\n]|$|(?:so|but|ach)(?!\\p{L})))'
const ON = `(?: (?:is |are )?(?:(?:on|at|ag|ar an) )?(?:${DAY}|${HOUR})(?:,? (?:(?:on|at|ag) )?(?:${DAY}|${HOUR}))?)`
/** "NCT on Thursday", "I've mass at 11", "tá scrúdú agam Déardaoin" */
const APPOINTMENT = new RegExp(
  `${STARTS}${OWNS}?(?:an? |the |my |our |his |her )?(?:${EVENT}|${IRISH_EVENT})${WHOSE}${ON}${ENDS}`,
  'iu',
)
/** "Collecting the young lad at 6" */
const COLLECTING = new RegExp(
  `((?:(?<!\\p{L})(?:i['’]?m|i am|i['’]?ll be|t[áa]im|t[áa] m[ée]) )?(?<!\\p{L})(?:collecting|picking up|ag bailiú) (?:(?:my |our |the |his |her )?(?:${RELATION}|(?:young |small |little )?(?:lad|lads|lassie|one|girl|boy|kids|children))|him|her|them|mo ${IRISH_RELATION}|m['’] ?${IRISH_RELATION}|na (?:b?ph?[áa]ist[íi]|n?gasúir|leanaí))(?: (?:from|ó|ón) \\p{L}+)?) (?:at|ag) ${HOUR}${end}`,
  'giu',
)
const CHILD =
  "(?:(?:the|my|our|his|her) |an |na |mo |ár |m[’'] ?)?(?:child|baby|kids?|children|lads?|young lad|young one|leanbh|b?ph?[áa]iste|b?ph?[áa]ist[íi]|gas[úu]ir|leana[íi]|mac|mhac|in[íi]on|buachaill|cail[íi]n)"
/** "I have to collect the child at 12 on Tuesday", "tá an leanbh le bailiú agam a dó dhéag Dé Máirt" */
const TO_COLLECT = new RegExp(
  `((?<!\\p{L})(?:(?:(?:i|we)(?:['’]?ve| have| need|['’]?ll have)?(?: got)? to (?:collect|pick up|drop) ${CHILD}|(?:i|we) have ${CHILD} to (?:collect|pick up))(?: (?:from|to) \\p{L}+)?|(?:t[áa]|beidh) ${CHILD} le (?:bailiú|bailiu|tabhairt)(?: \\p{L}+)?|(?:caithfidh (?:mé|muid)|t[áa] orm|beidh orm|n[íi] m[óo]r dom) (?:${CHILD} a bhaili[úu](?: (?:ón|ó) \\p{L}+)?|(?:a )?bheith (?:in|i|sa|san) \\p{L}+))) (?:(?:at|by|ag|faoi) )?${HOUR}(?:,? (?:on |ar an )?${DAY})?${end}`,
  'giu',
)
const ASKS =
  /(?<!\p{L})(?:can|could|would|will|any chance|book|need|want|like|looking|please|appointment|slot|table|an f[ée]idir|an bhf[ée]adf\p{L}+|an mbeadh|ba mhaith|le do thoil|coinne|bord)(?!\p{L})/iu
const IS_DAY = new RegExp(`(?<!\\p{L})${DAY}(?!\\p{L})`, 'iu')
const MORE = /(?<!\p{L})(?:also|too|as well|freisin|chomh maith)(?!\p{L})/iu

/** Beside more it says nothing of a booking. Alone it keeps its sense. */
function leaveOutCollecting(text: string): string {
  const rest = [COLLECTING, TO_COLLECT]
    .reduce((said, pattern) => said.replaceAll(pattern, ''), text)
    .replaceAll(/[\s,;]+(?=[.;!?,]|$)/g, '')
  return rest === text || !/\p{L}/u.test(rest)
    ? text.replaceAll(COLLECTING, '$1').replaceAll(TO_COLLECT, '$1')
    : rest.replace(/^[\s,;.]+/, '').trim()
}

/**
 * A message without when somebody is elsewhere: "NCT on Thursday, can ye take the car Monday?". The day of it stays where
 * no other is named, as in "match on Saturday, a table for six at seven please".
 */
export function withoutElsewhere(whole: string): string {
  const text = leaveOutCollecting(whole)
  const found = APPOINTMENT.exec(text)
  if (found === null) return text
  const before = text.slice(0, found.index).trimEnd()
  const behind = text.slice(found.index + found[0].length).replace(/^\s*[.!?;,]+/, '')
  const rest = `${before}${before === '' ? behind.trimStart() : behind}`
  return ASKS.test(rest) && IS_DAY.test(rest) && !MORE.test(rest) ? rest.trim() : text
}
