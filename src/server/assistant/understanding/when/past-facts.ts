const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thurs?|fri|sat|sun|the weekend|yesterday|(?:a|two|three|four|\\d{1,2}|a few|a couple of) (?:days?|weeks?|months?) ago|last (?:week|month)|inné|arú inné|(?:dé |de |an )?(?:luain?|mháirt|máirt|chéadaoin|gcéadaoin|céadaoin|haoine|aoine|sathairn|satharn|domhnaigh|domhnach)|d[eé]ardaoin|(?<=(?:on|ar) )(?:the|an) \\d{1,2}(?:st|nd|rd|th|ú)?(?: (?:of |de )?(?:january|february|march|april|may|june|july|august|september|october|november|december|eanáir|feabhra|mhárta|márta|aibreán|bhealtaine|bealtaine|mheitheamh|meitheamh|iúil|lúnasa|mheán fómhair|meán fómhair|dheireadh fómhair|deireadh fómhair|mhí na samhna|shamhain|samhain|nollaig))?(?![\\p{L}\\d]))'
const ENGLISH =
  "(?:(?:was|were|(?:['’]ve|have|had) been|been) (?:last )?(?:in|there|with|here|at|down|up|over|seen|treated|out|away|sick|off)|(?:had|got) (?:it|one|my|an?|the) (?!(?:\\p{L}+ )?(?:appointment|appt|booking|slot|table|lesson|class))\\p{L}+(?: \\p{L}+)?(?: done| cut)?|came|went|visited|attended|hurt|fell|slipped|tripped|pulled|twisted|sprained|strained|broke|injured|tweaked|crashed|started|happened|began|dropped|collected|bought|rang|called|phoned|emailed|texted|spoke|sent|ordered|lost|did (?:my|it|something))"
const IRISH =
  "(?:bh[ií](?:os|omar| (?:m[eé]|muid|s[eé]|s[ií]|siad)) (?:istigh|ann|anseo|agaibh|libh|leat|thíos|thuas|amuigh|as|tinn|ag an)|(?:tháinig|chuaigh|ghortaigh|thit|thosaigh|ghlaoigh|chonaic|fuair|rinne|bhris|shleamhnaigh|d[’']fhág|cheannaigh|d[’']íoc|scríobh|labhair)(?: (?:m[eé]|muid|s[eé]|s[ií]|siad))?|tháinic|thánag|thángamar|chuamar)"
/** What stands between the verb and the day says what was, and wishes nothing. */
const BETWEEN =
  "(?:[ ](?!(?:for|about|to book|book|booking|want|wanted|need|if|could|can|would|any|have|please|looking|and|but|so|because|ag iarraidh|ag lorg|más|agus|ach|chun)(?!\\p{L}))[\\p{L}\\p{N}'’:]+){0,6}?"
const BESIDE =
  '(?: (?:just |only )?(?:gone|past|last|week|ago|morning|afternoon|evening|night|seo caite|seo a chuaigh thart|maidin|tráthnóna|oíche|at \\d{1,2}(?:[:.]\\d\\d)?))*'
const LAST = '(?: (?:on|last|this|the other|ar|seo))*'

/** "I was in on Saturday", "ghortaigh mé mo dhroim Dé Sathairn": what happened on a day. */
const HAPPENED = new RegExp(
  `(?<!\\p{L})(?<!(?:did|could|can|would|be|being|gets?|getting|to) (?:\\p{L}+ )?)(${ENGLISH}|${IRISH})(?!\\p{L})${BETWEEN}${LAST} ${DAY}(?!\\p{L})${BESIDE}(?! (?:for|was good|would|if|week))`,
  'giu',
)
/** "On Saturday I was in with ye" */
const DAY_FIRST = new RegExp(
  `(?<=^|[.!?;,]\\s*|(?<!\\p{L})(?:and|but|because|so|agus) )(?:on |last |ar )?${DAY}${BESIDE} (?:i|we|he|she|they|it) (?=${ENGLISH}(?!\\p{L}))`,
  'giu',
)

const TODAY = `(?:${DAY}|today|tonight|tomorrow|this (?:week|morning|afternoon|evening|weekend)|next week|all (?:day|week))`
const STATE =
  '(?:visiting|staying|(?:off )?sick|ill|unwell|poorly|away|working|minding|vomiting|limping|teething|(?:not|fierce|very|really) (?:well|great|good|sick|ill)|in (?:bad form|bed|hospital)|(?:at|in) (?:work|school|college)|on (?:\\p{L}+ )?holidays|(?:coming|flying|landing|arriving|home|over|down|up) (?:home|over|down|up|from|for|to (?:visit|stay))|getting married)'
/** "My mother is visiting this week": how it is with somebody else on a day. */
const OF_OTHERS = new RegExp(
  `(?<!\\p{L})((?:(?:my|our|the|his|her|their) (?:\\p{L}+ ){0,2}\\p{L}+?|he|she|they)(?:['’]?s|['’]?re| is| are) ${STATE})(?!\\p{L})${BETWEEN}${LAST} ${TODAY}(?!\\p{L})`,
  'giu',
)
const IRISH_STATE =
  '(?:tinn|breoite|go dona|marbh tuirseach|ar cuairt|as baile|as láthair|ar saoire|ar laethanta saoire|ag fanacht|ag pósadh|sa bhaile|san ospid[ée]al|sa leaba|ag teacht (?:abhaile|anuas|anall|aníos|ar cuairt)|ag teacht(?= an (?:tseachtain|deireadh)))'
