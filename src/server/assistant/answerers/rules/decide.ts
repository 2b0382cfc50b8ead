import { nextRound } from '../../turn/next-round.ts'
import { asksWhatItIs } from '../../understanding/services/doubts-service.ts'
import { answerAboutNext } from './booking/answer-about-next.ts'
import { answerTogether } from './booking/answer-together.ts'
import { bookForAnother } from './booking/book-for-another.ts'
import { startBooking } from './booking/booking.ts'
import { goOnParked } from './booking/go-on-parked.ts'
import { beginWithFault, beginWithMatter } from './booking/how-to-begin.ts'
import { keepSize } from './booking/keep-size.ts'
import { keepToOne } from './booking/keep-to-one.ts'
import { parkBooking } from './booking/park-booking.ts'
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
import { noteRing } from './changes/ring-before.ts'
import { giveUpEmail, hasNoProof } from './changes/unproved.ts'
import { comfort, sayFirstStep } from './comfort.ts'
import { agreesTo, gives, goOn } from './continue-task.ts'
import { asksForPatience, asksWhetherAi, asksWho, calmsAlone, goOnCalmed, isLeaving } from './courtesy.ts'
import { givesAddress } from './details/address.ts'
import { startCorrection } from './details/correction-wish.ts'
import { noteAside } from './details/note-aside.ts'
import { noteGuests } from './details/note-guests.ts'
import { noteOnOwn } from './details/note-on-own.ts'
import type { Draft } from './draft.ts'
import { bookBesideMessage } from './messages/book-beside-message.ts'
import { continueMessage } from './messages/continue-message.ts'
import { dictates } from './messages/dictate.ts'
import { edits } from './messages/edit-message.ts'
import { asksForRing, asksWhom, handOver, requestsRing, takeRing } from './messages/people.ts'
import { tellSent } from './messages/sent.ts'
import { startMessage } from './messages/take-message.ts'
import { hasTrouble, takeNews, takeTrouble, tellsNews } from './messages/trouble.ts'
import { refusesPerson, takePersonBack, wantsPerson } from './messages/wants-person.ts'
import { answerAgain } from './questions/answer-again.ts'
import { answerAll, answerQuestions } from './questions/answer-all.ts'
import { answerBooked } from './questions/answer-booked.ts'
import { sayBookHere, sayWhatThisIs, tellLanguages } from './questions/general-questions.ts'
import { sayKnown } from './questions/information.ts'
import { answerEnd } from './questions/lengths.ts'
import { answerBesidePerson } from './questions/open-questions.ts'
import { answerAboutOwn, answerForWhat } from './questions/own-questions.ts'
import { repeatQuestion, sayBeside } from './questions/repeat-question.ts'
import { saySame } from './questions/say-same.ts'
import { answerInsult, refuseInjection, refuseLanguage } from './refuse-abuse.ts'
import { isStopping, leave, stop } from './stopping.ts'

/** Answers a message, or leaves it to the next step. */
type Step = (draft: Draft) => boolean | Promise<boolean>

