const LEADS =
  '(?:(?:no|nah|nope|ok|okay|ah|oh|right|well|actually|sorry|wait|look|sure|listen|just|yeah|but|and|níl|ní hea|ó|bhuel|ach|agus|fan)[\\s,.:;!]+)*'
const BOOKING = '(?:table|booking|reservation|appointment|appt|slot|visit)'
const COINNE = '(?:m?bh?ord|g?ch?oinne|(?:n-|h)?áirithint)'
/** What wants no booking now. "The appointment" may be one that was made. */
const wantsNone = (articles: string) =>
  [
    `(?:(?:i|we)(?:['’]?m|['’]?re| am| are)? )?not (?:booking|making an? ${BOOKING}|(?:looking|ready) (?:for an? ${BOOKING}|to book))(?: (?:anything|an? ${BOOKING}))?`,
    `(?:i |we )?(?:don['’]?t|do not) (?:want|need) (?:to book(?: (?:anything|an? ${BOOKING}))?|(?:(?:${articles}) )?(?:new )?${BOOKING})`,
    `(?:níl (?:mé|muid)|nílim|nílimid) ag (?:iarraidh (?:${COINNE}|(?:aon rud|rud ar bith|${COINNE}) a chur in áirithe|${COINNE} a dhéanamh)|cur (?:aon rud|bord|boird) in áirithe)`,
    `(?:níl|ní theastaíonn)(?: aon)? ${COINNE}(?: (?:ar bith|nua))? (?:uaim|uainn|ag teastáil(?: (?:uaim|uainn))?)`,
  ].join('|')
const ENDINGS = [
  wantsNone('an?|any|the|another'),
  `(?:i|we)(?:['’]?ve)?(?: (?:have|had|got|made))* (?:an?|my|our|the) ${BOOKING}(?: (?:booked|made|reserved|there|with (?:ye|you)))* already(?: booked| made)?`,
  `(?:i|we)(?:['’]?ve)? already (?:(?:have|had|got|made|booked) )+(?:an?|my|our|the|one) ?${BOOKING}?`,
  `(?:i|we)(?:['’]?ve)?(?: (?:have|got))+ (?:one|it) (?:booked |made )?already`,
  `(?:i|we)(?:['’]?m|['’]?re| am| are) (?:booked (?:in )?already|already booked(?: in)?)`,
  `(?:i['’]?ll |i will )?(?:forget|scrap|drop|bin|leave|never ?mind)(?: about)? (?:the|that|this|my|any) ${BOOKING}`,
  `(?:tá|bhí) (?:${COINNE}|ceann)(?: (?:agam|againn|curtha|déanta|in áirithe))+ cheana(?: féin)?(?: (?:agam|againn))?`,
  `(?:tá|bhí) (?:${COINNE}|ceann) (?:curtha )?in áirithe (?:agam|againn)`,
  `(?:déan )?dearmad (?:ar|faoi|de)n? ?(?:an )?${COINNE}`,
  `fág (?:an )?${COINNE}`,
  `(?:ná bac|gan bac(?:adh)?) leis an ${COINNE}`,
].join('|')
/** Behind a booking these want no second one. Before it they may refuse a time. */
const REFUSALS = [
  `(?:i|we)(?:['’]?ve)?(?: (?:have|got))+ (?:it|that|one|mine|ours)(?: all)? (?:booked|done|made|sorted)(?: (?:already|now|in))?`,
  `(?:it['’]?s|its|that['’]?s) (?:booked|done) already|(?:it['’]?s|its) already (?:booked|done)`,
  `(?:i['’]?m|i am|im|we['’]?re|i was|it['’]?s|was)? ?(?:just|only) (?:asking|wondering|checking|a question|wanted to (?:ask|know))`,
  `(?:i['’]?m|i am|im|we['’]?re|am|i) ?(?:not|dont|don['’]?t want to|do not want to) (?:book(?:ing)?|making|after|looking for|wanting) (?:anything|any|another|an? other)(?: (?:else|one|other|more|${BOOKING}s?))*`,
  `(?:(?:i |we )?(?:don['’]?t|dont|do not) (?:want|need) |no need for |not )(?:any )?(?:another|a second|a different|an extra|other|more)(?: (?:one|ones|${BOOKING}s?))?`,
  `no other(?: (?:one|${BOOKING}))?|no (?:more|second|extra) ${BOOKING}s?|nothing (?:else )?to book`,
  `n[ií]l (?:aon )?(?:ceann|${COINNE}|am) eile(?: (?:uaim|uainn|ag teastáil|ag teastail|de dhíth)(?: (?:uaim|uainn|orm|orainn))?)?`,
  `ní theastaíonn (?:aon )?(?:ceann|${COINNE}) eile(?: (?:uaim|uainn))?`,
  `(?:níl (?:mé|muid)|nílim) ag (?:iarraidh (?:ceann|${COINNE}|rud) eile|cur aon rud eile in áirithe)`,
  `tá (?:sé|sí|ceann|an ${COINNE})(?: \\p{L}+)? in áirithe(?: (?:agam|againn))?(?: cheana(?: féin)?)?`,
  `(?:níl (?:mé|muid)|nílim) ach ag (?:fiafraí|cur ceiste)|ag fiafraí(?: (?:atá|a bhí) mé)?|ceist (?:amháin )?(?:atá|a bhí) agam`,
].join('|')
const ASKS =
  'is|are|can|could|will|would|do|does|did|have|has|what|when|where|how|who|i just|just|tell|an bhfuil|an féidir|an mbeidh|ar|cad|cén|conas|cá|abair'
