import { LANGUAGES, type Language } from '#contracts/receptionist/diary.ts'
import { chooseLanguage } from '../../../language/choose-language.ts'
import { clausesOf } from '../../../text/clauses.ts'
import type { Turn } from '../../../turn/answerer.ts'
import type { Question } from '../../../turn/state.ts'
import { withoutSameDetails } from '../../../understanding/channel.ts'
import { type AnotherPerson, splitOthers } from '../../../understanding/person/another-person.ts'
import { countPeople } from '../../../understanding/person/count-people.ts'
import { splitAddress } from '../../../understanding/person/split-address.ts'
import { writeOther } from '../../../understanding/person/write-other.ts'
import { asksForEnd } from '../../../understanding/replies/asks-for-end.ts'
import { asksForLength } from '../../../understanding/replies/asks-for-length.ts'
import { asksQuestion } from '../../../understanding/replies/asks-question.ts'
import { matchService } from '../../../understanding/services/match-service.ts'
import { readCapacity, sayPartyOnce } from '../../../understanding/services/party-size.ts'
import type { ServiceName } from '../../../understanding/services/service-name.ts'
import { writeSize } from '../../../understanding/services/size-alone.ts'
import { type UnderstoodIntent, understand } from '../../../understanding/understand.ts'
import { withoutElsewhere } from '../../../understanding/when/elsewhere.ts'
import { respellKnown } from '../details/correct-name.ts'
import { isNameAlone } from '../details/name-alone.ts'
import { wishedLanguage, withoutLanguageWish } from '../language-wish.ts'
import { splitAside } from '../questions/split-aside.ts'
import { sayLifted } from '../times/lifted-limits.ts'
import { type RefusedTime, splitRefused } from '../times/refused-time.ts'
import { readBareTime } from '../times/times.ts'
import { asksHoursAside, asksOfOtherBooking, asksOfTimeAside } from './asides.ts'
import { listServices } from './list-services.ts'
import { sayBehindEngagement, withoutOwnEngagement } from './own-engagement.ts'

/** A message without what is no part of its wish. */
export type MessageParts = {
  /** Everything but asides, others and the refused time. */
  full: string
  /** The clauses of `full`. */
  clauses: string[]
  /** The clauses that no question beside a booking is in. Empty where there are only such. */
  wish: string
  /** The wish, or everything where there is none. */
  text: string
  aside: string | undefined
  others: AnotherPerson[]
  refused: RefusedTime | undefined
  language: Language
}

/** "Not even late Friday?" asks for it, and refuses nothing. */
const NOT_EVEN = /^\W*(?:not|nothing|no) even\s+(?=.*\?\s*$)/isu

export function splitMessage(turn: Turn, services: ServiceName[]): MessageParts {
  const { reference, state } = turn
  const isBooking = state.task === undefined || state.task === 'book' || state.task === 'move'
  const here = isBooking ? { ...turn, text: withoutElsewhere(turn.text) } : turn
  const { text: whole, aside } = splitAside(here, services)
  const { text: mentioned, others } = splitOther(turn, state.hold === undefined ? whole : writeOther(whole))
  const said = isBooking ? sayBehindEngagement(mentioned) : mentioned
  const isTimed = state.hold !== undefined || state.task === 'move'
  const own = state.slots.name === undefined ? said : withoutSameDetails(said)
  const kept = withoutLanguageWish(isTimed ? withoutOwnEngagement(own) : own)
  // "Seán with a fada" is no wish for Irish.
  const isSpelling = respellKnown(state.slots.name ?? '', kept) !== undefined
  const isKept = isNameAlone(kept, state.asked) || isTimeAlone(kept) || isSpelling
  const language = isKept ? turn.language : findLanguage(said, turn)
  const hasTables = services.some(({ names }) => names.some(readCapacity))
  const asked = sayLifted(kept.replace(NOT_EVEN, ''), state, language)
  const listed = state.asked === 'service' ? state.listed.length : undefined
  const sized = hasTables ? sayPartyOnce(writeSize(asked, listed)) : asked
  const { text: full, refused } = splitRefused(sized, state, reference, language)
  const clauses = clausesOf(state.asked === 'address' ? partAddress(full) : partHour(full, state, language))
  const wishes = clauses.filter(
    (clause) =>
      !asksHoursAside(clause, turn, language) && !asksOfTimeAside(clause, turn) && !asksOfOtherBooking(clause, turn),
  )
  const wish = wishes.length < clauses.length ? wishes.join('. ') : full
  return { full, clauses, wish, text: wish || full, aside, others, refused, language }
}

const WISHES = new Set<UnderstoodIntent['intent']>(['book', 'smalltalk', 'thanks'])

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
  const isLast = state.task === 'book' && state.next.length === 0
  const isHeld = state.hold !== undefined
  const split = splitOthers(whole, { isHeld, isService, reference, isSeveral, isLast, contact })
  if (state.task === 'book' || split.others.length === 0) return split
  // A table is for all who come.
  if (services.some(({ names }) => names.some(readCapacity))) return none
  const { intents } = understand(split.text, { language, reference, services })
  const isMove = intents.some(({ intent }) => intent === 'move') && split.others.every(({ when }) => when !== undefined)
  const isWish = isService(split.text) && intents.every(({ intent }) => WISHES.has(intent))
  return isMove || isWish ? split : none
}

/** "12 Main Street, Mallow do ye take cards": the question behind an address is a clause of its own. */
function partAddress(text: string): string {
  const { address = '', rest = '' } = splitAddress(text, true) ?? {}
  return asksQuestion(rest) ? `${address}. ${rest}` : text
}

const HOUR_BEFORE =
  /^\W*(?<hour>(?:at |ag )?[\p{L}\p{N}:.]+(?: \p{L}+){0,2}?)[\s,]+(?<asks>(?:would|will|how long|when will|an m?be(?:idh|adh)|cá fhad)(?!\p{L}).*)$/isu

/** "Nine would I be out by 12?": the question behind an hour is a clause of its own. */
function partHour(text: string, { asked }: Turn['state'], language: Language): string {
  const { hour = '', asks = '' } = HOUR_BEFORE.exec(text)?.groups ?? {}
  const isTime = (asked === 'choice' || asked === 'time') && readBareTime(hour, language) !== undefined
  return isTime && (asksForEnd(asks) || asksForLength(asks)) ? `${hour}. ${asks}` : text
}

const isNamed = (asked: Question | undefined) => asked === 'name' || asked === 'address'

/**
 * Clear words change the language of a conversation. Names, numbers and "ok" do not. A wish for a language counts more.
 * The answer to "what name?" or "what address?" needs many words, because "Seán Ó Sé" is not a wish for Irish.
 */
function findLanguage(text: string, { language, configuration, state }: Turn): Language {
  const offered = configuration.languages
  const wanted = wishedLanguage(text)
  if (wanted !== undefined && offered.includes(wanted)) return wanted
  const clearly = isNamed(state.asked) ? 2.5 : undefined
  const spoken = chooseLanguage(text, language, { clearly, isUnderWay: state.task !== undefined })
  return offered.includes(spoken) ? spoken : language
}

/** "Quarter past ten" is no wish for English. */
const isTimeAlone = (text: string) =>
  text.trim().split(/\s+/).length < 5 && LANGUAGES.some((language) => readBareTime(text, language) !== undefined)
