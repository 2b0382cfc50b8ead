/** "It says visit, is that definitely the maths class": what is in doubt. */
const DOUBTS = [
  /^\W*(?:(?:and|but|so|also|sorry|no|ok)\W+)*(?:it|that|ye|you|the \p{L}+) (?:says?|said|has it as|calls? it)(?: (?:an?|the|just|only))* ["“'‘]?(?<thing>[\p{L}' -]{3,40}?)["”'’]?[\s,;:.–-]+(?:but |so )?(?:is|are) (?:that|it|this)(?!\p{L})/iu,
  /^\W*(?:(?:agus|ach|mar sin|gabh mo leithscéal)\W+)*(?:deir (?:sé|sí|tú|sibh)|dúirt (?:tú|sibh)|tá sé scríofa)(?: gur)? ["“'‘]?(?<thing>[\p{L}' -]{3,40}?)["”'’]?[\s,;:.–-]+(?:ach |agus )?an (?:é|í|bhfuil|ionann)(?!\p{L})/iu,
]

/** The words of a service that a text doubts. */
export const readDoubted = (text: string): string | undefined =>
  DOUBTS.map((pattern) => pattern.exec(text)?.groups?.thing).find(Boolean)

export const doubtsService = (text: string) => readDoubted(text) !== undefined

const IS_IT =
  /^\W*(?:(?:and|but|so|ok|agus|ach)\W+)*(?:(?:is|are) (?:that|it) (?:definitely |really |actually |just |only |for )*(?:the |an? |my |his |her |our )|an (?:é|í) (?:sin |seo )?(?:an |na |rang |ceacht ))[\p{L}' -]{3,40}\W*$/iu
/** What else is asked about an appointment, and known otherwise. */
const OF_ELSE =
  /(?<!\p{L})(?:time|day|date|price|cost|address|place|street|charge|fee|way|bus|right (?:time|day|number)|am|lá|praghas|seoladh|áit)(?!\p{L})/iu

/** "Is that the maths class?", "is it a group or one to one", of what is being booked: what it is. */
export const asksWhatItIs = (text: string): boolean => IS_IT.test(text) && !OF_ELSE.test(text)

const PAIR =
  /(?<!\p{L})(?:difference|differ\p{L}*|dif+erent|difríocht|éagsúlacht)(?!\p{L}).*?(?:between|from|idir)(?: (?:an?|the|your|an))? (?<one>[\p{L}' -]{3,40}?) (?:and|from|or|to|&|agus|is|nó)(?: (?:an?|the|your|an))? (?<other>[\p{L}' -]{3,40}?)\W*$/iu

/** "What's the difference between a service and a full service": the two things. */
export function readPair(text: string): [string, string] | undefined {
  const { one, other } = PAIR.exec(text)?.groups ?? {}
  return one === undefined || other === undefined ? undefined : [one, other]
}

const DIFFERENCE =
  /(?<!\p{L})(?:(?:the|any|a|much) difference|differ(?:s|ent)?(?= (?:from each|between|to each))|which (?:is which|one do i need|should i (?:pick|choose|take|get))|(?:an|aon) (?:difear|difríocht|difriocht|éagsúlacht)|difear eatarthu|cén difear|(?:cé acu|cén ceann) (?:a|atá|ba cheart|ba chóir)(?= (?:dom|uaim|a theastaíonn|de dhíth|teastaíonn|is fearr|a roghnú)))(?!\p{L})/iu

/** "What's the difference?", "which one do I need?" */
export const asksForDifference = (text: string): boolean => DIFFERENCE.test(text)
