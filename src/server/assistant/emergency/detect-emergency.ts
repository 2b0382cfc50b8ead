import type { EmergencyKind } from '#contracts/receptionist/talk.ts'
import { matchesAny, type Patterns, patternText, replaceMatches } from '../text/patterns.ts'
import { rememberLast } from '../text/remember-last.ts'
import { englishWords, irishWords } from '../text/words.ts'
import { classifyIntent } from '../understanding/classify-intent.ts'
import { namesTrouble } from '../understanding/find-trouble.ts'
import { asksAboutAbuse, withoutTalkOfIt } from '../understanding/question-about.ts'
import { asksWhetherNoteIsThere, readAskedOfBooked } from '../understanding/replies/asks-booked.ts'
import { classifyEmergency, type Judgement } from './classify-emergency.ts'
import { ENGLISH_EMERGENCIES, ENGLISH_HARMLESS, ENGLISH_LONG_AGO } from './en.ts'
import { IRISH_EMERGENCIES, IRISH_HARMLESS, IRISH_LONG_AGO } from './ga.ts'
import { withoutHarmlessGas } from './harmless-gas.ts'
import { tellsOldAche } from './old-ache.ts'
import { writeOut } from './write-out.ts'

export type { EmergencyKind }

/** The kind that needs the most specific help comes first: an overdose meant to end a life is a crisis and a danger. */
const ORDER: EmergencyKind[] = ['gas', 'crisis', 'clinical', 'life']

/** From `certain` on a message is answered as an emergency. From `possible` on an answer begins with the number to ring. */
type Limits = { certain: number; possible: number }
const USUAL_LIMITS: Limits = { certain: 0.18, possible: 0.12 }
/** One unusual word moves a short message far ("and the twins?"). A short emergency has few words but its own. */
const SHORT_LIMITS: Limits = { certain: 0.42, possible: 0.2 }
const MAX_SHORT_WORDS = 6
/** A burst pipe and a breakdown share most words with worse. They get the number for danger, and that of the business. */
const TROUBLE_LIMITS: Limits = { certain: 0.7, possible: 0.25 }

/** A back that is sore for weeks is what a visit is for. What makes it dangerous is surer than that. */
const ACHE_LIMITS: Limits = { certain: 0.5, possible: 0.35 }

/** Who books, cancels or asks in the same breath is answered, behind the number to ring, unless danger is likely. */
const CERTAIN_BESIDE_WISH = 0.25
/** From here on examples are sure of a wish. */
const SURE_OF_WISH = 0.6
/** A complaint, a short answer and a foreign language look like an emergency more often than not. */
const NO_WISH = new Set(['complaint', 'other', 'injection', 'otherlanguage'])

function findLimits(text: string, words: number): Limits {
  if (namesTrouble(text)) return TROUBLE_LIMITS
  if (tellsOldAche(text)) return ACHE_LIMITS
  const { certain, possible } = words > MAX_SHORT_WORDS ? USUAL_LIMITS : SHORT_LIMITS
  return certain < CERTAIN_BESIDE_WISH && saysWish(text)
    ? { certain: CERTAIN_BESIDE_WISH, possible }
    : { certain, possible }
}

/** What the business is asked for every day. A farewell can be a cancellation or thanks. */
const EVERYDAY = new Set(['book', 'move', 'hours', 'price', 'where', 'question'])

/** "How much is a service?": examples are sure that it is everyday business, and nothing in it may be an emergency. */
export function isEverydayBusiness(text: string): boolean {
  const { label, probability } = classifyIntent(text)
  return EVERYDAY.has(label) && probability >= SURE_OF_WISH && findPossibleEmergency(text) === null
}

const saysWish = (text: string): boolean =>
  [text, ...text.split(CLAUSE_BREAK)].some((clause) => {
    const { label, probability } = classifyIntent(clause)
    return probability >= SURE_OF_WISH && !NO_WISH.has(label)
  })

/** A clause has to speak more clearly: the words beside it may make it harmless. */
const CERTAIN_CLAUSE = 0.65
/** From here on one kind outweighs another that a rule named, and one or two words make an emergency possible. */
const CLEAR = 0.65
/** From this on a clause makes an emergency possible. */
const POSSIBLE_CLAUSE = 0.5
/** Below it, what a rule named counts as a saying. */
const HARMLESS = 0.08
/** In the answer to a question of ours, names and times look like nothing that was learned. So more is needed there. */
const CERTAIN_IN_REPLY = 0.7

/** Below it, what a rule named is not even possible: "a crown fell out". */
const SURELY_HARMLESS = 0.03
const SMELLS = /(?<!\p{L})(?:smell|smells|smelling|whiff|stink|stinks|m?bh?oladh)(?!\p{L})/iu

