import { LANGUAGES, type Language, type Service } from '#contracts/receptionist/diary.ts'
import { isNumberedTable } from '#contracts/words/booking-times.ts'
import { findHolidayName } from '../../../calendar/irish-holidays.ts'
import { chooseLanguage } from '../../language/choose-language.ts'
import { plainTitle } from '../../retrieval/index-entries.ts'
import { clausesOf } from '../../text/clauses.ts'
import type { Turn } from '../../turn/answerer.ts'
import { awaitsReply, type Question } from '../../turn/state.ts'
import { asksForNeed } from '../../understanding/needs.ts'
import { type AnotherPerson, splitOthers } from '../../understanding/person/another-person.ts'
import { countPeople } from '../../understanding/person/count-people.ts'
import { splitAddress } from '../../understanding/person/split-address.ts'
import { asksForNobody } from '../../understanding/person/visit.ts'
import { asksLeave, isHowToQuestion } from '../../understanding/question-about.ts'
import { agrees } from '../../understanding/replies/agrees.ts'
import { asksOfThingOnDay, asksWhetherOpen } from '../../understanding/replies/asks-day.ts'
import { asksForEnd } from '../../understanding/replies/asks-for-end.ts'
import { asksOfOther } from '../../understanding/replies/asks-other.ts'
import { asksQuestion } from '../../understanding/replies/asks-question.ts'
import { checksTime } from '../../understanding/replies/checks-time.ts'
import { asksHowWeAre } from '../../understanding/replies/how-we-are.ts'
import { asksForOwnBooking } from '../../understanding/replies/own-booking.ts'
import { repeatsCancel } from '../../understanding/replies/repeats-cancel.ts'
import { asksPriceOfFirst, understandReply } from '../../understanding/replies/reply.ts'
import { doubtsService } from '../../understanding/services/doubts-service.ts'
import { type DiaryWish, findDiaryWish, wantsAnybody } from '../../understanding/services/find-diary-wish.ts'
import { keepService } from '../../understanding/services/keep-service.ts'
import { matchService } from '../../understanding/services/match-service.ts'
import { namesServiceAlone } from '../../understanding/services/names-service-alone.ts'
import {
  findNewSize,
  findPartySize,
  readCapacity,
  sayPartyOnce,
  writeSize,
} from '../../understanding/services/party-size.ts'
import type { ServiceName } from '../../understanding/services/service-name.ts'
import type { Slots } from '../../understanding/slots.ts'
import { type Understanding, type UnderstoodIntent, understand } from '../../understanding/understand.ts'
import { findImpossible, parseWhen } from '../../understanding/when/parse-when.ts'
import type { Impossible } from '../../understanding/when/when.ts'
import { givesUp } from './booking/gives-up.ts'
import { readBookedConversation, readWaitingWish } from './changes/booked-conversation.ts'
import { withoutGuessedChange } from './changes/change-wish.ts'
import { isNameAlone } from './details/name-alone.ts'
import { asksWhetherLanguage, isLanguageWish, wishedLanguage, withoutLanguageWish } from './language-wish.ts'
import { splitAside } from './questions/split-aside.ts'
import { type RefusedTime, splitRefused } from './times/refused-time.ts'
import { readBareTime } from './times/times.ts'

export type Clause = {
  text: string
  intent: UnderstoodIntent['intent'] | undefined
  isQuestion: boolean
  /** "How do I …?" */
  isHowTo: boolean
  service: string | undefined
  namesTime: boolean
}

