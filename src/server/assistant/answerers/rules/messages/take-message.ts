import { callsItUrgent } from '../../../understanding/find-trouble.ts'
import { namesContact } from '../../../understanding/person/find-name.ts'
import { agrees } from '../../../understanding/replies/agrees.ts'
import { asksQuestion } from '../../../understanding/replies/asks-question.ts'
import { comesLate } from '../../../understanding/replies/comes-late.ts'
import { readUnwanted } from '../../../understanding/replies/read-unwanted.ts'
import { takeDetails } from '../details/details.ts'
import { withoutDetails, withoutOwnSentences } from '../details/without-details.ts'
import type { Draft } from '../draft.ts'
import { wantsNote } from '../questions/split-aside.ts'
import { noteAddressee } from './addressee.ts'
import { advanceMessage } from './advance-message.ts'
import { readAddressee, readFramed, tellsBeside, withoutFrame, withoutReply } from './dictate.ts'
import { MAX_CHARACTERS } from './message-words.ts'
import { asksForMessage, tellsTeam } from './notes.ts'
import { namesTopic, wantsRing } from './ring.ts'
import { addsToDraft, readAddedQuestion } from './says-more.ts'
import { tellsAbsence } from './tells-absence.ts'
import { asksForPlace, wantsBooking } from './wants-booking.ts'

const HAS_CONTENT =
  /\b(?:about|re|faoin?|faoi na)(?: \S+){4,}|:\s+\S+\s+\S+\s+\S+|\b(?:that|saying|to say|because|go bhfuil|gur|go raibh(?! (?:míle|céad|maith)))\b.*\s\S+/i
/** Whether a text says more than that there is a message. */
export const hasContent = (text: string) =>
  HAS_CONTENT.test(text) || tellsTeam(text) || comesLate(text) || tellsAbsence(text)

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
