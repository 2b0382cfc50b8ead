import type { DialogueState } from '../../../turn/state.ts'

const GIVES_UP =
  /^(?:(?:no|ok|okay|ah|right|well|actually)[, ]+)*(?:no,? (?:thanks|thank you)\W*$|never ?mind|forget (?:it|about it)|stop|leave it(?! (?:at|for|to|with) (?:the )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)(?!\p{L}))|start (?:again|over)|f[aá]g [eé](?: sin)?|d[eé]an dearmad (?:air|de)|is cuma(?: liom)?(?=\W*$)|stad|stop leis|gan bac(?:adh)?(?: leis)?|n[aá] bac(?: leis)?)(?!\p{L})/iu
const BOOKS_NOTHING =
  /(?<!\p{L})(?:(?:don['’]?t|do not) book (?:it|that|anything|me)|wrong place|ná cuir (?:aon rud|rud ar bith|tada) in áirithe|(?:i )?(?:don['’]?t|do not) (?:want|need) (?:an? |any |the )?(?:appointment|booking)(?= ?[.!?,;]| ?$)|(?:níl (?:mé|muid) ag iarraidh|nílim ag iarraidh|ní theastaíonn|níl) (?:aon )?ch?oinne(?: ar bith)?(?: uaim| ag teastáil(?: uaim)?)?(?= ?[.!?,;]| ?$))(?!\p{L})/iu
/** "Leave it the way it is", "fágfaimid mar atá sé" */
const AS_IS =
  '(?:leave|keep|leaving|keeping) (?:it|that|(?:the|my|our) (?:message|appointment|booking|table|one|time))(?: just)? (?:(?:as|where|how|like|the way) )?(?:it )?(?:is|was|stands)|f[aá]g(?:faimid|faidh (?:m[eé]|muid|sinn)|aimis)? (?:(?:[eé]|[ií]|sin|an teachtaireacht) ?)?mar (?:at[aá]|a bh[ií])(?: (?:s[eéií]|[eéií]))?'
/** "No that's no good, forget it", "i said forget it!!" */
const GIVES_UP_LAST = new RegExp(
  `^(?:\\S+\\s+){0,7}(?:forget (?:it|about it)|never ?mind|${AS_IS}|(?:leave|keep) (?:it|that)|f[aá]g [eé](?: sin)?|(?:d[eé]an )?dearmad (?:air|de)|gan bac(?: leis)?|n[aá] bac(?: leis)?)(?: (?:so|then|lads?|thanks|thank you|please|now|mar sin|anois)){0,3}\\W*$`,
  'i',
)

/** "I'll think about it", "I'll ring later": of a booking, for now. */
const PUTS_OFF =
  /^(?:\S+\s+){0,7}?(?:(?:i['’]?ll|i will|we['’]?ll|let me) (?:have (?:a|to) )?(?:think (?:about it|it over|on it)|ring (?:ye |you )?(?:back |again )?(?:later|tomorrow|another (?:day|time))|(?:call|ring) (?:ye |you )?(?:back|later|again)|(?:get|come) back to (?:ye|you|ya)(?: (?:later|on that))?|leave it (?:for now|so|for the moment)|try again (?:later|tomorrow))|(?:smaoineoidh|cuimhneoidh) mé (?:air|faoi)|déanfaidh mé machnamh air|glaofaidh mé (?:oraibh |ort )?(?:ar ais|arís|níos déanaí|amárach)(?: (?:oraibh|ort))?|fágfaidh mé (?:mar sin é|é mar sin|é)|tiocfaidh mé ar ais (?:chugaibh|chugat))(?:,? (?:so|then|lads?|thanks|thank you|please|now|bye|mar sin|anois|slán|go raibh maith agat|grma)){0,4}\W*$/iu

const LEADS =
  '(?:(?:no|nah|ok|okay|ah|oh|right|well|actually|sorry|wait|hang on|look|sure|listen|and|so|please|just|níl|ní hea|ó|bhuel|fan|gabh mo leithscéal)[\\s,.:;!]+)*'
const MESSAGE =
  '(?:it|that|this|(?:the|my|that|this|any|a)(?: whole| bloody)? (?:message|msg|note|complaint|thing|lot)|messages?)'
const TEACHTAIREACHT =
  '(?:é|í|(?:é|í) (?:sin|seo)|sin|(?:an|mo|aon)? ?t?h?eachtaireacht(?: (?:sin|seo|ar bith))?|an (?:rud|gearán) (?:sin|ar fad)|(?:an|mo) g?h?earán)'
