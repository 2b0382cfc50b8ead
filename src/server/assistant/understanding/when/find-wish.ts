/** Ends of sentences, and what begins behind a comma: "…, so could I", "… but …", "…, would Tuesday do?" */
const PARTS =
  /(?<=[.?!;])\s+|\n+|,?\s+(?=(?:so|but|ach|mar sin)(?!\p{L}))|,\s+(?=(?:could|can|would|will|any chance|an (?:bh|mb|nd|bp|dt|ng)\p{L}+)(?!\p{L}))/iu

const OPENER =
  /^(?:(?:and|so|but|then|agus|ach|mar sin)[\s,]+)*(?:(?:could|can|would|will|is|are) |(?:it|that)(?:['’]?d| would|['’]?ll| will) (?:need|have) to be |have (?:ye|you) |any chance|an (?:bhf|bhfuil|mb|nd|dtioc|nglaof|oir)|bheadh |bheinn )/iu
const WISH =
  /(?<!\p{L})(?:i['’]?m (?:free|available|around)|i (?:can|could) (?:come|do|make|be|call|drop|get)|suits? (?:me |us )?best|i['’]?d (?:like|prefer)|táim saor|tá (?:mé|muid) saor|(?:is|ba|b['’])\s?fh?earr (?:dom|liom)|ba mhaith liom)(?!\p{L})/iu
const isRequest = (part: string) => OPENER.test(part) || WISH.test(part)
/** A second wish, and a day whose month was said before. */
const NEEDS_THE_REST =
  /(?<!\p{L})(?:also|too|as well|another|freisin|chomh maith|eile)(?!\p{L})|(?<!\p{L})(?<!(?:day|luain|máirt|céadaoin|déardaoin|aoine|sathairn|domhnaigh),? )(?:the|an|on|ar an) \d{1,2}(?:st|nd|rd|th|ú|adh)(?! (?:of|de|\p{L}*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|eanáir|nollaig|samhain|feabhra)))/iu

const TIME = / (?:D|week|days|c|part):/
/** What bounds a wish: "I finish at five. Could I come on Tuesday?" */
const BOUND = / (?:reason:|(?:after|before|from|to|until:)(?: around:?)? c:)/
/** What depends on the rest: "the same time", "the day after". */
const RELATIVE = / (?:sametime|instead:|nextday) /

/**
 * The part of a message that asks for a time, where other times come before it: "The letter says Monday at ten. Would
 * Tuesday at half ten do?" The whole text where no part says both day and time, or where what comes before bounds it.
 */
export function findWish(text: string, readTokens: (part: string) => string): string {
  const parts = text.split(PARTS).filter((part) => part.trim() !== '')
  if (parts.length === 1 || !parts.slice(1).some(isRequest)) return text
  const timed = parts.map((part) => ({ part, tokens: readTokens(part) })).filter(({ tokens }) => TIME.test(tokens))
  const last = timed.at(-1)
  const before = timed.slice(0, -1)
  if (last === undefined || before.length === 0 || !isRequest(last.part) || NEEDS_THE_REST.test(last.part)) return text
  const isBound = before.some(({ part, tokens }) => OPENER.test(part) || BOUND.test(tokens))
  const saysAll = / D:/.test(last.tokens) && / (?:c|part):/.test(last.tokens) && !RELATIVE.test(last.tokens)
  return saysAll && !isBound ? last.part : text
}
