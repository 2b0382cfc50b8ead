import { listContentKeys } from '../../retrieval/terms.ts'
import type { Tools } from '../../tools/tools.ts'
import type { AnswerEvent, Answerer, Turn } from '../../turn/answerer.ts'
import { agrees } from '../../understanding/agrees.ts'
import { findEircode, mergeSlots } from '../../understanding/slots.ts'
import { continueBooking, startBooking } from './booking.ts'
import { continueChange, startChange } from './change-booking.ts'
import { readNumber } from './choose.ts'
import { complain } from './complain.ts'
import { answerCourtesy, asksWhetherAi, asksWho, isLeaving } from './courtesy.ts'
import { confirmDetails, takeDetails } from './details.ts'
import { Draft } from './draft.ts'
import { chooseEntry, forgetEntries, leavesChoice } from './entry-choice.ts'
import { answerQuestion, asksForContact, namesHoliday, sayKnown } from './information.ts'
import { readBesideContact } from './names.ts'
import { asksForMessage, comesLate, refusesRing, tellsTeam } from './notes.ts'
import {
  admitIgnorance,
  answersTask,
  asksForRing,
  continueMessage,
  handOver,
  leavesMessage,
  startMessage,
  takeRing,
} from './people.ts'
import { type Clause, readMessage } from './read-message.ts'
import { repeatQuestion } from './repeat-question.ts'
import { asksWhetherDone, tellStatus } from './status.ts'
import { asksToWait, continueWaiting } from './waiting.ts'

/** Answers by rules, without a network. The same state and message get the same answer. */
export const RULES: Answerer = { name: 'rules', answer: answerByRules }

async function* answerByRules(turn: Turn, tools: Tools): AsyncGenerator<AnswerEvent> {
  const draft = new Draft(turn, tools, readMessage(turn))
  const { language, intents, slots } = draft.reading
  yield { kind: 'step', step: 'understood', details: { language, intents, slots } }
  await decide(draft)
  rememberMentioned(draft)
  yield* draft.events()
}

/** "How much is a haircut tomorrow at four?", and then "book it": what was named without a wish. */
function rememberMentioned({ state, reading: { slots } }: Draft): void {
  if (state.task !== undefined || slots.service === undefined) return
  const { name: _, phone: __, email: ___, eircode: ____, ...mentioned } = slots
  state.slots = { ...mergeSlots(state.slots, {}), ...mentioned }
}

async function decide(draft: Draft): Promise<void> {
  const { reading, phrases, turn } = draft
  const [first] = reading.intents
  if (first === 'injection') draft.say(phrases.injection(turn.configuration.name[draft.language]))
  else if (first === 'otherlanguage') draft.say(phrases.otherLanguage)
  else if (first === 'insult') draft.say(phrases.insult)
  else if (isLeaving(draft)) {
    draft.endTask()
    return draft.say(phrases.farewell)
  } else if (asksWhetherAi(reading.text)) draft.say(phrases.identity)
  else if (asksForRing(draft) && !gives(draft)) return takeRing(draft)
  else if (
    reading.intents.includes('person') &&
    !refusesRing(reading.text) &&
    !reading.asksWhetherLanguage &&
    !isDictating(draft) &&
    !gives(draft)
  )
    return handOver(draft, 'asked')
  else if (deniesBooking(draft)) {
    draft.endTask()
    return answerAll(draft)
  } else if (isStopping(draft) && !(await meansEarlier(draft))) {
    const { task = '' } = draft.state
    const isChange = ['move', 'cancel', 'recall'].includes(task)
    draft.endTask()
    draft.say(isChange ? phrases.kept : task === 'message' ? phrases.droppedMessage : phrases.dropped)
    return reading.clauses.some(({ isQuestion }) => isQuestion) ? answerAll(draft) : undefined
  } else if (asksWho(reading.text)) {
    draft.say(phrases.thisIs(turn.configuration.name[draft.language]))
    draft.outcome = 'answered'
  } else if (reading.asksWhetherLanguage) await tellLanguages(draft)
  else if (reading.isLanguageWish) draft.say(phrases.greeting)
  else return answerAll(draft)
  repeatQuestion(draft)
}

/** "Please ring me about the invoice": a message, where one was asked for. "I want to talk to someone please" is none. */
function isDictating({ state, reading }: Draft): boolean {
  return state.task === 'message' && state.asked === 'message' && reading.text.trim().split(/\s+/).length > 8
}

const DETAILS = new Set(['name', 'contact', 'confirm', 'choice', 'time'])

/** "ciara@example.ie, but ring me on 086 … if anything changes": gives what a booking asked for, whatever else it says. */
function gives({ state, reading: { slots } }: Draft): boolean {
  const isAsked = state.task === 'book' && state.asked !== undefined && DETAILS.has(state.asked)
  return isAsked && (slots.email !== undefined || slots.phone !== undefined || slots.name !== undefined)
}

