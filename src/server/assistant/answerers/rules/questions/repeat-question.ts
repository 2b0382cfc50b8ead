import { isDeepStrictEqual } from 'node:util'
import type { Question } from '../../../turn/state.ts'
import { nameHeld, readBackBooking } from '../booking/read-back.ts'
import { writeServiceQuestion } from '../booking/services.ts'
import { readWish } from '../booking/waiting.ts'
import { readBackChange } from '../changes/read-back.ts'
import { askEmailAgain, askWhichBooking } from '../changes/which-booking.ts'
import { writeAddressQuestion } from '../details/address.ts'
import { writeCorrectionQuestion } from '../details/correct-details.ts'
import { askForContact, askForName } from '../details/details.ts'
import { askWhatToChange } from '../details/read-change.ts'
import type { Draft } from '../draft.ts'
import { askHowToReach, askWhatToTell, readBackMessage } from '../messages/message-words.ts'
import { askWhichDay } from '../times/either-day.ts'
import { askWhichTime } from '../times/say-when.ts'

/** Repeats the open question in the words in which its task asks it, after an answer to something else. */
export function repeatQuestion(draft: Draft): void {
  const { task, asked } = draft.state
  if (task === undefined || asked === undefined) return
  const isCorrection =
    task === 'correct' && (asked === 'name' || asked === 'contact' || asked === 'address' || asked === 'confirm')
  if (asked === 'email') askEmailAgain(draft)
  const text = isCorrection ? writeCorrectionQuestion(draft) : WORDS[asked]?.(draft)
  if (text !== undefined) draft.ask(asked, text)
}

const WORDS: { [Asked in Question]?: (draft: Draft) => string } = {
  service: (draft) => writeServiceQuestion(draft),
  choice: (draft) => (isListedAlready(draft) ? draft.phrases.whichTime : askWhichTime(draft)),
  time: (draft) => askWhichDay(draft) ?? draft.phrases.askTime,
  name: askForName,
  contact: (draft) => (draft.state.task === 'message' ? askHowToReach(draft) : askForContact(draft)),
  address: writeAddressQuestion,
  booking: askWhichBooking,
  code: ({ phrases }) => phrases.codeSent,
  message: askWhatToTell,
  change: askWhatToChange,
  confirm: (draft) => (isReadBackAlready(draft) ? readBackShortly(draft) : readBack(draft)),
}

/** Says something, and repeats the open question. */
export function sayBeside(draft: Draft, text: string): true {
  draft.say(text)
  repeatQuestion(draft)
  return true
}

/** The same times were listed just before, and the message was answered: no need to list them again. */
function isListedAlready({ state, turn, outcome }: Draft): boolean {
  const isSame = state.offered.length > 1 && turn.state.asked === 'choice'
  return isSame && outcome !== undefined && isDeepStrictEqual(state.offered, turn.state.offered)
}

const READ_BACK = ['task', 'slots', 'hold', 'party', 'address', 'message', 'isUrgent'] as const

/** The same was read back before, and the message was answered: one short line will do. */
function isReadBackAlready({ state, turn, outcome, language }: Draft): boolean {
  const isUnderstood = outcome !== undefined || state.entries.length > 0
  const isAnswered = isUnderstood && turn.state.asked === 'confirm' && turn.language === language
  return isAnswered && READ_BACK.every((part) => isDeepStrictEqual(state[part], turn.state[part]))
}

function readBackShortly(draft: Draft): string {
  const { task } = draft.state
  if (task === 'message') return draft.phrases.stillPassOn
  return task === 'book' ? draft.phrases.stillBook(nameHeld(draft)) : readBack(draft)
}

function readBack(draft: Draft): string {
  const { task } = draft.state
  if (task === 'message') return readBackMessage(draft)
  if (task === 'wait') return readWish(draft)
  return task === 'book' ? readBackBooking(draft) : readBackChange(draft)
}
