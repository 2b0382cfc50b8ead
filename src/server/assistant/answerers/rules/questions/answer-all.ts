import { readAskedLanguage } from '../../../understanding/asks-spoken-language.ts'
import { readChannel } from '../../../understanding/channel.ts'
import { wantsCorrection } from '../../../understanding/person/corrects-details.ts'
import { namesContact } from '../../../understanding/person/find-name.ts'
import { saysWhoWrites } from '../../../understanding/person/find-parent.ts'
import { findOwnAddress } from '../../../understanding/person/own-address.ts'
import { asksForVisit } from '../../../understanding/person/visit.ts'
import { asksWhomIf } from '../../../understanding/question-about.ts'
import { asksWhetherMineStands } from '../../../understanding/replies/asks-booked.ts'
import { asksEveryWeek } from '../../../understanding/replies/asks-every-week.ts'
import { asksWhatIsBooked } from '../../../understanding/replies/own-booking.ts'
import { asksUsTo } from '../../../understanding/replies/speaks-of-own.ts'
import { findProperty } from '../../../understanding/services/find-property.ts'
import { findEircode } from '../../../understanding/slots.ts'
import { tellsOnlyFact } from '../../../understanding/tells-only-fact.ts'
import { namesOnlyTime } from '../../../understanding/when/parse-when.ts'
import { startBooking } from '../booking/booking.ts'
import { readListed } from '../booking/services.ts'
import { startChange } from '../changes/change-booking.ts'
import { asksWhetherDone, tellNoted, tellStatus } from '../changes/status.ts'
import { saysSoonestAlone } from '../choose.ts'
import { agreesTo, goOn, saysYes } from '../continue-task.ts'
import { answerCourtesy } from '../courtesy.ts'
import { confirmDetails, namesAddress, takeDetails } from '../details/details.ts'
import { readBesideContact } from '../details/names.ts'
import { takeNote, takePlaceNote } from '../details/take-note.ts'
import type { Draft } from '../draft.ts'
import { isBegun, isSecondWish } from '../messages/beside-yes.ts'
import { admitIgnorance, asksAboutSomebody } from '../messages/people.ts'
import { startMessage } from '../messages/take-message.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { namesHoliday } from '../times/holidays.ts'
import { asksForContact } from './asks-for-contact.ts'
import { chooseEntry, choosesBeside, forgetEntries, leavesChoice, readAgreedEntry } from './entry-choice.ts'
import { sayKnown } from './information.ts'
import { asksBetweenListed } from './offered-services.ts'
import { answerEach, listBeside, listLost, listToLookUp, QUESTIONS, settleOpen } from './open-questions.ts'
import { repeatQuestion } from './repeat-question.ts'
import { asksOnceMore } from './spoken-language.ts'

/** Answers questions first, then continues the task. */
export async function answerAll(draft: Draft): Promise<void> {
  const { reading } = draft
  if ((await recallBooking(draft)) || (await bookListed(draft))) return
  if (noteDetails(draft) || (await takeAskedDetails(draft))) return
  const isBeside = choosesBeside(draft)
  if (leavesChoice(reading) && !isBeside) forgetEntries(draft)
  const isChoosing = draft.state.asked === 'entries' || isBeside
  const agreed = readAgreedEntry(draft)
  if (agreed !== undefined) await chooseEntry(draft, agreed)
  if (!isChoosing) draft.state.entries = []
  const isYes = agreesTo(draft)
  const clauses = reading.clauses.map((clause) => (saysYes(draft) ? asAside(clause) : asFollowUp(draft, clause)))
  const questions = clauses.filter((clause) => asksForFact(draft, clause))
  const others = clauses.filter((clause) => !questions.includes(clause))
  const beside = isChoosing ? [] : listBeside(draft, others)
  const open = await answerEach(
    draft,
    clauses.filter((clause) => questions.includes(clause) || beside.includes(clause)),
  )
  if (await answerHowTo(draft)) return
  const isFollowUp =
    draft.state.task === undefined && clauses.every((clause, place) => clause !== reading.clauses[place])
  // "Are ye open at lunch?" sets no limit for what is looked for.
  // "How much do I owe?" is a message, where one was asked for.
  const isForTeam = draft.state.asked === 'message' && open.length > 0
  const isAskedOnly = !isYes && (others.length === 0 ? !saysMore(draft) : asksOnceMore(questions, others)) && !isForTeam
  const goesOn = !isChoosing && !isFollowUp && !isAskedOnly && (await goOn(draft))
  if (isChoosing && (await finishEntries(draft))) return
  if (isYes && goesOn && asksHowToChange(clauses)) draft.say(draft.phrases.howToChange)
  if (!goesOn) noteAddress(draft)
  const rest = (goesOn ? listLost(draft, others) : listToLookUp(draft, others, true)).filter(
    (clause) => !beside.includes(clause),
  )
  open.push(...(await answerEach(draft, rest)))
  // A question that is dictated is for the team.
  const isTold = goesOn && draft.turn.state.asked === 'message'
  const isSent = isYes && goesOn && draft.turn.state.task === 'message'
  const unsettled = open.filter(
    ({ text }) => !(isSent && isSecondWish(clauses, text)) && !isBegun(draft, clauses, text),
  )
  await settleOpen(draft, isTold ? [] : unsettled)
  if (draft.hasSaid && !goesOn) repeatQuestion(draft)
  if (!draft.hasSaid) await answerCourtesy(draft)
}

