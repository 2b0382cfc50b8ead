import type { Draft } from './draft.ts'
import { repeatQuestion } from './repeat-question.ts'

const WHETHER_DONE =
  /(?<!\p{L})(?:what (?:am i|are we) (?:actually |even )?(?:booking|getting)|what (?:have|did) (?:i|we|you|ye) book(?:ed)?|(?:is|was) (?:it|that|this|he|she|everything) (?:all )?(?:booked|cancelled|canceled|moved|changed|gone|done|confirmed|sorted|in(?=(?: (?:now|then|yet|already|so|for me))?\W*$)|definite)|(?:did|have) (?:you|ye|u) (?:(?:actually|really|even) )?(?:book|move|cancel|change|put|booked|moved|cancelled|put) \p{L}+|(?:am|are) (?:i|we) (?:all |actually |definitely )?(?:booked|down|in|sorted|set)(?: in)?(?: (?:then|now|so|yet|at all|or (?:not|what|no|amn['’]?t i|aren['’]?t (?:i|we))))*\W*(?:$|for)|is that (?:me|us) (?:booked|sorted|in|down)|(?:did|has) (?:it|that|(?:the|my) booking) (?:go|gone|went) through|(?:is|are) (?:it|that|my \p{L}+|we) still (?:on|booked|there|mine)|(?:do|have) i still (?:have|got)|f[oó]s agam|so (?:im|i['’]m|we['’]?re) (?:booked|in|down)|(?:nach )?(?:bhfuil|ar) (?:sé|se|cuireadh|mé|an \p{L}+) (?:\p{L}+ )?(?:in áirithe|curtha|bogtha|ar ceal|déanta)|ar (?:chuir|bhog|chealaigh) tú)(?!\p{L})/iu

/** "Did you move it or not?", "is it gone for definite?" */
export const asksWhetherDone = (text: string) => WHETHER_DONE.test(text)

/** Says what is booked in this conversation, or that nothing is yet. False where it may know too little. */
export async function tellStatus(draft: Draft): Promise<boolean> {
  const { state, phrases } = draft
  const bookings = await draft.tools.findBookings()
  if (bookings.length === 0 && state.task === undefined) return false
  const named = bookings.map(({ serviceId, local }) => `${draft.serviceName(serviceId)}, ${phrases.time(local)}`)
  if (named.length > 0) draft.say(phrases.yourBookings(named))
  else draft.say(phrases.nothingYet)
  draft.outcome = 'answered'
  repeatQuestion(draft)
  return true
}
