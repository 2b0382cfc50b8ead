import type { Tools } from '../../tools/tools.ts'
import type { AnswerEvent, Answerer, Turn } from '../../turn/answerer.ts'
import { continueBooking, startBooking } from './booking.ts'
import { continueChange, startChange } from './change-booking.ts'
import { agrees } from './clear-yes.ts'
import { confirmDetails, takeDetails } from './details.ts'
import { Draft } from './draft.ts'
import { chooseEntry, forgetEntries, leavesChoice } from './entry-choice.ts'
import { answerQuestion, asksForContact, namesHoliday, sayKnown } from './information.ts'
import { readBesideContact } from './names.ts'
import { asksForMessage, comesLate, refusesRing, tellsTeam } from './notes.ts'
import {
  admitConfusion,
  admitIgnorance,
  answersTask,
  asksForRing,
  continueMessage,
  handOver,
  hasToldTeam,
  isRuleMet,
  leavesMessage,
  startMessage,
  takeRing,
} from './people.ts'
import { type Clause, readMessage } from './read-message.ts'
import { repeatQuestion } from './repeat-question.ts'
import { asksToWait, continueWaiting } from './waiting.ts'

/** Answers by rules, without a network. The same state and message get the same answer. */
export const RULES: Answerer = { name: 'rules', answer: answerByRules }

async function* answerByRules(turn: Turn, tools: Tools): AsyncGenerator<AnswerEvent> {
  const draft = new Draft(turn, tools, readMessage(turn))
  const { language, intents, slots } = draft.reading
  yield { kind: 'step', step: 'understood', details: { language, intents, slots } }
  await decide(draft)
  yield* draft.events()
}

async function decide(draft: Draft): Promise<void> {
  const { reading, phrases, turn } = draft
  const [first] = reading.intents
  if (first === 'injection') draft.say(phrases.injection(turn.configuration.name[draft.language]))
  else if (first === 'otherlanguage') draft.say(phrases.otherLanguage)
  else if (first === 'insult') draft.say(phrases.insult)
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
  } else if (isStopping(draft)) {
    const isChange = ['move', 'cancel', 'recall'].includes(draft.state.task ?? '')
    draft.endTask()
    draft.say(isChange ? phrases.kept : phrases.dropped)
    return
  } else if (reading.asksWhetherLanguage) await tellLanguages(draft)
  else if (reading.isLanguageWish) draft.say(phrases.greeting)
  else return answerAll(draft)
  repeatQuestion(draft)
}