/** Of a leak, examples say that it is for the plumber. Where water meets current it is not. */
const SPARKS = /(?<!\p{L})(?:sparks?|sparking|spréach\p{L}*)(?!\p{L})/iu

/** Nothing but a number to ring, or a signal. To the examples they look like house numbers: every number is the same. */
const SIGNAL =
  /^[\s\p{P}]*(?:(?:ring|call|dial|get|glaoigh(?: ar)?)\s+)?(?:999|112|s\.?o\.?s|mayday)(?:\s+(?:now|please|quick(?:ly)?|help|anois|le do thoil))*[\s.!]*$/iu
/** A cry that names nothing, and may be about a form as well: "help me please", "cabhair!". */
const CRY =
  /^[\s\p{P}]*(?:(?:please|pls|plz|somebody|someone|anybody|oh god)[\s\p{P}]+)*(?:hel+p+|halp|hlep|hepl|cabhai?r|cabhraigh|cuidigh|cuidiu|tarrthai?l)(?:[\s\p{P}]+(?:me|us|please|pls|plz|help|somebody|someone|liom|linn|le (?:do|bhur) thoil))*[\s\p{P}]*$/iu
const isCry = (text: string) => CRY.test(text.normalize('NFD').replaceAll(/\p{M}/gu, ''))
const NONE: Judged = { kind: null, isNamed: false, certainty: 0 }

const CLAUSE_BREAK = /[,;:.!?\n]+|\s(?:and|but|also|agus|ach)\s/i
/** Fewer words say little by themselves: "my husband". */
const MIN_CLAUSE_WORDS = 4
/** Of shorter messages only rules name an emergency. Examples can still make one possible: "floppy baby". */
const MIN_WORDS = 3

/** The emergency that a message speaks of, or null. `isReply`: it answers a question of ours. */
export function detectEmergency(text: string, isReply = false): EmergencyKind | null {
  const { kind, isNamed, certainty, limits } = findEmergency(text)
  return isNamed || certainty >= (isReply ? CERTAIN_IN_REPLY : limits.certain) ? kind : null
}

/**
 * The emergency that a message may speak of, or null. It is answered like others, but for its first sentence. A reply to a
 * question of ours never may: it speaks of one, or of none. Neither may a question about what is booked.
 */
export function findPossibleEmergency(text: string): EmergencyKind | null {
  const { kind, isNamed, certainty, limits } = findEmergency(text)
  const isPossible = !isNamed && certainty >= limits.possible && certainty < limits.certain
  return isPossible && readAskedOfBooked(text) === undefined && !asksWhetherNoteIsThere(text) ? kind : null
}

/** `isNamed`: a rule is sure. `certainty`: how probable it is by examples. */
type Judged = { kind: EmergencyKind | null; isNamed: boolean; certainty: number }
type Emergency = Judged & { limits: Limits }

/** Whether a text says that there is no emergency. */
export const deniesEmergency = (text: string) => text.search(DENIED) >= 0

/**
 * "Nobody is hurt", "níl aon éigeandáil ann": what is not the matter. Only small words may stand between, because "no hes
 * dying" denies nothing.
 */