/** The meaning of a message, before the state of the dialogue is applied. */
export type Reading = {
  text: string
  /** What it asks of the team beside a booking: "ring me if Niamh is sick". It is no part of the text. */
  aside: string | undefined
  /** Who else is to come: "fit me in as well after him". They are no part of the text. */
  others: AnotherPerson[]
  /** The time of day that it refuses. It is no part of the text either. */
  refused: RefusedTime | undefined
  language: Language
  slots: Slots
  /** What can be booked, in both languages. */
  services: ServiceName[]
  /** Whose times are asked for. */
  diaryWish: DiaryWish | undefined
  wantsAnybody: boolean
  /** Services that may be meant, where it is not clear which. */
  serviceChoices: string[]
  /** What is asked for by name and is no service: "blow dry". */
  unknownService: string | undefined
  partySize: number | undefined
  intents: Understanding['intents'][number]['intent'][]
  clauses: Clause[]
  reply: ReturnType<typeof understandReply>
  /** Whether the whole message, with its aside, agrees to a summary. The tools that write ask the same of the same text. */
  isAgreed: boolean
  /** "never mind", "fág é", "don't pass it on": stop the current task. */
  isGivingUp: boolean
  /** Why the named time is impossible. */
  impossible: Impossible | undefined
  /** "When is my appointment?" */
  asksForOwnBooking: boolean
  /** "Cén chaoi a bhfuil sibh?" It is none of the clauses. */
  asksHowWeAre: boolean
  /** "Irish please": the message only asks for a language. */
  isLanguageWish: boolean
  /** "Can I deal with you in Irish?" */
  asksWhetherLanguage: boolean
}

/** "Not even late Friday?" asks for it, and refuses nothing. */
const NOT_EVEN = /^\W*(?:not|nothing|no) even\s+(?=.*\?\s*$)/isu

const ABOUT_PRESENCE = new Set<Clause['intent']>(['person', 'hours', 'smalltalk'])

