import type { NextBooking } from '../../../turn/state.ts'
import { takeBeside } from '../continue-task.ts'
import type { Draft } from '../draft.ts'
import { answerEach, settleOpen } from '../questions/open-questions.ts'
import { writeNext } from './next-booking.ts'

const WHAT_OF = /(?<!\p{L})(?:what|how) about|(?<!\p{L})(?:cad|céard|goidé) (?:faoi|mar gheall ar)/iu
/** "Is she straight after", "an mbeidh sí díreach i mo dhiaidh" */
const FOLLOWS =
  /(?<!\p{L})(?:is|will|would|and) (?:she|he|they|hers|his|theirs|that one|the other one)(?: (?:be|go|get|straight|right|directly|just|booked|in|seen))* (?:after|next|behind|then)|(?<!\p{L})an (?:mbeidh|bhfuil|rachaidh) (?:sí|sé|siad|a ceann|a cheann)(?: (?:díreach|ceart|go díreach))* (?:i mo dhiaidh|ina dhiaidh|inár ndiaidh|taréis|tar éis|ar aghaidh)(?!\p{L})/iu

const names = ({ whom = '', name = '' }: NextBooking, text: string) =>
  [whom, name].some((who) => who !== '' && text.toLowerCase().includes(who.toLowerCase()))

/** "What about my daughter, is she straight after?", while hers waits behind this one: that it comes next. */
export async function answerAboutNext(draft: Draft): Promise<boolean> {
  const { state, reading, phrases } = draft
  const [first] = state.next
  if (state.task !== 'book' || first === undefined || reading.isAgreed) return false
  const asked = reading.clauses.filter(
    ({ text, isQuestion, namesTime }) =>
      !namesTime && (FOLLOWS.test(text) || (isQuestion && WHAT_OF.test(text) && names(first, text))),
  )
  const others = reading.clauses.filter((clause) => !asked.includes(clause))
  if (asked.length === 0 || others.some(({ isQuestion }) => !isQuestion)) return false
  draft.say(phrases.bookedNext(writeNext(draft, first)))
  draft.outcome = 'answered'
  await settleOpen(draft, await answerEach(draft, others))
  await takeBeside(draft)
  return true
}
