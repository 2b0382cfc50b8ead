import { addMinutes } from '../../turn/irish-time.ts'
import { agrees } from '../../understanding/agrees.ts'
import { CONTACT } from '../../understanding/find-name.ts'
import { understandReply } from '../../understanding/reply.ts'
import { askForDetails, formatContact, pickPerson, readChange, readConfirmation, takeDetails } from './details.ts'
import { editMessage, edits, leavesPartOut, readFramed, withoutFrame, withoutReply } from './dictate.ts'
import type { Draft } from './draft.ts'
import { readBesideContact } from './names.ts'
import { asksForMessage, comesLate, isForTeam, tellsAbsence, tellsTeam, wantsBooking } from './notes.ts'
import { wantsRing } from './ring.ts'
import { wantsNote } from './split-aside.ts'

/** Brings in a person, and says when one answers. The receptionist continues until then, and says this only once. */
export async function handOver(draft: Draft, reason: string): Promise<void> {
  const { phrases, turn } = draft
  if (reason === 'asked' && asksForRing(draft)) return takeRing(draft)
  const { isThere, nextLocal, usualMinutes } = await draft.tools.handOver(reason)
  const isTold = hasToldTeam(draft)
  draft.endTask()
  draft.outcome = 'handed over'
  if (!isTold) draft.state.toldTeamAt = turn.reference
  // What they want a person for goes with a message, if they leave one.
  if (countWords(draft.reading.text) > LEAST_WORDS_OF_MORE) draft.state.question = draft.reading.text
  const told = isTold ? phrases.teamKnows : phrases.teamTold
  if (isThere) {
    draft.say([told, phrases.personThere(usualMinutes), ...(isTold ? [] : [phrases.meanwhile])].join(' '))
    return
  }
  const isToday = nextLocal?.slice(0, 10) === turn.reference.slice(0, 10)
  draft.say(`${told} ${phrases.personAway(nextLocal === undefined ? undefined : { local: nextLocal, isToday })}`)
  draft.ask('offer', phrases.offerMessage)
}

const TOLD_FOR_MINUTES = 60

/** Whether the team was told recently. Then other questions do not tell it again or offer a person. */
export function hasToldTeam({ turn: { reference, state } }: Draft): boolean {
  return state.toldTeamAt !== undefined && addMinutes(state.toldTeamAt, TOLD_FOR_MINUTES) > reference
}

/** Says that it has no answer, notes the question, and offers what it can do. `instead` is what it knows beside that. */
export async function admitIgnorance(draft: Draft, question: string, instead?: string): Promise<void> {
  const { phrases } = draft
  draft.unanswered = question
  draft.state.question = question
  // "Yes, and will it hurt?" booked.
  if (draft.outcome !== 'booked') draft.outcome = 'not answered'
  // Beside other answers it says which question it means.
  draft.say(draft.hasSaid ? `${phrases.about(question)}\n${phrases.unknown}` : phrases.unknown)
  if (instead !== undefined) draft.say(instead)
  draft.miss()
  if (hasToldTeam(draft)) return
  if (isRuleMet(draft, 'not known')) return handOver(draft, 'not known')
  if (draft.state.task === undefined && draft.state.asked !== 'entries') draft.ask('offer', phrases.alternatives)
}

/** Asks the contact to say it again, or brings in a person if that does not help. */
export async function admitConfusion(draft: Draft): Promise<void> {
  draft.miss()
  if (isRuleMet(draft, 'not understood') && !hasToldTeam(draft)) await handOver(draft, 'not understood')
  else draft.say(draft.phrases.notUnderstood)
}

export function isRuleMet({ turn, state }: Draft, when: 'not known' | 'not understood' | 'complaint'): boolean {
  return turn.configuration.handover.some(
    (rule) => rule.when === when && (when === 'complaint' || state.missed >= rule.times),
  )
}

/** Whether the caller wants to be rung. That is a message, as nobody rings from a conversation. */
export function asksForRing({ reading, state }: Draft): boolean {
  const { text, intents, clauses } = reading
  const isDictating = state.task === 'message' && (state.asked === 'message' || state.asked === 'change')
  if (isDictating || !wantsRing(text)) return false
  if (intents.includes('person') || intents.includes('message')) return true
  // "Move it to eleven and ring me if that fails" goes on with the booking.
  const isOther =
    state.task === 'book'
      ? clauses.some(({ namesTime }) => namesTime)
      : intents.some((intent) => OTHER_WISHES.has(intent))
  return !isOther && clauses.every((clause) => !clause.isQuestion || REQUESTS.test(clause.text))
}

const OTHER_WISHES = new Set<string>(['book', 'move', 'cancel', 'complaint', 'price', 'hours'])
/** "Could someone ring me?" asks nothing. "Will someone ring me to remind me?" does. */
const REQUESTS = /^(?:(?:can|could|would) (?!i(?!\p{L}))|an (?:ng|bhf|bhféad))/iu

