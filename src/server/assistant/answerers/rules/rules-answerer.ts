import type { Tools } from '../../tools/tools.ts'
import type { AnswerEvent, Answerer, Turn } from '../../turn/answerer.ts'
import { nextRound } from '../../turn/next-round.ts'
import { namesContact } from '../../understanding/person/find-name.ts'
import { asksWhatItIs } from '../../understanding/services/doubts-service.ts'
import { mergeSlots } from '../../understanding/slots.ts'
import { answerAboutNext } from './booking/answer-about-next.ts'
import { answerTogether } from './booking/answer-together.ts'
import { bookForAnother } from './booking/book-for-another.ts'
import { goOnBooking, startBooking } from './booking/booking.ts'
import { endBooking, goOnAfterEnd } from './booking/end-booking.ts'
import { goOnParked } from './booking/go-on-parked.ts'
import { beginWithMatter } from './booking/how-to-begin.ts'
import { keepToOne } from './booking/keep-to-one.ts'
import { parkBooking, resumeBooking } from './booking/park-booking.ts'
import { findRefusal, takeRefusal } from './booking/refuses-booking.ts'
import { resizeBooking } from './booking/resize-booking.ts'
import { namesAskedService } from './booking/services.ts'
import { bookSmallerGroup } from './booking/smaller-group.ts'
import { answerOther, moveBack } from './changes/after-move.ts'
import { answerOfCancelling } from './changes/answer-of-cancelling.ts'
import { bookAgain } from './changes/book-again.ts'
import { bookSame } from './changes/book-same.ts'
import { changeKind } from './changes/change-kind.ts'
import { deniesBooking, makesOne } from './changes/denies-booking.ts'
import { tellLate } from './changes/late.ts'
import { asksToBeRung, noteRing } from './changes/ring-before.ts'
import { giveUpEmail, hasNoProof } from './changes/unproved.ts'
import { comfort, sayFirstStep } from './comfort.ts'
import { agreesTo, gives, goOn } from './continue-task.ts'
import {
  admitMisreading,
  asksForPatience,
  asksWhetherAi,
  asksWho,
  calmsAlone,
  goOnCalmed,
  isLeaving,
  takeDenial,
} from './courtesy.ts'
import { givesAddress } from './details/address.ts'
import { startCorrection } from './details/correction-wish.ts'
import { noteAside } from './details/note-aside.ts'
import { noteGuests } from './details/note-guests.ts'
import { Draft } from './draft.ts'
import { bookBesideMessage } from './messages/book-beside-message.ts'
import { dictates } from './messages/dictate.ts'
import { edits } from './messages/edit-message.ts'
import { splitHelp, tellHelp } from './messages/help.ts'
import { takeUrgencyOff } from './messages/not-urgent.ts'
import { asksForRing, asksWhom, handOver, requestsRing, takeRing } from './messages/people.ts'
import { resumeMessage } from './messages/put-off.ts'
import { refusesRing } from './messages/ring.ts'
import { tellSent } from './messages/sent.ts'
import { continueMessage, startMessage } from './messages/take-message.ts'
import { hasTrouble, takeNews, takeTrouble, tellsNews, tellsOfAlarm } from './messages/trouble.ts'
import { refusesPerson, takePersonBack, wantsPerson } from './messages/wants-person.ts'
import { answerAgain, keepUnanswered } from './questions/answer-again.ts'
import { answerAll, answerQuestions } from './questions/answer-all.ts'
import { answerBooked } from './questions/answer-booked.ts'
import { sayBookHere, sayWhatThisIs, tellLanguages } from './questions/general-questions.ts'
import { sayKnown } from './questions/information.ts'
import { answerEnd } from './questions/lengths.ts'
import { answerBesidePerson } from './questions/open-questions.ts'
import { answerAboutOwn, answerForWhat } from './questions/own-questions.ts'
import { repeatQuestion } from './questions/repeat-question.ts'
import { saySame } from './questions/say-same.ts'
import { readMessage } from './read-message.ts'
import { sayMadeSize } from './reading/say-made-size.ts'
import { isStopping, leave, stop } from './stopping.ts'

