import { isProving, type OwnBooking } from '../../../turn/state.ts'
import { tellsNeed } from '../../../understanding/needs.ts'
import {
  asksWhetherChangeable,
  asksWhetherNoted,
  meansBooked,
  readAskedOfBooked,
} from '../../../understanding/replies/asks-booked.ts'
import { asksOfCancelling } from '../../../understanding/replies/asks-of-cancelling.ts'
import { checksTime } from '../../../understanding/replies/checks-time.ts'
import { isContent, refusesChange } from '../../../understanding/replies/content-with.ts'
import { readBesideRefusal } from '../../../understanding/replies/ends-booking.ts'
import { tellsOfGuests } from '../../../understanding/services/guest-needs.ts'
import { namesOnlyTime } from '../../../understanding/when/parse-when.ts'
import { findWrong, narrowDown } from '../changes/booked-claims.ts'
import { isSameHour, passAside } from '../changes/keep-booking.ts'
import { listBases } from '../changes/status.ts'
import { describeAppointment, listOwnBookings, nameBooking } from '../changes/which-booking.ts'
import { takeBeside } from '../continue-task.ts'
import type { Draft } from '../draft.ts'
import { readForWhom } from '../messages/notes.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { readClocks } from '../times/times.ts'
import { answerEach, settleOpen } from './open-questions.ts'
import { repeatQuestion } from './repeat-question.ts'
import { saysStays } from './split-aside.ts'

const CHANGES = new Set<string>(['book', 'move', 'cancel', 'message', 'complaint'])

/**
 * "Is it still half seven for six?", "what day is it?", "is there a high chair on it?": answers from what is booked, and then
 * whatever else the message asks. Returns false if it asks nothing of it, or wants to change something.
 */
export async function answerBooked(draft: Draft): Promise<boolean> {
  const { state, reading } = draft
  if (isProving(state) || state.asked === 'message') return false
  const { clauses, language } = reading
  if (await keepBooked(draft)) return true
  if (await tellHowToChange(draft)) return true
  if (!clauses.some((clause) => asksOfBooked(draft, clause))) return false
  if (asksOfNewTime(draft)) {
    repeatQuestion(draft)
    return true
  }
  const bookings = await listAsked(draft)
  const mine = clauses.filter((clause) => readAnswer(draft, clause, bookings) !== undefined)
  // "I'm not booking anything else" wishes for nothing.
  const others = clauses.filter(
    (clause) => !mine.includes(clause) && readBesideRefusal(clause.text) !== '' && !TELLS_FAMILY.test(clause.text),
  )
  const isChanging = others.some(({ intent = '', text }) => CHANGES.has(intent) && !namesOnlyTime(text, language))
  if (mine.length === 0 || isChanging || mine.some(({ intent = '' }) => intent === 'move' || intent === 'cancel'))
    return false
  // "And Cian's is still on ya? 11"
  const times = others.filter(({ text }) => namesOnlyTime(text, language)).map(({ text }) => text)
  for (const { text } of mine) {
    const whole = mine.length > 1 ? text : [text, ...times].join(' ')
    const answer = readAnswer(draft, { text: whole }, bookings) ?? readAnswer(draft, { text }, bookings)
    if (answer !== undefined) draft.say(answer)
  }
  draft.outcome = 'answered'
  await settleOpen(
    draft,
    await answerEach(
      draft,
      others.filter(({ isQuestion, text }) => isQuestion && !times.includes(text)),
    ),
  )
  await takeBeside(draft)
  return true
}

