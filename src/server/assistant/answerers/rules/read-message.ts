import type { Language } from '#contracts/receptionist/diary.ts'
import type { Turn } from '../../turn/answerer.ts'
import { nextRound } from '../../turn/next-round.ts'
import { readAskedLanguage } from '../../understanding/asks-spoken-language.ts'
import type { AnotherPerson } from '../../understanding/person/another-person.ts'
import { agrees } from '../../understanding/replies/agrees.ts'
import { asksToDrive } from '../../understanding/replies/asks-to-drive.ts'
import { checksTime } from '../../understanding/replies/checks-time.ts'
import { asksForOwnBooking } from '../../understanding/replies/own-booking.ts'
import { repeatsCancel } from '../../understanding/replies/repeats-cancel.ts'
import type { understandReply } from '../../understanding/replies/reply.ts'
import { type DiaryWish, wantsAnybody } from '../../understanding/services/find-diary-wish.ts'
import { matchService } from '../../understanding/services/match-service.ts'
import type { ServiceName } from '../../understanding/services/service-name.ts'
import type { Slots } from '../../understanding/slots.ts'
import type { Understanding } from '../../understanding/understand.ts'
import { findImpossible } from '../../understanding/when/parse-when.ts'
import type { Impossible } from '../../understanding/when/when.ts'
import { givesUp } from './booking/gives-up.ts'
import { asksWhetherLanguage, isLanguageWish } from './language-wish.ts'
import { listServices } from './reading/list-services.ts'
import { type Clause, readClauses } from './reading/read-clauses.ts'
import { splitMessage } from './reading/split-message.ts'
import { understandWish } from './reading/understand-wish.ts'
import type { RefusedTime } from './times/refused-time.ts'

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

/**
 * Reads a message in the state of its turn. Each part of that takes about a millisecond in which the process does nothing
 * else, so each gets a round of the event loop.
 */
export async function readMessage(turn: Turn): Promise<Reading> {
  const services = listServices(turn.configuration.diary.services)
  const parts = splitMessage(turn, services)
  await nextRound()
  const wish = understandWish(turn, parts, services)
  await nextRound()
  const clauses = readClauses(turn, parts, wish, services)
  await nextRound()
  const { text, aside, others, refused, language } = parts
  const { configuration, reference, state } = turn
  const { slots, partySize, service } = wish
  const matched = matchService(text, services, language)
  return {
    text,
    aside,
    others,
    refused,
    language,
    slots,
    services,
    diaryWish: clauses.diaryWish,
    wantsAnybody: wantsAnybody(text),
    serviceChoices: matched.choices,
    unknownService: matched.unknown,
    partySize,
    intents: clauses.intents,
    clauses: clauses.listed,
    reply: wish.reply,
    isAgreed: refused === undefined && !asksToDrive(text) && agreesToOpen(turn),
    impossible: findImpossible(text, reference, language),
    asksForOwnBooking: asksForOwnBooking(text),
    isGivingUp: givesUp(text, state),
    asksWhetherLanguage:
      configuration.languages.length > 1 &&
      asksWhetherLanguage(text) &&
      clauses.listed.every((clause) => readAskedLanguage(clause.text) === undefined),
    asksHowWeAre: clauses.listed.length < parts.clauses.length,
    isLanguageWish: isLanguageWish(text) && service === undefined && !clauses.listed.some(({ namesTime }) => namesTime),
  }
}

/** Whether a message says yes, also by what was asked: a time, or to cancel. */
function agreesToOpen({ text, state: { task, asked } }: Turn): boolean {
  if (agrees(text)) return true
  if (asked !== 'confirm') return false
  return task === 'cancel' ? repeatsCancel(text) : (task === 'book' || task === 'move') && checksTime(text)
}

const ASKED = new Set<Clause['intent']>([undefined, 'hours', 'price', 'where'])

/** "Can I speak to someone? And is there parking?" asks one question. */
export const asksSeveral = ({ clauses }: Reading) =>
  clauses.filter(({ isQuestion, intent }) => isQuestion && ASKED.has(intent)).length > 1
