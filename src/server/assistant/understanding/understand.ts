import type { Language } from '#contracts/receptionist/diary.ts'
import { deniesEmergency, detectEmergency, type EmergencyKind } from '../emergency/detect-emergency.ts'
import { wishesToBeSeen } from '../emergency/old-ache.ts'
import { detectLanguage } from '../language/detect-language.ts'
import { isOtherLanguage } from '../language/other-language.ts'
import { clausesOf } from '../text/clauses.ts'
import { matchesAny, patternText } from '../text/patterns.ts'
import { englishWords, irishWords } from '../text/words.ts'
import { classifyIntent } from './classify-intent.ts'
import { isDenied } from './denied.ts'
import { ENGLISH_INTENTS } from './en/intent-patterns.ts'
import { ENGLISH_PRECEDENCE } from './en/precedence.ts'
import { admitsSlip, threatensInJest, withoutExclamation } from './exclamations.ts'
import { findTrouble } from './find-trouble.ts'
import { IRISH_INTENTS } from './ga/intent-patterns.ts'
import { IRISH_PRECEDENCE } from './ga/precedence.ts'
import { INTENT_ORDER, type Intent, type IntentPatterns } from './intents.ts'
import { asksForNeed, asksToSeeMenu } from './needs.ts'
import { refusesCorrection } from './person/corrects-details.ts'
import { speaksOfOwnAddress, withoutStreet } from './person/own-address.ts'
import {
  asksAboutCase,
  asksAboutThing,
  asksAfterThing,
  asksOfOwnDiary,
  asksToCallIn,
  asksWhatIf,
  asksWhetherItTakesCalls,
  asksWhetherItTalks,
  asksWhetherOffered,
  countsPeople,
  isHowToQuestion,
} from './question-about.ts'
import { asksWhatIsFree, asksWhetherHoliday } from './replies/asks-day.ts'
import { asksCallOutFee, checksPrice } from './replies/asks-price.ts'
import { asksWhenToPay } from './replies/asks-when-to-pay.ts'
import { isContent } from './replies/content-with.ts'
import { asksHowHeld, saysHowHeld } from './replies/own-booking.ts'
import { asksPriceOfFirst } from './replies/reply.ts'
import { withoutHistory } from './services/first-visit.ts'
import type { ServiceName } from './services/service-name.ts'
import { findSlots, type Slots } from './slots.ts'
import { namesCancelling, withoutCancelling } from './without-cancelling.ts'

export interface UnderstoodIntent {
  intent: Intent
  kind?: EmergencyKind
  /** 1 for what settles it, 0.6 for what examples suggest, 0.5 and less for words that hint at it. */
  confidence: number
  /** The clause in which it was said. */
  text: string
}

export interface Understanding {
  /** null where the message says nothing about it: the conversation's language goes on. */
  language: Language | null
  /** The most important one first. Empty for a question that only knowledge can answer, or a bare slot. */
  intents: UnderstoodIntent[]
  /** What each clause wants, where it is known, in order. */
  clauses: UnderstoodIntent[]
  slots: Slots
}

export interface UnderstandOptions {
  /** The conversation's language, which counts where the message has none. */
  language: Language
  /** Now, in Irish local time: "2026-11-18T10:00". */
  reference: string
  services?: ServiceName[]
  /** Whether it answers a question of ours. Then examples, which are messages of their own, say less about it. */
  isReply?: boolean
}

/** Courtesies yield to whatever else is said in the same message. */
const COURTESIES = new Set<Intent>(['thanks', 'smalltalk'])

/** What is understood in English or Irish whatever foreign names it holds. */
const OUTRANKS_LANGUAGE = new Set<Intent>(['injection', 'insult', 'complaint', 'cancel', 'move', 'message'])

/** What one message means: its language, what is wanted, and the days, names and numbers it holds. */
export function understand(text: string, options: UnderstandOptions): Understanding {
  const detected = detectLanguage(text)
  const language = detected ?? options.language
  const slots = findSlots(text, options.reference, language, options.services)
  const kind = detectEmergency(text, options.isReply)
  if (kind !== null) {
    return { language: detected, intents: [{ intent: 'urgent', kind, confidence: 1, text }], clauses: [], slots }
  }
  const clauses = clausesOf(text)
  const understood = clauses.flatMap((clause) => findIntent(clause, language, options.isReply) ?? [])
  const intents = withoutCancelling(understood, text, language)
  const whole =
    clauses.length > 1 && intents.every(({ confidence }) => confidence < 1)
      ? findIntent(text, language, options.isReply)
      : undefined
  return {
    language: detected,
    intents: sortIntents(whole === undefined ? intents : [whole, ...intents]),
    clauses: intents,
    slots,
  }
}

