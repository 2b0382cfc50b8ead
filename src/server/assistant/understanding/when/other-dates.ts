import { type Rule, rule } from './rewrite.ts'

/** What something else is to be ready for: whoever names its day and no other wants a time before it. */
const DEADLINES =
  'nct|car test|driving test|exams?|leaving cert|junior cert|interview|flights?|holidays?|holliers|hols|trip|deadline|due date|closing date|hearing|court(?: case| date)?|insurance|(?:car |motor )?tax|lease|warranty|passport|licen[cs]e'
const EVENTS =
  "wedding|match|final|birthday|b-?day|funeral|removal|communion|confirmation|christening|baptism|debs|grads?|graduation|concert|gig|race|marathon|operation|op|surgery|anniversary|baby['’]?s?|moving day|move|school (?:tour|play|concert)"
const OWN = '(?:(?:my|our|his|her|their|the|an?|that|your) )?'
const IS =
  "(?:['’]?s|['’]?ll be| (?:itself |thing |test |day )?(?:is(?:n['’]?t)?|are|was|were|wasn['’]?t|will be|has to be|falls|starts?|begins?|runs? out|expires?|ends?|closes))(?: (?:not|only|due|coming up|coming|up|back|booked in|booked|down|set|on|in|actually|really)(?= ))*"
const english = (names: string) =>
  `(?:(?:it['’]?s|i (?:have|had|got)|(?:i|we)['’]?(?:ve|d)(?: got)?|(?:we|he|she) (?:has|have|had)|there['’]?s|there is) (?:\\p{L}+ ){0,3}?(?:${names})|${OWN}(?:${names})${IS}|before ${OWN}(?:${names}))`

const IRISH_DEADLINES =
  'nct|tástáil tiomána|scrúduithe|ardteist|(?:t-)?agallamh|n?eitilt|turas|spriocdháta|(?:t-)?árachas|g?ch?áin'
const IRISH_EVENTS =
  'b?h?bh?ainis|p?ph?ósadh|g?ch?luiche|b?h?breithlá|b?h?reithlá|bhreithlá|lá breithe|t?sochraid|g?ch?omaoineach|g?ch?óineartú|b?h?baisteadh|bhaisteadh|g?ch?eolchoirm|rás|maratón|n?obráid|g?ch?óisir bhainise'
const irish = (names: string) =>
  `(?:(?:tá|bhí|beidh|bíonn|is é|is í|is) (?:(?:an|na|mo|a|ár|bhur|do|mo chuid) )?(?:chéad )?h?(?:${names})(?: (?:féin|agam|againn|aige|aici|ann|istigh|ar siúl|le bheith|le déanamh|dlite))*|roimh (?:an |mo )?(?:${names}))`

const DUE =
  "(?:it|he|she|they|this|that|baby|which|\\p{L}+)(?:['’]?s| is| are) due(?: back| out)?(?= (?:on|the|by|in|next|\\d|mon|tue|wed|thu|fri|sat|sun))|(?:i|we|they|he|she) fl(?:y|ies)(?: out| home| off)?|(?:i|we)['’]?(?:m|re) (?:flying|off to|heading (?:to|off to))(?: (?:out|home|\\p{L}+))?|need (?:it|them|her|him)(?: back)? for (?:work|school|college|(?:the|a|my) \\p{L}+)(?= (?:on|by|tomorrow|next|mon|tue|wed|thu|fri|sat|sun))|tá (?:sé|sí) dlite"

const whole = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d'’])`, 'giu')
const DEADLINE = whole(`${english(DEADLINES)}|${irish(IRISH_DEADLINES)}|${DUE}`)
const EVENT = whole(`${english(EVENTS)}|${irish(IRISH_EVENTS)}`)

const PERSON =
  '(?:wife|husband|partner|mam|mammy|mum|mom|mother|dad|daddy|da|father|son|daughter|sister|brother|nan|nana|granny|grandad|grand(?:mother|father|son|daughter)|aunt(?:ie)?|uncle|friend|boyfriend|girlfriend|niece|nephew|cousin|lad|young fella|baby|twins|parents|in-laws|boss)'
const BIG = '(?:3[2-9]|[4-9]\\d|1[0-4]\\d)'
/** "My wife's 70th", "his 21st", "50ú breithlá": how old somebody gets, or how long something has been. */
const AGE = new RegExp(
  [
    `(?<!\\p{L})(?:${PERSON}['’]?s['’]?|twins['’]?|parents['’]?|\\p{Lu}\\p{L}+['’]s) (?:big )?\\d{1,3}(?:st|nd|rd|th)`,
    `(?<!\\p{L})(?:my|our|his|her|their|a|big) (?:big )?(?:1[68]|[23]0|2[15]|${BIG})(?:st|nd|rd|th)(?=\\W*$|[,.;!?]| (?:on|is|and|for|at|this|next|coming|party|do|celebration|birthday|b-?day|anniversary|wedding|mon|tue|wed|thu|fri|sat|sun))`,
    `(?<![\\p{L}\\d])\\d{1,3}ú (?:breithlá|bhreithlá|lá breithe|bliain|comóradh)|(?:breithlá|lá breithe) \\d{1,3}ú?(?![\\p{L}\\d])|(?<![\\p{L}\\d])${BIG}ú`,
    '(?:an )?(?:fichead|fichiú|tríochadú|daicheadú|caogadú|seascadú|seachtódú|ochtódú|nóchadú|céadú) (?:breithlá|bhreithlá|lá breithe)|(?:breithlá|lá breithe) (?:is |an )?(?:fiche|tríocha|daichead|caoga|seasca|seachtó|ochtó|nócha)',
  ].join('|'),
  'gu',
)

/** Marks what has a date of its own: "the wedding is on the 12th", "tá an NCT ar an 10ú". */
export const markOtherDates = (text: string) =>
  text.replaceAll(AGE, ' set: ').replaceAll(DEADLINE, ' due: ').replaceAll(EVENT, ' set: ')

const BESIDE = '(?:(?:x|at|in|for|of|before|after) ){0,3}'
const OWN_DATE = `(?:due|set): ${BESIDE}D:\\S+(?: (?:(?:x|at|on) )?(?:c|part):\\S+)*(?: (?:to|until:|and) D:\\S+)?`
const TIME = '(?:D:|week:|days:)'

/** The day of something else is no wish where another one is named. */
export const OTHER_DATES: Rule[] = [
  rule(`(?<= ${TIME}\\S+ .*)${OWN_DATE}`, () => 'x'),
  rule(`${OWN_DATE}(?=.* ${TIME})`, () => 'x'),
  rule(`due: ${BESIDE}(D:\\S+)(?: (?:(?:x|at) )?c:\\S+)?`, (day = '') => `before ${day}`),
  // "The match is at seven"
  rule('(?:due|set): (?:(?:x|at) ){0,2}c:\\S+', () => 'x'),
  rule('(?:due|set):', () => 'x'),
]

const BESIDE_DID = '(?:(?:x|at|in|of) ){0,5}'
/** "It happened on the 9th", "I rang on Monday at three": a day on which something was done is no wish. */
export const DONE = [
  rule(`did: ${BESIDE_DID}D:\\S+(?: (?:(?:x|at) )?(?:c|part):\\S+)*`, () => 'x'),
  rule('D:\\S+ (?:x ){0,2}did:', () => 'x'),
  rule('did:', () => 'x'),
]
