import { listContentKeys } from '../../../retrieval/terms.ts'
import { addMinutes } from '../../../turn/irish-time.ts'
import { asksAboutCase } from '../../../understanding/question-about.ts'
import { asksForEnd } from '../../../understanding/replies/asks-for-end.ts'
import { asksForLength, LENGTH } from '../../../understanding/replies/asks-for-length.ts'
import { nameBooking } from '../changes/which-booking.ts'
import type { Draft } from '../draft.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { repeatQuestion } from './repeat-question.ts'
import { sayList } from './say-services.ts'

/** Keys of words for an appointment of any kind and for the time that it takes. */
const GENERAL = new Set(
  'tho though like actual rough usual normal whole thing job last stay need take time appoint visit meet session lesson class treat service book tog mar glac fad cuairt coN cruN seis ceacht ranG'.split(
    ' ',
  ),
)

/** "… I'm on lunch from work": why it is asked. */
const WHY = /[,;–]|\s(?:because|cos|cause|as|since|mar|toisc)\s|\s(?:i['’]?m|i have|i['’]ve|tá mé|táim)\s/iu

/** "How long does buying a house take?", of a meeting that is booked: what is asked about is none of it. */
const namesOther = (draft: Draft, text: string, id: string | undefined): boolean => {
  const { language } = draft
  const own = new Set(listContentKeys(draft.serviceName(id), language))
  const { 0: how = '', index = 0 } = LENGTH.exec(text) ?? {}
  const [behind = ''] = text.slice(index + how.length).split(WHY)
  const asked = listContentKeys(behind, language)
  return asked.some((key) => !GENERAL.has(key) && !own.has(key))
}

/** How long the service takes that a question names, or else `own`. */
export function sayLengthAsked(draft: Draft, { text, service }: Clause, own: string | undefined): boolean {
  if (!asksForLength(text) || asksAboutCase(text)) return false
  return sayLength(draft, service ?? (namesOther(draft, text, own) ? undefined : own))
}

/** Until when an appointment lasts that is being booked or that is booked, or that a message wishes for. */
export async function sayEnd(draft: Draft, { text }: Clause): Promise<boolean> {
  const { state, reading, services, phrases, turn } = draft
  if (!asksForEnd(text) || (state.task ?? 'book') !== 'book') return false
  const known = turn.state.hold?.slot.serviceId ?? turn.state.slots.service
  const service = services.find(({ id }) => id === (state.slots.service ?? reading.slots.service))
  // "Which of those gets me the car back the same day?"
  if (service === undefined && state.asked === 'service') return sayList(draft)
  if (service === undefined) return sayEndOfBooked(draft)
  const { at } = asksOnlyForEnd(draft) ? {} : reading.slots
  const start = at?.includes('T') === true ? at : state.hold?.slot.local
  if (start === undefined || known !== service.id) return sayLength(draft, service.id)
  draft.say(phrases.lastsUntil(service.minutes, addMinutes(start, service.minutes).slice(11)))
  draft.outcome = 'answered'
  return true
}

/** "When do I get it back?", of the one appointment that is booked: when it begins, and how long it takes. */
async function sayEndOfBooked(draft: Draft): Promise<boolean> {
  if (draft.state.task !== undefined) return false
  const [booking, ...others] = await draft.tools.findBookings()
  if (booking === undefined || others.length > 0) return false
  draft.say(draft.phrases.yourBookings([nameBooking(draft, booking)]))
  return sayLength(draft, booking.serviceId)
}

const asksOnlyForEnd = ({ reading: { clauses } }: Draft) =>
  clauses.length > 0 && clauses.every(({ text }) => asksForEnd(text))

/** "Will it be ready by lunch?", alone: sets no limit for the time that is kept. */
export async function answerEnd(draft: Draft): Promise<boolean> {
  const [clause] = draft.reading.clauses
  if (clause === undefined || draft.state.hold === undefined || !asksOnlyForEnd(draft)) return false
  const isSaid = await sayEnd(draft, clause)
  if (isSaid) repeatQuestion(draft)
  return isSaid
}

export function sayLength(draft: Draft, id: string | undefined): boolean {
  const service = draft.services.find((other) => other.id === id)
  if (service === undefined) return false
  draft.say(draft.phrases.takes(draft.serviceName(id), service.minutes))
  draft.outcome = 'answered'
  return true
}