/** What goes before the wish of a message. The first that answers ends the turn. */
const BEFORE_WISHES: Step[] = [
  comfort,
  sayFirstStep,
  beginWithFault,
  beginWithMatter,
  answerNothing,
  noteAside,
  repeatForYes,
  when(calmsAlone, goOnCalmed),
  answerAgain,
  goOnParked,
  bookBesideMessage,
  noteRing,
  when(givesAddress, answerAll),
  tellSent,
  noteOnOwn,
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
  keepSize,
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

/** The wishes of a message, and what is no wish. The first that answers ends the turn. */
const WISHES: Step[] = [
  refuseInjection,
  refuseLanguage,
  answerInsult,
  (draft) => asksForPatience(draft) && sayBeside(draft, draft.phrases.noHurry),
  when(isLeaving, leave),
  (draft) => asksWhetherAi(draft.reading.text) && sayBeside(draft, draft.phrases.identity),
  when(hasTrouble, takeTrouble),
  when(tellsNews, takeNews),
  when(dictates, dictate),
  async (draft) => edits(draft) && (await continueMessage(draft)),
  when(wantsRingOnly, takeRing),
  when(asksForWhom, sayAskMe),
  when(wantsPerson, bringIn),
  when(deniesBooking, dropBooking),
  when(hasNoProof, giveUpEmail),
  takeRefused,
  when(({ reading }) => refusesPerson(reading), leavePersonOut),
  keepToOne,
  when(isStopping, stop),
  sayWhoThisIs,
  sayLanguages,
]

/** Chooses the answer to a message. */
export async function decide(draft: Draft): Promise<void> {
  if (draft.reading.asksHowWeAre) draft.say(draft.phrases.fine)
  takePersonBack(draft)
  for (const answer of BEFORE_WISHES) if (await answer(draft)) return
  await nextRound()
  for (const answer of WISHES) if (await answer(draft)) return
  await answerAll(draft)
}

/** A step that answers whenever it applies. */
function when(applies: Step, answer: (draft: Draft) => unknown): Step {
  return async (draft) => {
    const isIts = await applies(draft)
    if (isIts) await answer(draft)
    return isIts
  }
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

/** An emergency took the question whether to book, move, cancel or send: a yes after it gets that question first. */
function asksAgain({ state, turn, reading }: Draft): boolean {
  if (state.task === undefined || state.asked !== undefined || turn.state.urgent === undefined) return false
  state.asked = 'confirm'
  return reading.isAgreed
}

async function dictate(draft: Draft): Promise<void> {
  parkBooking(draft)
  await startMessage(draft)
}

function wantsRingOnly(draft: Draft): boolean {
  return asksForRing(draft) && (requestsRing(draft) || !gives(draft)) && !namesAskedService(draft)
}

function asksForWhom({ reading: { text, intents } }: Draft): boolean {
  return asksWhom(text) && intents.every((intent) => intent === 'person')
}

/** "Who would I talk to about a quote?": what is known of it, or else that the question can be put here. */
async function sayAskMe(draft: Draft): Promise<void> {
  const { phrases, state, reading } = draft
  draft.outcome = 'answered'
  if (await sayKnown(draft, reading.text)) repeatQuestion(draft)
  else if (state.task === undefined) draft.ask('offer', phrases.askMe)
  else sayBeside(draft, phrases.askMe)
}

async function bringIn(draft: Draft): Promise<void> {
  // "Yes, and I want to talk to the manager"
  if (agreesTo(draft) && !ASKS_FIRST.test(draft.reading.text)) await goOn(draft)
  await answerBesidePerson(draft)
  return handOver(draft, 'asked')
}

/** "Yes, but can I talk to somebody first?" agrees to nothing yet. */
const ASKS_FIRST = /(?<!\p{L})(?:first|before|beforehand|ar dtús|roimh|roimhe|sula)(?!\p{L})/iu

async function dropBooking(draft: Draft): Promise<void> {
  draft.endTask()
  await (makesOne(draft.reading.text) ? startBooking(draft) : answerAll(draft))
}

/** "I don't want the haircut", of what is being booked. */
async function takeRefused(draft: Draft): Promise<boolean> {
  const refusal = findRefusal(draft)
  if (refusal === undefined) return false
  if (!(await takeRefusal(draft, refusal))) await answerQuestions(draft)
  return true
}

function leavePersonOut(draft: Draft): void {
  if (draft.state.asked === 'offer') delete draft.state.asked
  if (draft.state.task === undefined) draft.say(draft.phrases.howToHelp)
  repeatQuestion(draft)
}

async function sayWhoThisIs(draft: Draft): Promise<boolean> {
  const { reading, phrases, turn, language } = draft
  if (!asksWho(reading.text) || asksOfBooked(draft)) return false
  draft.outcome = 'answered'
  if (!(await sayKnown(draft, reading.text))) draft.say(phrases.thisIs(turn.configuration.name[language]))
  repeatQuestion(draft)
  return true
}

/** "What do you mean, visit? Is that the class?": asks who nobody is. */
const asksOfBooked = ({ state, reading: { clauses } }: Draft) =>
  state.task === 'book' && clauses.some(({ text }) => asksWhatItIs(text))

async function sayLanguages(draft: Draft): Promise<boolean> {
  const { asksWhetherLanguage, isLanguageWish } = draft.reading
  if (asksWhetherLanguage) await tellLanguages(draft)
  else if (isLanguageWish) draft.say(draft.phrases.greeting)
  else return false
  repeatQuestion(draft)
  return true
}
