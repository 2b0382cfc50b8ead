import type { DeskMoment } from '#contracts/receptionist/desk.ts'
import { formatTime } from '#contracts/words/dates.ts'

const MAX_SENTENCE = 140

/** "10:31, Niamh: Do you take Laya?" */
export function describeMoment(moment: DeskMoment, caller: string): string {
  const words = moment.kind === 'did' && moment.tag !== undefined ? `${moment.tag}: ${moment.text}` : moment.text
  const short = words.length > MAX_SENTENCE ? `${words.slice(0, MAX_SENTENCE - 1).trimEnd()}…` : words
  const time = formatTime(moment.at)
  if (moment.kind !== 'said') return `${time}: ${short}`
  return `${time}, ${moment.by === 'contact' ? caller : moment.author}: ${short}`
}
