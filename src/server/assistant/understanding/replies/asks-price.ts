const OUT =
  '(?:call(?:ing)?[- ]?outs?|com(?:e|ing) out|com(?:e|ing) (?:and|to) (?:have a )?look|come (?:over|around|round) to look)'
const FEE = '(?:fees?|charges?|charged|charging|cost|costs|price|rate)'
const IRISH_OUT = '(?:glao(?:ch|igh|ite)? amach|th?eacht amach|th?eacht chun féachaint)'
const IRISH_FEE = '(?:d?th?áill\\p{L}*|costas|praghas|n?gearrfar|ngearrann|ngearrfaidh|gh?earrtar)'

const ASKS = new RegExp(
  [
    `${OUT} ${FEE}`,
    `${FEE}(?: [\\p{L}'’]+){0,5}? ${OUT}`,
    `${IRISH_FEE}(?: [\\p{L}'’]+){0,5}? ${IRISH_OUT}`,
    `${IRISH_OUT} ${IRISH_FEE}`,
  ]
    .map((part) => `(?<!\\p{L})${part}(?!\\p{L})`)
    .join('|'),
  'iu',
)

/** "What's the call-out charge?", "will I be charged for him just to come out?": what a visit costs by itself. */
export const asksCallOutFee = (text: string): boolean => ASKS.test(text)

const CHECKS =
  /^\W*(?:(?:and|so|ok|okay|but|agus|mar sin)[\s,]+)*(?:is|(?:so )?(?:it|that)(?:['’]?s| is)|so|an é) (?:(?:it|that|the \p{L}+) )?€?\d[\d,.]*(?: ?(?:euros?|quid))? (?:(?:is|for|to|a|an|per|plus|in) )?(?:the )?(?:set[- ]?up|setting up|set up|month(?:ly)?|year(?:ly)?|price|fee|cost|deposit|vat|session|hour|an táille|táille|praghas|sa mhí)(?!\p{L})/iu

/** "Is 2500 the setup?": says a price back, and asks for it. */
export const checksPrice = (text: string): boolean => CHECKS.test(text)
