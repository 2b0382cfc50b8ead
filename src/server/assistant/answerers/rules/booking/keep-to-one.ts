import { fold } from '../../../text/fold.ts'
import { dropsOther, namesOther, saysWhoseIsFirst } from '../../../understanding/person/drops-other.ts'
import { readCapacity } from '../../../understanding/services/party-size.ts'
import { listOwnBookings, nameBooking } from '../changes/which-booking.ts'
import type { Draft } from '../draft.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'
import { namesTime } from '../times/complete-time.ts'

/** "Just the one", "ceann amháin". "Just the one at ten" chooses a time. */
const ONLY_ONE = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:just|only)(?: (?:want|wanted|need|needed|asked for|looking for|after|book|it'?s|is|for|meant|there'?s))* (?:the |a )?(?:one|1|single one|single)(?! (?:at|on|in|after|before|with|that|of the|of those|o'?clock|thing|more|other|question|second|sec|minute|problem))",
    '(?:just|only) (?:for )?(?:me|myself)',
    '(?:one|1|a single) (?:\\p{L}+ )?(?:only|is (?:enough|plenty|fine|grand)|will do)',
    "it'?s (?:for )?(?:the )?(?:one|1|a single) (?:appointment|booking|visit|slot|person|car)",
    "(?:not|don'?t (?:need|want)|no need for) (?:two|2|both|a second|another|the second)(?: one)?",
    'no second (?:one|appointment|booking)',
    '(?:ceann|coinne|choinne|duine|carr|cuairt|mise|aon \\p{L}+) amhain',
    'nil (?:uaim|ann) ach (?:an )?(?:ceann|coinne|duine|mise|aon|e)',
    '(?:ni|gan|ni hea) (?:dha|beirt|bheirt|an dara)',
  ].join('|')})(?![\\p{L}\\d])`,
  'iu',
)

/**
 * "Just the one" takes back a wish for several. Whoever has booked one already wants no more. Returns false if the message
 * says nothing about it, or says more.
 */
export async function keepToOne(draft: Draft): Promise<boolean> {
  const { state, reading, phrases, services } = draft
  // "Just me" is the size of a party where tables are booked.
  const isForParties = services.some(({ name }) => readCapacity(name.en) !== undefined)
  if (state.task !== 'book' || isForParties) return false
  if (state.next.length > 0 && settleFirst(draft)) return true
  if (!ONLY_ONE.test(fold(reading.text))) return false
  const own = state.next.length === 0 ? await listOwnBookings(draft) : []
  if (own.length > 0) {
    draft.endTask()
    draft.say(phrases.kept(own.map((booking) => nameBooking(draft, booking))))
    return true
  }
  state.next = []
  const { name, email, phone } = reading.slots
  const isAsking = reading.clauses.some(({ isQuestion }) => isQuestion)
  if (isAsking || namesTime(reading.slots) || (name ?? email ?? phone) !== undefined) return false
  draft.say(phrases.onlyOne)
  repeatQuestion(draft)
  return true
}

/**
 * "Leave the husband, he can ring himself", where another appointment is to follow: it follows no more. "That one is for me,
 * the second is for him" says whose the first one is. Both choose no time.
 */
function settleFirst(draft: Draft): boolean {
  const { state, reading, phrases } = draft
  const { name, email, phone } = reading.slots
  if (state.asked === 'choice' && !namesOther(reading.text)) return false
  const isDropped = dropsOther(reading.text)
  if (!(isDropped || saysWhoseIsFirst(reading.text)) || (name ?? email ?? phone) !== undefined) return false
  const isOfOther = (line: string) => state.next.some(({ whom }) => whom !== undefined && line.includes(whom))
  const note = (state.note ?? '').split('\n').filter((line) => !isOfOther(line))
  if (state.note !== undefined) state.note = note.join('\n')
  if (isDropped) state.next = []
  if (isDropped) draft.say(phrases.onlyOne)
  repeatQuestion(draft)
  return true
}