/** Takes the wish to be rung as a message, with the wished time. The team hears of it even if the caller leaves now. */
export async function takeRing(draft: Draft): Promise<void> {
  const { state, reading } = draft
  if (state.task === 'message' && state.message !== undefined) {
    takeDetails(draft)
    addToMessage(draft, reading.text)
  } else await startMessage(draft, reading.text)
  draft.outcome = 'handed over'
}

const HAS_CONTENT =
  /\b(?:about|re|faoi)(?: \S+){4,}|:\s+\S+\s+\S+\s+\S+|\b(?:that|because|go bhfuil|gur|go raibh)\b.*\s\S+/i
const hasContent = (text: string) => HAS_CONTENT.test(text) || tellsTeam(text) || comesLate(text) || tellsAbsence(text)

/** Begins to take a message, with the details already given. */
export async function startMessage(draft: Draft, text?: string): Promise<void> {
  // "Yes, a message": about what it could not answer.
  const question = draft.turn.state.asked === 'offer' ? draft.turn.state.question : undefined
  draft.endTask()
  draft.state.task = 'message'
  takeDetails(draft)
  const { reading } = draft
  const framed = readFramed(withoutDetails(reading.text, draft.state.slots.name))
  const beside = withoutDetails(withoutReply(reading.text), draft.state.slots.name)
  const said = text ?? framed ?? (hasContent(reading.text) ? withoutFrame(beside) : undefined)
  // What is dictated is the whole message.
  const message = [framed === undefined ? question : undefined, said].filter(Boolean).join('\n')
  if (message !== '') draft.state.message = message.slice(0, MAX_CHARACTERS)
  advanceMessage(draft)
}

/** Whether a message that looks like another wish belongs to the task: it says a detail, or what the team should know. */
export function answersTask(draft: Draft): boolean {
  const { slots, text, intents } = draft.reading
  const { task } = draft.state
  if (addsToDraft(draft) || (task === 'message' && draft.state.asked === 'confirm' && agrees(text))) return true
  if (task === 'book' && wantsNote(text)) return true
  if ((task !== 'book' && task !== 'message') || asksForMessage(text)) return false
  if ([slots.name, slots.email, slots.phone].some((said) => said !== undefined) || tellsTeam(text)) return true
  return intents.includes('message') || (task === 'message' && tellsAbsence(text))
}

/** Whether the caller wants to book now, and not to have a wish to book passed on. */
export function leavesMessage({ state, reading }: Draft): boolean {
  if (state.asked === 'confirm' && agrees(reading.text)) return false
  // "Looking for evening hours" may be the message.
  const isWish = wantsBooking(reading.text) || (state.asked !== 'message' && reading.intents.includes('book'))
  return state.task === 'message' && isWish && !tellsTeam(reading.text)
}

function advanceMessage(draft: Draft): void {
  const { state, phrases } = draft
  if (state.message !== undefined && state.note !== undefined) {
    state.message = `${state.message}\n${state.note}`.slice(0, MAX_CHARACTERS)
    delete state.note
  }
  if (state.message === undefined) draft.ask('message', phrases.askMessage)
  else if (!askForDetails(draft, phrases.askMessageContact)) {
    const who = { name: state.slots.name ?? '', contact: formatContact(draft) }
    draft.ask('confirm', phrases.readMessage(state.message, who))
  }
}

const MAX_CHARACTERS = 1_500

/** "Take the part about the cost out": the caller says the message anew, because no rule knows which part is meant. */
export function leavesOut(draft: Draft): boolean {
  const { state, phrases, reading } = draft
  if (state.task !== 'message' || state.asked !== 'confirm' || !leavesPartOut(reading.text)) return false
  draft.ask('message', phrases.askMessage)
  return true
}

/** "Change the address: …", "add that": more of the message, and no appointment to move. */
const ADDS =
  /(?<!\p{L})(?:(?:change|correct|fix|athraigh|ceartaigh) (?:the|my|an|mo) (?:address|road|street|date|details?|seoladh|sheoladh|bóthar|dáta|sonraí)|(?:add|put) (?:that|this|it)(?: (?:in|to (?:it|the message)))?|cuir (?:é sin|í sin|é|sin) leis)(?!\p{L})/iu
/** "Add that and send it" is no part of it. */
const ADDS_THAT =
  /(?<!\p{L})(?:(?:add|put) (?:that|this|it)(?: (?:in|to (?:it|the message)))?|cuir (?:é sin|í sin|é|sin) leis)(?: (?:and|agus) (?:send|pass|seol|cuir)[^.,;]*)?\W*$/iu
const addsToDraft = ({ state, reading: { text } }: Draft) =>
  state.task === 'message' && state.message !== undefined && state.asked === 'confirm' && ADDS.test(text)

