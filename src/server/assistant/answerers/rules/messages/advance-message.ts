import { callsItUrgent } from '../../../understanding/find-trouble.ts'
import { findPhones } from '../../../understanding/slots.ts'
import { askForDetails, lacksDetails } from '../details/details.ts'
import type { Draft } from '../draft.ts'
import { withoutFrame, withoutReply } from './dictate.ts'
import {
  askHowToReach,
  askWhatToTell,
  isBareAlarm,
  MAX_CHARACTERS,
  readBackMessage,
  takeAlarm,
} from './message-words.ts'

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

/** Adds to the message, and says it as it is now. */
export function addToMessage(draft: Draft, text: string): void {
  noteMore(draft, text)
  advanceMessage(draft, true)
}

/** Adds to the message, and says nothing. */
export function noteMore({ state }: Draft, more: string): void {
  if (callsItUrgent(more)) state.isUrgent = true
  state.message = [state.message, withoutFrame(withoutReply(more))].filter(Boolean).join('\n').slice(0, MAX_CHARACTERS)
}
