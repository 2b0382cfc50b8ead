const WHO = '(?:he|she|they|ye|you|yous|some(?:one|body)|him|her|them|the \\p{L}+|me)'
/** "Could he ring …", "tell him to call …", "ring me …" */
const RING = [
  `(?:can|could|would|will|might) ${WHO}(?: please| maybe| just)?(?: to)? (?:ring|call|phone|text|get back to)`,
  `(?:tell|ask|get|have|want|need|let) ${WHO}(?: to)? (?:please )?(?:ring|call|phone|text)`,
  `(?:ring|call|phone|text) (?:me|us)`,
  '(?:an )?(?:bh?féadf\\p{L}+|féidir)(?: (?:sé|sí|siad|sibh|libh|leis|léi|leo|leat|duine(?: éigin)?|le duine))*(?: (?:glaoch|scairt\\p{L}*|téacs\\p{L}*))',
  'an ng?laof\\p{L}+(?: (?:sé|sí|siad|sibh|duine(?: éigin)?))*(?: ar ais)?(?: (?:orm|orainn))?',
  '(?:abair|iarr)(?: (?:leis|léi|leo|air|uirthi|orthu|le \\p{L}+|ar \\p{L}+))+ (?:glaoch|scairt\\p{L}*|a ghlaoch)',
  '(?:glaoigh|glaoigí|scairt|scairtigí|cuir(?:igí)? (?:glaoch|scairt))(?: ar ais)? (?:orm|orainn|dom)',
].join('|')
/** When else, or where: "in the afternoon instead", "after five", "on my other number". */
const TIME =
  '\\d{1,2}(?:[:.]\\d\\d)?(?: ?(?:am|pm))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|lunch(?:time)?|half \\p{L}+|work|dinner|school|a \\p{L}+(?: dh?éag)?|leathuair \\p{L}+|ceathrú \\p{L}+|lón|an lón|am lóin|obair'
const WHEN = [
  'instead|rather|ina (?:ionad|áit)',
  'in the (?:morning|afternoon|evening)|(?:this|tomorrow|tonight) ?(?:morning|afternoon|evening)?|tonight|tomorrow|another (?:day|time)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day',
  'earlier|later(?: on)?|sooner|first thing|any ?time|straight away',
  `(?:after|before|around|about|at|from|until|till|between) (?:about )?(?:${TIME})`,
  '(?:ar )?maidin|(?:um |san? )?(?:tráthnóna|trathnona|iarnóin)|anocht|amárach|amarach|(?:dé |ar an )(?:luan|luain|máirt|mháirt|céadaoin|déardaoin|aoine|haoine|satharn|sathairn|domhnach|domhnaigh)|déardaoin|níos (?:luaithe|déanaí|moille)|lá eile|am eile',
  `(?:tar éis|tareis|roimh|thart ar|timpeall|ag|i ndiaidh|ó|idir) (?:${TIME})`,
].join('|')
/** "Tell him not before ten" */
const TELLS_WHEN = new RegExp(
  `(?<!\\p{L})(?:(?:tell|ask) ${WHO}|abair (?:leis|léi|leo))(?: (?:not|only|any ?time|gan|to|that|it['’]?s|glaoch|ring|call))* (?:${WHEN})(?!\\p{L})`,
  'iu',
)
const ASKS = new RegExp(`(?<!\\p{L})(?:${RING})(?!\\p{L})[^.;!?\\n]{0,60}?(?<!\\p{L})(?:${WHEN})(?!\\p{L})`, 'iu')
/** "Don't ring me after five", "did he ring before?", "can you ring me a taxi" */
const NOT_SO =
  /(?<!\p{L})(?:did|didn['’]?t|has|hasn['’]?t|why|when|if|unless|i['’]?ll|i will|i can|taxi|cab|ar ghlaoigh|nár|cathain|glaofaidh mé|má|mura|book\p{L}*|appointment|move|cancel|coinne|áirithe)(?!\p{L})/iu

/** "I'd prefer if she rang after four" */
const PREFERS = new RegExp(
  `(?<!\\p{L})(?:(?:prefer|rather|better|nicer|easier|great|handier|suit(?:s)?)(?: me| us)?(?: better)?(?: if)? ${WHO} (?:could |would |were to )?(?:rang|ring|called|call|phoned|phone)|dá (?:nglaofa\\p{L}+|scairtfe\\p{L}+|gcuirfe\\p{L}+ glaoch)(?: (?:sé|sí|siad|sibh|duine(?: éigin)?))?)(?!\\p{L})[^.;!?\\n]{0,40}?(?<!\\p{L})(?:${WHEN})(?!\\p{L})`,
  'iu',
)

/** "Could he ring in the afternoon instead?", "abair leis glaoch tar éis a cúig": when the team is to ring. */
export const asksOtherRing = (text: string): boolean =>
  PREFERS.test(text) || ((ASKS.test(text) || TELLS_WHEN.test(text)) && !NOT_SO.test(text))