/** From here on examples count more than any pattern. */
const SURE = 0.6
/** From here on a question is no wish, whatever pattern it matches. */
const SURELY_NONE = 0.7
/** From here on they count more than a pattern that only hints at something. */
const LIKELY = 0.3
/** What a question may want without being a wish. */
const HARMLESS = new Set<Intent>(['price', 'hours', 'smalltalk'])
/** Regret for a complaint that is none annoys. A complaint that is missed is still answered. */
const LEAST_OF: { [Rare in Intent]?: number } = { complaint: 0.5 }
/** From this confidence on a pattern does more than hint. */
const SETTLED = 0.8
const FOREIGN_HINT = 0.4
/** Shorter messages are mostly answers inside a dialogue, which say little by themselves. */
const MIN_WORDS = 5
/** In a reply examples count from here on. */
const SURE_IN_REPLY = 0.85

/** What may still be wanted by who asks what the product does. */
const DOES = new Set<Intent>(['price', 'injection', 'insult', 'otherlanguage'])
/** What "I don't want to change my number" does not want. */
const OF_DETAILS = new Set<Intent>(['person', 'message', 'move'])
/** "I'm happy with half eight, don't change it" wants none of these. */
const NOT_CONTENT = new Set<Intent>(['complaint', 'move', 'cancel'])
/** "Is the doctor back on Friday?" asks for no opening hours, and "is there any news?" for no talk. */
const NO_CASE = new Set<Intent>(['hours', 'where', 'person', 'smalltalk'])

/** The word for it, and none for another appointment or time. */
const CANCELS_ALONE =
  /^(?!.*(?<!\p{L})(?:(?:re)?book|another|instead|new|move|change|resched\p{L}*|push|swap|switch|later|earlier|m?bh?og\p{L}*|n?athr\p{L}+|eile|nua)(?!\p{L})).*(?<!\p{L})(?:cancel(?:l?ed|l?ing)?|ch?ealaigh|g?ch?ealú|ar ceal)(?!\p{L})/isu

