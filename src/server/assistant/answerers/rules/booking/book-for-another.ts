import { type AnotherPerson, splitOthers } from '../../../understanding/person/another-person.ts'
import { IRISH_RELATION, RELATION } from '../../../understanding/person/relations.ts'
import { matchService } from '../../../understanding/services/match-service.ts'
import { readCapacity } from '../../../understanding/services/party-size.ts'
import { namesOnlyTime } from '../../../understanding/when/parse-when.ts'
import type { Draft } from '../draft.ts'
import { ANOTHER } from './behind-booking.ts'
import { bookBeside } from './booking.ts'
import { readNext } from './come-together.ts'

const ONE_FOR = { en: 'and one for my', ga: 'agus ceann do mo' } as const
const OWNER = /^\S+/u

/** "Can his sister come at the same time the day after?" */
const COMES = new RegExp(
  `^\\W*(?:(?:actually|and|also|oh|so|ok|okay|agus|ach)[\\s,]+)*(?:(?:can|could) (?<who>(?:my|his|her|our|their) ${RELATION})(?: also)? (?:come|be seen|go)(?: in)?|an féidir le (?<whom>(?:mo|a|ár) ${IRISH_RELATION}) (?:teacht|dul)(?: isteach)?)(?: too| as well| freisin)?(?<when> [^?]+?)\\W*$`,
  'iu',
)

/** Who else is to come, and when, where a message says nothing else. */
function readAnother({ reading, turn }: Draft): AnotherPerson | undefined {
  const { language, services } = reading
  const { who, whom = who, when = '' } = COMES.exec(reading.text)?.groups ?? {}
  const isOfPerson = whom !== undefined && namesOnlyTime(when, language)
  const said = isOfPerson ? whom.replace(OWNER, ONE_FOR[language]) + when : reading.text
  const isService = (text: string) => matchService(text, services, language).id !== undefined
  const { text, others } = splitOthers(said, { isHeld: true, isService, reference: turn.reference })
  const [other, ...more] = others
  const isOne = other?.what !== undefined || ANOTHER.test(reading.text)
  if (other?.when === undefined || !isOne || more.length > 0 || /[\p{L}\d]/u.test(text)) return undefined
  return isOfPerson ? { ...other, relative: whom } : other
}

/** "And one for my daughter, same time Thursday", behind a booking: another of its kind, and no move. */
export async function bookForAnother(draft: Draft): Promise<boolean> {
  const { state, tools, services } = draft
  const other = state.task === undefined ? readAnother(draft) : undefined
  const last = other === undefined ? undefined : (await tools.findBookings()).at(-1)
  const service = services.find(({ id }) => id === last?.serviceId)
  // A table is for all who come.
  if (other === undefined || last === undefined || service === undefined) return false
  if (readCapacity(service.name.en) !== undefined) return false
  draft.state.slots = { ...state.slots, service: service.id }
  await bookBeside(draft, last, [readNext(draft, other)])
  return true
}