/** Reads the answer to the open question. Returns false if the message does not answer it. */
export async function continueMessage(draft: Draft): Promise<boolean> {
  const { state, reading, phrases } = draft
  if (addsToDraft(draft)) {
    addToMessage(draft, reading.text.replace(ADDS_THAT, ''))
    return true
  }
  const { hasDetails, isConfirmed } = readConfirmation(draft)
  if (state.asked === 'message' || (state.asked === 'change' && !isConfirmed)) return readMessageText(draft, hasDetails)
  if (isConfirmed) {
    const parts = withoutReply(reading.text).split(/[,.;!]+\s*/)
    const more = parts.filter((part) => understandReply(part).answer !== 'yes').join(', ')
    if (!reading.clauses.some(({ isQuestion }) => isQuestion) && countWords(more) >= LEAST_WORDS_OF_MORE) {
      noteMore(draft, more)
      draft.say(phrases.noted(`“${more}”`))
    }
    return passMessageOn(draft)
  }
  const beside = withoutDetails(reading.text, state.slots.name)
  const saysMore =
    edits(draft) ||
    hasContent(reading.text) ||
    reading.intents.includes('complaint') ||
    isAddition(draft) ||
    (hasDetails ? countWords(beside) >= LEAST_WORDS_OF_MORE : reading.clauses.some(({ namesTime }) => namesTime))
  if (saysMore) addToMessage(draft, hasDetails ? beside : reading.text)
  else if (hasDetails) advanceMessage(draft)
  else if (state.asked !== 'confirm' || reading.reply.answer !== 'no') return false
  else if (!askForChange(draft)) draft.ask('change', phrases.whatToChangeInMessage)
  return true
}

/** "And my daughter has it too", beside the summary. */
const isAddition = ({ state, reading: { text, slots, intents, clauses, reply } }: Draft) =>
  state.asked === 'confirm' &&
  reply.answer === null &&
  intents.length === 0 &&
  clauses.every(({ isQuestion }) => !isQuestion) &&
  isForTeam(text, slots)

/** Reads the message, or what to change in it. A name or a number alone is no message. */
function readMessageText(draft: Draft, hasDetails: boolean): boolean {
  const { state, reading } = draft
  const { text, reply } = reading
  const isChange = state.asked === 'change'
  if (isChange && !hasDetails && askForChange(draft)) return true
  const words = text.replaceAll(CONTACT, ' ').match(/\p{L}+/gu) ?? []
  const isCorrection = reply.answer === 'no' && words.length <= MAX_WORDS_OF_REPLY
  // "Send it as it is", after a part of it was to be left out.
  if (state.message !== undefined && state.asked === 'message' && agrees(text)) {
    advanceMessage(draft)
    return true
  }
  const isDetailAlone = hasDetails && (isChange || isCorrection || readBesideContact(text) !== undefined)
  const isCourtesy = reply.answer !== null || reading.intents.some((intent) => intent === 'smalltalk')
  if (!isDetailAlone && isCourtesy && words.length < MAX_WORDS_OF_REPLY) return false
  if (!isDetailAlone) state.message = withoutFrame(text).slice(0, MAX_CHARACTERS)
  advanceMessage(draft)
  return true
}

const MAX_WORDS_OF_REPLY = 3
const MAX_WORDS_OF_CHANGE = 6

/** Handles "the number", as the answer to "what should I change?". */
function askForChange(draft: Draft): boolean {
  const { reading, phrases } = draft
  const what = readChange(reading.text)
  if (reading.text.split(/\s+/).length > MAX_WORDS_OF_CHANGE) return false
  if (what === 'message') draft.ask('message', phrases.askMessage)
  else if (what === 'name') draft.ask('name', phrases.askCaller)
  else if (what === 'contact') draft.ask('contact', phrases.askMessageContact)
  else return false
  return true
}

/** "My name is Tom" and "it is" say nothing more. */
const LEAST_WORDS_OF_MORE = 5
const countWords = (text: string) => (text.match(/\p{L}+/gu) ?? []).length

const INTRODUCES =
  "(?:(?:yes|yeah|no|but|it['’]?s|it is|just|my|the|name(?:['’]?s)?|is|under|put|for|i['’]?m|mise|ainm)\\s+)*"

/** What is said beside a name and a number. "Tell Aoife that Brid rang" keeps its names. */
function withoutDetails(text: string, name = ''): string {
  const own = name.replaceAll(/[^\p{L}\s]/gu, '.')
  const [first = ''] = own.split(' ')
  const alone = new RegExp(
    `(?<=^|[,.;:]\\s*)${INTRODUCES}(?:${own}(?=\\s*(?:[,.;:]|$))|(?:${own}|${first}) (?:asking? )?(?:not|ní)(?!\\p{L})[^,.;:]*)`,
    'iu',
  )
  return text
    .replaceAll(CONTACT, ' ')
    .replace(alone, ' ')
    .replaceAll(/\s*,(?:\s*,)+\s*/g, ', ')
    .replaceAll(/^[\s,.;:-]+|[\s,;:-]+$/gu, '')
}

function addToMessage(draft: Draft, text: string): void {
  noteMore(draft, withoutReply(text).trim())
  advanceMessage(draft)
}

function noteMore({ state }: Draft, more: string): void {
  state.message = editMessage(state.message, more).slice(0, MAX_CHARACTERS)
}

async function passMessageOn(draft: Draft): Promise<boolean> {
  const { state, phrases } = draft
  const { note: _, ...person } = pickPerson(draft)
  await draft.tools.takeMessage({ text: state.message ?? '', person })
  draft.outcome = 'message taken'
  draft.endTask()
  draft.say(phrases.messageTaken)
  return true
}
