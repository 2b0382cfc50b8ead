const anyOf = (...alternatives: string[]) => `(?:${alternatives.join('|')})`

/** "Hi, I hurt my ankle": the greeting is a clause of its own. */
const GREETING =
  /^\s*(hi|hello|hey|hiya|howya|dia dh?uit|dia dhaoibh|dia daoibh|haigh|good (?:morning|afternoon|evening)|maidin mhaith)(?: there| all| folks)?[\s,!-]+(?=\S+\s+\S+\s+\S)/i

/** What a question begins with. "Do mo mhac" is for a son, and "is mise Máire" gives a name. */
const ASKS = anyOf(
  "what(?:['’]?s)?|when|where(?:['’]?s)?|who|how (?:much|long|many|do|does|far|can|would|are|is|soon|early|late|often)",
  "d['’] ?(?:ye|you|ya)",
  'do(?! (?:mo|ár)(?!\\p{L}))|does|did|is(?! mise| f[ée]idir(?!\\p{L})| \\p{L}+ (?:mé|mise|muid|sinn|liom|linn|dom|domsa|dúinn)(?!\\p{L}))|are|am i|should|must|can|could (?:i|you)|will|would|have (?:you|ye)',
  'an (?:n?g|bhf|mb|nd|bp|dt|n-|labhr)\\p{L}+|an \\p{L}+ (?:atá|a bhíonn) (?:ann|i gceist)|(?:bhfuil|mbeidh|mbeadh)|an (?:féidir|bhfuil|gá|fiú|leor)|ar (?:mhiste|ghá|chóir|cheart)',
  'c[eé]n|cad|c[aá]|cathain|conas|c[eé] (?:mh[eé]ad|chomh|leis)|goid[eé]|c[eé]ard',
  "(?:i was |i['’]?m |just )*wondering|n['’]fheadar",
)
/** "Would ye tell me is it far?" asks no more than "is it far?". */
const ASKS_TO_BE_TOLD = new RegExp(
  `(?<=^|[.!?;,]\\s*|\\s)(?:(?:and|but|so|agus|ach)\\s+)?(?:(?:can|could|would|will) (?:you|ye|ya)(?: please)? (?:tell me|let me know)|(?:i )?(?:just|only) (?:wanna|want(?:ed)? to) know|(?:what )?i (?:(?:just|only) )?(?:asked|was asking|wanted to ask)(?: (?:you|ye|ya))?(?: was)?|(?:what )?i (?:mean|meant)(?: is| was)?(?= (?:does|do you|do ye|is|are|can|could|will|would|how) )|(?:d['’]fhiafraigh|d['’]iarr) mé(?: (?:díot|díbh|ort|oraibh))?|an (?:inse\\p{L}+|ndéarf\\p{L}+)(?: (?:tú|sibh))? (?:dom|liom)|an (?:féidir|bhféadf\\p{L}+) ?(?:leat|libh|tú|sibh)? (?:a )?(?:rá|insint|inseacht)(?: (?:dom|liom))?)\\s+(?=(?:${ASKS}|was|were)(?!\\p{L}))`,
  'giu',
)
/** "Book it, but ye never told me about the courtesy car": the question once more. */
const ASKS_AGAIN: [RegExp, string][] = [
  [
    /(?:(?<=^|[.!?;,])|\s[-–]|,?\s(?:but|and|so))\s*(?:(?:you|ye) (?:never|didn['’]?t|still (?:haven['’]?t|didn['’]?t)) (?:told|tell|answer(?:ed)?|said|say)(?: me)?(?: anything)?|i (?:already )?asked (?:you|ye)?(?: already)?) about\s+/giu,
    '; what about ',
  ],
  [
    /(?:(?<=^|[.!?;,])|,?\s(?:ach|agus))\s*níor (?:dhúirt|inis|fhreagair) (?:sibh|tú)(?: (?:rud ar bith|tada|aon rud))?(?: (?:dom|liom|mé))? (?=faoi)/giu,
    '; cad ',
  ],
  [
    /,?\s+(?:that['’]?s )?(?:the )?(?:second|third|fourth|2nd|3rd|4th) time (?:i['’]?m )?ask(?:ing|in|ed)['’]?(?!\p{L})/giu,
    '',
  ],
  [/\s[-–]\s+(?=(?:and|agus)\s[^?]*\?)/giu, '; '],
]
/** Goes on with what stands before the comma: "…, is that alright?", "…, when can I come in?", "…, can we make it Monday?" */
const GOES_ON = anyOf(
  '(?:is|are|would|will) (?:that|this|it|those|you free|ye free)|(?:how much|what) (?:is|are|does|do|would|will) (?:it|they|that)|c[aáeé] mh[eé]ad',
  '(?:when|what time) (?:can|could|would)',
  '(?:can|could|would|will) (?:i|we|you|ye)(?! (?:pay|bring|park|eat|drink|claim|use|wear) )',
  '(?:is there|have (?:you|ye)|do (?:you|ye) have) (?:an(?:y|other) ?(?:thing|chance|times?|slots?|other|day|way|appointments?)|a (?:slot|chance|time))',
  '(?:an )?(?:bhfuil|mbeidh|mbeadh) (?:sé|sin|seans|am|(?:aon |rud )(?:am|rud|ní|seans|lá|eile))',
  'an (?:féidir|bhféad\\p{L}+)(?! (?:liom |linn )?(?:íoc|páirceáil|ithe) )',
)
const YES = '(?:yes|yeah|yea|yep|yup|ya|aye|sea|seadh|is ea|cinnte|go ahead|go on|book it)'
const APPROVED =
  "(?:(?:(?:that|it)(?:['’]?s| is)|tá sin) )?(?:grand|perfect|great|lovely|brilliant|sound|fine|foirfe|togha|go (?:breá|maith|hiontach)|ceart go leor)|(?:that|it) (?:suits|works)|oireann(?: sé)?(?: sin)?"
/**
 * "Is there a contract", "do I need a referral", behind "yes, actually": no other wish. "Have ye anything later" is one.
 */
export const ASKS_ONLY =
  '(?:(?:is|are) there (?!(?:(?:an?|any|another) )?(?:chance|time|slots?|earlier|later|other|anything|something|way|appointments?|bigger|smaller|table|room|space)(?!\\p{L}))|where|who|how (?:much|far)|how long (?:does|do|will|would|is)|what (?:do|should|will) i (?:need|bring|wear|have)|(?:do|will|would) i (?:need|have to|get|be able to park)|do (?:you|ye) (?:take|charge|accept)|is it (?:far|upstairs|wheelchair|easy|hard)|am i tied in|(?:can|could) (?:i|we) (?:still )?(?:cancel|stop) (?:it )?(?:at )?any ?time|(?:can|could|will|would) (?:i|ye|you|somebody|someone) (?:please |just |also )?(?:pay|park|bring|(?:get|send|have)(?: me)? (?:an?|the) (?:text|e-?mail|reminder|receipt|confirmation|copy|note)|text me|e-?mail me)|an bhfuil (?!(?:rud|am|aon am|sé|sí|spás|áit|bord|slí|seans|ceann)(?!\\p{L}))|an (?:gá|mbíonn|mbeidh gá|ngearrann)|c(?:á|é) (?:mhéad|fhad|bhfuil)|cad (?:ba chóir|atá) )'

/**
 * "Yeah but is that upstairs", "yes thats grand do ye do coeliac": a question of its own. "Yes, is that OK" and "yes, can ye
 * do four" are none.
 */
const BEHIND_YES = new RegExp(
  `(?<=^\\W*(?:${YES}|${APPROVED})(?:[\\s,]+(?:${YES}|${APPROVED}|please|so|sure|thanks|me|us|dom|dúinn|le do thoil))*)[\\s,]+(?:(?:but|and|so|ach|agus)\\s+)?(?:(?:actually|i ndáiríre|dáiríre|go deimhin)[\\s,]+(?=${ASKS_ONLY}))?(?=(?:why|${ASKS})(?!\\p{L}))(?!do (?!i |we |you |ye |they |u )|(?:is|are|will|would) (?:it|that|this) (?:ok|all ?right|fine|grand|good|right|it|possible|me)|(?:when|what time) (?:can|could|would)|(?:can|could|would|will) (?:i|we|you|ye) (?!(?:pay|bring|park|eat|drink|claim|use|wear|change|cancel|move|send|text|e-?mail|remind) |get (?:an?|the) (?:text|e-?mail|reminder|receipt)))`,
  'iu',
)
/** "If I cancel late, do I pay?" is one question. "When will they ring" asks by itself. */
const ASKS_WHEN = 'when(?= (?:will|would|do|does|did|is|are|can|could|should) )'
const CONDITION = anyOf(
  'if',
  `(?!${ASKS_WHEN})when`,
  'once',
  'since',
  'as',
  'after',
  'because',
  'má',
  'nuair',
  'dá',
  'ó',
  'mura',
)
/** "… and how much is it", "I have a bad back, do you treat that": a question of its own in the same sentence. */
const SECOND_QUESTION = new RegExp(
  `(?<!(?:^|[.!?;]\\s*)${CONDITION}\\s[^.!?;,]*)(?:,?\\s(?:and|also|agus|plus)\\s+(?:also\\s+)?|,\\s+(?!${GOES_ON}(?!\\p{L}))(?:(?:but|so|ach|then)\\s+)?)(?=${ASKS}(?!\\p{L}))`,
  'giu',
)

/** "Are you open on Sundays, or do you close at one on Fridays?": the second one asks about another day. */
const OR_ANOTHER_DAY =
  /,?\s(?:or|nó)\s+(?=(?:are|do|does|is|can|an (?:bhf|nd|mb|n-?)\p{L}+|an féidir)(?!\p{L})[^.!?;]*(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|luain|máirt|céadaoin|déardaoin|haoine|sathairn|domhnaigh|amárach)(?!\p{L}))/giu

/** What asks for a price, with what follows it. "How much it is" asks nothing by itself. */
const PRICE = anyOf(
  'how much(?= (?:is|are|does|do|would|will|to|for|roughly|about)(?!\\p{L})|\\W*$)',
  'what (?:would|will|does|do|is) (?:it|that|this|ye|you|the|your) ?(?:cost|charge|price)',
  'c[ée] mh[ée]ad (?:atá|a bheidh|a bheadh|é|a chosn\\p{L}+|a gh?earr\\p{L}+)',
  '(?:cad é an|cén) (?:praghas|costas)',
)

/** What asks to be told of what follows, or joins it. */
const TOLD = '(?<!\\p{L})(?:know|tell|ask|wonder\\p{L}*|idea|see|say|me|out|of|about|for|and|fios|rá|dom|agus)'

/** "A cut on Saturday morning how much is it": the price is asked for behind something else. */
const PRICE_BEHIND = new RegExp(
  `(?<=\\p{L}\\W+\\p{L}+)(?<!(?:^|[.!?;]\\s*)${CONDITION}\\s[^.!?;]*)(?<!${TOLD})\\s+(?=${PRICE}(?!\\p{L})[^.!?;,]{0,40}\\W*$)`,
  'giu',
)

/** What asks how long the thing takes that stands before it. */
const LENGTH = anyOf(
  'how long (?:does|do|will|would|is|are) (?:it|that|they|one)(?: (?:take|last|be|usually|normally|roughly|about|for))*',
  'c[áaé] fhad a th[óo]g(?:ann|faidh|fadh|fas)(?: (?:s[éeíi]|siad|sin))?|c[ée]n fhad[^,.;!?]{0,20}|c[áa] fhad a (?:bheidh|bheadh|mhairfidh|mhaireann|mhairfeadh)(?: (?:s[éeíi]|siad|sin))?',
)
/** "A cut on Tuesday, how long does it take?" */
const LENGTH_BEHIND = new RegExp(
  `(?<=[\\p{L}\\d]\\W+[\\p{L}\\d]+)(?<!(?:^|[.!?;]\\s*)${CONDITION}\\s[^.!?;]*)(?<!${TOLD})(?:,\\s*|\\s+)(?=${LENGTH}\\W*$)`,
  'giu',
)

const PRONOUN = '(?:i|it|you|ye|ya|he|she|we|they|there|that|this|somebody|someone|any\\p{L}*)'
/** What asks behind an address or a number. "087 … is best" and "087 … when it is ready" ask nothing. */
const QUESTION_BEHIND = anyOf(
  `(?:is|are|was|will|would|could|can|should|do|did|does|has|have) ${PRONOUN}`,
  "d['’] ?(?:ye|you|ya)|how (?:much|long|many|do|does|far|can)|what(?:['’]?s)?(?: \\p{L}+)? (?:is|are|time|do|does|about)|where(?:['’]?s)?|who(?:['’]?s| is| will)|when (?:is|are|will|can|do|does)",
  'an (?:bhf|mb|nd|ng|gc|bp|dt|n-?)\\p{L}+|an féidir|ar (?:\\p{L}h\\p{L}+) (?:tú|sibh)|nach bhfuil|c[eé]n|cad|c[aá]|cathain|conas|c[eé] (?:mh[eé]ad|chomh|leis)|(?:an g[aá]|ar ghá|an fiú|an leor)',
  "(?:i was |i['’]?m |just )*wondering|n['’]fheadar",
)
/** "con@x.ie did ye get my name": the question behind what was asked for. */
const BEHIND_CONTACT = new RegExp(
  `((?:^|\\s)(?:\\S+@\\S+|\\+?\\d[\\d ()-]{6,}\\d))[,.]?\\s+(?:(?:and|so|but|agus|ach) )?(?=${QUESTION_BEHIND}(?!\\p{L}))`,
  'giu',
)

const HOUR =
  '(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)|a (?:haon(?: déag)?|dó(?: dhéag)?|trí|ceathair|cúig|sé|seacht|hocht|naoi|deich))'
const CHOICE = anyOf(
  `(?:half(?: past)?|(?:a )?quarter (?:past|to)|leathuair (?:tar éis|i ndiaidh)|leath i ndiaidh|ceathrú (?:tar éis|i ndiaidh|chun|go dtí)) ${HOUR}`,
  HOUR,
  '(?:the |an )?(?:first|second|third|last|early|earlier|late|later|chéad|dara|tríú)(?: one| cheann| ceann)',
)
const SUITS =
  '(?:[\\s,]+(?:pls|please|so|then|thanks|is (?:grand|perfect|great|fine|good|ideal)|(?:that )?suits(?: me)?|works(?: for me)?|will do(?: grand| nicely| fine)?|grand|perfect|great|it is|le do thoil|go breá|go maith|go hiontach|mar sin|(?:a )?oireann(?: dom| domsa)?|déanfaidh cúis))*'
/** "3.15 pls, how long does it take", "half 10 is grand is there parking": a time that is chosen, and a question. */
const BEHIND_CHOICE = new RegExp(
  `(?<=^\\W*(?:(?:ok|okay|yes|yeah|grand|sea|ceart go leor|at|ag|ar|i['’]ll take|let['’]s say|tógfaidh mé) (?:at |ag )?)*${CHOICE}${SUITS})[\\s,]+(?:(?:but|and|so|ach|agus)\\s+)?(?=${ASKS_ONLY})`,
  'giu',
)

/** "A table for two at 7 do ye do coeliac": behind a time, what is asked for and is no time. */
const BEHIND_TIME =
  /(?<=\d(?: ?[ap]m)?)\s+(?=(?:do|d['’]) ?(?:you|ye|yis) (?:do|cater|serve|sell|take|have) (?!an(?:y|other)(?:thing)?(?: \p{L}+)?\W*$|a |space|room|time|tables?))/giu

/** "Yes do ye do coeliac" as "yes; do ye do coeliac". */
export const partBehindYes = (text: string) => text.replace(BEHIND_YES, '; ')

/** Sentences and clauses: each is understood by itself. */
export function clausesOf(text: string): string[] {
  const repeated = ASKS_AGAIN.reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), text)
  const clauses = partBehindYes(repeated.replace(GREETING, '$1. '))
    .replaceAll(ASKS_TO_BE_TOLD, '; ')
    .replaceAll(SECOND_QUESTION, '; ')
    .replaceAll(OR_ANOTHER_DAY, '; ')
    .replaceAll(PRICE_BEHIND, '; ')
    .replaceAll(LENGTH_BEHIND, '; ')
    .replaceAll(BEHIND_CONTACT, '$1; ')
    .replaceAll(BEHIND_TIME, '; ')
    .replaceAll(BEHIND_CHOICE, '; ')
    .replaceAll(/(\d)\.(\d)/g, '$1\u0001$2')
    .replaceAll(/\b([ap]\.m|[ir]\.n|dr|st|mr|mrs|ms)\./gi, '$1\u0001')
    .split(/[!?;\n]+|\.(?:\s+|$)|\s(?:and also|agus freisin|also,)\s/i)
    .map((clause) => clause.replaceAll('\u0001', '.').trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
  return clauses.length === 0 ? [text] : clauses
}