/** "Tá an madra tinn inniu", "tá mo mháthair ag teacht an tseachtain seo": how it is with somebody else on a day. */
const OF_IRISH_OTHERS = new RegExp(
  `(?<!\\p{L})(t[áa] (?:(?:mo|ár|an|na|a) (?:\\p{L}+ ){0,1}?\\p{L}+?|m['’]\\p{L}+|s[ée]|s[íi]|siad) ${IRISH_STATE})(?!\\p{L})${LAST} (?:${DAY}|inniu|anocht|amárach|ar maidin|an (?:tseachtain|deireadh seachtaine) seo(?: chugainn)?)(?!\\p{L})`,
  'giu',
)

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|aug|sept?|oct|nov|dec|spring|summer|autumn|winter|new year)'
const IRISH_MONTH =
  '(?:eanáir|feabhra|mh?árta|aibreáin?|b?h?ealtaine|mh?eith(?:eamh|imh)|iúil|lúnasa|m(?:h?eán|eáin) fómhair|dh?eir(?:eadh|idh) fómhair|sh?amh(?:ain|na)|n(?:ollaig|ollag)|earra(?:ch|igh)|t?sh?amhra(?:dh|idh)|fh?ómhai?r|gh?eimhri?(?:eadh|idh))'
/** "He's doing the Leaving Cert in June", "she's getting married in May": what is to come in somebody's life. */
const TO_COME = new RegExp(
  `(?<!\\p{L})((?:(?:my|our|the|his|her|their) (?:\\p{L}+ ){0,2}?\\p{L}+?|s?he|they|i|we|who)(?:['’]?s|['’]?re|['’]?m| is| are| am|['’]?ll be| will be) (?:(?:doing|sitting|taking|repeating|starting|having|getting (?:married|engaged)|finishing|expecting|moving|emigrating|turning|graduating|retiring|due|making (?:his|her|their))(?!\\p{L})|in for (?:the|his|her))(?: (?!(?:can|could|and|but|so|in|next|this|come)(?!\\p{L}))[\\p{L}\\d'’]+){0,5}?),? (?:(?:early |late )?in|next|this|come|(?:at|by|before) the (?:start|end) of)(?: the| early| late)? ${MONTH}(?!\\p{L})(?: \\d{4})?`,
  'giu',
)
const IRISH_TO_COME = new RegExp(
  `(?<!\\p{L})((?:t[áa]|bh?eidh) (?:(?:mo|ár|an|na|a) (?:\\p{L}+ ){0,1}?\\p{L}+?|m['’]\\p{L}+|s[ée]|s[íi]|siad|mé|muid) (?:ag (?:déanamh|tabhairt faoi|suí|pósadh|bogadh|tosú|críochnú|dul|súil)|le (?:pósadh|bogadh|bheith))(?!\\p{L})(?: (?!(?:an féidir|agus|ach|i|sa)(?!\\p{L}))[\\p{L}\\d'’-]+){0,4}?),? (?:(?:go (?:luath|déanach) )?i(?: (?:mí|dtús|ndeireadh))?|sa|san|an)(?: (?:mhí|na|an|mí))* (?:[mn])?${IRISH_MONTH}(?!\\p{L})`,
  'giu',
)

/** "It's tonight at 7.30 and we want Sunday instead": the time that is given up. */
const GIVEN_UP =
  /(?<!\p{L})(?:(?:it|that)(?:['’]?s| is)|(?:i|we)(?:['’]?(?:m|re)| am| are)? (?:booked|down)(?: in)?|(?:i|we)(?:['’]ve| have)? (?:(?:got|booked) )?(?:an?|the) \p{L}+|(?:tá|bhí) (?:sé|sí|(?:coinne|bord|áirithint) (?:agam|againn))) [^;!?\n]{3,40}?,? (?:(?:and|but|agus|ach) )?(?=(?:\p{L}+['’]?\p{L}* ){0,3}(?:want|need|like|prefer|mhaith|fhearr|theastaíonn|teastaíonn)[^!?\n]*(?<!\p{L})(?:instead|ina (?:ionad|áit))(?!\p{L}))/giu

/** "I've had a sore back for a few weeks now": how long something is so. */
const LASTED =
  /(?<=(?<!\p{L})(?:(?:i|we|s?he|it|they)(?:['’]?ve| have|['’]?s| has) (?:had|been)|sore|stiff|pains?|ach(?:e|es|ing|y)|hurting|at me|bothering me|trouble)(?!\p{L})[^,.;!?]{0,40}) for (?:the (?:last|past) )?(?:about |nearly |over |around )?(?:an?|\d+|two|three|four|five|six|a few|a couple(?: of)?|a good few) (?:days|weeks?|months?|years?)(?: now)?(?!\p{L})/giu

/** A text without the days on which something was or is with others, and without a time that is given up. They are no wish. */
export const withoutPastFacts = (text: string) =>
  [HAPPENED, OF_OTHERS, OF_IRISH_OTHERS, TO_COME, IRISH_TO_COME]
    .reduce((rest, fact) => rest.replaceAll(fact, '$1'), text)
    .replaceAll(DAY_FIRST, '')
    .replaceAll(LASTED, '')
    .replaceAll(GIVEN_UP, '')

const SINCE = new RegExp(
  `(?<!\\p{L})(?:since|from|ever since|ó|ón)(?: (?:last|the|this|an))* ${DAY}(?!\\p{L})${BESIDE}`,
  'giu',
)

/** "The heating is gone since Tuesday", "ón Máirt": a text without the day since when something is so. */
export const withoutSince = (text: string) => text.replaceAll(SINCE, ' ')
