const END = new RegExp(
  [
    '(?<!(?:ring|call|phone|text|get|hear)(?: (?:me|us|you|ye))? )(?:back|home|ready|done|finished|fixed|over|out(?: of (?:there|here|it))?|collect (?:it|her|him)|pick (?:it|her|him) up) (?:by|before|in time for|the same day|that day|(?:the same|that) (?:afternoon|evening|night|morning)|(?:the )?(?:next|following) (?:day|morning)|later (?:that|the same) day)',
    "(?:what time|when)(?: (?:will|would|does|do|is|['’]?ll))? (?:it|i|we|that|he|she|they|the \\p{L}+)(?: be)? (?:finish(?:ed)?|over|done|ready|end|out)",
    "(?:what time|when|how soon) (?:will|would|do|does|can|could|should|['’]?ll|am|are) (?:i|we|ye|you) (?:going to )?(?:(?:be )?(?:get|getting|have|having|expect) (?:it|her|him|them|(?:the|my|our) \\p{L}+) back|(?:collect|pick up|come back for) (?:it|her|him|them|(?:the|my|our) \\p{L}+)|pick (?:it|her|him|them|(?:the|my|our) \\p{L}+) up)",
    '(?:cathain|cén t-am|cén uair|cá huair|cá fhad go)(?: a)? (?:gheobhaidh|bhfaighidh|bhfaighimid|bheidh|mbeidh|bheas)(?: \\p{L}+){0,3} ar ais',
    '(?:cathain|cén t-am|cén uair|cá huair) (?:a bhaileo\\p{L}+|(?:is|a bhéas|ar) féidir (?:liom|linn) (?:\\p{L}+ ){1,3}bhailiú)',
    '(?:ar ais|réidh|críochnaithe|déanta|thart|amach as|sa bhaile)(?: (?:agam|againn))? (?:faoi|faoin|roimh|in am|an lá céanna|an lá sin|an (?:tráthnóna|oíche|mhaidin) (?:sin|céanna|chéanna)|an lá dár gcionn)',
    '(?:will|would) (?:it|i|we|that|this|he|she|they|(?:the|my|our) \\p{L}+)(?: all)? be(?: all)? (?:ready|done|finished|over)(?: (?:then|so|in time))?(?=\\W*$)',
    '(?:an mbeidh|an mbeadh)(?: \\p{L}+){1,3} (?:réidh|críochnaithe|déanta|thart)(?: in am)?(?=\\W*$)',
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
