import { asksQuestion } from './asks-question.ts'
import { movesInstead } from './moves-instead.ts'

const WORDS =
  "(?:yes|yeah|yep|ya|yea|yup|ok|okay|right|please|pls|just|so|well|oh|ah|look|sure|no|i said|i told you(?: to)?|for (?:god|fuck|feck)(?:’|')?s? ?sake|jesus|go ahead(?: and)?|go on(?: and)?|(?:can|could|will|would) (?:you|ye|ya|u)(?: please| just)?|i(?:’|')?d like (?:you )?to|i (?:want|need|wish) (?:you )?to|(?:we|i) have to|sea|is ea|ea|ceart go leor|le do thoil|led thoil|dúirt mé(?: leat)?|tá mé ag iarraidh|táim ag iarraidh|ba mhaith liom|an féidir leat|an bhféadfá|maith go leor|cinnte|más é do thoil é|tá|muise|mar sin|anois)"
const THING =
  '(?:appointments?|appt|bookings?|table|reservation|slot|visit|lesson|thing|lot|one|haircut|service|meeting|ch?oinne|gcoinne|bh?ord|mbord|áirithint|n-áirithint|rud|diabhal rud|ceann|cheann|cuairt|chuairt|ceacht|cruinniú)'
const IT = `(?:it|that|this|them(?: both| all)?|both(?: of (?:them|those))?|all(?: of (?:them|it|those))?|everything|an dá (?:cheann|choinne)|iad(?: go léir| araon| uile| ar fad)?|mine|ours|me|us|(?:the|my|our|that|this) (?:bloody |damn |whole |fucking |feckin(?:g)? |stupid |damned )?${THING}|é|í|é sin|í sin|an ${THING}(?: (?:sin|seo))?|mo ${THING})`
const CANCELS = [
  `(?:cancel|scrap|bin|delete|remove|ditch|call off|get rid of)(?: of)?(?: ${IT})?(?: off)?`,
  `(?:take|knock|strike) (?:it|me|us) (?:off|out)(?: (?:of )?the (?:book|list|diary))?|call it off|forget (?:about )?(?:the|my|our|that) ${THING}`,
  `(?:i|we)(?:’|')?(?:m|re| am| are)? (?:not|won(?:’|')?t be) (?:coming|going|able to (?:come|make it))|(?:i|we) (?:can(?:’|')?t|cannot|won(?:’|')?t) (?:come|make it|go)`,
  `(?:i|we) (?:don(?:’|')?t|dont|do not) (?:want|need) (?:it|that|${IT})(?: any ?more| now)?`,
  `(?:a )?(?:cealaigh|chealú|cealaígí|chur ar ceal|scrios|scriosadh)(?: ${IT})?`,
  `(?:cuir|cuirigí)(?: ${IT})? ar ceal(?: ${IT})?|(?:${IT} )?a (?:chur ar ceal|chealú|scriosadh)`,
  `níl (?:sé|sí|mé) (?:uaim|ag teacht)(?: (?:níos mó|anois|a thuilleadh))?|ní (?:bheidh|féidir) (?:mé ann|liom (?:teacht|a bheith ann))|ní theastaíonn (?:sé|sí|${IT}) uaim(?: (?:níos mó|anois|a thuilleadh))?`,
].join('|')
const TAIL =
  "(?:will (?:you|ye|ya|u)|would (?:you|ye|ya)|(?:can|could) (?:you|ye)|please|pls|thanks|thank you|so|then|now|for me|for us|altogether|completely|already|straight away|and that(?:’|')?s (?:it|that)|yes|le do thoil|led thoil|dom|dúinn|anois|mar sin|go raibh maith agat|grma|ar fad|más é do thoil é|láithreach|sea|ceart go leor|maith go leor)"
const REPEATS = new RegExp(
  `^\\W*(?:${WORDS}[\\s,.;:!]+)*(?:${CANCELS})(?![\\p{L}\\d])(?:[\\s,.;:!]+(?:and |agus )?(?:${TAIL}|${CANCELS})(?!\\p{L}))*\\W*$`,
  'iu',
)
const DENIES =
  /(?<!\p{L})(?:don['’]?t|dont|do not|not to|never|ná|gan)(?= (?:\p{L}+ )?(?:cancel|scrap|drop|delete|cealaigh|cuir|chealú|chur))/iu

const QUESTION_BEHIND = /^(?<said>[^?]+?)[\s,.;!]+(?:and|agus)\s+(?<asked>[^.;!]+)$/isu

/**
 * "Cancel it will you", "cealaigh an diabhal rud": the wish to cancel, once more. It is a yes to "shall I?" Only a question
 * may follow: "cancel it, and is there a charge?"
 */
export function repeatsCancel(text: string): boolean {
  const { said = text, asked = '' } = QUESTION_BEHIND.exec(text)?.groups ?? {}
  const isBeside = asked !== '' && asksQuestion(asked) && !movesInstead(asked)
  return REPEATS.test(isBeside ? said : text) && !DENIES.test(text)
}