/** Whether a clause asks for what the organisation knows: its hours, a price, the way, a number. */
function asksForFact(draft: Draft, clause: Clause): boolean {
  const { intent, text, service, isQuestion } = clause
  const isBooking = draft.state.task === 'book' || intent === 'book' || service !== undefined
  if (readAskedLanguage(text) !== undefined || (isBooking && asksEveryWeek(text)) || asksBetweenListed(draft, text))
    return true
  if (draft.state.task === 'book' && readChannel(text) !== undefined) return false
  if (service === undefined && !clause.namesTime && asksForVisit(text)) return true
  if (intent === undefined || intent === 'smalltalk') return asksForContact(text) || asksWhomIf(text)
  // "Openfield Road, Mallow"
  const { asked } = draft.state
  if (!isQuestion && (asked === 'address' || ((asked === 'change' || wantsCorrection(text)) && namesAddress(draft))))
    return false
  const isStatement = draft.state.asked === 'email' && intent === 'where' && !isQuestion
  const isRefusal = (service !== undefined && REFUSES.test(text)) || (!isQuestion && tellsOnlyFact(text))
  const isKnown = QUESTIONS.has(intent) && findEircode(text) === undefined
  // "Chomh luath agus is féidir"
  const isSoonest = !isQuestion && saysSoonestAlone(text)
  const isTime = isTimeAsked(draft) && !isQuestion && namesOnlyTime(text, draft.reading.language)
  return isKnown && !isStatement && !isRefusal && !isTime && !isSoonest && !isDictated(draft, clause)
}

/** "Don't send it to my old address", "how much do I owe?": the message itself, where one was asked for. */
const isDictated = ({ state }: Draft, { intent, service, isQuestion }: Clause) =>
  state.task === 'message' &&
  state.asked === 'message' &&
  (!isQuestion || (intent === 'price' && service === undefined))

/** Whether a message gives a detail of the task beside its questions. Of a message that is dictated, no time is one. */
function saysMore({ reading, state }: Draft): boolean {
  const { at, day, service, name, phone, email } = reading.slots
  const person = [name, phone, email]
  return (state.task === 'message' ? person : [at, day, service, ...person]).some((said) => said !== undefined)
}

/** Answers the questions of a message, and begins nothing. */
export async function answerQuestions(draft: Draft): Promise<void> {
  const questions = draft.reading.clauses.filter(({ isQuestion }) => isQuestion)
  await settleOpen(draft, await answerEach(draft, questions))
}

/** "Ní deisiúchán, meastachán": chooses a service, and asks for no price. */
const REFUSES = /^\W*(?:no,? )?(?:not|ní|níl)(?!\p{L})/iu

/** "Am lóin", to offered times, is the answer, and no question about our hours. */
const isTimeAsked = ({ state: { asked } }: Draft) => asked === 'choice' || asked === 'time'

/** Keeps a name with a number or an address that nobody asked for, for the person who answers. */
function noteDetails(draft: Draft): boolean {
  const { reading, state } = draft
  // "Mise a hiníon Áine"
  if (state.task === undefined && saysWhoWrites(reading.text) && takeDetails(draft)) {
    confirmDetails(draft)
    return true
  }
  if (state.task !== undefined || state.asked === 'offer' || readBesideContact(reading.text) === undefined) return false
  if (!takeDetails(draft)) return false
  confirmDetails(draft, true)
  return true
}

/** "Tell me your name, and our team will look it up": what is told with it then goes to them. */
async function takeAskedDetails(draft: Draft): Promise<boolean> {
  const { state, reading, turn } = draft
  const tells = reading.clauses.every(({ isQuestion, intent }) => !isQuestion && (intent ?? 'where') === 'where')
  const isAnswer = state.task === undefined && state.asked === undefined && turn.state.given.length > 0
  if (!isAnswer || !tells || !namesContact(reading.text)) return false
  await startMessage(draft, reading.text)
  return true
}

