import { EVERY_WEEK } from '#content/receptionist/every-week.ts'
import { asksEveryWeek } from '../../../understanding/replies/asks-every-week.ts'
import { keepNote } from '../details/take-note.ts'
import type { Draft } from '../draft.ts'

/** "And can it be every week?": one is booked at a time, and the team reads the wish on that. */
export async function answerEveryWeek(draft: Draft, text: string): Promise<boolean> {
  const { state, reading, tools, language } = draft
  if (!asksEveryWeek(text)) return false
  const isBooking = state.task === 'book' || reading.intents.includes('book') || reading.slots.service !== undefined
  if (!isBooking && (await tools.findBookings()).length === 0) return false
  const said = EVERY_WEEK[language]
  if (isBooking) keepNote(draft, said.wish)
  draft.say(`${said.one} ${isBooking ? said.noted : said.next}`)
  draft.outcome = 'answered'
  return true
}
