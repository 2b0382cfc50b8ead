import { formatContact } from '../details/details.ts'
import type { Draft } from '../draft.ts'

/** Something urgent of which nothing else is known: where it is and who writes are asked for at once. */
export const isBareAlarm = ({ state: { isUrgent, slots } }: Draft) =>
  isUrgent === true && (slots.name ?? slots.phone ?? slots.email) === undefined

/** The words that ask for the message. */
export const askWhatToTell = (draft: Draft): string =>
  draft.state.message === undefined && isBareAlarm(draft) ? draft.phrases.askUrgentMessage : draft.phrases.askMessage

/** The words that ask how the team can reach whoever leaves it. */
export const askHowToReach = (draft: Draft): string =>
  isBareAlarm(draft) ? draft.phrases.askUrgentDetails : draft.phrases.askMessageContact

/** The summary of a message, which asks whether to pass it on. */
export const readBackMessage = (draft: Draft): string =>
  draft.phrases.readMessage(writeMessage(draft), {
    name: draft.state.slots.name ?? '',
    contact: formatContact(draft),
  })

/** The message as the team gets it. */
export const writeMessage = ({ state: { message = '', isUrgent }, phrases }: Draft) =>
  isUrgent === true ? phrases.urgentMessage(message) : message

export const MAX_CHARACTERS = 1_500

/** Whether an emergency was told of which the team has no message yet. */
export const isAlarmed = ({ state }: Draft) => state.task === undefined && state.alarm?.text !== undefined

/** An emergency that was told before is what the message is about, and makes it urgent. */
export function takeAlarm({ state }: Draft): void {
  const { kind, text } = state.alarm ?? {}
  if (kind === undefined || text === undefined) return
  state.alarm = { kind }
  state.isUrgent = true
  state.message = [text, state.message].filter(Boolean).join('\n').slice(0, MAX_CHARACTERS)
}
