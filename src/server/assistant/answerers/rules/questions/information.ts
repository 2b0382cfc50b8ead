import { formatPhone } from '#contracts/irish.ts'
import type { FoundEntry } from '../../../../domains/knowledge/index.ts'
import { listContentKeys, termsOf } from '../../../retrieval/terms.ts'
import { fold } from '../../../text/fold.ts'
import { asksForAll } from '../../../understanding/asks-for-all.ts'
import { asksForOwnAddress } from '../../../understanding/person/own-address.ts'
import {
  asksAboutCase,
  asksAfterThing,
  asksWhatItDoes,
  asksWhetherItTakesCalls,
  asksWhetherOffered,
  findAskedThing,
} from '../../../understanding/question-about.ts'
import { asksForLength } from '../../../understanding/replies/asks-for-length.ts'
import { asksCallOutFee } from '../../../understanding/replies/asks-price.ts'
import { asksWhatThisIs } from '../../../understanding/replies/asks-what-this-is.ts'
import { asksHowHeld, asksWithWhom } from '../../../understanding/replies/own-booking.ts'
import { answerAboutPerson } from '../booking/diary-wish.ts'
import { findOwnService } from '../booking/own-service.ts'
import type { Draft } from '../draft.ts'
import { sayWhoReads } from '../messages/who-reads.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { asksForContact, EMAIL, PHONE } from './asks-for-contact.ts'
import { withoutRefused } from './entry-choice.ts'
import { answerEveryday } from './everyday-questions.ts'
import { sayHours } from './hours.ts'
import { isAboutJobs, sayJobs, wantsNoJob } from './jobs.ts'
import { sayEnd, sayLength, sayLengthAsked } from './lengths.ts'
import { type Found, findAboutCalls, lookUpMixed } from './look-up.ts'
import { compareServices, explainBooked, explainService, offerService } from './offered-services.ts'
import {
  asksGenerally,
  lookUpPrice,
  sayAllPrices,
  sayCallOutFee,
  sayHowPricesWork,
  sayPriceOfService,
  sayPrices,
} from './prices.ts'
import { sayList, sayServices } from './say-services.ts'

/** A place near ours. Our address does not answer that question. */
const PARKING =
  /\b(?:park|parking|b?ph?[aá]i?rc\p{L}*|bh?us|luas|train|traein|(?:leave|put|bh?fh?ág\p{L}*) (?:mé )?(?:the|my|our|an|mo|ár) (?:car|van|jeep|ch?arr)|ch?arr a fhágáil)(?!\p{L})/iu

