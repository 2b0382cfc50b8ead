import { isDenied } from '../../../understanding/denied.ts'
import type { Draft } from '../draft.ts'
import { advanceMessage } from './advance-message.ts'
import { MAX_CHARACTERS } from './message-words.ts'

/** Keeps a message that was dictated, where its contact wants to book first. */
export function putOffMessage(draft: Draft): void {
  const { state, reading, phrases } = draft
  if (state.task !== 'message' || state.message === undefined || isDenied(reading.text, 'message')) return
  state.laterMessage = state.message
  draft.say(phrases.messageLater)
}

/** Keeps for the team what it cannot do itself, such as to give up a booking that it does not find. */
export function putOff(draft: Draft, before: string | undefined): void {
  draft.state.laterMessage = [before, draft.reading.text].filter(Boolean).join('\n').slice(0, MAX_CHARACTERS)
  draft.say(draft.phrases.messageLater)
}

/** Goes on with the message that was put off, once nothing else is under way. */
export function resumeMessage(draft: Draft): void {
  const { laterMessage } = draft.state
  if (laterMessage === undefined || draft.state.task !== undefined || draft.state.asked !== undefined) return
  draft.state.task = 'message'
  draft.state.message = laterMessage
  delete draft.state.laterMessage
  advanceMessage(draft, true)
}
