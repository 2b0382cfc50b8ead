import { readName } from '../details/names.ts'
import type { Draft } from '../draft.ts'
import { takeTime } from '../times/pick-time.ts'
import { sayWhen } from '../times/say-when.ts'
import { cannotProve, giveUpEmail } from './unproved.ts'
import { askForEmail, keepWish, readCodeDigits } from './which-booking.ts'

export async function sendCode(draft: Draft, email: string): Promise<void> {
  await draft.tools.sendCode(email, draft.language)
  draft.state.codeEmail = email
  draft.ask('code', draft.phrases.codeSent)
}

/** Reads the address or the code that was asked for. 'proved' if the bookings of that address are the contact's. */
export const readProof = (draft: Draft): Promise<boolean | 'proved'> =>
  draft.state.asked === 'email' ? readEmail(draft) : readCode(draft)

async function readEmail(draft: Draft): Promise<boolean> {
  const { email } = draft.reading.slots
  if (email === undefined) return noteWish(draft) || askForEmailAgain(draft)
  keepWish(draft)
  await sendCode(draft, email)
  return true
}

/** A new time in place of the address: "tomorrow", and then "half three". It counts once the booking is known. */
function noteWish(draft: Draft): boolean {
  const { state, phrases } = draft
  if (state.task !== 'move' || !keepWish(draft)) return false
  takeTime(draft)
  const when = sayWhen(state.slots, phrases, state.limits)
  if (state.eitherDay === undefined && when !== undefined) draft.say(phrases.noted(when))
  draft.ask('email', askForEmail(draft))
  return true
}

/**
 * An address that the contact cannot say or read, or a name or a number in its place. Other people know those too, so
 * neither proves whose booking it is.
 */
async function askForEmailAgain(draft: Draft): Promise<boolean> {
  const { reading, phrases, turn } = draft
  if (reading.slots.service !== undefined) return false
  const isByPhone = reading.slots.phone !== undefined
  const isAsking = reading.clauses.some(({ isQuestion }) => isQuestion)
  if (isByPhone || cannotProve(reading.text) || (turn.state.missed > 0 && !isAsking)) {
    await giveUpEmail(draft)
    return true
  }
  if (isAsking) return false
  if (readName(reading) === undefined) return false
  draft.say(phrases.onlyByEmail)
  draft.ask('email', phrases.askEmail)
  draft.miss()
  return true
}

async function readCode(draft: Draft): Promise<boolean | 'proved'> {
  const { state, reading, turn } = draft
  if (reading.slots.email !== undefined) return readEmail(draft)
  const code = reading.slots.phone === undefined ? readCodeDigits(reading.text) : undefined
  if (code === undefined && (reading.slots.phone !== undefined || cannotProve(reading.text))) {
    await giveUpEmail(draft)
    return true
  }
  if (code === undefined || state.codeEmail === undefined) return false
  keepWish(draft)
  if (await draft.tools.proveByCode(state.codeEmail, code)) return 'proved'
  if (turn.state.missed > 0) await giveUpEmail(draft)
  else {
    draft.ask('code', draft.phrases.wrongCode)
    draft.miss()
  }
  return true
}
