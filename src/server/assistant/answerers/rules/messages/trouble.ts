import { formatPhone } from '#contracts/irish.ts'
import { findTrouble } from '../../../understanding/find-trouble.ts'
import type { Draft } from '../draft.ts'
import type { Clause } from '../read-message.ts'
import { continueMessage, startMessage } from './take-message.ts'

const CHANGES = new Set<Clause['intent']>(['complaint', 'move', 'cancel'])
/** Questions of a booking beside which somebody may say that it cannot wait. */
const BEFORE_TIME = new Set<string | undefined>(['service', 'time', 'choice'])

/** "The pipe burst", "my car broke down": the business has to hear of it now. A visit next week is none of it. */
export function hasTrouble({ reading, state, turn }: Draft): boolean {
  const { at, day = at, week } = reading.slots
  const isLater = week !== undefined || (day !== undefined && day.slice(0, 10) > turn.reference.slice(0, 10))
  if (isLater || reading.intents.some((intent) => CHANGES.has(intent))) return false
  const isOpen =
    state.task === undefined ||
    (state.task === 'book' && BEFORE_TIME.has(state.asked)) ||
    (state.task === 'message' && state.asked === 'message' && state.isUrgent === undefined)
  return isOpen && findTrouble(reading.text) !== undefined
}

/** Says where to ring, and what is known of such trouble. Takes what is said next as an urgent message. */
export async function takeTrouble(draft: Draft): Promise<void> {
  await sayWhereToRing(draft)
  await sayWhatToDo(draft)
  if (draft.state.task === 'message') {
    draft.state.isUrgent = true
    await continueMessage(draft)
  } else await startMessage(draft, findTrouble(draft.reading.text) === 'told' ? draft.reading.text : '', true)
  draft.outcome = 'handed over'
}

export async function sayWhereToRing(draft: Draft): Promise<void> {
  const { phone } = await draft.tools.whereabouts()
  if (phone !== undefined) draft.say(draft.phrases.ringNow(formatPhone(phone)))
}

const ABOUT_TROUBLE =
  /(?<!\p{L})(?:emergenc|urgent|break|broke|burst|leak|flood|out of hours|éigeandál|práinn|bris|bhris|pléasc|phléasc|cliste|sceith)/iu

/** The entry that answers it, or else one about such trouble that may. */
async function sayWhatToDo(draft: Draft): Promise<void> {
  const { result, entries } = await draft.tools.lookUp(draft.reading.text, draft.language)
  const entry = entries.find(
    ({ question }, place) => ABOUT_TROUBLE.test(question) || (place === 0 && result === 'answered'),
  )
  if (entry !== undefined) draft.sayEntry(entry)
}