const endsWith = (endings: string, tails = 'then') =>
  new RegExp(
    `(?:^|(?<=[,.;!?\\n]\\s*|\\s(?:and|but|agus|ach)\\s))\\W*${LEADS}(?:${endings})(?: (?:${tails}|so|thanks|thank you|now|for now|at all|please|anyway|mar sin|anois|le do thoil))*(?=\\s*(?:$|[,.;!?\\n–-])|\\s(?:and|but|agus|ach|${ASKS})\\s)[\\s,.;!?–-]*`,
    'iu',
  )
const ENDS = endsWith(ENDINGS)
const NO_WISH = endsWith(wantsNone('an?|any|another'), 'just yet|yet|right now|like|fós|go fóill')
const REFUSES = endsWith(REFUSALS)
const MORE =
  /(?<!\p{L})(?:another|second|extra|different|as well|too|also|instead|eile|breise|freisin|chomh maith|ina ionad)(?!\p{L})/iu

/**
 * "No I have a table already, is there parking?": what is said beside the end of a booking that is under way. Undefined if
 * nothing ends it.
 */
export function readBesideEnd(text: string): string | undefined {
  const ended = ENDS.exec(text)
  return ended === null || MORE.test(text) ? undefined : readRest(text, ended)
}

/** "I don't want to book yet. Is it a group?": what is said beside. Undefined if it refuses no booking. */
export function readBesideNoWish(text: string): string | undefined {
  const refused = NO_WISH.exec(text)
  return refused === null || MORE.test(text) ? undefined : readRest(text, refused)
}

const NEITHER =
  /^\W*(?:(?:no|ah|oh|sorry|well|ní hea|ó)\W+)*(?:neither|none of (?:them|those|these)|no(?:,? (?:thanks|thank you))?,? not (?:just )?(?:yet|now)|not (?:just )?yet|ceachtar(?: acu)?|ceann ar bith acu|(?:ní|níl) (?:fós|go fóill))(?: (?:of (?:them|those|these)|so|thanks|thank you|really|mar sin))*(?:\W+|$)/iu

/** "Neither. How many are in the class?", of the services that were listed: what is said beside. */
export function readBesideNeither(text: string): string | undefined {
  const refused = NEITHER.exec(text)
  return refused === null ? undefined : readRest(text, refused)
}

const NOTHING = new RegExp(
  `^\\W*${LEADS}(?:(?:i|we)(?:['’]?ve| have)? (?:got )?)?(?:nothing(?: (?:else|more))? to book|n[ií]l (?:aon (?:rud|n[ií])|rud ar bith|tada|faic|dada)(?: eile)? (?:le|chun|agam le) (?:chur|cur) (?:in|i n-?) ?[aá]irithe(?: (?:agam|againn))?)(?:,? (?:so|no|thanks|thank you|now|for now|today|anois|mar sin|go raibh maith agat))*\\W*$`,
  'iu',
)

/** "Nothing to book", "níl aon rud le cur in áirithe", alone. */
export const booksNothing = (text: string): boolean => NOTHING.test(text)

/** "No other", "just asking": what is said beside the refusal of a second booking. Undefined if nothing refuses it. */
export function readBesideRefusal(text: string): string | undefined {
  const refused = REFUSES.exec(text)
  if (refused === null) return undefined
  const rest = readRest(text, refused)
  // "I have it booked. Just asking"
  return readBesideRefusal(rest) ?? (MORE.test(rest) ? undefined : rest)
}

function readRest(text: string, found: RegExpExecArray): string {
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  return rest.replace(/^[\s,.;!?–-]*(?:(?:and|but|agus|ach)\s+)?/iu, '').trim()
}
