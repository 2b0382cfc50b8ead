const TAIL =
  '(?: (?:put in|booked in|scheduled|arranged|on))?(?: (?:at|for|from|until|till|ag|ó|go dtí)(?: [^\\s,.;!?]+){1,3}?)?(?=\\s*(?:[,;!?]|\\.(?!\\d)|$)|\\s(?:so|and|but|agus|ach|mar sin)\\s)'
const ENGAGEMENT = new RegExp(
  `(?:(?<!\\p{L})(?:as|because|cos|cause|since|mar|toisc go|sorry) )?(?:(?<!\\p{L})(?<!(?:can|could|may|might|would|should|shall|do|did|if|an?) )(?:(?:i|we)(?:['’]?ve| have)?(?: just| only)?(?: got| have)?|just got|there['’]?s)(?<!\\p{L}(?:i|we)) an? (?:(?!first|follow)\\p{L}+ ){0,2}?(?:call|meeting|class|interview|delivery|exam)(?! (?:with|from) (?:you|ye|yous))|(?<!\\p{L})(?:tá|bhí|fuair mé) (?:cruinniú|glaoch|glao|rang|agallamh)(?: (?:oibre|eile|gutháin))?(?: (?:agam|againn|orm))?)${TAIL}`,
  'iu',
)

/**
 * "Make it 1 instead, I just got a call put in at half 12": what else the caller has on is why another time is wished. It is
 * no service and no time of the booking. The text as it is, where nothing else is said.
 */
export function withoutOwnEngagement(text: string): string {
  const rest = text
    .replace(ENGAGEMENT, ' ')
    .replace(/^[\s,.;!]+(?:(?:so|and|but|agus|ach|mar sin) )?/iu, '')
    .replace(/[\s,;]+$/u, '')
  return /[\p{L}\d]/u.test(rest) ? rest : text
}