/** "Where is the dump?" does not ask about us. "Where is the clinic?" does. */
const ELSEWHERE =
  /^\W*(?:(?:where(?:['’]?s| is| are| can i (?:find|get|buy)| do i (?:find|get|buy)| would i (?:find|get))|cá bhfuil|cá bhfaighidh mé|cá bhfaighinn)\s+(?:the|a|an|my|some|na|mo|aon)\s+)(?!(?:\S+ )?(?:office|clinic|shop|practice|surgery|entrance|building|place|premises|branch|company|business|salon|garage|hotel|restaurant|school|hall|desk|reception|address|door|oifig|gclinic|clinic|siopa|cleachtas|foirgneamh|áit|brainse|gnó|gnólacht|óstán|bialann|scoil|doras|fáiltiú|seoladh|t-ionad|ionad))\S/iu

const BUS = /(?<!\p{L})(?:bh?us(?:es)?(?! pass)|mbus|luas|dart|train station|stáisiún traenach)(?!\p{L})/iu
const WAY =
  /(?<!\p{L})(?:bh?us\p{L}*|mbus|luas|dart|trains?|traein|transport|iompar|directions|treoir\p{L}*|get (?:here|there|to (?:you|us))|find (?:you|us)|teacht chugainn)(?!\p{L})/iu

/** The address of a house on offer is not ours, and neither is that of a job. */
const OF_PROPERTY =
  /(?<!\p{L})(?:address|seoladh)(?: \S+){0,3} (?:house|property|flat|apartment|place i|call-?out|job|site|teach|tí|árasán|réadmhaoin)/iu

const ASKS_WHERE =
  /(?<!\p{L})(?:address|where(?:['’]?s|bouts|abouts)?|wher|wer|locat\p{L}*|directions?|find (?:ye|you|it|yer)|get (?:to|there)|situated|based|far|map|your eircode|near\p{L}*|which (?:street|road|side|town|part)|street|what (?:street|road|town|part)|seoladh|c[áa](?= bhfuil| bhfuair| háit| bhfaigh)|cá(?! huair| mhéad| mheid| fhad| mhinice)|c[eé]n áit|cén (?:tsráid|baile)|suite|treoir\p{L}*|eolas na slí|bealach|slí chugaibh|teacht (?:oraibh|ort|chugaibh)|lonnaithe|in aice)(?!\p{L})/iu

/** "How do I tax my car?" and "Where can I get a licence?" do not ask for the way to us. */
const NO_WAY_TO_US =
  /^\W*(?:how (?:do|can|would|could|should) (?:i|we)|conas|cén chaoi)(?!\p{L})(?!.*(?<!\p{L})(?:to (?:you|ye|your|the)|there|here|find|from|chugaibh|chugat|ann|ansin|oraibh|sibh|ó|ón)(?!\p{L}))|^\W*(?:where (?:can|do|would|could) (?:i|we) (?:get|buy|apply|register|renew)|cá (?:bhfaighidh|bhfaighinn|gceannóidh|g?coinn\p{L}*|st[oó]r[aá]il\p{L}*|dt[eé]ann))(?!\p{L})/iu

/** "Is it in Galway?", "what's the Eircode?": answered with the whole address. */
const ASKS_OUR_PLACE =
  /^\W*(?:(?:and|so|sorry|agus)\W+)*(?:(?:are (?:ye|you|yis|yous)|is (?:it|that)|an bhfuil (?:sibh|sé))(?: based| located| lonnaithe)? (?:(?:in|i)(?= )|i n-?)(?= ?\p{L}{4})(?! ?(?:stock|person|english|irish|business|trouble|danger|time|there|charge|touch|favour|your|today|good|full|order|this|that|next|bhfeidhm|ngaeilge|mbéarla)(?!\p{L})) ?\p{L}+(?: \p{L}+){0,2}|(?:what(?:['’]?s| is)|cad (?:é|is)|cén) (?:(?:the|your|yer|an|bhur) )?(?:t-)?(?:eircode|éirchód|postcode))\W*$/iu

/** "And the number for me to ring ye?": what it is for asks for no more. */
const FOR_RINGING =
  /(?<!\p{L})(?:for me|to (?:ring|call|phone|get|reach)|(?:can|could) i (?:have|get)|(?:ye|you|yis)(?: on| back)?|please|at all|in ?case|and|so|le do thoil|agus|(?:chun|le) glaoch oraibh|(?:is )?féidir liom glaoch uirthi)(?!\p{L})/giu

/** "Uimhir ghutháin!" asks for nothing else. */
const MAX_WORDS_OF_CONTACT = 6

/** Answers one question. Returns the entries that may be meant if nothing answers it for certain. */
export async function answerQuestion(draft: Draft, clause: Clause): Promise<'answered' | FoundEntry[]> {
  const { text, intent, service } = clause
  if ((await explainService(draft, clause)) || (await compareServices(draft, clause))) return 'answered'
  if (await answerAboutPerson(draft, text)) return 'answered'
  if ((await sayEnd(draft, clause)) || sayWhoReads(draft, text)) return 'answered'
  if (await sayAskedTitle(draft, text)) return 'answered'
  if (asksCallOutFee(text) && intent !== 'book') return (await sayCallOutFee(draft, text)) ? 'answered' : []
  if ((await answerEveryday(draft, text)) || (await sayJobs(draft, text))) return 'answered'
  const isAboutService = service === undefined && !asksForAll(text) && (intent === 'price' || asksForLength(text))
  const own = isAboutService ? await findOwnService(draft, text) : undefined
  if (own !== undefined && (await sayOfOwnService(draft, clause, own))) return 'answered'
  if (await sayOwnFact(draft, clause)) return 'answered'
  const found = await findEntries(draft, clause)
  // The prices of others do not answer what one's own appointment costs.
  if (await sayFound(draft, own === undefined ? clause : { ...clause, intent: undefined }, found)) return 'answered'
  if ((await offerService(draft, clause)) || (await explainBooked(draft, clause))) return 'answered'
  // What comes near says no more of the price of a service.
  if (intent === 'price' && service !== undefined) return []
  return found.result === 'offered' ? found.entries : []
}

/** An entry that asks just that comes before what the set-up says: "when does the trial end?" asks for no hours. */
async function sayAskedTitle(draft: Draft, text: string): Promise<boolean> {
  const { entries, isSame } = await draft.tools.lookUp(text, draft.language)
  const [entry] = entries
  return isSame === true && entry !== undefined && draft.sayEntry(entry)
}

/** "How long will it take?", "how much is it?", behind a booking. */
async function sayOfOwnService(draft: Draft, clause: Clause, own: string): Promise<boolean> {
  const { text, intent } = clause
  // "How long does it take to set up?" asks for something else that may be known.
  if (draft.state.task === undefined && asksForLength(text)) {
    const { result, entries } = await draft.tools.lookUp(text, draft.language)
    const [best] = entries
    if (result !== 'refused' && best?.isGuess !== true && best !== undefined && asksForLength(best.question))
      return false
  }
  if (sayLengthAsked(draft, clause, own)) return true
  return intent === 'price' && asksGenerally(text, draft.language) && sayPrices(draft, own)
}

/** What the set-up says, before knowledge: hours, lengths, prices and numbers. */
async function sayOwnFact(draft: Draft, clause: Clause): Promise<boolean> {
  const { text, intent, service, namesTime } = clause
  if (intent === 'hours' || intent === 'price') draft.state.about = intent
  if (asksForOwnAddress(text)) return sayGiveAddress(draft)
  if (!namesTime && ASKS_OUR_PLACE.test(text)) return sayWhereabouts(draft, 'address')
  if (asksForLength(text) && asksForAll(draft.reading.text) && (await sayList(draft))) return true
  const isOfThing = intent === 'hours' && findAskedThing(text) !== undefined
  // "Do ye do massages on Saturday?": that there are any, and then the hours.
  if (isOfThing && service !== undefined) sayLength(draft, service)
  if (intent === 'hours' && asksWhatItDoes(text)) return false
  if (intent === 'hours' && (!isOfThing || service !== undefined) && (await sayHours(draft, text))) return true
  // "A haircut on Tuesday. How long does it take?"
  if (sayLengthAsked(draft, clause, draft.state.slots.service ?? draft.reading.slots.service)) return true
  if (intent === 'price' && (await sayPriceOfService(draft, text, service))) return true
  const words = text.replaceAll(FOR_RINGING, ' ').trim().split(/\s+/)
  const isContactAlone = asksForContact(text) && words.length <= MAX_WORDS_OF_CONTACT
  return isContactAlone && sayWhereabouts(draft, EMAIL.test(text) ? 'email' : 'phone')
}

/** "Do you need my address?" */
function sayGiveAddress(draft: Draft): true {
  draft.say(draft.phrases.giveAddress)
  draft.outcome = 'answered'
  return true
}

async function sayFound(draft: Draft, { text, intent }: Clause, found: Found): Promise<boolean> {
  const [best] = found.entries
  // The organisation's own words about its services come before the list of services.
  const isOwnAnswer = found.result === 'answered' && best !== undefined && SERVICES.test(fold(best.question))
  const asksWhat = SERVICES.test(fold(text)) || asksWhatThisIs(text)
  if (asksWhat && !isOwnAnswer && (await sayServices(draft))) return true
  // "Can it make calls?" is not answered by what it answers.
  const isSame = best !== undefined && !asksWhetherItTakesCalls(text) && asksTheSame(text, best.question, draft)
  const isAnswer = found.result === 'answered' || isSame
  if (isAnswer && best !== undefined) return draft.sayEntry(best)
  if (intent === 'price' && ((await sayAllPrices(draft, text)) || (await sayHowPricesWork(draft)))) return true
  const isWhere =
    intent === 'where' &&
    ASKS_WHERE.test(text) &&
    !OF_PROPERTY.test(text) &&
    !PARKING.test(text) &&
    !ELSEWHERE.test(text) &&
    !NO_WAY_TO_US.test(text)
  if (asksWhetherItTakesCalls(text)) return false
  // "Uimhir 55123 atá air" tells one.
  const isTold = /\d{3}|@/.test(text)
  const contact = EMAIL.test(text) ? 'email' : PHONE.test(text) ? 'phone' : undefined
  const wanted = (isTold ? undefined : contact) ?? (isWhere ? 'address' : undefined)
  return wanted !== undefined && sayWhereabouts(draft, wanted)
}

/** Looks a question up. How something stands today is answered by no entry about how things are done. */
async function findEntries(draft: Draft, { text: said, intent }: Clause): Promise<Found> {
  const text = (intent === 'hours' ? findAskedThing(said) : undefined) ?? said
  const known = await (intent === 'price' ? lookUpPrice(draft, text) : lookUpMixed(draft, text))
  const found: Found = withoutRefused(draft, known)
  // "Is there a bus near ye?" is answered by no entry about where to send a CV.
  const [{ question = '', answer = '' } = {}] = found.entries
  if (found.result === 'offered' && BUS.test(text) && !WAY.test(`${question} ${answer}`))
    return { result: 'refused', entries: [] }
  if (wantsNoJob(draft, text) && found.entries.some((entry) => isAboutJobs(entry.question))) {
    const entries = isAboutJobs(question) ? [] : found.entries.filter((entry) => !isAboutJobs(entry.question))
    return { result: entries.length === 0 ? 'refused' : found.result, entries }
  }
  if (asksWhetherItTakesCalls(text)) return found.isSame === true ? found : findAboutCalls(draft, text, found)
  if (found.result === 'offered' && (asksWhetherOffered(text) || asksAfterThing(text))) {
    const entries = found.entries.filter(({ question }) => sharesTopic(text, question, draft))
    return { result: entries.length === 0 ? 'refused' : 'offered', entries }
  }
  // What is not booked has neither a person nor a place, and no entry resembles that.
  if (found.result === 'offered' && (asksHowHeld(text) || asksWithWhom(text))) return { result: 'refused', entries: [] }
  if (!asksAboutCase(text)) return found
  const entries = found.entries.filter(({ question }) => asksAboutCase(question))
  if (entries.length === 0) return { result: 'refused', entries }
  return { result: entries[0] === found.entries[0] ? found.result : 'offered', entries }
}

/** Whether an entry is about a thing that was named: a word of its question in any form, or one of the same meaning. */
export function sharesTopic(text: string, title: string, { language }: Draft): boolean {
  const known = termsOf(title, language).filter(({ weight }) => weight > 0)
  return termsOf(text, language).some(
    ({ key, concepts, weight }) =>
      weight === 1 &&
      known.some((term) => (key !== '' && term.key === key) || concepts.some((each) => term.concepts.includes(each))),
  )
}

/** Says the entry that answers a question for certain, if there is one. */
export async function sayKnown(draft: Draft, text: string): Promise<boolean> {
  const { result, entries } = withoutRefused(draft, await draft.tools.lookUp(text, draft.language))
  const [best] = entries
  if (best === undefined || (result !== 'answered' && !asksTheSame(text, best.question, draft))) return false
  if (wantsNoJob(draft, text) && isAboutJobs(best.question)) return false
  return draft.sayEntry(best)
}

/**
 * Entries that differ in one name, or mean much the same, are too similar for the index. A person who says the name, or the
 * one word that a question is about, tells them apart.
 */
function asksTheSame(text: string, title: string, { language }: Draft): boolean {
  const [asked, known] = [listContentKeys(text, language), new Set(listContentKeys(title, language))]
  return (asked.length > 1 || (asked.length === 1 && known.size === 1)) && asked.every((key) => known.has(key))
}

const SERVICES =
  /(?<!\p{L})(?:(?:what|which) (?:kind of |sort of |type of |other )?(?:services|treatments|appointments|classes|courses)|what (?:else )?(?:do|can) (?:you|ye|yis) (?:guys |actually )?(?:do|offer|provide)|what services|what(?:['’]?s| is) on offer|list of (?:services|treatments)|cad iad na seirbhisi|(?:cen|cad) (?:cineal |sort |saghas )?(?:t?seirbhis(?:i|each)?|ch?oireail)|(?:cad|ceard|cad e|goide) (?:go direach )?a (?:dheanann|dhe?ineann|dheanas|chuireann|thairgeann) sibh)(?!\p{L})/iu

async function sayWhereabouts(draft: Draft, wanted: 'address' | 'phone' | 'email'): Promise<boolean> {
  const found = (await draft.tools.whereabouts())[wanted]
  if (found === undefined) return false
  const { phrases } = draft
  draft.say(
    { address: phrases.where, phone: phrases.phone, email: phrases.email }[wanted](
      wanted === 'phone' ? formatPhone(found) : found,
    ),
  )
  draft.outcome = 'answered'
  return true
}