const DROPS_MESSAGE = [
  `(?:forget|scrap|(?:drop|leave)(?! an? )|bin|delete|cancel|ditch|ignore|withdraw|lose)(?: about| out)? ${MESSAGE}`,
  `(?:never ?mind|don['’]?t mind|don['’]?t bother(?: with)?)(?: about)?(?: (?:(?:sending|passing|taking|giving)(?: on)? )?${MESSAGE}(?: on)?)?`,
  `(?:please )?(?:don['’]?t|do not|no need to|(?:you|ye) needn['’]?t|i['’]?d rather (?:you|ye) didn['’]?t) (?:be )?(?:pass(?:ing)?|send(?:ing)?|take|taking|leave|give|giving|submit|forward)(?: on| in)?(?: ${MESSAGE})?(?: on| in| along)?`,
  `(?:i['’]?m not|i am not|we['’]?re not) (?:leaving|sending|passing on) ${MESSAGE}`,
  `i (?:don['’]?t|do not|no longer) (?:want|need|wanna|wish)(?: to)? (?:leave |send |pass on |have )?${MESSAGE}(?: (?:sent|passed|left))?(?: on)?`,
  "i(?:['’]?ve| have)? changed m[ye] mind",
  '(?:no|gan) (?:message|teachtaireacht)',
  `(?:(?:there['’]?s|there is) )?no need (?:for|of|to (?:leave|send|pass on)) ${MESSAGE}`,
  "i(?:['’]?ve| have)? (?:got )?(?:no message|nothing to (?:tell (?:them|him|her|ye)|leave|add))",
  `n[ií]l? (?:aon )?gh?[aá](?: le| agam le)? ${TEACHTAIREACHT}(?: a (?:fh[aá]g[aá]il|chur(?: ar aghaidh)?|sheoladh))?(?: (?:dom|duit|daoibh))?`,
  `n[ií]l (?:aon )?t?h?eachtaireacht (?:agam|uaim)(?: le f[aá]g[aá]il)?`,
  `d[eé]an(?:aig[íi])? dearmad (?:air|de|uirthi|ar ${TEACHTAIREACHT})`,
  `(?:f[aá]g(?!(?:aig[íi])? teachtaireacht)|scrios|cealaigh|caith (?:uait|amach))(?:aig[íi])? ${TEACHTAIREACHT}`,
  `n[aá] (?:cuir|seol|tabhair|glac|fág)(?:ig[íi])?(?: ${TEACHTAIREACHT})?(?: ar aghaidh)?(?: ${TEACHTAIREACHT})?`,
  `(?:n[aá] bac(?:aig[íi])?|gan bac(?:adh)?)(?: (?:leis|léi)(?: ${TEACHTAIREACHT})?)?`,
  `(?:níl mé|nílim|níl muid) ag iarraidh (?:${TEACHTAIREACHT} )?(?:a (?:fhágáil|chur(?: ar aghaidh)?|sheoladh)|${TEACHTAIREACHT})`,
  `ní theastaíonn ${TEACHTAIREACHT} uaim`,
  "d['’]athraigh mé m['’]intinn",
].join('|')
const ENDS =
  '(?:\\s+(?:so|then|now|any ?more|at all|after all|please|thanks|thank you|lads?|ok|okay|actually|anois|mar sin|le do thoil|led thoil|go raibh maith agat|grma|ar chor ar bith|níos mó|a thuilleadh))*'
/** With more behind it, it may only refuse to give the number again. */
const NO_NEED =
  "(?:(?:there['’]?s|there is) )?no need(?: (?:for (?:it|that)|at all))?|n[ií]l? (?:aon )?gh?[aá](?: leis| liom)?"
/** "Forget the message", "don't pass it on", "ná cuir ar aghaidh í", alone. */
const DROPS = new RegExp(`^\\W*${LEADS}(?:(?:${DROPS_MESSAGE}|${NO_NEED})${ENDS}(?:[\\s,.;!–-]+|$)){1,3}\\W*$`, 'iu')
const DROP = `^\\W*${LEADS}(?:${DROPS_MESSAGE})${ENDS}`
/** "Forget the message, I'll ring them myself" */
const DROPS_FIRST = new RegExp(
  `${DROP}(?:\\s*[,.;!–-]|\\s+(?:i['’]?ll|i will|i['’]?m|im|sure|cause|cos|because|and|can|could|agus|mar)(?!\\p{L}))`,
  'iu',
)
const KEEPS = new RegExp(`(?<!\\p{L})(?:${AS_IS})(?!\\p{L})`, 'iu')

/** "Leave it as it is" keeps what was dictated, and the time of a booking. */
export const keepsAsIs = (text: string) => KEEPS.test(text)

