const SMELL = '(?:smell(?:s|ing)?|whiff|odou?r)'
const IRISH_SMELL = '(?:m?bh?oladh|bolaith)'
const GAS = '(?:gas|gh?[aá]i?s)'

/** "No smell of gas or anything", "níl aon bholadh gáis ann". Only small words may stand between: "can't get rid of the smell". */
const DENIED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:no|not|without|(?:i|we|you|it|that|there|he|she|they|nobody)\s+(?:is|was|does|do|did|ca|could)n['’]?t|cannot)\s+(?:(?:an?|any|even|really|actually|getting|get|there|that)\s+){0,3}${SMELL}(?:\s+(?:of|like|any))*\s+gas|no\s+gas\s+(?:smell|odou?r)|(?:not|(?:it|that|there)\s+isn['’]?t)\s+an?\s+gas\s+(?:smell|odou?r|leak)|smell\s+no\s+gas|(?:n[ií]l|n[ií] (?:raibh|fh?aighim|mhothaím|airím|bholaím|bhfuair m[eé])|níor (?:mhothaigh|airigh|bholaigh) mé|gan)\s+(?:(?:aon|an)\s+)?${IRISH_SMELL}\s+${GAS})(?!\p{L})`,
  'giu',
)
/** "No smell of gas earlier, but there is now", "… but I feel dizzy": the denial says nothing. Neither does a question. */
const YET =
  /(?<!\p{L})(?:now|no way|earlier|before|at first|yet|anymore|any more|until|yesterday|last night|sure|know|think|hope|dizzy|sick|faint|headaches?|hiss\p{L}*|anois|roimhe|ar dtús|inné|aréir|fós|cinnte|fios|tinn|meadhrán|laige|siosarnach)(?!\p{L})|\?/iu

const THINGS = 'boiler|cooker|hob|oven|heater|heating|meter|bill|box|barbecue|bbq'
const IRISH_THINGS = 'g?ch?oir[eí]|m?bh?osca|sh?orn|g?ch?ócaireá[ni]n?|d?th?eas(?:aire|adh)|m?h?éadar|m?bh?ille'
const THING = new RegExp(
  String.raw`(?<!\p{L})(?:gas\s+(?<english>${THINGS})|(?<irish>${IRISH_THINGS})\s+${GAS})(?!\p{L})`,
  'giu',
)
/** What makes a thing of gas dangerous. */
const DANGER = new RegExp(
  String.raw`(?<!\p{L})(?:${SMELL}|smelt|smelled|stinks?|reeks?|${IRISH_SMELL}|leak\p{L}*|escap\p{L}*|hiss\p{L}*|whistl\p{L}*|fumes?|gassy|alarm|detector|explo\p{L}*|fire|flames?|left|turned|overnight|dizzy|sick|faint|headaches?|éal\p{L}+|sceith\p{L}*|sile?adh|siosarnach|feadaíl|poll|aláram|brathadóir|pléasc\p{L}*|phléasc|th?ine|fágadh|d['’]?fhág|ar siúl|lasair|tinn\p{L}*|meadhrán|laige)(?!\p{L})`,
  'iu',
)

/** A message without the gas that nobody smells, and without the fuel of what is to be repaired: "seirbhís ar an mbosca gáis". */
export function withoutHarmlessGas(text: string): string {
  const rest = YET.test(text) ? text : text.replaceAll(DENIED, ' ')
  return DANGER.test(rest) ? rest : rest.replaceAll(THING, '$<english>$<irish>')
}