/** "I've to tell my daughter": why they ask, and no message. */
const TELLS_FAMILY =
  /^\W*(?:(?:so|and|as|because|cause|cos|mar|agus) )*(?:(?:i|we)(?:['’]?ve| have)?(?: got)? (?:to|need to|must|want to|can)|(?:i|we)['’]?ll|caithfidh mé|ba mhaith liom|le|chun)(?: a)? (?:tell|let|ring|text|insint|inseacht|rá|insim) (?:(?:le|do|don) )?(?:(?:my|our|the|mo|m['’]|ár) ?|d[’']?)(?:daughter|son|wife|husband|partner|mother|mam|mum|mammy|father|dad|brother|sister|boss|tenants?|neighbour|work|lads|inín|iníon|mh?ac|bhean|fhear|mháthair|athair|dheartháir|dheirfiúr)(?!\p{L})/iu

/** "Is it still at 3.15?", of a new time that was read back and has that hour. */
function asksOfNewTime({ state: { task, asked, hold }, reading: { text, language, isAgreed } }: Draft): boolean {
  const clock = readClocks(text, language)?.at
  const isReadBack = task === 'move' && asked === 'confirm' && hold !== undefined && !isAgreed
  return isReadBack && clock !== undefined && isSameHour(clock, hold.slot.local)
}

const CHANGING = /(?<!\p{L})(?:change|cancel|move|a athrú|a bhogadh|a chealú|ar ceal)(?!\p{L})/iu

/** "Can I change it if something comes up?", of what is booked or being booked, and what else is asked. */
async function tellHowToChange(draft: Draft): Promise<boolean> {
  const { state, reading, phrases, tools } = draft
  const asks = (text: string) => asksWhetherChangeable(text) || (state.task === 'book' && asksOfCancelling(text))
  const asked = reading.clauses.find(({ text }) => asks(text))
  if (asked === undefined || (state.task !== undefined && (state.task !== 'book' || reading.isAgreed))) return false
  if (state.task === undefined && (await tools.findBookings()).length === 0) return false
  // The organisation's own terms come first.
  const { entries, result } = await tools.lookUp(asked.text, draft.language)
  const [best] = entries
  const isKnown = result === 'answered' && asksOfCancelling(asked.text)
  if (best !== undefined && (isKnown || CHANGING.test(best.question))) draft.sayEntry(best)
  else draft.say(phrases.howToChange)
  draft.outcome = 'answered'
  const others = reading.clauses.filter(({ text, isQuestion }) => isQuestion && !asks(text))
  await settleOpen(draft, await answerEach(draft, others))
  await takeBeside(draft)
  return true
}

/** "Leave it at ten, and ring me if anything comes up", "I'm happy with ten, don't change it", where nothing is under way. */
async function keepBooked(draft: Draft): Promise<boolean> {
  const { state, reading, phrases } = draft
  // "Leave it so, I still have half seven?", while another time is looked for
  const isDropped = state.task === 'move' && saysStays(reading.text) && readAskedOfBooked(reading.text) === 'whether'
  if (state.task !== undefined && !isDropped) return false
  const isFirm = isContent(reading.text) && refusesChange(reading.text)
  const isOrder = isFirm || (saysStays(reading.text) && reading.clauses.length === 1)
  if (!isOrder && !isContent(reading.text)) return false
  const chosen = narrowDown(draft, reading.text, await listOwnBookings(draft))
  const [only] = chosen
  const wrong = only && findWrong(draft, reading.text, only)
  // "I'm happy with Friday" may choose a time.
  if (!isOrder && (only === undefined || wrong !== undefined)) return false
  // Of what was booked elsewhere nothing is known, and nothing is to change.
  if (only === undefined && !isContent(reading.text)) return false
  if (isDropped && wrong !== undefined) return false
  if (isDropped) draft.endTask()
  if (only === undefined) draft.say(phrases.anythingElse)
  else if (wrong === undefined) draft.say(phrases.kept(chosen.map((booking) => nameBooking(draft, booking))))
  else draft.say(phrases.isOther(describeAppointment(draft, only), wrong))
  draft.outcome = 'answered'
  await passAside(draft)
  return true
}

/** "So it's Saturday at eight?" agrees to a summary, and asks once something is booked. */
const readAsked = ({ state }: Draft, text: string) =>
  readAskedOfBooked(text) ??
  ((state.task === undefined || state.task === 'message') && checksTime(text) ? 'whether' : undefined)

const asksOfBooked = (draft: Draft, { text }: Clause) => readAsked(draft, text) !== undefined || asksWhetherNoted(text)

/** What is booked. Of a booking under way only what was said about it: it stands nowhere yet. */
async function listAsked(draft: Draft): Promise<OwnBooking[]> {
  const { state, reading } = draft
  const isOther = state.task !== 'book' || (state.hold === undefined && state.offered.length === 0)
  if (isOther) return listOwnBookings(draft)
  if (reading.isAgreed || !meansBooked(reading.text)) return []
  const bookings = await listOwnBookings(draft)
  // "So I'm down for Friday at nine?" may be the one that is kept.
  const isTime = reading.clauses.some(({ namesTime }) => namesTime)
  return isTime ? bookings.filter((booking) => findWrong(draft, reading.text, booking) === undefined) : bookings
}

/** What answers a text, or undefined if it asks nothing of the bookings. */
function readAnswer(draft: Draft, { text }: Pick<Clause, 'text'>, bookings: OwnBooking[]): string | undefined {
  if (bookings.length === 0) return undefined
  const chosen = narrowDown(draft, text, bookings)
  const [noted, standing] = [readNoted(draft, text, chosen), readStanding(draft, text, chosen)]
  return WHATS_ON.test(text) && noted !== undefined && standing !== undefined
    ? `${standing} ${noted}`
    : (noted ?? standing)
}

/** "What's on my booking": the booking, with its notes. */
const WHATS_ON =
  /(?<!\p{L})(?:what(?:['’]?s| is| have| do)|cad|céard)(?: \p{L}+){0,4} (?:on|under|ar) (?:my|our|the|it|m['’]|mo|ár|an)(?! notes?)/iu

/** "Is it one or half one?" */
const OFFERS_TWO = /(?<!\p{L})(?:or|nó)(?!\p{L})(?! (?:not|no|what|wha|nach|níl))/iu

/** When bookings are, whether they stand and for how many they are, with what is not so in the question. */
export function readStanding(draft: Draft, text: string, bookings: OwnBooking[]): string | undefined {
  const { phrases } = draft
  const asked = readAsked(draft, text)
  if (asked === undefined) return undefined
  const named = bookings.map((booking) => nameBooking(draft, booking))
  const [only, ...more] = bookings
  if (asked === 'size' && only?.party !== undefined && more.length === 0) {
    const { party, ...rest } = only
    return phrases.ofBooking(describeAppointment(draft, rest), phrases.people(party))
  }
  if (asked === 'when' || OFFERS_TWO.test(text)) return phrases.yourBookings(named)
  const wrong = bookings.map((booking) => findWrong(draft, text, booking))
  const [first] = wrong
  if (first === undefined || wrong.includes(undefined) || only === undefined) return phrases.stands(named)
  return phrases.isOther(describeAppointment(draft, only), first)
}

/** Words of the question itself, which a note may have too. */
const OF_QUESTION = new Set(
  'whats have that this there with noted note notes what booking table appointment still down someone know about they nota notai airithint coinne bord fuil bhfuil faoi leis agaibh agam againn'.split(
    ' ',
  ),
)
const NAMES_NOTE = /(?<!\p{L})(?:notes?|nótaí?)(?!\p{L})/iu

/** Whether something is noted: by a word that it shares with the note, or else that it is not, of what can be noted. */
function readNoted({ phrases }: Draft, text: string, bookings: OwnBooking[]): string | undefined {
  // Whose it is says which one is meant.
  const people = listBases(bookings.map(({ note = '', name = '' }) => `${readForWhom(note)} ${name}`).join(' '))
  const words = listBases(text).filter((word) => !OF_QUESTION.has(word) && !people.includes(word))
  const isStanding = readAskedOfBooked(text) !== undefined
  if (!asksWhetherNoted(text) && !isStanding) return undefined
  const notes = bookings.flatMap(({ note }) => note ?? [])
  // "Is there a note on it?" asks for whatever is noted.
  const isAny = (NAMES_NOTE.test(text) || WHATS_ON.test(text)) && words.length === 0
  const known = notes.find((note) => isAny || listBases(note).some((word) => words.includes(word)))
  if (known !== undefined) return phrases.isNoted(known.replaceAll('\n', '. '))
  return asksWhetherNoted(text) && ((isAny && !isStanding) || tellsNeed(text) || namesNeed(text))
    ? phrases.notNoted
    : undefined
}

const THING = /(?:high ?chair|booster|buggy|pram|wheelchair|cake|birthday|cathaoir|suíochán|bugaí|breithlá)/iu
/** "A high chair", as in a wish for one. */
const namesNeed = (text: string) => THING.test(text) || tellsOfGuests(text)
