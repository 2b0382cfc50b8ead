import { both, matchesEither } from '../../text/both-languages.ts'

/** What is stored of a person with a booking. `contact`: an address or a number. */
export type Detail = 'name' | 'email' | 'phone' | 'contact'

const OWN = 'my|me|our|the|his|her|their'
const THING =
  'name|address|first_name|last_name|second_name|family_name|surname|email|e-mail|mail|email_address|e-mail_address|mail_address|number|phone_number|mobile_number|contact_number|contact_details|phone|mobile|details|spelling'
const KIND = 'new|right|correct|proper|own|other|different|phone|mobile|contact|email'
const WRONG = 'wrong|wrongly|incorrect|incorrectly|different|misspelt|misspelled|changed|new|gone'

const IRISH_THING =
  'ainm|sloinne|seoladh|ríomhphost|seoladh_ríomhphoist|uimhir|uimhir_ghutháin|uimhir_fóin|fón|guthán|sonraí|sonraí_teagmhála|litriú'

const CORRECTIONS = both(
  `
  change|changing|correct|fix|update|amend|edit|replace|alter|add|adding|include ${OWN} ${KIND}? ${THING}
  get|have|need|want ${OWN} ${KIND}? ${THING} changed|corrected|fixed|updated|amended|added
  put|stick|pop my|me|our ${KIND}? email|e-mail|mail|email_address|number|phone_number|mobile on|onto|with|into it|that|the|this|my
  you|it|they|booking|appointment|confirmation has|have|got|put|spelt|spelled|wrote|written|took ${OWN} ${THING} down|in? wrong|wrongly|incorrectly|incorrect
  spelt|spelled|wrote|written|misspelt|misspelled ${OWN} ${THING}
  ${OWN} ${THING} is|was|its|has|isnt|looks|are now|been|not|all? spelt|spelled|written|down|in|a|bit? ${WRONG}
  ${OWN} ${THING} is|was|its|has|isnt|are not|nt? spelt|spelled? right|correct|properly
  ${OWN} ${THING} ${WRONG}
  i gave|typed|put|wrote|entered you|it|in|down? the|a|my? wrong|old ${THING}
  you|it|its|thats|booking|appointment|confirmation has|have|got|is|put|took|says|under got|down|under|in? the|a|my wrong ${THING}
  wrong ${THING} on|in|for|with it|that|the|my|this
  typo|mistake in|with|on ${OWN} ${THING}
  i have|got|changed|ive a|my got|changed? new? number|email|mobile|phone_number|email_address now|since|lately|$
  i have|got|ive a|got new ${THING}
  thats|its|is the|a wrong ${THING}
  thats|its|that_is not|isnt the|my|our? right|correct? ${THING}
  thats|that|it isnt the|my|our right|correct? ${THING}
  ${OWN} name|surname|first_name|last_name is|its spelt|spelled
  ${OWN} name|surname|first_name|last_name should be
  can|could|will|should|may|shall i give|leave|send you? my|me email|number|phone_number|mobile|email_address
  put|change|switch|have it|that|this|booking|appointment to? under
  change|switch ... to|under my|our name
  `,
  `
  athraigh|ceartaigh|athróidh|nuashonraigh mo|ár|an|an_t|na? ${IRISH_THING}
  mo|ár|an|na? ${IRISH_THING} nua? a athrú|cheartú|nuashonrú
  ${IRISH_THING} athraithe
  cuir|cuirigí mo|ár? ${IRISH_THING} le|leis|ar|sa|ann
  cuir|cuirigí ainm mo|m'athar|m'fhir|m'iníne|m'aintín ... air|uirthi|leis|ann
  ${IRISH_THING} a chur le|leis|ar|sa
  tá|bhí|scríobh|litrigh|is sibh|tú|siad? mo|an|an_t? ${IRISH_THING} ... mícheart|míchruinn|contráilte|éagsúil
  tá|bhí|thug|thugas|scríobh|chuir mé|tú|sibh|siad? an|mo? ${IRISH_THING} mhícheart|chontráilte
  níl|nach_bhfuil|ní mo|an|ár? ${IRISH_THING} ... ceart
  an|nach bhfuil mo|an? t? ${IRISH_THING} mícheart|contráilte
  ní hé|hí sin|seo? mo|an|ár ${IRISH_THING}
  tá ${IRISH_THING} nua agam
  cuir|cuirigí|chuir an_choinne|an_áirithint|an_bord|é|í? faoi|i ainm|m'ainm
  `,
)

/** "The wrong number", dialled, and a place on a list. */
const OTHERS =
  /(?<!\p{L})(?:waiting list|liosta feithimh|(?:i|i['’]?ve|we) (?:have|got|have got) (?:the )?wrong number)/iu

/** "I don't want to change my number" */
const REFUSES =
  /(?<!\p{L})(?:(?:don['’]?t|do not|didn['’]?t|not|without|no need|rather not|never) (?:(?:want|need|have|like|wish|looking|going|trying|be) )?(?:to )?(?:chang(?:e|ing)|correct(?:ing)?|update|updating|replac(?:e|ing)|edit(?:ing)?|los(?:e|ing))|(?:níl|nílim|gan|nach|ní theastaíonn|ní gá|ná)(?: [\p{L}'’-]+){0,6} athrú|ná h?athraigh)(?!\p{L})/iu

/** Whether a detail is named only to stay as it is. */
export const refusesCorrection = (text: string): boolean => REFUSES.test(text) && OWN_DETAIL.test(text)
const OWN_DETAIL =
  /(?<!\p{L})(?:(?:my|our|the) (?:\p{L}+ )?(?:name|surname|number|phone|mobile|e-?mail|address|details)|(?:mo |ár |an |m['’])\s*(?:t-)?(?:\p{L}+ )?(?:ainm|sh?loinne|uimhir|ríomhphost|seoladh|sheoladh|fón))(?!\p{L})/iu

/** "Ye have my name wrong", "athraigh m'uimhir": a detail of the person is to change, and no time. */
export function wantsCorrection(text: string): boolean {
  if (OTHERS.test(text) || refusesCorrection(text)) return false
  return matchesEither(text, CORRECTIONS)
}

const DETAILS: [RegExp, Detail][] = [
  [
    /(?<!\p{L})(?:(?:sur)?name|spelt|spelled|spelling|misspel\p{L}+|(?:t-|h|n-)?ainm|sh?loinne|litri\p{L}+|(?:put|change|switch|have) (?:\p{L}+ ){1,3}under)(?!\p{L})/iu,
    'name',
  ],
  [/(?<!\p{L})(?:e-?mail|mail|ríomhphost|ríomhphoist|riomhphost)(?!\p{L})/iu, 'email'],
  [/(?<!\p{L})(?:number|phone|mobile|(?:h|n-)?uimhir|bh?f[oó]n|fh?[oó]n|n?gh?uth[aá]n)(?!\p{L})/iu, 'phone'],
]

/** Which details a text names. */
export function listDetails(text: string): Detail[] {
  const named = DETAILS.flatMap(([pattern, detail]) => (pattern.test(text) ? [detail] : []))
  return named.length === 0 ? ['contact'] : named
}