/** "Can I deal with you in Irish?": says what is known about it, and how to do it. */
async function tellLanguages(draft: Draft): Promise<void> {
  const isKnown = await sayKnown(draft, draft.reading.text)
  draft.say(isKnown ? draft.phrases.eitherLanguage : draft.phrases.yesEitherLanguage)
  draft.outcome = 'answered'
}

const NO_BOOKING =
  /(?<!\p{L})(?:(?:never|don['’]?t|do not|haven['’]?t|not|no) (?:have |had |got |made |booked |cancelling |moving )?(?:an? |any |one )?(?:appointment|booking|anything|booked)|(?:n[ií]l|n[ií] raibh|nach bhfuil)(?: (?:mé|mise))?(?: ag iarraidh)?(?: aon)? ch?oinne)(?!\p{L})/iu

/** Asked which appointment to move or cancel: "I never had one". */
const deniesBooking = ({ reading, state }: Draft) =>
  (state.task === 'move' || state.task === 'cancel' || state.task === 'recall') &&
  (state.asked === 'email' || state.asked === 'code') &&
  NO_BOOKING.test(reading.text)

/** "I have it already, I just can't come": about an earlier booking. */
const OWN =
  /(?<!\p{L})(?:already|my (?:appointment|booking|slot|lesson|grind|class|table|visit)|the (?:one|appointment|booking) (?:i|we|that)(?: (?:have|had|made|booked))?|not a second one|mo (?:choinne|bhord|rang|chuairt)|cheana)(?!\p{L})/iu

const NAMES_ONE = /(?<!\p{L})(?:appointment|booking|table|one|ch?oinne|gcoinne|bord|ceann)(?!\p{L})/iu

/** "Cancel the appointment", where one was booked before in this conversation. */
async function meansEarlier({ reading, tools, state }: Draft): Promise<boolean> {
  if (state.task !== 'book' || reading.intents[0] !== 'cancel' || !NAMES_ONE.test(reading.text)) return false
  return (await tools.findBookings()).length > 0
}

/** "Never mind", or "cancel" during a booking. */
function isStopping(draft: Draft): boolean {
  const { reading, state } = draft
  if (state.task === undefined) return false
  const isPending =
    (state.task === 'book' || state.task === 'message' || state.task === 'wait') && !OWN.test(reading.text)
  return (
    reading.isGivingUp || (isPending && reading.intents[0] === 'cancel' && !answersTask(draft) && !leavesMessage(draft))
  )
}

const QUESTIONS = new Set<Clause['intent']>(['hours', 'price', 'where'])

/** Answers questions first, then continues the task. */
async function answerAll(draft: Draft): Promise<void> {
  const { reading } = draft
  if (await recallBooking(draft)) return
  if (noteDetails(draft)) return
  if (leavesChoice(reading)) forgetEntries(draft)
  const isChoosing = draft.state.asked === 'entries' || choosesBeside(draft)
  if (!isChoosing) draft.state.entries = []
  const clauses = reading.clauses.map((clause) => asFollowUp(draft, clause))
  const questions = clauses.filter(
    ({ intent, text }) =>
      (QUESTIONS.has(intent) && findEircode(text) === undefined) || (intent === undefined && asksForContact(text)),
  )
  const unknown: string[] = []
  for (const clause of questions) if (!(await answerQuestion(draft, clause))) unknown.push(clause.text)
  if (await answerHowTo(draft)) return
  const isFollowUp =
    draft.state.task === undefined && clauses.every((clause, place) => clause !== reading.clauses[place])
  // "Are ye open at lunch?" sets no limit for what is looked for.
  const { at, day, service } = reading.slots
  const isAskedOnly = questions.length === clauses.length && (at ?? day ?? service) === undefined
  const goesOn = !isChoosing && !isFollowUp && !isAskedOnly && (await goOn(draft))
  const open = goesOn ? clauses.filter(({ isQuestion }) => isQuestion) : clauses
  if (isChoosing && (await finishEntries(draft))) return
  for (const clause of open) {
    if (clause.intent !== undefined || questions.includes(clause) || draft.state.asked === 'entries') continue
    if (goesOn && (clauses.length === 1 || clause.namesTime || (clause.text.match(WORDS) ?? []).length < 3)) continue
    // "The flu vaccine. Do you do it?": the question names nothing by itself.
    const isEmpty = listContentKeys(clause.text, draft.language).length === 0
    const question = isEmpty ? { ...clause, text: reading.text } : clause
    if (isWorthLookingUp(draft, clause) && !(await answerQuestion(draft, question))) unknown.push(question.text)
  }
  if (unknown.length > 0) await admitIgnorance(draft, unknown.join(' '))
  if (draft.hasSaid && !goesOn) repeatQuestion(draft)
  if (!draft.hasSaid) await answerCourtesy(draft)
}