export function readMessage(turn: Turn): Reading {
  const { language, reference, configuration, state } = turn
  const services = listServices(configuration.diary.services)
  const { text: whole, aside } = splitAside(turn, services)
  const { text: said, others } = splitOther(turn, whole)
  const kept = withoutLanguageWish(said)
  const spoken =
    isNameAlone(kept, state.asked) || isTimeAlone(kept)
      ? language
      : findLanguage(said, language, configuration.languages, isNamed(state.asked) ? 2.5 : undefined)
  const hasTables = services.some(({ names }) => names.some(readCapacity))
  const asked = kept.replace(NOT_EVEN, '')
  const listed = state.asked === 'service' ? state.listed.length : undefined
  const { text: full, refused } = splitRefused(
    hasTables ? sayPartyOnce(writeSize(asked, listed)) : asked,
    state,
    reference,
    spoken,
  )
  const allClauses = clausesOf(state.asked === 'address' ? partAddress(full) : full)
  // "Are ye open at Christmas?" names no other day for the time that is kept, or for those that are offered.
  const isOfHours = (clause: string) =>
    asksWhetherOpen(clause) &&
    (state.hold !== undefined || (state.asked === 'choice' && isOnHoliday(clause, reference, spoken)))
  const isOfDay = (clause: string) =>
    (state.hold !== undefined || state.task === 'message') && !asksWhetherOpen(clause) && asksOfThingOnDay(clause)
  // "Yes, and will tonight's one be cancelled?" names the time of another booking.
  const isOfOther = (clause: string) => state.hold !== undefined && asksOfOther(clause)
  const isAside = (clause: string) => isOfDay(clause) || asksForEnd(clause)
  const wishes = allClauses.filter((clause) => ![isOfHours, isAside, isOfOther].some((asks) => asks(clause)))
  const wish = wishes.length < allClauses.length ? wishes.join('. ') : full
  const text = wish || full
  const options = { language: spoken, reference, services, isReply: awaitsReply(state) }
  const names = services.flatMap((service) => service.names)
  const understood = readServiceAlone(
    turn,
    text,
    services,
    readWaitingWish(text, withoutGuessedChange(text, understand(wish, options), names, state.task === 'book')),
  )
  const { intents, slots: named } = readBookedConversation(text, understood, services, reference)
  const reply = understandReply(text)
  const meant = (id: string | undefined) => keepService(text, id, state.slots.service, services)
  const service = asksPriceOfFirst(text) ? undefined : meant(named.service)
  const known = { ...named }
  if (service === undefined) delete known.service
  else known.service = service
  const partySize = (state.party === undefined ? undefined : findNewSize(text)) ?? findPartySize(text)
  const isChoice = reply.choice !== null && state.asked === 'choice' && partySize === undefined
  const slots = isChoice ? withoutGuessedService(known, text, services) : known
  // "A table 4 people" names none of the tables.
  const diaries = configuration.diary.diaries.filter(({ name }) => !isNumberedTable(name))
  const diaryWish = findDiaryWish(text, diaries)
  // Whether somebody by name is there asks for no person and no opening hours.
  const withoutPresence = (clause: string, intent: Clause['intent']) =>
    ABOUT_PRESENCE.has(intent) && findDiaryWish(clause, diaries)?.asksPresence === true ? undefined : intent
  const isAsked = ({ text: clause, service, namesTime }: Omit<Clause, 'isQuestion'>) =>
    [isOfHours, asksQuestion, asksForNeed, doubtsService].some((asks) => asks(clause)) ||
    full.includes(`${clause}?`) ||
    (service === undefined && !namesTime && asksLeave(clause))
  const clauses = allClauses
    .filter((clause) => !asksHowWeAre(clause))
    .map((clause) => ({
      text: clause,
      intent: isOfHours(clause)
        ? ('hours' as const)
        : withoutPresence(clause, withoutNeed(clause, understood.clauses.find((one) => one.text === clause)?.intent)),
      isHowTo: isHowToQuestion(clause, spoken),
      service: meant(matchService(clause, services, spoken).id),
      namesTime: !isAside(clause) && Object.keys(parseWhen(clause, reference, spoken)).length > 0,
    }))
    .map((clause) => ({ ...clause, isQuestion: isAsked(clause) }))
  const matched = matchService(text, services, spoken)
  return {
    text,
    aside,
    others,
    refused,
    language: spoken,
    slots,
    services,
    diaryWish,
    wantsAnybody: wantsAnybody(text),
    serviceChoices: matched.choices,
    unknownService: matched.unknown,
    partySize,
    intents: intents
      .map(({ intent }) => intent)
      .filter((intent) => diaryWish?.asksPresence !== true || !ABOUT_PRESENCE.has(intent))
      .filter((intent) => intent !== 'person' || wantsPerson(understood.clauses, allClauses)),
    clauses,
    reply,
    isAgreed: refused === undefined && agreesToOpen(turn),
    impossible: findImpossible(text, reference, spoken),
    asksForOwnBooking: asksForOwnBooking(text),
    isGivingUp: givesUp(text, state),
    asksWhetherLanguage: configuration.languages.length > 1 && asksWhetherLanguage(text),
    asksHowWeAre: clauses.length < allClauses.length,
    isLanguageWish: isLanguageWish(text) && service === undefined && !clauses.some(({ namesTime }) => namesTime),
  }
}

/** "Blow dry", "phone call": alone, and asked for nothing else, it wishes for a booking, whatever it sounds like. */
function readServiceAlone({ state }: Turn, text: string, services: ServiceName[], understood: Understanding) {
  const isExpected = state.task === undefined ? state.asked === undefined : state.asked === 'service'
  if (!isExpected || !namesServiceAlone(text, services)) return understood
  const wish = { text, intent: 'book' as const, confidence: 1 }
  return { ...understood, intents: [wish], clauses: [wish] }
}

const WISHES = new Set<Clause['intent']>(['book', 'smalltalk', 'thanks'])

