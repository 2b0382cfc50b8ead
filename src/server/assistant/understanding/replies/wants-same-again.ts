const THING =
  '(?:table|booking|reservation|appointments?|appt|slot|thing|one|time|size|bord|bhord|áirithint|airithint|choinne|coinne|rud|ceann|t-am)'
const SAME = new RegExp(
  `(?<!\\p{L})(?:same(?: again| ${THING}|(?= (?:on|for|next|this|at)(?!\\p{L})))|${THING} (?:g?ch?éanna|g?ch?eanna)|(?:mar )?an gc?[ée]anna)(?!\\p{L})`,
  'iu',
)
/** "Too", "as well": beside what is booked. */
const BESIDE =
  /^\W*(?:and|plus|agus) (?:the|an|mar) |(?<!\p{L})(?:too|also|as well|again|another|second|freisin|fosta|chomh maith|ar[íi]s|ina theannta|eile)(?!\p{L})/iu
const CHANGES =
  /(?<!\p{L})(?:mov(?:e|ing)|chang(?:e|ing)|switch\p{L}*|push\p{L}*|swap\p{L}*|resched\p{L}*|cancel\p{L}*|instead(?! of)|bh?og\p{L}*|mbog\p{L}*|n?athr(?:a|ú|u)\p{L}*|n?aistr\p{L}*|ina (?:ionad|áit|ait)|ar ceal|ch?eal\p{L}*)(?!\p{L})/iu
/** "Are ye open the same time on Sunday too?" */
const ASKS =
  /(?<!\p{L})(?:(?:are|were) (?:ye|you|yis|yous|they)|(?:is|was|will) (?:it|that|this)|an (?:bhfuil|mbíonn|mbeidh) (?:sibh|sé|sí)|an é)(?!\p{L})/iu

/** "The same again on Sunday too", "an áirithint chéanna Dé Domhnaigh freisin": a second booking like the one that is made. */
export const wantsSameAgain = (text: string): boolean =>
  SAME.test(text) && BESIDE.test(text) && !CHANGES.test(text) && !ASKS.test(text)
