const WANTS_BOOKING =
  /(?<!\p{L})(?:want|need|like|teastaíonn|mhaith)(?: (?:to|make|book|get|have|the|an?|my|that|another|first|liom|uaim)){0,4} (?:appointments?|booking|visit|slot|book|coinne)(?!\p{L})/iu

/** "Could ye come and fix that some day": what can wait for an appointment. */
const WANTS_VISIT =
  /(?<!\p{L})(?:(?:could|can|would|will) (?:you|ye|yous|some(?:one|body)|one of (?:ye|you|the lads)) (?:ever |maybe |possibly )?(?:come|call|pop|drop)(?!\p{L})|(?:an )?(?:bhféadf\p{L}+|féidir|dtiocf\p{L}+)(?!\p{L})).{0,60}(?<!\p{L})(?:some ?(?:day|time)|any ?day|next week|when(?:ever)? (?:it suits|(?:you|ye) can)|(?:lá|am) éigin|lá ar bith|an tseachtain seo chugainn|nuair a oir\p{L}+)(?!\p{L})/iu

/** "I want the appointment!" */
export const wantsBooking = (text: string) => WANTS_BOOKING.test(text) || WANTS_VISIT.test(text) || asksForPlace(text)

const PLACE =
  /(?<!\p{L})(?:(?:put|stick|pencil|mark) (?:me|us|him|her) (?:down|in)|book (?:me|us) in|cuir(?:igí)? (?:síos mé|mé síos|muid síos|síos muid|mé in áirithe))(?!\p{L})/iu

/** "Right, put me down for Friday": a place in the diary. */
export const asksForPlace = (text: string) => PLACE.test(text)