/** Who else comes: beside a booking, or in the wish for one, as "a haircut for Aoife at ten and me straight after". */
function splitOther(
  { state, configuration, language, reference }: Turn,
  whole: string,
): ReturnType<typeof splitOthers> {
  const none = { text: whole, others: [] }
  if (state.task !== 'book' && state.task !== undefined) return none
  const services = listServices(configuration.diary.services.filter(({ booksAlone }) => booksAlone))
  const isService = (text: string) => matchService(text, services, language).id !== undefined
  const contact = [state.slots.name, state.note].filter(Boolean).join(', ')
  const isSeveral = state.next.length > 0 || countPeople(whole) > 1
  const split = splitOthers(whole, { isHeld: state.hold !== undefined, isService, reference, isSeveral, contact })
  if (state.task === 'book' || split.others.length === 0) return split
  // A table is for all who come.
  if (services.some(({ names }) => names.some(readCapacity))) return none
  const { intents } = understand(split.text, { language, reference, services })
  const isMove = intents.some(({ intent }) => intent === 'move') && split.others.every(({ when }) => when !== undefined)
  const isWish = isService(split.text) && intents.every(({ intent }) => WISHES.has(intent))
  return isMove || isWish ? split : none
}

const listServices = (services: Service[]): ServiceName[] =>
  services.map(({ id, name, otherWords }) => ({
    id,
    names: [name.en, name.ga, ...otherWords.split(',').filter((word) => word.trim() !== '')],
  }))

/** "12 Main Street, Mallow do ye take cards": the question behind an address is a clause of its own. */
function partAddress(text: string): string {
  const { address = '', rest = '' } = splitAddress(text, true) ?? {}
  return asksQuestion(rest) ? `${address}. ${rest}` : text
}

function isOnHoliday(text: string, reference: string, language: Language): boolean {
  const { at = '', day = at } = parseWhen(text, reference, language)
  return findHolidayName(day.slice(0, 10)) !== undefined
}

const withoutNeed = (text: string, intent: Clause['intent']): Clause['intent'] =>
  intent === 'person' && asksForNobody(text) ? undefined : intent

function wantsPerson(understood: Understanding['clauses'], clauses: string[]): boolean {
  const asking = understood.filter(({ intent }) => intent === 'person').map(({ text }) => text)
  return asking.length > 0 ? !asking.every(asksForNobody) : !clauses.some(asksForNobody)
}

/** Whether a message says yes, also by what was asked: a time, or to cancel. */
function agreesToOpen({ text, state: { task, asked } }: Turn): boolean {
  if (agrees(text)) return true
  if (asked !== 'confirm') return false
  return task === 'cancel' ? repeatsCancel(text) : (task === 'book' || task === 'move') && checksTime(text)
}

/**
 * "An chéad cheann" chooses the first offer, not the service "céad chuairt". Beside a choice, only the whole name of a
 * service counts.
 */
function withoutGuessedService({ service, ...slots }: Slots, text: string, services: ServiceName[]): Slots {
  const names = services.find(({ id }) => id === service)?.names ?? []
  const isNamed = names.some((name) => plainTitle(text).includes(plainTitle(name)))
  return isNamed && service !== undefined ? { ...slots, service } : slots
}

/**
 * Clear words change the language of a conversation. Names, numbers and "ok" do not. A wish for a language counts more.
 * The answer to "what name?" or "what address?" needs many words, because "Seán Ó Sé" is not a wish for Irish.
 */
function findLanguage(text: string, current: Language, offered: Language[], clearly?: number): Language {
  const wanted = wishedLanguage(text)
  if (wanted !== undefined && offered.includes(wanted)) return wanted
  const spoken = chooseLanguage(text, current, clearly)
  return offered.includes(spoken) ? spoken : current
}

/** "Quarter past ten" is no wish for English. */
const isTimeAlone = (text: string) =>
  text.trim().split(/\s+/).length < 5 && LANGUAGES.some((language) => readBareTime(text, language) !== undefined)

const ASKED = new Set<Clause['intent']>([undefined, 'hours', 'price', 'where'])

/** "Can I speak to someone? And is there parking?" asks one question. */
export const asksSeveral = ({ clauses }: Reading) =>
  clauses.filter(({ isQuestion, intent }) => isQuestion && ASKED.has(intent)).length > 1

const isNamed = (asked: Question | undefined) => asked === 'name' || asked === 'address'
