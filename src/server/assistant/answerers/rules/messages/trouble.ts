import type { FoundEntry } from '../../../../domains/knowledge/index.ts'
import { findTrouble, isAboutTrouble } from '../../../understanding/find-trouble.ts'
import { asksForHelp } from '../../../understanding/replies/asks-for-help.ts'
import { parseWhen } from '../../../understanding/when/parse-when.ts'
import { withoutSince } from '../../../understanding/when/past-facts.ts'
import { continueBooking } from '../booking/booking.ts'
import { namesAskedService } from '../booking/services.ts'
import type { Draft } from '../draft.ts'
import { isAboutJobs } from '../questions/jobs.ts'
import { answerBesidePerson, QUESTIONS } from '../questions/open-questions.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { continueMessage } from './continue-message.ts'
import { countWords } from './dictate.ts'
import { isAlarmed } from './message-words.ts'
import { isForTeam } from './notes.ts'
import { findKind } from './people.ts'
import { sayWhereToRing } from './presence.ts'
import { startMessage } from './take-message.ts'

const CHANGES = new Set<Clause['intent']>(['complaint', 'move', 'cancel'])
/** Questions of a booking beside which somebody may say that it cannot wait. */
const BEFORE_TIME = new Set<string | undefined>(['service', 'time', 'choice'])
const BOOKS =
  /(?<!\p{L})(?:book|arrange|schedule|quote|get (?:some(?:one|body) )?in|áirithe|coinne|meastachán|cuairt a shocrú)(?!\p{L})/iu
const AT_ONCE =
  /(?<!\p{L})(?:now|tonight|asap|urgent\p{L}*|emergency|immediately|straight ?away|right away|today|anois|anocht|láithreach|inniu|práinn\p{L}*|ph?ráinn\p{L}*|éigeandáil|éigeandála)(?!\p{L})/iu

/** "The pipe burst", "my car broke down": the business has to hear of it now. A visit next week is none of it. */
export function hasTrouble(draft: Draft): boolean {
  const { reading, state } = draft
  if (isLater(draft) || reading.intents.some((intent) => CHANGES.has(intent))) return false
  // "The boiler is not working, can I book a repair?"
  if (BOOKS.test(reading.text) && !AT_ONCE.test(reading.text)) return false
  const isOpen =
    state.task === undefined ||
    (state.task === 'book' && BEFORE_TIME.has(state.asked)) ||
    (state.task === 'message' && state.asked === 'message' && state.isUrgent === undefined)
  return isOpen && findTrouble(reading.text) !== undefined
}

/** Whether a day behind today is wished. "Gone since Tuesday" names a day and wishes none. */
function isLater({ reading: { text, language }, turn: { reference } }: Draft): boolean {
  const { at, day = at, week } = parseWhen(withoutSince(text), reference, language)
  return week !== undefined || (day !== undefined && day.slice(0, 10) > reference.slice(0, 10))
}

/** Says where to ring and whether anybody is there, and what to do. Takes what is said next as an urgent message. */
export async function takeTrouble(draft: Draft): Promise<void> {
  const { state } = draft
  const isNew = state.inTrouble === undefined
  state.inTrouble = true
  await sayWhereToRing(draft)
  if (isNew) await sayWhatToDo(draft)
  const open = await answerBesidePerson(draft)
  sayNoPrice(
    draft,
    open.map(({ text }) => text),
  )
  // "A burst pipe", asked what to book
  if (namesAskedService(draft)) {
    await continueBooking(draft)
    return
  }
  if (draft.state.task === 'message') {
    draft.state.isUrgent = true
    await continueMessage(draft)
  } else await startMessage(draft, findTrouble(draft.reading.text) === 'told' ? withoutAsked(draft) : '', true)
  const { service } = draft.reading.slots
  if (service !== undefined) draft.state.slots.service = service
  if (isNew) await offerFirstTime(draft)
  draft.outcome = 'handed over'
}

