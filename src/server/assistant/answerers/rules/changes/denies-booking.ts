import { isProving } from '../../../turn/state.ts'
import { deniesDoing } from '../../../understanding/replies/asks-of-cancelling.ts'
import type { Draft } from '../draft.ts'

const NO_BOOKING =
  /(?<!\p{L})(?:(?:never|don['’]?t|do not|haven['’]?t|not|no) (?:have |had |got |made |booked |cancelling |moving )?(?:an? |any |one )?(?:appointment|booking|anything|booked)|(?:n[ií]l|n[ií] raibh|nach bhfuil)(?: (?:mé|mise))?(?: ag iarraidh)?(?: aon)? ch?oinne)(?!\p{L})/iu

/** "I never booked one, I want to make one" */
const MAKES_ONE =
  /(?<!\p{L})(?:(?:want|need|like|trying|wanted|looking)(?: to)? (?:make|book|get) (?:one|an? (?:\p{L}+ )?(?:appointment|booking))|(?:ba mhaith liom|teastaíonn uaim|ag iarraidh) (?:ceann|coinne|áirithint) a (?:dhéanamh|fháil|chur in áirithe))(?!\p{L})/iu

/** Whether a new booking is wished in place of the one that never was. */
export const makesOne = (text: string) => MAKES_ONE.test(text)

/** Asked which appointment to move or cancel: "I never had one". */
export const deniesBooking = ({ reading, state }: Draft) =>
  state.task !== undefined && isProving(state) && (NO_BOOKING.test(reading.text) || deniesDoing(reading.text))