/** "Please ring me about the invoice": a message, where one was asked for. "A person" is none. */
function isDictating({ state, reading }: Draft): boolean {
  return state.task === 'message' && state.asked === 'message' && reading.text.trim().split(/\s+/).length > 4
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

/** "Never mind", or "cancel" during a booking. */
function isStopping(draft: Draft): boolean {
  const { reading, state } = draft
  if (state.task === undefined) return false
  const isPending = state.task === 'book' || state.task === 'message' || state.task === 'wait'
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
  const isChoosing = draft.state.asked === 'entries'
  const clauses = reading.clauses.map((clause) => asFollowUp(draft, clause))
  const questions = clauses.filter(
    ({ intent, text }) => QUESTIONS.has(intent) || (intent === undefined && asksForContact(text)),
  )
  const unknown: string[] = []
  for (const clause of questions) if (!(await answerQuestion(draft, clause))) unknown.push(clause.text)
  if (await answerHowTo(draft)) return
  const isFollowUp =
    draft.state.task === undefined && clauses.every((clause, place) => clause !== reading.clauses[place])
  const goesOn = !isChoosing && !isFollowUp && (await goOn(draft))
  const open = goesOn ? clauses.filter(({ isQuestion }) => isQuestion) : clauses
  if (isChoosing && (await finishEntries(draft))) return
  for (const clause of open) {
    if (clause.intent !== undefined || questions.includes(clause) || draft.state.asked === 'entries') continue
    if (goesOn && (clauses.length === 1 || clause.namesTime || (clause.text.match(WORDS) ?? []).length < 3)) continue
    if (isWorthLookingUp(draft, clause) && !(await answerQuestion(draft, clause))) unknown.push(clause.text)
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

/** While a question is open, only questions are looked up. Other messages are answers to it. */
function isWorthLookingUp({ state, reading }: Draft, { text, isQuestion }: Clause): boolean {
  const words = (text.match(WORDS) ?? []).length
  // "No, it's OK" answers an open question.
  if (words === 0 || (reading.reply.answer !== null && !isQuestion && words <= 4)) return false
  if (state.task !== undefined || state.asked === 'offer') return isQuestion
  return isQuestion || words >= 2
}

async function finishEntries(draft: Draft): Promise<boolean> {
  const { question = draft.reading.text } = draft.state
  const chosen = await chooseEntry(draft)
  forgetEntries(draft)
  if (chosen === undefined) {
    if (await goOn(draft)) return true
    return false
  }
  if (chosen === 'none') await admitIgnorance(draft, question)
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
  const isYes = state.asked === 'confirm' && agrees(reading)
  const isAnswer = isYes || gives(draft) || answersTask(draft) || (state.task === 'book' && wanted === 'complaint')
  if (state.task !== undefined && isAnswer && (await continueTask(draft))) return true
  if (wanted === 'complaint') return complain(draft)
  const isSame = wanted === state.task || (state.task === 'move' && wanted === 'book')
  // Before any time was named there is nothing to correct: then it is about an earlier booking.
  const isCorrection = wanted === 'move' && state.task === 'book' && state.asked !== 'service'
  if (state.task !== undefined && (wanted === undefined || isSame || isCorrection)) {
    if (await continueTask(draft)) return true
    // A booking that has a time is never begun anew by "book it".
    if (!isSame || state.hold !== undefined) return false
  }
  if (state.task === 'message' && state.asked === 'message') return continueMessage(draft)
  if (wanted === undefined && asksToWait(draft)) await startBooking(draft)
  else if (wanted === undefined) return state.asked === 'offer' ? takeOffer(draft) : startFromSlots(draft)
  if (wanted === 'book') await startBooking(draft)
  else if (wanted === 'message') await startMessage(draft)
  else if (wanted === 'move' || wanted === 'cancel') await startChange(draft, wanted)
  return true
}

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
  if (agrees(reading) || hasContact || /\b(?:message|teachtaireacht)\b/i.test(reading.text)) {
    await startMessage(draft)
    return true
  }
  if (reading.reply.answer !== 'no' && !reading.isGivingUp) return startFromSlots(draft)
  delete state.asked
  draft.say(phrases.anythingElse)
  return true
}

/** A complaint without a description. */
const BARE_COMPLAINT =
  /^(?:(?:hi|hello|dia dh?uit) )?(?:i(?:d| would)? (?:want|like|wish|need|have) (?:to )?|can i |ba mhaith liom |teastaíonn uaim |tá )?(?:make |lodge |file |submit |put in )?(?:an? )?(?:formal |official )?(?:complaint|complain|gearán(?: foirmiúil)?(?: a (?:dhéanamh|chur isteach))?(?: agam)?)(?: please| le do thoil)?$/u
const isBareComplaint = (text: string) =>
  text.length < 100 &&
  BARE_COMPLAINT.test(
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .replaceAll(/[^\p{L}]+/gu, ' ')
      .trim(),
  )

async function complain(draft: Draft): Promise<boolean> {
  draft.say(draft.phrases.complaint)
  if (isRuleMet(draft, 'complaint')) await draft.tools.handOver('complaint')
  await startMessage(draft, isBareComplaint(draft.reading.text) ? undefined : draft.reading.text)
  draft.outcome = 'handed over'
  return true
}

const GREETS =
  /^\W*(?:h[ae]llo|hi|hiya|hey|howya|howdy|haigh|dia|anybody|are (?:you|ye) there|an bhfuil (?:tú|éinne|aon duine)|good (?:morning|afternoon|evening)|maidin|tráthnóna|story|well|bail|anyone|is (?:any|there)|conas|cén|cad é|how)(?!\p{L})/iu

const LEAVES =
  /^\W*(?:(?:ok|grand|right|great),? )?(?:bye(?: bye| now)?|goodbye|good night|see (?:you|ye|ya)|talk soon|take care|cheerio|sl[aá]n|oíche mhaith)(?!\p{L})/iu

const ABOUT_ITSELF =
  /\b(?:robot|bot|human|machine|computer|real|person|a\.?i\.?|chatgpt|who are you|talking to|speaking (?:to|with)|ag caint|your name|d['’]ainm|ainm (?:atá )?ort|what are you|duine|daonna|meaisín|róbat|ríomhaire|intleacht|cé thú|cé tusa|cad tusa)\b/i

async function answerCourtesy(draft: Draft): Promise<void> {
  const { reading, phrases, state } = draft
  if (LEAVES.test(reading.text)) {
    draft.endTask()
    draft.say(phrases.farewell)
    return
  }
  if (reading.intents.includes('thanks'))
    draft.say(state.task === undefined ? `${phrases.welcome} ${phrases.anythingElse}` : phrases.welcome)
  else if (ABOUT_ITSELF.test(reading.text) && reading.intents.includes('smalltalk')) draft.say(phrases.identity)
  else if (reading.intents.includes('smalltalk'))
    draft.say(
      !GREETS.test(reading.text) ? phrases.smallTalk : hasToldTeam(draft) ? phrases.teamKnows : phrases.greeting,
    )
  else if (state.task === undefined && reading.reply.answer !== null) draft.say(phrases.anythingElse)
  // "Yes" to "what would you like to book?" only says that the contact wants to book.
  else if (reading.reply.answer !== 'yes' || state.asked !== 'service') await admitConfusion(draft)
  repeatQuestion(draft)
}
