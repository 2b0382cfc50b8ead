import type { Tools } from '../../../tools/tools.ts'
import type { Turn } from '../../../turn/answerer.ts'
import { readBesideEnd } from '../../../understanding/replies/ends-booking.ts'
import { Draft } from '../draft.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'
import { readMessage } from '../read-message.ts'
import { givesUp } from './gives-up.ts'

/**
 * "No I have a table already, is there parking?": the booking under way ends, and the rest is a message of its own. Undefined
 * if nothing ends it. What is dictated may say so too.
 */
export function endBooking(turn: Turn, tools: Tools): Draft | undefined {
  const { task, asked } = turn.state
  const isUnderWay = task === 'book' || task === 'wait' || (task === 'message' && asked !== 'message')
  const rest = isUnderWay ? readBesideEnd(turn.text) : undefined
  if (rest === undefined) return undefined
  const ended = new Draft(turn, tools, readMessage(turn))
  if (task !== 'message') ended.endTask()
  const ownRest = task !== 'message' && givesUp(rest, ended.state) ? '' : rest
  const next = { ...turn, text: ownRest, state: ended.state, language: ended.reading.language }
  const reading = readMessage(next)
  // The tools that write ask the whole message for a yes.
  const draft = new Draft(next, tools, { ...reading, isAgreed: reading.isAgreed && ended.reading.isAgreed })
  draft.say(draft.phrases.nothingNew)
  return draft
}

/** Says what comes next, where the end of the booking was all that was said. */
export function goOnAfterEnd(draft: Draft): void {
  if (draft.state.task !== undefined) repeatQuestion(draft)
  else if (draft.state.laterMessage === undefined) draft.say(draft.phrases.anythingElse)
}
