import { callsItUrgent } from '../../../understanding/find-trouble.ts'
import { correctEmail } from '../../../understanding/person/correct-email.ts'
import { CONTACT, namesContact } from '../../../understanding/person/find-name.ts'
import { agrees } from '../../../understanding/replies/agrees.ts'
import { asksQuestion } from '../../../understanding/replies/asks-question.ts'
import { comesLate } from '../../../understanding/replies/comes-late.ts'
import { readUnwanted } from '../../../understanding/replies/read-unwanted.ts'
import { tellsOfGuests } from '../../../understanding/services/guest-needs.ts'
import { findPhones } from '../../../understanding/slots.ts'
import { keepsAsIs } from '../booking/gives-up.ts'
import { withoutSpelling } from '../details/correct-name.ts'
import {
  askForDetails,
  formatContact,
  lacksDetails,
  pickPerson,
  readConfirmation,
  takeDetails,
} from '../details/details.ts'
import { readBesideContact } from '../details/names.ts'
import { askWhatToChange, readChange } from '../details/read-change.ts'
import { saysOnlyDetails, withoutDetails, withoutOwnSentences } from '../details/without-details.ts'
import type { Draft } from '../draft.ts'
import { readNoteThat, wantsNote } from '../questions/split-aside.ts'
import { addressTo, noteAddressee } from './addressee.ts'
import { readBesideYes } from './beside-yes.ts'
import {
  countWords,
  readAddressee,
  readAddresseeAlone,
  readFramed,
  tellsBeside,
  withoutFrame,
  withoutReply,
} from './dictate.ts'
import { editMessage, edits, givesDetails, startsOver } from './edit-message.ts'
import {
  askHowToReach,
  askWhatToTell,
  isBareAlarm,
  MAX_CHARACTERS,
  readBackMessage,
  takeAlarm,
  writeMessage,
} from './message-words.ts'
import { asksForMessage, tellsTeam } from './notes.ts'
import { namesTopic, wantsRing } from './ring.ts'
import {
  ADDS_THAT,
  addsToDraft,
  asksAside,
  correctsStory,
  isAddition,
  readAddedQuestion,
  tellsMore,
} from './says-more.ts'
import { tellsAbsence } from './tells-absence.ts'
import { asksForPlace, wantsBooking } from './wants-booking.ts'

const HAS_CONTENT =
  /\b(?:about|re|faoin?|faoi na)(?: \S+){4,}|:\s+\S+\s+\S+\s+\S+|\b(?:that|saying|to say|because|go bhfuil|gur|go raibh(?! (?:míle|céad|maith)))\b.*\s\S+/i
const hasContent = (text: string) => HAS_CONTENT.test(text) || tellsTeam(text) || comesLate(text) || tellsAbsence(text)

/** "Is it in stock?", and then "ring me when it's in": about what was not answered. */
const OFFERS = new Set<string | undefined>(['offer', 'entries'])

/** Begins to take a message, with the details already given. An empty `text` is none. */
export async function startMessage(draft: Draft, text?: string, isUrgent = false): Promise<void> {
  // "Yes, a message", or "ring me so": about what it could not answer. Other words are about something else.
  const isRing = text !== undefined && wantsRing(text) && !namesTopic(text)
  const question =
    (text === undefined || isRing) && OFFERS.has(draft.turn.state.asked) ? draft.turn.state.question : undefined
  const { alarm } = draft.state
  draft.endTask()
  draft.state.task = 'message'
  if (alarm !== undefined) draft.state.alarm = alarm
  if (isUrgent || callsItUrgent(draft.reading.text)) draft.state.isUrgent = true
  takeDetails(draft)
  const { reading } = draft
  const framed = withoutDetails(readFramed(reading.text) ?? '', draft.state.slots.name) || undefined
  const beside = withoutDetails(withoutReply(reading.text), draft.state.slots.name)
  const told = text && withoutOwnSentences(withoutFrame(text) || text, draft.state.slots.name)
  const said =
    told ?? framed ?? (hasContent(reading.text) || tellsBeside(draft, beside) ? withoutFrame(beside) : undefined)
  // What is dictated is the whole message.
  const addressee = readAddressee(reading.text)
  // "There's a pothole", and then "yes, it's dangerous", or where it is beside the name: the story goes on.
  const isStory =
    question !== undefined && !asksQuestion(question) && (framed !== undefined || namesContact(reading.text))
  const isOther = addressee !== undefined || (said !== undefined && !isRing && reading.reply.answer !== 'yes')
  // "A message. And if there is a later place, tell me": beside what was asked.
  const isMore = question !== undefined && framed !== undefined && JOINS.test(framed)
  const isWhole = (framed !== undefined || isOther) && !isStory && !isMore
  const message = [isWhole ? undefined : question, isMore ? said?.replace(JOINS, '') : said].filter(Boolean).join('\n')
  if (message !== '') draft.state.message = message.slice(0, MAX_CHARACTERS)
  if (message === question) draft.state.question = question
  // "A message for him", after "is Seán there?"
  noteAddressee(draft, addressee === 'them' ? draft.turn.state.question : addressee)
  advanceMessage(draft)
}