/** "No no leave it, just book it for eight so", of a message beside a booking */
const BOOKS_INSTEAD =
  /(?<!\p{L})(?:leave it|forget (?:it|about it|that|the message)|never ?mind|skip it|no,? no|fág é|ná bac(?: leis)?|dearmad air)[\s,.!]+(?:\S+\s+){0,3}?(?:book|put me|cuir)(?!\p{L})/iu

const DROP_WITH_STOP = new RegExp(`${DROP}[\\s,.;!–-]*`, 'iu')

/** What is said behind "leave the message", of a message that is taken. Undefined where it is not dropped. */
export function readBehindDrop(
  text: string,
  { task, asked, message, laterBooking }: DialogueState,
): string | undefined {
  const isParked = laterBooking !== undefined
  if (task !== 'message' || (asked === 'message' && !isParked)) return undefined
  if ((message !== undefined && keepsAsIs(text)) || !(DROPS_FIRST.test(text) || isParked)) return undefined
  // "Forget the message, can ye come on Tuesday instead?" moves nothing.
  const rest = text.replace(DROP_WITH_STOP, '').replace(/ (?:instead|ina (?:h?áit|ionad))(?!\p{L})/iu, '')
  return rest === text || rest === '' ? undefined : rest
}

/** Whether a message stops the current task. While it is dictated, only the whole message can: "stop the letters" is one. */
export function givesUp(said: string, { task, asked, message, isUrgent, laterBooking }: DialogueState): boolean {
  const text = said.trim()
  const isTold = task === 'message'
  if (isTold && message !== undefined && keepsAsIs(text)) return false
  if (isTold && (DROPS.test(text) || (isUrgent === true && RINGS.test(text)))) return true
  if (isTold && isUrgent !== true && ASKED.has(asked) && (REFUSES.test(text) || RINGS_SELF.test(text))) return true
  if (isTold && laterBooking !== undefined && BOOKS_INSTEAD.test(text)) return true
  if (isTold && asked === 'message') return GIVES_UP_LAST.test(text) && text.split(/\s+/).length <= MAX_WORDS
  if (isTold && DROPS_FIRST.test(text)) return true
  return (
    [GIVES_UP, GIVES_UP_LAST, BOOKS_NOTHING].some((pattern) => pattern.test(text)) || (!isTold && PUTS_OFF.test(text))
  )
}

/** "No", "nothing", to what the message should say, or to the name or the number for it. */
const ASKED = new Set<DialogueState['asked']>(['message', 'name', 'contact'])
const REFUSES =
  /^\W*(?:(?:no|nope|nah|nothing|ní hea|ní|níl|nil|tada|faic|dada|rud ar bith|aon rud)(?:,? (?:no|thanks|thank you|sorry|actually|go raibh maith agat|grma))*|(?:ah |oh )?(?:no,? )?leave it|(?:(?:ah|oh|no|sure|á|ó)[\s,]+)*(?:(?:you|ye|yous)(?:['’]?re| are)|it['’]?s|i['’]?m|tá (?:tú|sé|sibh|mé)) (?:grand|all ?right|fine|ok|okay|good|ceart go leor|go breá)(?: (?:so|thanks|thank you|actually|mar sin))*)\W*$/iu
/** "It's ok, I'll ring her myself" */
const RINGS_SELF =
  /^\W*(?:(?:no|ah|it['’]?s ok(?:ay)?|grand|sure|actually|you['’]?re grand|tá sé ceart go leor|ceart go leor|ní hea)[\s,.]+)*(?:i(?:['’]?ll| will|['’]?d rather) (?:just )?(?:ring|call|phone|text|e-?mail|talk to|ask) (?:her|him|them|ye|you|the \p{L}+)(?: (?:myself|back|later|instead|directly|tomorrow|in person))+|(?:glaofaidh|cuirfidh|labhróidh|scairtfidh) mé (?:féin )?(?:glaoch )?(?:uirthi|air|orthu|oraibh|léi|leis|leo)(?: (?:féin|mé féin|ar ball|níos déanaí|amárach|ina áit|ina ionad))*)\W*$/iu

/** "Ok, I'll ring now", where the number was given: a message is no longer needed. */
const RINGS =
  /^\W*(?:(?:ok|okay|grand|right|thanks|thank you|sure|ceart|ceart go leor|maith go leor|go raibh maith agat)[\s,.!]+)*(?:i(?:['’]?ll| will|['’]?m|['’]?m going to| am) (?:just )?(?:ring|call|phone)(?:ing)?|glaofaidh mé|táim ag glaoch|tá mé ag glaoch)(?: (?:ye|you|them|it|ye now|now|so|then|straight away|anois|oraibh|air|láithreach|mar sin|thanks|thank you))*\W*$/iu

const MAX_WORDS = 5
