import { correctEmail } from '../../../understanding/person/correct-email.ts'
import { CONTACT } from '../../../understanding/person/find-name.ts'
import { agrees } from '../../../understanding/replies/agrees.ts'
import { tellsOfGuests } from '../../../understanding/services/guest-needs.ts'
import { keepsAsIs } from '../booking/gives-up.ts'
import { withoutSpelling } from '../details/correct-name.ts'
import { formatContact, lacksDetails, pickPerson, readConfirmation, takeDetails } from '../details/details.ts'
import { readBesideContact } from '../details/names.ts'
import { askWhatToChange, readChange } from '../details/read-change.ts'
import { saysOnlyDetails, withoutDetails, withoutOwnSentences } from '../details/without-details.ts'
import type { Draft } from '../draft.ts'
import { readNoteThat } from '../questions/split-aside.ts'
import { addressTo, noteAddressee } from './addressee.ts'
import { addToMessage, advanceMessage, noteMore } from './advance-message.ts'
import { readBesideYes } from './beside-yes.ts'
import { countWords, readAddressee, readAddresseeAlone, withoutFrame, withoutReply } from './dictate.ts'
import { editMessage, edits, givesDetails, startsOver } from './edit-message.ts'
import { MAX_CHARACTERS, writeMessage } from './message-words.ts'
import { asksForMessage, tellsTeam } from './notes.ts'
import { wantsRing } from './ring.ts'
import {
  ADDS_THAT,
  addsToDraft,
  asksAside,
  correctsStory,
  isAddition,
  readAddedQuestion,
  tellsMore,
} from './says-more.ts'
import { hasContent } from './take-message.ts'

/** "My name is Tom" and "it is" say nothing more. */
const LEAST_WORDS_OF_MORE = 5

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