const JOINS = /^\W*(?:and|also|agus)(?:\s+(?:also|freisin))?[\s,]+/iu

/** Whether a message that looks like another wish belongs to the task: it says a detail, or what the team should know. */
export function answersTask(draft: Draft): boolean {
  const { slots, text, intents } = draft.reading
  const { task } = draft.state
  if (
    addsToDraft(draft) ||
    readAddedQuestion(draft) !== undefined ||
    (task === 'message' && draft.state.asked === 'confirm' && agrees(text))
  )
    return true
  if (task === 'book' && wantsNote(text)) return true
  if ((task !== 'book' && task !== 'message') || asksForMessage(text)) return false
  if ([slots.name, slots.email, slots.phone].some((said) => said !== undefined) || tellsTeam(text)) return true
  return intents.includes('message') || (task === 'message' && tellsAbsence(text))
}

/** Whether the caller wants to book now, and not to have a wish to book passed on. */
export function leavesMessage(draft: Draft): boolean {
  const { state, reading } = draft
  if (readAddedQuestion(draft) !== undefined) return false
  if (state.asked === 'confirm' && agrees(reading.text) && !asksForPlace(reading.text)) return false
  if (speaksOfContact({ state, reading })) return false
  // "Looking for evening hours" may be the message.
  const isWish = wantsBooking(reading.text) || (state.asked !== 'message' && reading.intents.includes('book'))
  const isRefusal = reading.clauses.some(({ text }) => readUnwanted(text) !== undefined)
  return state.task === 'message' && isWish && !isRefusal && !tellsTeam(reading.text)
}