/** Answers by rules, without a network. The same state and message get the same answer. */
export const RULES: Answerer = { name: 'rules', answer: answerByRules }

async function* answerByRules(turn: Turn, tools: Tools): AsyncGenerator<AnswerEvent> {
  const denied = takeDenial(turn)
  const calmer = takeUrgencyOff(denied ?? turn)
  const calmed = calmer ?? denied ?? turn
  const taken = (await sayMadeSize(calmed, tools)) ?? calmed
  const ended = await endBooking(taken, tools)
  const help = ended === undefined && !(await asksToBeRung(taken, tools)) ? splitHelp(taken) : undefined
  const said = help?.asked === undefined ? taken : { ...taken, text: help.rest }
  const draft = ended ?? new Draft(said, tools, await readMessage(said))
  const { language, intents, slots } = draft.reading
  yield { kind: 'step', step: 'understood', details: { language, intents, slots } }
  if (ended?.turn.text === '') await goOnAfterEnd(draft)
  else if (tellsOfAlarm(draft, help?.asked !== undefined)) await startMessage(draft, said.text, true)
  else if (said !== turn && said.text === '') {
    if (help?.asked !== undefined) draft.outcome = 'answered'
    repeatQuestion(draft)
  } else await decide(draft)
  if (calmer !== undefined) draft.sayFirst(draft.phrases.thenNotUrgent)
  if (help?.asked !== undefined) await tellHelp(draft, help)
  resumeMessage(draft)
  if (resumeBooking(draft)) goOnBooking(draft)
  keepUnanswered(draft)
  rememberMentioned(draft)
  if (denied !== undefined) await admitMisreading(draft, turn.text)
  yield* draft.events()
}

/** "How much is a haircut tomorrow at four?", and then "book it": what was named without a wish. */
function rememberMentioned({ state, reading: { slots, clauses } }: Draft): void {
  if (state.task !== undefined) return
  const { name, phone, email, eircode: _, ...mentioned } = slots
  // "Is 087 123 4567 your number?" gives none.
  const isGiven = clauses.some(({ isQuestion, text }) => !isQuestion && namesContact(text))
  const said = isGiven ? { name, phone, email } : { name }
  const person = Object.fromEntries(Object.entries(said).filter(([, detail]) => detail !== undefined))
  const wish = slots.service === undefined ? {} : mentioned
  state.slots = { ...mergeSlots(state.slots, {}), ...wish, ...person }
}

/** What goes before the wish of a message. The first that answers ends the turn. */
const BEFORE_WISHES: ((draft: Draft) => boolean | Promise<boolean>)[] = [
  comfort,
  sayFirstStep,
  beginWithMatter,
  answerNothing,
  noteAside,
  repeatForYes,
  goOnIfCalmed,
  answerAgain,
  goOnParked,
  bookBesideMessage,
  noteRing,
  takeOwnAddress,
  tellSent,
  tellLate,
  answerOther,
  answerTogether,
  moveBack,
  changeKind,
  bookAgain,
  bookSame,
  bookForAnother,
  answerOfCancelling,
  answerAboutNext,
  answerBooked,
  startCorrection,
  resizeBooking,
  noteGuests,
  bookSmallerGroup,
  answerAboutOwn,
  answerForWhat,
  answerEnd,
  saySame,
  sayWhatThisIs,
  sayBookHere,
]