/** "We won't be paying twice" cancels nothing. */
const REFUSES_MORE =
  /(?<!\p{L})(?:won['’]?t|will not|not|never) (?:be )?(?:pay(?:ing)?|wait(?:ing)? (?:around|another|any longer)|(?:com(?:e|ing)|go(?:ing)?) back to (?:ye|you|yous|that place)|recommend(?:ing)?|spoken to)(?!\p{L})/iu
/** What "I have a sore shoulder for weeks" may sound like. */
const LIKE_ACHE = new Set<Intent>(['complaint', 'smalltalk', 'message', 'person'])
const OF_BOOKING = new Set<Intent>(['book', 'move', 'cancel'])
function findIntent(clause: string, language: Language, isReply?: boolean): UnderstoodIntent | undefined {
  if (asksWhetherHoliday(clause)) return { intent: 'hours', confidence: 1, text: clause }
  if (asksPriceOfFirst(clause)) return { intent: 'price', confidence: 1, text: clause }
  if (asksCallOutFee(clause) || checksPrice(clause)) return { intent: 'price', confidence: 1, text: clause }
  if (asksToCallIn(clause)) return { intent: 'hours', confidence: 1, text: clause }
  if (asksWhatIsFree(withoutExclamation(clause), language)) return { intent: 'book', confidence: 1, text: clause }
  const said = withoutHistory(withoutExclamation(withoutStreet(clause)))
  const weighed = said.trim() === '' ? undefined : weighIntent(said, language, isReply)
  const found = weighed && { ...weighed, text: clause }
  if (found !== undefined && !DOES.has(found.intent) && asksWhetherItTakesCalls(clause)) return undefined
  if (found?.intent === 'book' && (asksForNeed(clause) || asksOfOwnDiary(clause))) return undefined
  if ((found?.intent === 'book' || found?.intent === 'where') && asksToSeeMenu(clause)) return undefined
  if (found?.intent === 'complaint' && admitsSlip(clause)) return undefined
  if (!isReply && (found === undefined || LIKE_ACHE.has(found.intent)) && wishesToBeSeen(clause))
    return { intent: 'book', confidence: 1, text: clause }
  if (found?.intent === 'price' && asksWhenToPay(clause)) return undefined
  if (found?.intent === 'person' && asksWhetherItTalks(clause)) return undefined
  if (found?.intent === 'insult' && asksWhatIf(clause)) return undefined
  if (found !== undefined && NOT_CONTENT.has(found.intent) && isContent(clause)) return undefined
  if (found !== undefined && OF_DETAILS.has(found.intent) && refusesCorrection(clause)) return undefined
  if (found !== undefined && OF_BOOKING.has(found.intent) && threatensInJest(clause)) {
    return { intent: 'smalltalk', confidence: 1, text: clause }
  }
  if (found?.intent === 'book' && found.confidence < 1 && asksAboutCase(clause)) return undefined
  if (found === undefined || !NO_CASE.has(found.intent)) return found
  // "My address is …" asks for no address.
  const isOwnAddress = found.intent === 'where' && speaksOfOwnAddress(clause)
  // "I don't know where the stopcock is" asks for no address.
  const isTrouble = found.intent === 'where' && findTrouble(clause) !== undefined
  // "Is it online or in person?" asks for no person, and is no talk about one.
  const isNoTalk =
    (found.intent === 'smalltalk' && (asksWhetherOffered(clause) || asksAfterThing(clause))) ||
    ((found.intent === 'smalltalk' || found.intent === 'person') && (asksHowHeld(clause) || saysHowHeld(clause)))
  const isNoWish = found.intent === 'person' && (asksWhatIf(clause) || countsPeople(clause))
  return isOwnAddress || isTrouble || isNoTalk || isNoWish || asksAboutCase(clause) ? undefined : found
}

function weighIntent(clause: string, language: Language, isReply = false): UnderstoodIntent | undefined {
  // "Níl aon bhaol ann" is not "níl mé ann".
  if (deniesEmergency(clause)) return undefined
  const { label, probability } = classifyIntent(clause)
  const byPattern = findByPattern(clause, language)
  if (label !== 'question' && label !== 'other' && isDenied(clause, label)) return byPattern
  if (isReply && probability < SURE_IN_REPLY)
    return byPattern !== undefined && byPattern.confidence >= SETTLED ? byPattern : undefined
  // A time or a name may stand beside a wish, so that it speaks against none.
  if (byPattern?.intent === 'otherlanguage' || label === 'other') return byPattern
  const isSure = probability >= SURE
  // "How do I cancel?" is told how, and can do it at once.
  const isHarmless = byPattern !== undefined && (HARMLESS.has(byPattern.intent) || isHowToQuestion(clause, language))
  // "Car service": a hint of the other language, in which "cár" asks where.
  const isForeignHint = byPattern !== undefined && byPattern.confidence <= FOREIGN_HINT
  if (label === 'question') {
    return isForeignHint || (probability >= SURELY_NONE && !isHarmless) ? undefined : byPattern
  }
  const isSettled = byPattern !== undefined && byPattern.confidence >= SETTLED
  if (label === 'cancel' && REFUSES_MORE.test(clause) && !namesCancelling(clause))
    return { intent: 'complaint', confidence: 1, text: clause }
  // "I want to cancel moms appointment fri 4th 2pm" has the words of a wish to book.
  const isOther = label === 'book' || label === 'move'
  if (isOther && isSettled && byPattern.intent === 'cancel' && CANCELS_ALONE.test(clause)) return byPattern
  const isLikely =
    probability >= (LEAST_OF[label] ?? LIKELY) &&
    !isSettled &&
    (isForeignHint || clause.trim().split(/\s+/).length >= MIN_WORDS)
  return isSure || isLikely ? { intent: label, confidence: isSure ? 1 : 0.6, text: clause } : byPattern
}

function findByPattern(clause: string, language: Language): UnderstoodIntent | undefined {
  const forms = { en: patternText(englishWords(clause)), ga: patternText(irishWords(clause)) }
  const [own, other] = language === 'en' ? (['en', 'ga'] as const) : (['ga', 'en'] as const)
  const patterns = { en: ENGLISH_INTENTS, ga: IRISH_INTENTS }
  const precedence = { en: ENGLISH_PRECEDENCE, ga: IRISH_PRECEDENCE }
  const find = (lang: Language, strength: keyof IntentPatterns) =>
    INTENT_ORDER.find(
      (intent) => matchesAny(forms[lang], patterns[lang][intent][strength]) && !isDenied(clause, intent),
    )
  const first = precedence[own].find(([intent, list]) => matchesAny(forms[own], list) && !isDenied(clause, intent))?.[0]
  const certain = first ?? find(own, 'certain')
  const isAbout = (intent: Intent) => asksAboutThing(forms[own], intent, own)
  const isForeign = (certain === undefined || !OUTRANKS_LANGUAGE.has(certain)) && isOtherLanguage(clause)
  if (isForeign) return { intent: 'otherlanguage', confidence: 1, text: clause }
  if (certain !== undefined && isAbout(certain)) return undefined
  if (certain !== undefined) return { intent: certain, confidence: 1, text: clause }
  const mixed = find(other, 'certain')
  if (mixed !== undefined && !isAbout(mixed)) return { intent: mixed, confidence: 0.8, text: clause }
  const likely = find(own, 'likely')
  if (likely !== undefined && isAbout(likely)) return undefined
  if (likely !== undefined) return { intent: likely, confidence: 0.5, text: clause }
  const hint = find(other, 'likely')
  return hint === undefined || isAbout(hint) ? undefined : { intent: hint, confidence: FOREIGN_HINT, text: clause }
}

function sortIntents(intents: UnderstoodIntent[]): UnderstoodIntent[] {
  const rank = ({ intent, confidence }: UnderstoodIntent) =>
    (COURTESIES.has(intent) ? 10 : 0) - confidence + INTENT_ORDER.indexOf(intent as (typeof INTENT_ORDER)[number]) / 100
  const unique = intents.filter((found, index) => intents.findIndex(({ intent }) => intent === found.intent) === index)
  return unique.toSorted((a, b) => rank(a) - rank(b))
}
