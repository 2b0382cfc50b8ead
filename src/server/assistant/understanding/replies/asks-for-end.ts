const END = new RegExp(
  [
    '(?<!(?:ring|call|phone|text|get|hear)(?: (?:me|us|you|ye))? )(?:back|home|ready|done|finished|fixed|over|out(?: of (?:there|here|it))?|collect (?:it|her|him)|pick (?:it|her|him) up) (?:by|before|in time for|the same day|that day|the same (?:afternoon|evening)|later (?:that|the same) day)',
    "(?:what time|when)(?: (?:will|would|does|do|is|['’]?ll))? (?:it|i|we|that|he|she|they|the \\p{L}+)(?: be)? (?:finish(?:ed)?|over|done|ready|end|out)",
    '(?:ar ais|réidh|críochnaithe|déanta|thart|amach as|sa bhaile)(?: (?:agam|againn))? (?:faoi|faoin|roimh|in am|an lá céanna|an lá sin)',
    '(?:cathain|cén t-am|cén uair) a (?:bheidh|mbeidh|bheas)(?: \\p{L}+){1,3} (?:réidh|críochnaithe|thart|déanta)',
  ]
    .map((pattern) => `(?<!\\p{L})${pattern}(?!\\p{L})`)
    .join('|'),
  'iu',
)

/** "Looking to get my roots done before Christmas" wishes for a service. */
const WISHES_DONE =
  /(?<!\p{L})(?:(?:looking|want(?:ed|ing)?|need|like|hoping|trying|love)(?: to)? (?:get|have|getting)|(?:can|could) (?:i|we) (?:get|have)) (?:my|our|her|his|the|an?|some) (?:\p{L}+ ){1,4}?done (?:by|before|in time for)(?!\p{L})|(?<!\p{L})(?:ba mhaith liom|teastaíonn uaim|(?:táim|tá mé) ag iarraidh) .*(?<!\p{L})(?:déanta|réidh) (?:roimh|faoi|in am)(?!\p{L})/iu

/** "Can I have it back by lunch?", "what time will it be finished?" */
export const asksForEnd = (text: string) => END.test(text) && !WISHES_DONE.test(text)