const OWN_CONTACT =
  /(?<!\p{L})(?:my|me|m['’]|mo) ?(?:phone|mobile|number|e-?mail|address|uimhir|ríomhphost|sheoladh|fh?ón)(?!\p{L})/iu

/** "I don't like to give my number", asked how to be reached: books nothing. */
export const speaksOfContact = ({ state, reading: { text } }: Pick<Draft, 'state' | 'reading'>): boolean =>
  state.task === 'message' && state.asked === 'contact' && OWN_CONTACT.test(text) && !wantsBooking(text)

/** Asks for what is missing, or reads the message back. A message that changed is said at once. */
export function advanceMessage(draft: Draft, hasChanged = false): void {
  const { state, phrases } = draft
  takeAlarm(draft)
  if (state.message !== undefined && state.note !== undefined) {
    const { message } = state
    // Another number is in the message, or behind it.
    const isSaid = (note: string) => findPhones(note).some((phone) => findPhones(message).includes(phone))
    const notes = state.note.split('\n').filter((note) => !isSaid(note))
    state.message = [message, ...notes].join('\n').slice(0, MAX_CHARACTERS)
    delete state.note
  }
  if (state.message === undefined) draft.ask('message', askWhatToTell(draft))
  else if (isBareAlarm(draft) && !hasChanged) draft.ask('contact', askHowToReach(draft))
  else if (lacksDetails(draft)) {
    if (hasChanged) draft.say(phrases.messageNow(state.message))
    askForDetails(draft, askHowToReach(draft))
  } else draft.ask('confirm', readBackMessage(draft))
}

/** Changes the message that was dictated: "leave out the bit about the gate", "change it to …". */
function editDraft(draft: Draft): void {
  const { state, phrases, reading, language } = draft
  if (givesDetails(reading.text)) takeDetails(draft)
  const { message = '' } = state
  const edited = editMessage(message, reading.text, language)
  const whom = edited && readAddresseeAlone(edited)
  if (edited === undefined || (whom !== undefined && startsOver(reading.text))) {
    delete state.message
    if (whom !== undefined) state.note = whom
    draft.ask('message', phrases.askMessage)
  } else if (edited === 'unclear') draft.ask('message', phrases.whichPart)
  else {
    state.message = whom === undefined ? edited.slice(0, MAX_CHARACTERS) : addressTo(message, whom)
    advanceMessage(draft, true)
  }
}

/** Reads the answer to the open question. Returns false if the message does not answer it. */
export async function continueMessage(draft: Draft): Promise<boolean> {
  const { state, reading, phrases } = draft
  if (addsToDraft(draft)) {
    addToMessage(draft, reading.text.replace(ADDS_THAT, ''))
    return true
  }
  const question = readAddedQuestion(draft)
  if (question !== undefined) {
    addToMessage(draft, question)
    return true
  }
  if (edits(draft)) {
    editDraft(draft)
    return true
  }
  const isEmailCorrected = correctEmail(state.slots.email, reading.text) !== undefined
  const { hasDetails, isConfirmed } = readConfirmation(draft)
  if (state.asked === 'message' || (state.asked === 'change' && !isConfirmed)) return readMessageText(draft, hasDetails)
  if (isEmailCorrected) {
    if (lacksDetails(draft)) draft.say(phrases.noted(formatContact(draft)))
    advanceMessage(draft)
    return true
  }
  if (isConfirmed) {
    const beside = [readBesideYes(draft), reading.aside].filter(Boolean).join('. ')
    // "Yes. Can you put down that I want colour too"
    const more = readNoteThat(withoutReply(beside)) ?? beside
    if (countWords(more) >= LEAST_WORDS_OF_MORE || tellsTeam(more) || reading.aside !== undefined) {
      noteMore(draft, more)
      draft.say(phrases.noted(`“${withoutReply(more)}”`))
    }
    return passMessageOn(draft)
  }
  const beside = withoutSpelling(withoutDetails(reading.text, state.slots.name), state.slots.name) ?? ''
  // "Is that going to Aoife only?", beside the summary
  const isAsked = state.asked === 'confirm' && reading.clauses.every(asksAside)
  const saysMore =
    hasDetails ||
    (!isAsked && hasContent(reading.text)) ||
    tellsOfGuests(reading.text) ||
    reading.intents.includes('complaint') ||
    isAddition(draft) ||
    (state.isUrgent === true && tellsMore(reading, beside)) ||
    reading.clauses.some(({ namesTime, isQuestion }) => namesTime && !isQuestion)
  if (beside !== '' && saysMore) addToMessage(draft, hasDetails ? beside : reading.text)
  else if (hasDetails) advanceMessage(draft)
  // "Leave a message so", or "pass it on", before the details are known.
  else if (asksForMessage(reading.text) || agrees(reading.text)) advanceMessage(draft)
  else if (state.asked !== 'confirm' || reading.reply.answer !== 'no') return false
  else if (askForChange(draft)) return true
  else if (correctsStory(draft)) addToMessage(draft, reading.text)
  else draft.ask('change', askWhatToChange(draft))
  return true
}

/** "Yes, and can he ring me before one", to what should change: more of it. */
const SAYS_MORE = /^\W*(?:(?:yes|yeah|no|nah|sea|ní hea)[\s,.]+)?(?:and|also|agus)[\s,]/iu

/** Reads the message, or what to change in it. A name or a number alone is no message. */
function readMessageText(draft: Draft, hasDetails: boolean): boolean {
  const { state, reading } = draft
  const { text, reply } = reading
  const isChange = state.asked === 'change'
  if (isChange && !hasDetails && askForChange(draft)) return true
  const words = text.replaceAll(CONTACT, ' ').match(/\p{L}+/gu) ?? []
  const isCorrection = reply.answer === 'no' && words.length <= MAX_WORDS_OF_REPLY
  // "Send it as it is", after a part of it was to be left out.
  if (state.message !== undefined && state.asked === 'message' && (agrees(text) || keepsAsIs(text))) {
    advanceMessage(draft)
    return true
  }
  if (isChange && !hasDetails && SAYS_MORE.test(text)) {
    addToMessage(draft, text)
    return true
  }
  const isNoMore = saysOnlyDetails(text, state.slots.name) && !wantsRing(text)
  const isDetailAlone = hasDetails && (isChange || isCorrection || isNoMore || readBesideContact(text) !== undefined)
  const isCourtesy = reply.answer !== null || reading.intents.some((intent) => intent === 'smalltalk')
  if (!isDetailAlone && isCourtesy && words.length < MAX_WORDS_OF_REPLY) return false
  const rest = withoutOwnSentences(withoutFrame(text), state.slots.name)
  // "Name: Tom Kelly" alone says no more.
  if (!isDetailAlone && rest !== '') {
    state.message = rest.slice(0, MAX_CHARACTERS)
    noteAddressee(draft, readAddressee(text))
  }
  advanceMessage(draft)
  return true
}

const MAX_WORDS_OF_REPLY = 3
const MAX_WORDS_OF_CHANGE = 6

/** Handles "the number", as the answer to "what should I change?". */
function askForChange(draft: Draft): boolean {
  const { reading, phrases } = draft
  const what = readChange(draft)
  if (reading.text.split(/\s+/).length > MAX_WORDS_OF_CHANGE) return false
  if (what === 'message') draft.ask('message', phrases.askMessage)
  else if (what === 'name') draft.ask('name', phrases.askCaller)
  else if (what === 'contact') draft.ask('contact', phrases.askMessageContact)
  else return false
  return true
}

/** "My name is Tom" and "it is" say nothing more. */
const LEAST_WORDS_OF_MORE = 5

export function addToMessage(draft: Draft, text: string): void {
  noteMore(draft, text)
  advanceMessage(draft, true)
}

function noteMore({ state }: Draft, more: string): void {
  if (callsItUrgent(more)) state.isUrgent = true
  state.message = [state.message, withoutFrame(withoutReply(more))].filter(Boolean).join('\n').slice(0, MAX_CHARACTERS)
}

async function passMessageOn(draft: Draft): Promise<boolean> {
  const { phrases } = draft
  const { note: _, ...person } = pickPerson(draft)
  const text = writeMessage(draft)
  await draft.tools.takeMessage({ text, person })
  draft.outcome = 'message taken'
  const isUrgent = draft.state.isUrgent === true
  draft.endTask()
  draft.state.sent = { text, local: draft.turn.reference }
  if (isUrgent) draft.state.hasSentUrgent = true
  draft.say(isUrgent ? phrases.urgentTaken : phrases.messageTaken)
  return true
}