async function decide(draft: Draft): Promise<void> {
  const { reading, phrases, turn } = draft
  if (reading.asksHowWeAre) draft.say(phrases.fine)
  takePersonBack(draft)
  for (const answer of BEFORE_WISHES) if (await answer(draft)) return
  await nextRound()
  const [first] = reading.intents
  const refusal = findRefusal(draft)
  if (first === 'injection') draft.say(phrases.injection(turn.configuration.name[draft.language]))
  else if (first === 'otherlanguage' && !reading.isLanguageWish) draft.say(phrases.otherLanguage)
  else if (first === 'insult' && reading.intents.includes('person') && !refusesRing(reading.text)) {
    draft.say(phrases.sorryNoHelp)
    return handOver(draft, 'asked')
  } else if (first === 'insult') draft.say(phrases.insult)
  else if (asksForPatience(draft)) draft.say(phrases.noHurry)
  else if (isLeaving(draft)) return leave(draft)
  else if (asksWhetherAi(reading.text)) draft.say(phrases.identity)
  else if (hasTrouble(draft)) return takeTrouble(draft)
  else if (tellsNews(draft)) return takeNews(draft)
  else if (dictates(draft)) {
    parkBooking(draft)
    return startMessage(draft)
  } else if (edits(draft) && (await continueMessage(draft))) return
  else if (asksForRing(draft) && (requestsRing(draft) || !gives(draft)) && !namesAskedService(draft))
    return takeRing(draft)
  else if (asksWhom(reading.text) && reading.intents.every((intent) => intent === 'person')) await sayAskMe(draft)
  else if (wantsPerson(draft)) return bringIn(draft)
  else if (deniesBooking(draft)) {
    draft.endTask()
    return makesOne(reading.text) ? startBooking(draft) : answerAll(draft)
  } else if (hasNoProof(draft)) return giveUpEmail(draft)
  else if (refusal !== undefined) return (await takeRefusal(draft, refusal)) ? undefined : answerQuestions(draft)
  else if (refusesPerson(reading)) {
    if (draft.state.asked === 'offer') delete draft.state.asked
    if (draft.state.task === undefined) draft.say(phrases.howToHelp)
  } else if (await keepToOne(draft)) return
  else if (await isStopping(draft)) return stop(draft)
  else if (asksWho(reading.text) && !asksOfBooked(draft)) {
    if (!(await sayKnown(draft, reading.text))) draft.say(phrases.thisIs(turn.configuration.name[draft.language]))
    draft.outcome = 'answered'
  } else if (reading.asksWhetherLanguage) await tellLanguages(draft)
  else if (reading.isLanguageWish) draft.say(phrases.greeting)
  else return answerAll(draft)
  repeatQuestion(draft)
}

/** "…": a message that says nothing. */
function answerNothing(draft: Draft): boolean {
  if (draft.reading.clauses.length > 0) return false
  if (draft.state.task === undefined) draft.say(draft.phrases.howToHelp)
  else repeatQuestion(draft)
  return true
}

function repeatForYes(draft: Draft): boolean {
  const isAsked = asksAgain(draft)
  if (isAsked) repeatQuestion(draft)
  return isAsked
}

async function goOnIfCalmed(draft: Draft): Promise<boolean> {
  const isCalmed = calmsAlone(draft)
  if (isCalmed) await goOnCalmed(draft)
  return isCalmed
}

async function takeOwnAddress(draft: Draft): Promise<boolean> {
  const isGiven = givesAddress(draft)
  if (isGiven) await answerAll(draft)
  return isGiven
}

/** "What do you mean, visit? Is that the class?": asks who nobody is. */
const asksOfBooked = ({ state, reading: { clauses } }: Draft) =>
  state.task === 'book' && clauses.some(({ text }) => asksWhatItIs(text))

/** "Who would I talk to about a quote?": what is known of it, or else that the question can be put here. */
async function sayAskMe(draft: Draft): Promise<void> {
  const { phrases, state, reading } = draft
  draft.outcome = 'answered'
  if (await sayKnown(draft, reading.text)) return
  if (state.task === undefined) draft.ask('offer', phrases.askMe)
  else draft.say(phrases.askMe)
}

async function bringIn(draft: Draft): Promise<void> {
  // "Yes, and I want to talk to the manager"
  if (agreesTo(draft) && !ASKS_FIRST.test(draft.reading.text)) await goOn(draft)
  await answerBesidePerson(draft)
  return handOver(draft, 'asked')
}

/** "Yes, but can I talk to somebody first?" agrees to nothing yet. */
const ASKS_FIRST = /(?<!\p{L})(?:first|before|beforehand|ar dtús|roimh|roimhe|sula)(?!\p{L})/iu

/** An emergency took the question whether to book, move, cancel or send: a yes after it gets that question first. */
function asksAgain({ state, turn, reading }: Draft): boolean {
  if (state.task === undefined || state.asked !== undefined || turn.state.urgent === undefined) return false
  state.asked = 'confirm'
  return reading.isAgreed
}
