import type { Return } from '#content/receptionist/phrases.ts'
import { formatPhone } from '#contracts/irish.ts'
import type { StaffPresence } from '../../../tools/tools.ts'
import type { Draft } from '../draft.ts'

/** When somebody is there again, as the phrases say it. */
export function describeReturn(draft: Draft, { isGuessed, nextLocal }: StaffPresence): Return {
  if (isGuessed) return 'unknown'
  return nextLocal === undefined ? undefined : describeMoment(draft, nextLocal)
}

export const describeMoment = ({ turn }: Draft, local: string) => ({
  local,
  isToday: local.slice(0, 10) === turn.reference.slice(0, 10),
})

/** The number to ring, and until when nobody is there to answer it. */
export async function sayWhereToRing(draft: Draft): Promise<void> {
  const { phrases, turn, tools } = draft
  const { phone } = await tools.whereabouts()
  const number = phone === undefined ? undefined : formatPhone(phone)
  const presence = await tools.presence(turn.reference)
  const mayAnswer = presence.isThere || presence.isGuessed === true
  if (mayAnswer && number !== undefined) draft.say(phrases.ringNow(number))
  if (presence.isThere) return
  const away = phrases.personAway(describeReturn(draft, presence))
  draft.say(mayAnswer || number === undefined ? away : `${away} ${phrases.ringAnyway(number)}`)
}