/** Keeps a name with a number or an address that nobody asked for, for the person who answers. */
function noteDetails(draft: Draft): boolean {
  const { reading, state } = draft
  if (state.task !== undefined || state.asked === 'offer' || readBesideContact(reading.text) === undefined) return false
  if (!takeDetails(draft)) return false
  confirmDetails(draft)
  return true
}

const LISTS = new Set<string | undefined>(['choice', 'service', 'booking', 'time'])

/** "1", after entries were offered during a task whose question has no numbers. */
const choosesBeside = ({ state, reading }: Draft) =>
  state.entries.length > 1 && !LISTS.has(state.asked) && readNumber(reading.text) !== undefined

const FOLLOWS_UP = /^(?:and|or|what about|how about|agus|nó|cad faoi|céard faoi|cad mar gheall ar)(?!\p{L})/iu

/** "And on Saturdays?" repeats the earlier question. */
function asFollowUp({ state }: Draft, clause: Clause): Clause {
  if (clause.intent !== undefined || state.task !== undefined || !FOLLOWS_UP.test(clause.text)) return clause
  if (clause.service !== undefined) return state.about === 'price' ? { ...clause, intent: 'price' } : clause
  return clause.namesTime || namesHoliday(clause.text) ? { ...clause, intent: 'hours' } : clause
}

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

const WORDS = /\p{L}{2,}/gu

/** What somebody says in surprise, and wants no answer to. */
const RHETORICAL =
  /^\W*(?:(?:what|wtf|ah|oh|jesus|ffs|sure|hello|and|but|so|cad|céard|an ea|muise|a thiarcais|a mhuire|ó)\W*)*(?:(?:are (?:you|ye) (?:joking|serious|kidding|for real|having a laugh|listening|taking the \p{L}+)(?: me)?|(?:for )?real(?:ly)?|seriously|is this a joke|did (?:you|ye) (?:not )?(?:hear|read|get) (?:me|that|what i said)|an bhfuil tú (?:dáiríre|ag éisteacht|ag magadh)|nach bhfuil tú ag éisteacht|i ndáiríre)\W*)?$/iu

/** While a question is open, only questions are looked up. Other messages are answers to it. */
function isWorthLookingUp({ state, reading }: Draft, { text, isQuestion }: Clause): boolean {
  const words = (text.match(WORDS) ?? []).length
  if (RHETORICAL.test(text)) return false
  // "No, it's OK" answers an open question.
  if (words === 0 || (reading.reply.answer !== null && !isQuestion && words <= 4)) return false
  if (state.task !== undefined || state.asked === 'offer') return isQuestion
  return isQuestion || words >= 2
}

async function finishEntries(draft: Draft): Promise<boolean> {
  const { question = draft.reading.text } = draft.state
  const chosen = await chooseEntry(draft)
  forgetEntries(draft)
  if (chosen === 'answered') repeatQuestion(draft)
  if (chosen === undefined) {
    if (await goOn(draft)) return true
    return false
  }
  if (chosen === 'none') await admitIgnorance(draft, question)
  // "1, and do you record calls?"
  for (const clause of draft.reading.clauses.slice(1)) if (clause.isQuestion) await answerQuestion(draft, clause)
  return true
}