/** "My address is 4 Main Street", before anything is booked or passed on. */
function noteAddress(draft: Draft): void {
  if (draft.state.task !== undefined) return
  for (const { text, isQuestion } of draft.reading.clauses) {
    // "Hi, saw the 3 bed in Spiddal on Daft"
    const property = findProperty(text, draft.reading.services)
    if (property !== undefined) takeNote(draft, property)
    const address = findOwnAddress(text, isQuestion)
    if (address !== undefined) takePlaceNote(draft, address, true)
  }
}

const FOLLOWS_UP = /^(?:and|or|what about|how about|agus|nó|cad faoi|céard faoi|cad mar gheall ar)(?!\p{L})/iu

/** "And on Saturdays?" repeats the earlier question. */
function asFollowUp({ state }: Draft, clause: Clause): Clause {
  if (clause.intent !== undefined || state.task !== undefined || !FOLLOWS_UP.test(clause.text)) return clause
  if (clause.service !== undefined) return state.about === 'price' ? { ...clause, intent: 'price' } : clause
  return clause.namesTime || namesHoliday(clause.text) ? { ...clause, intent: 'hours' } : clause
}

/** Beside a yes, a question about somebody wants no person, and "do ye have a cloakroom?" wishes for no other booking. */
const asAside = (clause: Clause): Clause =>
  asksAboutSomebody(clause) || asksOfThing(clause) ? { ...clause, intent: undefined } : clause

const asksOfThing = ({ intent, isQuestion, namesTime, service }: Clause) =>
  intent === 'book' && isQuestion && !namesTime && service === undefined

/** "Yes. And can I move it if something comes up?" */
const asksHowToChange = (clauses: Clause[]) =>
  clauses.some(
    ({ intent, isQuestion, text }) => isQuestion && (intent === 'move' || intent === 'cancel') && !asksUsTo(text),
  )

const TOLD_FIRST = new Set<Clause['intent']>(['complaint', 'message', 'book', 'move', 'cancel'])

/**
 * "How do I make a complaint?" gets the known answer. Returns true if that is enough. A contact who asks how to book,
 * move or cancel can do so at once.
 */
async function answerHowTo(draft: Draft): Promise<boolean> {
  const { reading, state } = draft
  const clause = reading.clauses.find(({ isHowTo, intent }) => isHowTo && TOLD_FIRST.has(intent))
  if (clause === undefined || state.task !== undefined || !(await sayKnown(draft, clause.text))) return false
  if (clause.intent !== 'complaint' && clause.intent !== 'message') return false
  draft.endTask()
  draft.ask('offer', draft.phrases.offerMessage)
  return true
}

async function finishEntries(draft: Draft): Promise<boolean> {
  const { question = draft.reading.text } = draft.state
  const chosen = await chooseEntry(draft)
  forgetEntries(draft)
  // "Not urgent, no. Some day next week would do" refuses them and wishes something.
  if ((chosen === undefined || chosen === 'none') && (await goOn(draft))) return true
  if (chosen === undefined) return false
  if (chosen === 'none') await admitIgnorance(draft, question)
  // "1, and do you record calls?"
  const others = draft.reading.clauses.slice(1).filter(({ isQuestion }) => isQuestion)
  await settleOpen(draft, await answerEach(draft, others))
  if (chosen === 'answered') repeatQuestion(draft)
  return true
}

/** "The second one", after a list of services or prices that asked nothing. It holds for one message. */
async function bookListed(draft: Draft): Promise<boolean> {
  const { state } = draft
  const service = readListed(draft)
  if (state.task === undefined) state.listed = []
  if (service === undefined) return false
  state.slots.service = service
  await startBooking(draft)
  return true
}

/** "When is my appointment?" is not a wish to change it. */
async function recallBooking(draft: Draft): Promise<boolean> {
  const { reading, state } = draft
  if (await tellNoted(draft)) return true
  const isKnown = state.task === 'book' || state.cancelled !== undefined
  const isOfHeld = isKnown && asksWhatIsBooked(reading.text)
  if ((isOfHeld || asksWhetherDone(reading.text)) && (await tellStatus(draft))) return true
  const isChanging = reading.intents.some((intent) => intent === 'move' || intent === 'cancel')
  const isAsked =
    reading.asksForOwnBooking ||
    (state.task === undefined && reading.clauses.some(({ text }) => asksWhetherMineStands(text)))
  // "Yes, and what have I booked?": the message goes first.
  const isSending = state.task === 'message' && agreesTo(draft)
  if (!isAsked || isChanging || isSending || state.task === 'book') return false
  await startChange(draft, 'recall')
  return true
}
