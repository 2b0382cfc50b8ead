const LEADS =
  '^\\W*(?:(?:but|and|so|sorry|hey|hello|hi|excuse me|ok|okay|well|no|yes|eh|um|ach|agus|bhuel|gabh mo leithscéal|heileo|sea|ní hea)(?!\\p{L})[\\s,.!?]*)*'
const YOU = '(?:you|ye|yis|yous|u|ya)'
const NEVER = "(?:(?:still )?(?:never|didn['’]?t|did not|haven['’]?t|have not|don['’]?t))(?: (?:even|actually|really))?"
const QUESTION = '(?:my|the|that|this) (?:(?:other|last|first|second) )?(?:question|one)'
const ABOUT = '(?:about|on|regarding|re)'
const ASKS = '(?:what|when|where|how|who|if|whether|which|why)'
const TOPIC = '(?:[^.;!?\\s]+(?:\\s+[^.;!?\\s]+){0,7})'

const ENGLISH = [
  `${YOU} ${NEVER} (?:answer(?:ed|ing)?|repl(?:y|ied)|respond(?:ed)?)(?: (?:me|us|that|it|this))?(?: (?:to )?${QUESTION})?(?: ${ABOUT} (?<topic>${TOPIC}))?`,
  `${YOU} ${NEVER} (?:say|said|tell|told|mention(?:ed)?)(?: (?:me|us))?(?: anything)? (?:about (?<topic>${TOPIC})|(?<asked>${ASKS}(?: ${TOPIC})?))`,
  `${YOU} (?:ignored|skipped|missed|forgot(?: to answer)?) ${QUESTION}(?: ${ABOUT} (?<topic>${TOPIC}))?`,
  `(?:that|this|it) (?:does|did|is|was)(?:n['’]?t| not) (?:answer|an answer to|the answer to|what i asked)(?: ${QUESTION})?(?: ${ABOUT} (?<topic>${TOPIC}))?`,
  `(?:that|this|it) (?:does|did)(?:n['’]?t| not) (?:say|tell me|cover) what i (?:want|wanted|need|needed|asked)`,
  `(?:that['’]?s|thats|its|it['’]?s) not what i asked(?: ${YOU})?(?: ${ABOUT} (?<topic>${TOPIC}))?`,
  `i (?:already )?asked (?:${YOU} )?(?:already )?(?:about (?<topic>${TOPIC})|(?<asked>${ASKS} ${TOPIC}))`,
  `what about ${QUESTION}(?: ${ABOUT} (?<topic>${TOPIC}))?`,
  `(?:i['’]?m |im )?still waiting (?:for|on) an answer(?: (?:about|on) (?<topic>${TOPIC}))?`,
]

const CHEIST = '(?:(?:ar )?(?:mo|an) (?:g?ch?eist)(?: eile)?)'
const FAOI = '(?:faoin?|faoi na|mar gheall ar|maidir le)'
const ASKS_IRISH = '(?:cad|céard|cá|cathain|cén|cé|conas|an (?:bhf|mb|nd|ng|gc|féidir|gá)|ar)'
const IRISH = [
  `n[íi]or (?:fhreagair (?:t[úu]|sibh)|fhreagra[íi]s|thug (?:t[úu]|sibh) (?:aon )?fhreagra)(?: (?:mé|mise|muid|dom|dúinn|é|é sin|sin))?(?: ${CHEIST})?(?: (?<asked>${FAOI} ${TOPIC}|${ASKS_IRISH}\\p{L}* ${TOPIC}))?`,
  `n[íi](?:or)? (?:dhúirt|dúirt|inis) (?:t[úu]|sibh)(?: (?:liom|linn|dom|dúinn))?(?: (?:rud ar bith|tada|faic|dada|a dhath|aon rud))? (?<asked>${FAOI} ${TOPIC}|${ASKS_IRISH}\\p{L}* ${TOPIC})`,
  `n[íi] bhfuair mé (?:aon )?fh?reagra(?: (?:uait|uaibh))?(?: ${CHEIST})?(?: (?<asked>${FAOI} ${TOPIC}))?`,
  `(?:d['’]fhiafraigh mé|chuir mé (?:an )?(?:g?ch?eist))(?: (?:díot|díbh|ort|oraibh))?(?: cheana(?: féin)?)? (?<asked>${FAOI} ${TOPIC}|${ASKS_IRISH}\\p{L}* ${TOPIC})`,
  `n[íi] h?-?é sin (?:(?:an rud )?a d['’]fhiafraigh mé(?: díot)?|an freagra|mo cheist|freagra ar mo cheist)`,
  `n[íi] fhreagraíonn (?:sé )?sin mo cheist`,
]
const PATTERNS = [...ENGLISH, ...IRISH].map(
  (pattern) => new RegExp(`${LEADS}${pattern}(?:,? (?:yet|at all|though|fós|ar chor ar bith|á|a))?\\W*$`, 'iu'),
)

/** What happened to a customer is a complaint: "ye never told me what it would cost and then charged me 90". */
const IS_COMPLAINT =
  /(?<!\p{L})(?:and then|charged|bill(?:ed)?|last (?:week|time|month|year)|yesterday|all week|for (?:days|weeks)|disgrace|gearradh|bhille?|inné|náire)(?!\p{L})/iu

/**
 * "You never said what to bring", "níor fhreagair tú mo cheist faoin bpáirceáil": an earlier question got no answer. Returns
 * the question once more, "" where it is not named, and undefined for other texts.
 */
export function findAskedAgain(text: string): string | undefined {
  if (IS_COMPLAINT.test(text)) return undefined
  const match = PATTERNS.map((pattern) => pattern.exec(text.normalize('NFC').trim())).find((found) => found !== null)
  if (match === undefined) return findAskedBeside(text)
  const { topic, asked = '' } = match.groups ?? {}
  if (topic !== undefined) return `what about ${topic}`
  return new RegExp(`^${FAOI}(?!\\p{L})`, 'iu').test(asked) ? `cad ${asked}` : asked
}

const IS_QUESTION =
  /\?|^\W*(?:(?:and|but|so|agus|ach)\W+)*(?:is|are|do|does|did|can|could|will|would|have|has|what|when|where|how|who|why|an (?:bh|mb|nd|ng|gc|bp|dt|n-?|féidir)|cad|céard|cá|cathain|conas|cén|cé)(?:\p{L}*)(?!\p{L})/iu

/** "An mbeidh carr ar iasacht ann… níor fhreagair tú": the question itself stands beside it. */
function findAskedBeside(text: string): string | undefined {
  const parts = text
    .normalize('NFC')
    .split(/(?<=[.…!?;,\n])\s+|\s+[-–]+\s+/u)
    .filter((part) => /\p{L}/u.test(part))
  const place = parts.findIndex((part) => PATTERNS.some((pattern) => pattern.test(part.replace(/[,;]$/u, ''))))
  if (place < 0 || parts.length < 2) return undefined
  const others = parts.filter((_, other) => other !== place)
  return others.every((part) => IS_QUESTION.test(part)) ? others.join(' ') : undefined
}
