const THINGS = '(?:appointments?|bookings?|tables?|reservations?|slots?|visits?|lessons?|classes)'
const IRISH_THINGS = '(?:g?ch?oinní|(?:n-|h)?áirithintí|n?háirithintí|boird|cuairteanna|ranganna)'
const BOTH = new RegExp(
  `(?<!\\p{L})(?:both|(?:the )?(?:pair|two) of (?:them|those|these)|(?:the|my|our|these|those) two(?: ${THINGS}|(?=\\W*(?:$|please|so(?!\\p{L}))))|an (?:dá|dhá) (?:cheann|ceann|ch?oinne|bh?ord|áirithint|ch?uairt|rang|ch?ruinniú)|araon|an bheirt acu)(?!\\p{L})`,
  'iu',
)
const ALL = new RegExp(
  `(?<!\\p{L})(?:all of (?:it|them|those|these)|all (?:of )?(?:my|our|the|those|these) ${THINGS}|(?:them|it) all|all(?=\\W*(?:$|please|so|then))|(?:the|my) (?:whole |full )?lot|everything|every (?:one|single one|${THINGS})|(?<!(?:one|some|none|any|which|either|all|both|two) of |(?:tell|ask|let|for|to|with|thank|see) )(?:them|these|those)(?= ?(?:$|[,.;!?]|please|so|then|now))|(?:my|our|these|those) ${THINGS.replaceAll('s?', 's')}|gach (?:ceann|rud|coinne|áirithint)(?: acu)?|an t-iomlán|iad (?:go léir|uile|ar fad|uilig)|iad(?=\\W*(?:$|a chur|a chealú|ar ceal|le do|anois))|(?:mo(?: chuid)?|na|ár(?: gcuid)?) ${IRISH_THINGS}|g?chuile cheann)(?!\\p{L})`,
  'iu',
)
const BUT_ONE =
  /(?<!\p{L})(?:(?:one|some|which) of|c?h?eann (?:de|acu|dá|d['’])|except|apart from|but not|bar|all but|not (?:both|all)|(?:do not|don['’]?t) \p{L}+ (?:both|all)|keep|ach amháin|seachas|ní (?:an d[áh]|iad|gach)|ná cealaigh|coinnigh|ach ní)(?!\p{L})/iu

/** Whether a text speaks of two things at once: "both", "an dá cheann". */
export const meansBoth = (text: string): boolean => BOTH.test(text) && !BUT_ONE.test(text)

/** "Cancel both", "cealaigh iad go léir": whether a text means all of so many bookings. */
export const meansAll = (text: string, count: number): boolean =>
  count > 1 && !BUT_ONE.test(text) && (ALL.test(text) || (count === 2 && BOTH.test(text)))