/** "Boiler is leaking how much to fix it": that no price is known, for which nobody has to wait. */
function sayNoPrice(draft: Draft, open: string[]): void {
  const asked = open.filter((text) => findKind(draft, text) === 'price')
  if (asked.length === 0) return
  draft.unanswered = asked.join('; ')
  draft.say(draft.phrases.unknown.price)
}

/** What was told, without "how much is the callout at night" and "will someone come tonight" beside it. */
function withoutAsked({ reading: { text, clauses } }: Draft): string {
  const asked = clauses.filter(
    (clause) => asksForHelp(clause.text) !== undefined || (clause.isQuestion && QUESTIONS.has(clause.intent)),
  )
  if (asked.length === clauses.length) return text
  return asked.reduce((rest, clause) => rest.replace(clause.text, ''), text).replaceAll(/^[\s,;.?]+|[\s,;.?]+$/gu, '')
}

/** Nobody is there to answer: whoever would rather have a time than leave a message can have one. */
async function offerFirstTime(draft: Draft): Promise<void> {
  // "Shall I pass it on?" stands alone.
  if (draft.state.asked === 'confirm') return
  const { isThere } = await draft.tools.presence(draft.turn.reference)
  if (!isThere && draft.services.length > 0) draft.say(draft.phrases.orFirstTime)
}

const LEAST_WORDS_OF_NEWS = 3

/** "The plaster is coming down", after an urgent message went: the team has to hear of it too. */
export function tellsNews({ state, reading: { text, slots, clauses, reply } }: Draft): boolean {
  const isSent = state.task === undefined && state.inTrouble === true && state.hasSentUrgent === true
  const isStatement = clauses.every(({ isQuestion, intent }) => !isQuestion && intent === undefined)
  return (
    isSent && isStatement && reply.answer === null && countWords(text) >= LEAST_WORDS_OF_NEWS && isForTeam(text, slots)
  )
}

/**
 * Whether what follows an emergency is for the team: who waits for somebody, says how to be reached, or tells more of a
 * smell of gas. Other dangers are not the team's, unless the caller turns to it.
 */
export function tellsOfAlarm(draft: Draft, asksForSomebody: boolean): boolean {
  const { state, reading } = draft
  const { phone, email } = reading.slots
  const tellsMore =
    state.alarm?.kind === 'gas' && reading.intents.length === 0 && reading.clauses.every((clause) => !clause.isQuestion)
  return isAlarmed(draft) && (asksForSomebody || (phone ?? email) !== undefined || tellsMore)
}

export const takeNews = (draft: Draft): Promise<void> => startMessage(draft, draft.reading.text, true)

/** No heat or a broken lock needs no stopcock. */
const OF_WATER =
  /(?<!\p{L})(?:(?<!hot )water|leak\p{L}*|drip\p{L}*|flood\p{L}*|pipes?|burst\p{L}*|overflow\p{L}*|tank|ceiling|toilet|sewage|stopcock|n?h?uisce(?! te)|piopa|píopa\p{L}*|phíopa\p{L}*|sceith\p{L}*|sileadh|tuile|t?síleáil\p{L}*|leithreas|stopchoca?)(?!\p{L})/iu

const WHAT_IF = { en: 'What if something breaks?', ga: 'Cad má bhriseann rud éigin?' }

/** The entry that answers it, or else one about such trouble that may. */
async function sayWhatToDo(draft: Draft): Promise<void> {
  const { result, entries } = await draft.tools.lookUp(draft.reading.text, draft.language)
  const isDry = !OF_WATER.test(draft.reading.text)
  const helps = ({ question, answer }: FoundEntry) => isAboutTrouble(question) && !(isDry && OF_WATER.test(answer))
  const [first] = entries
  const isAnswer = first !== undefined && result === 'answered' && !isAboutJobs(first.question)
  const general = async () => (await draft.tools.lookUp(WHAT_IF[draft.language], draft.language)).entries.find(helps)
  const entry = isAnswer ? first : (entries.find(helps) ?? (await general()))
  if (entry !== undefined) draft.sayEntry(entry)
}