const DENIED =
  /(?<!\p{L})(?:false alarm|rabhadh br(?:éige|éagach)|(?:no|not|isn['’]?t|nobody|no ?one|never|aren['’]?t|wasn['’]?t)\s+(?:(?:an?|any|in|is|are|was|really|that|real|even|badly|immediate)\s+){0,3}(?:emergency|danger|dying|hurt|injured|urgent)|(?:níl(?:im)?|nil|ní|gan)\s+(?:(?:aon|mé|muid|éinne|duine|ar bith|i|in|ag|fáil)\s+){0,4}(?:n?éigeandáil|m?baol|bhaol|b?dainséar|g?contúirt|práinn|gortaithe|bás|bháis)(?:\s+ann)?)(?!\p{L})/giu

/** "I don't need an ambulance": who is named is not asked for. */
const DECLINED =
  /(?<!\p{L})(?:(?:no need|(?:don['’]?t|do not|doesn['’]?t|didn['’]?t) (?:need|want))(?: (?:for|of|to (?:ring|call)))?(?: (?:an?|the|any))? (?:ambulance|paramedics?|fire brigade|guards|garda[ií]|112|999)|(?:níl|nil|ní) (?:(?:aon|gá|le|an|na|mé|ag|iarraidh|gá ar bith) ){0,4}h?(?:otharcharr|gardaí|112|999))(?!\p{L})/giu

/**
 * Rules and examples complement each other. Rules name the words that people use most. What was learned from examples also
 * knows other words, and sayings. Both read both languages in the first 4,000 characters. Clauses are also judged by
 * themselves, because ordinary words around an emergency would outweigh it.
 */
const findEmergency = rememberLast((text: string): Emergency => {
  const start = withoutHarmlessGas(withoutAbuse(withoutTalkOfIt(text.slice(0, 4_000))))
    .replaceAll(DENIED, ' ')
    .replaceAll(DECLINED, ' ')
  const words = start.trim().split(/\s+/).length
  const limits = findLimits(start, words)
  // It may answer a question of ours: "which number is your house?"
  if (SIGNAL.test(start)) return { kind: 'life', isNamed: false, certainty: limits.certain, limits }
  const judged = judge(start, words, limits)
  // It stays possible, however many harmless examples are written.
  const isFaintCry = judged.certainty < limits.possible && isCry(start)
  return { ...(isFaintCry ? { kind: 'life', isNamed: false, certainty: limits.possible } : judged), limits }
})

const CLAUSES = /(?<=[.,;?!\n])/u

/** Without what a caller might shout at a product. A danger that a rule names there stays: it may be the writer's own. */
const withoutAbuse = (text: string) =>
  asksAboutAbuse(text)
    ? text
        .split(CLAUSES)
        .filter((clause) => !asksAboutAbuse(clause) || findByRules(clause) !== null)
        .join('')
    : text

function judge(start: string, words: number, { certain, possible }: Limits): Judged {
  const whole = classifyEmergency(start)
  const clause = findClearestClause(start) ?? whole
  const named = findByRules(start)
  if (named !== null) {
    // Who smells gas or sees sparks is in danger, whatever else the message is about.
    const isSensed = (named === 'gas' && SMELLS.test(start)) || SPARKS.test(start)
    if (!isSensed && Math.max(whole.probability, clause.probability) < SURELY_HARMLESS) return NONE
    const isNamed = isSensed || whole.probability >= HARMLESS || clause.probability >= POSSIBLE_CLAUSE
    // A rash that stays under a glass is more than the fever that a rule names.
    const isWorse = named === 'clinical' && whole.kind === 'life' && whole.probability >= CLEAR
    return { kind: isWorse ? 'life' : named, isNamed, certainty: possible }
  }
  // "Stop" and "i want out" say too little to learn from.
  if (words < MIN_WORDS) {
    return whole.probability < CLEAR ? NONE : { kind: whole.kind, isNamed: false, certainty: possible }
  }
  if (whole.probability >= certain || clause.probability < POSSIBLE_CLAUSE) {
    return { kind: whole.kind, isNamed: false, certainty: whole.probability }
  }
  const isClear = clause.probability >= CERTAIN_CLAUSE
  return { kind: clause.kind, isNamed: false, certainty: isClear ? clause.probability : possible }
}

function findClearestClause(text: string): Judgement | undefined {
  const clauses = text.split(CLAUSE_BREAK).filter((clause) => clause.trim().split(/\s+/).length >= MIN_CLAUSE_WORDS)
  return clauses.map(classifyEmergency).toSorted((a, b) => b.probability - a.probability)[0]
}

/** "… last year, and now it is back": then what happened long ago happens now. */
const GOES_ON =
  / (?:now|again|still|today|tonight|this morning|its back|is back|(?:came|come|coming) back|anois|aris|fos|inniu|anocht|ar ais|ar maidin) /
const withoutLongAgo = (text: string, patterns: Patterns) =>
  GOES_ON.test(text) ? text : replaceMatches(text, patterns, '; ')

/** Without its fada "atá" (that is) would be "ata" (swollen). */
const RELATIVE = /(?<!\p{L})atá(?!\p{L})/giu

function findByRules(start: string): EmergencyKind | null {
  const said = withoutLongAgo(patternText(englishWords(start)).replaceAll(' car park ', ' carpark '), ENGLISH_LONG_AGO)
  const english = replaceMatches(said, ENGLISH_HARMLESS, '; ')
  const full = writeOut(said)
  const written = full === said ? '' : replaceMatches(full, ENGLISH_HARMLESS, '; ')
  const irish = replaceMatches(
    withoutLongAgo(patternText(irishWords(start.replaceAll(RELATIVE, ' '))), IRISH_LONG_AGO),
    IRISH_HARMLESS,
    '; ',
  )
  const found = ORDER.filter(
    (kind) =>
      matchesAny(english, ENGLISH_EMERGENCIES[kind]) ||
      matchesAny(written, ENGLISH_EMERGENCIES[kind]) ||
      matchesAny(irish, IRISH_EMERGENCIES[kind]),
  )
  return moreUrgent(found)
}

/** Danger to life goes before a warning sign, unless the words name the sign itself. */
function moreUrgent(found: EmergencyKind[]): EmergencyKind | null {
  const first = found[0]
  if (first === undefined) return null
  return first === 'clinical' && found.includes('life') ? 'life' : first
}