/** Starts the requested task, or continues the current one. Returns false if the message does neither. */
async function goOn(draft: Draft): Promise<boolean> {
  const { state, reading } = draft
  if (state.task === undefined && comesLate(reading.text)) return passOn(draft)
  if (leavesMessage(draft)) return bookInstead(draft)
  const wish = reading.intents.find((intent) => ['book', 'move', 'cancel', 'message', 'complaint'].includes(intent))
  const isMessage = asksForMessage(reading.text) || (wish === undefined && tellsTeam(reading.text))
  const wanted = isMessage && wish !== 'complaint' ? 'message' : wish
  // "A first visit on Friday at nine" is no part of a message about something else.
  const { service, at, day } = reading.slots
  const isAside = state.task === 'message' && (state.asked === 'name' || state.asked === 'contact')
  if (isAside && service !== undefined && (at ?? day) !== undefined) {
    await startBooking(draft)
    return true
  }
  // An answer to an open question goes before what it sounds like: "never been" is no complaint.
  const isYes = state.asked === 'confirm' && agrees(reading.text)
  const isRegretted = state.task === 'book' || (state.task === 'message' && state.message !== undefined)
  const isAnswer = isYes || gives(draft) || answersTask(draft) || (isRegretted && wanted === 'complaint')
  if (state.task !== undefined && isAnswer && (await continueTask(draft))) return true
  if (wanted === 'complaint') return complain(draft)
  const isSame = wanted === state.task || (state.task === 'move' && wanted === 'book')
  // Before any time was named there is nothing to correct: then it is about an earlier booking.
  const isCorrection =
    wanted === 'move' && state.task === 'book' && state.asked !== 'service' && !OWN.test(reading.text)
  if (state.task !== undefined && (wanted === undefined || isSame || isCorrection)) {
    if (await continueTask(draft)) return true
    // "Book it" begins no booking anew, unless something else is wanted.
    if (!isSame || state.hold !== undefined || !BEGINS_ANEW.test(reading.text)) return false
  }
  if (state.task === 'message' && state.asked === 'message') return continueMessage(draft)
  if (wanted === undefined && asksToWait(draft)) await startBooking(draft)
  else if (wanted === undefined) return state.asked === 'offer' ? takeOffer(draft) : startFromSlots(draft)
  if (wanted === 'book') await startBooking(draft)
  else if (wanted === 'message') await startMessage(draft)
  else if (wanted === 'move' || wanted === 'cancel') await startChange(draft, wanted)
  return true
}

const BEGINS_ANEW =
  /(?<!\p{L})(?:new|another|other|different|else|again|start|appointment|booking|nua|eile|arís|coinne)(?!\p{L})/iu

async function bookInstead(draft: Draft): Promise<boolean> {
  await startBooking(draft)
  return true
}

async function passOn(draft: Draft): Promise<boolean> {
  await startMessage(draft, draft.reading.text)
  return true
}

/** "When is my appointment?" is not a wish to change it. */
async function recallBooking(draft: Draft): Promise<boolean> {
  const { reading, state } = draft
  if (asksWhetherDone(reading.text) && (await tellStatus(draft))) return true
  const isChanging = reading.intents.some((intent) => intent === 'move' || intent === 'cancel')
  if (!reading.asksForOwnBooking || isChanging || state.task === 'book') return false
  await startChange(draft, 'recall')
  return true
}

function continueTask(draft: Draft): Promise<boolean> {
  if (draft.state.task === 'book') return continueBooking(draft)
  if (draft.state.task === 'wait') return continueWaiting(draft)
  return draft.state.task === 'message' ? continueMessage(draft) : continueChange(draft)
}

const WISHES =
  /(?<!\p{L})(?:need|want|looking for|would like|i'd like|id like|after|please|pls|asap|teastaíonn|teastaionn|uaim|mhaith|ag lorg|le do thoil|led thoil)(?!\p{L})/iu

/** "A massage on Friday at three" and "I need a massage" ask for a booking without the word. */
async function startFromSlots(draft: Draft): Promise<boolean> {
  const { reading } = draft
  const { slots, clauses, intents } = reading
  const hasTime = [
    slots.at,
    slots.day,
    slots.week,
    slots.service && (slots.confirm ?? slots.part ?? slots.from ?? slots.to ?? slots.after),
  ].some((value) => value !== undefined)
  // "Is Niamh free on Friday?" wants a time.
  const asksForDiary = (reading.diaryWish?.ids.length ?? 0) > 0
  const isAsking = !asksForDiary && clauses.some(({ isQuestion }) => isQuestion)
  // "Lovely weather today" names a day and wants none.
  const isTalk =
    slots.service === undefined && clauses.every(({ intent, namesTime }) => !namesTime || intent === 'smalltalk')
  const isServiceAlone = intents.length === 0 && reading.text.split(/\s+/).length <= 4
  const wantsService = slots.service !== undefined && (isServiceAlone || WISHES.test(reading.text))
  if (
    (!hasTime && !wantsService) ||
    isAsking ||
    isTalk ||
    intents.some((intent) => intent !== 'smalltalk') ||
    draft.services.length === 0
  )
    return false
  await startBooking(draft)
  return true
}

/** The answer to "a message, or a person?" */
async function takeOffer(draft: Draft): Promise<boolean> {
  const { reading, state, phrases } = draft
  const hasContact = reading.slots.email !== undefined || reading.slots.phone !== undefined
  if (agrees(reading.text) || hasContact || /\b(?:message|teachtaireacht)\b/i.test(reading.text)) {
    await startMessage(draft)
    return true
  }
  if (/(?<!\p{L})(?:person|human|somebody|someone|duine)(?!\p{L})/iu.test(reading.text)) {
    await handOver(draft, 'asked')
    return true
  }
  if (reading.reply.answer !== 'no' && !reading.isGivingUp) return startFromSlots(draft)
  delete state.asked
  draft.say(phrases.anythingElse)
  return true
}
