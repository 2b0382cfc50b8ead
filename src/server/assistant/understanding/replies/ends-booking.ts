const LEADS =
  '(?:(?:no|nah|nope|ok|okay|ah|oh|right|well|actually|sorry|wait|look|sure|listen|just|yeah|but|and|níl|ní hea|ó|bhuel|ach|agus|fan)[\\s,.:;!]+)*'
const BOOKING = '(?:table|booking|reservation|appointment|appt|slot|visit)'
const COINNE = '(?:m?bh?ord|g?ch?oinne|(?:n-|h)?áirithint)'
const ENDINGS = [
  `(?:i|we)(?:['’]?ve)?(?: (?:have|had|got|made))* (?:an?|my|our|the) ${BOOKING}(?: (?:booked|made|reserved|there|with (?:ye|you)))* already(?: booked| made)?`,
  `(?:i|we)(?:['’]?ve)? already (?:(?:have|had|got|made|booked) )+(?:an?|my|our|the|one) ?${BOOKING}?`,
  `(?:i|we)(?:['’]?ve)?(?: (?:have|got))+ (?:one|it) (?:booked |made )?already`,
  `(?:i|we)(?:['’]?m|['’]?re| am| are) (?:booked (?:in )?already|already booked(?: in)?)`,
  `(?:i|we)(?:['’]?m|['’]?re| am| are) not (?:booking|making an? ${BOOKING}|looking (?:for an? ${BOOKING}|to book))(?: (?:anything|an? ${BOOKING}))?`,
  `(?:i |we )?(?:don['’]?t|do not) (?:want|need) (?:to book(?: (?:anything|an? ${BOOKING}))?|(?:an? |any |the |another )?(?:new )?${BOOKING})`,
  `(?:forget|scrap|drop|bin|leave|never ?mind)(?: about)? (?:the|that|this|my|any) ${BOOKING}`,
  `(?:tá|bhí) (?:${COINNE}|ceann)(?: (?:agam|againn|curtha|déanta|in áirithe))+ cheana(?: féin)?(?: (?:agam|againn))?`,
  `(?:tá|bhí) (?:${COINNE}|ceann) (?:curtha )?in áirithe (?:agam|againn)`,
  `(?:níl|ní theastaíonn)(?: aon)? ${COINNE}(?: (?:ar bith|nua))? (?:uaim|uainn|ag teastáil(?: (?:uaim|uainn))?)`,
  `(?:níl (?:mé|muid)|nílim|nílimid) ag (?:iarraidh ${COINNE}(?: a chur in áirithe| a dhéanamh)?|cur (?:aon rud|bord|boird) in áirithe)`,
  `(?:déan )?dearmad (?:ar|faoi|de)n? ?(?:an )?${COINNE}`,
  `fág (?:an )?${COINNE}`,
  `(?:ná bac|gan bac(?:adh)?) leis an ${COINNE}`,
].join('|')
const ASKS =
  'is|are|can|could|will|would|do|does|did|have|has|what|when|where|how|who|i just|just|tell|an bhfuil|an féidir|an mbeidh|ar|cad|cén|conas|cá|abair'
const ENDS = new RegExp(
  `(?:^|(?<=[,.;!?\\n]\\s*|\\s(?:and|but|agus|ach)\\s))\\W*${LEADS}(?:${ENDINGS})(?: (?:so|thanks|thank you|now|at all|please|anyway|mar sin|anois|le do thoil))*(?=\\s*(?:$|[,.;!?\\n–-])|\\s(?:and|but|agus|ach|${ASKS})\\s)[\\s,.;!?–-]*`,
  'iu',
)
const MORE =
  /(?<!\p{L})(?:another|second|extra|different|as well|too|also|instead|eile|breise|freisin|chomh maith|ina ionad)(?!\p{L})/iu

/**
 * "No I have a table already, is there parking?": what is said beside the end of a booking that is under way. Undefined if
 * nothing ends it.
 */
export function readBesideEnd(text: string): string | undefined {
  const ended = ENDS.exec(text)
  if (ended === null || MORE.test(text)) return undefined
  const rest = `${text.slice(0, ended.index)} ${text.slice(ended.index + ended[0].length)}`
  return rest.replace(/^[\s,.;!?–-]*(?:(?:and|but|agus|ach)\s+)?/iu, '').trim()
}
