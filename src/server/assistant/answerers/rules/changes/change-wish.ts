import { withoutDenied } from '../../../understanding/replies/asks-of-cancelling.ts'
import type { Understanding } from '../../../understanding/understand.ts'

const CHANGES =
  /(?<!\p{L})(?:cancel\p{L}*|call(?:ed|ing)? off|scrap|delete|remove|take (?:me|us|him|her|it|that) (?:off|out)|mov(?:e|ed|ing)|chang(?:e|ed|ing)|switch\p{L}*|swap\p{L}*|shift\p{L}*|push\p{L}*|bring (?:it |that |\p{L}+ )?(?:forward|back)|put (?:it |that |\p{L}+ ){0,2}(?:back|off|out)|resched\p{L}*|postpon\p{L}*|defer\p{L}*|(?:make|do|suit|come|be) (?:it )?(?:another|a different|some other)|another (?:day|time)|(?:make|do) (?:it|that)|same (?:sort of )?time|instead|earlier|later|sooner|(?:can['’]?t|cannot|cant|won['’]?t|wont|will not|not able to|unable to|not going to|not gonna|couldn['’]?t) (?:\p{L}+ )?(?:make|come|be|get|go|attend|do|manage)\p{L}*|not (?:coming|going|making|be there|be able)|don['’]?t (?:need|want) (?:the|my|that|it)|no longer|(?:c(?:h)?ui?r(?:igí)?|cuireadh|cuirim) (?:\S+ ){0,3}(?:ar ceal|ar athló|siar|ar gcúl)|g?ch?eal\p{L}*|bh?og\p{L}*|mbog\p{L}*|n?athr\p{L}*|n?aistr\p{L}*|mh?alart\p{L}*|(?:ní|nil|níl|ni|nach) (?:\S+ ){0,3}(?:teacht|theacht|ann|as|ábalta|abalta|féidir|feidir|saor)|ní (?:thig|bhe\p{L}+|fhé\p{L}+|thioc\p{L}+|theast\p{L}+|oireann)|as láthair|níos (?:luaithe|déanaí|moille)|(?:l[aá]|am)(?: [eé]igin)? eile|(?:appointment|appt|booking|booked|reservation|slot|coinne|choinne|gcoinne|coinní|áirithint|n-áirithint))(?!\p{L})/iu

/** During a booking "I can't make eleven" only says which time does not suit. */
const CANCELS =
  /(?<!\p{L})(?:cancel\p{L}*|call(?:ed|ing)? off|scrap|delete|remove|take (?:me|us|him|her|it|that) (?:off|out)|don['’]?t (?:need|want)|no longer|not coming|already|the (?:one|appointment|booking) (?:i|we|that)|my (?:appointment|booking|lesson|grind|class)|(?:c(?:h)?ur|cuirim) (?:\S+ ){0,3}ar (?:ceal|gcúl)|g?ch?eal\p{L}*|mo (?:choinne|bhord|rang)|cheana)(?!\p{L})/iu

const CORRECTS_ITSELF =
  /(?<=(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|thurs|tomorrow|half).*)(?:cancel|scratch|change) that(?=\W+\p{L})/giu

/** Says that a change is meant, and no service: "athrú bonn" is a tyre change. */
export function withoutGuessedChange(
  text: string,
  understood: Understanding,
  serviceNames: string[],
  isBooking: boolean,
): Understanding {
  if (MAKES_NEW.test(text)) return withBooking(text, asBooking(understood))
  const isNew = text.search(WANTS_ONE) >= 0 || COMES.test(text)
  if (isNew && !CHANGES.test(text.replaceAll(WANTS_ONE, ' '))) return asBooking(understood)
  const moved = asMove(text, understood)
  if (moved !== undefined) return moved
  const named = serviceNames
    .flatMap((name) => [RegExp.escape(name), ...listChangedThings(name)])
    .reduce((rest, pattern) => rest.replaceAll(new RegExp(pattern, 'giu'), ' '), text)
  // "Thursday at ten. Cancel that, Friday": corrects itself.
  const cues = isBooking && understood.intents[0]?.intent === 'cancel' ? CANCELS : CHANGES
  const isOfThing = changesThing(named)
  const plain = isOfThing ? named.replaceAll(CHANGE_WORD, ' ') : named
  if (cues.test(withoutDenied(plain).replaceAll(CORRECTS_ITSELF, ' ').replaceAll(IS_ONLY, ' '))) return understood
  if (isOfThing) return asBooking(understood)
  const stays = ({ intent }: { intent: string }) => intent !== 'move' && intent !== 'cancel'
  return { ...understood, intents: understood.intents.filter(stays), clauses: understood.clauses.filter(stays) }
}

/** "Make a new one so", "déan coinne nua mar sin" */
const MAKES_NEW =
  /(?<!\p{L})(?:(?:make|book) (?:me |us )?an? (?:new|fresh) (?:one|appointment|booking|table)|d[eé]an(?:aig[ií])? (?:coinne|áirithint|ceann) nua)(?!\p{L})/iu
/** "Can I get an appointment, I get off work at three": one that is to be made. */
const WANTS_ONE =
  /(?<!\p{L})(?:get|make|want|need|like|arrange|looking for|have (?:ye|you)|is there) (?:an?|any) (?:appointment|appt|booking|slot)(?!\p{L})|(?<!\p{L})(?:tá )?coinne (?:uaim|uainn|ag teast[áa]il|de dh[íi]th|a dh[ée]anamh|a fh[áa]il)(?!\p{L})/giu
/** "He's never been, can he come on Thursday at three?" */
const COMES =
  /(?<!\p{L})(?:can|could|may) (?:i|we|he|she|they|(?:my|our) \p{L}+) (?:come|call|drop|be seen|get seen)(?! (?:back|off|away|out)(?!\p{L}))(?!\p{L})/iu
const OTHER_DAY =
  /(?<!\p{L})(?:(?:another|a different|some other) (?:day|time|date)|(?:l[aá]|am|dáta|uair)(?: [eé]igin)? eile)(?!\p{L})/iu
const CANCELS_OUTRIGHT =
  /(?<!\p{L})(?:cancel\p{L}*|call(?:ed|ing)? off|scrap|delete|ar ceal|ch?eal\p{L}*|gcealú|(?:i|we)(?:['’]?ll| will) (?:\p{L}+ )?(?:ring|call|book|rebook|text|try|get back|be back)|(?:glaofaidh|cuirfidh|déanfaidh|tiocfaidh) (?:mé|muid))(?!\p{L})/iu
const CAME_UP =
  /(?<!\p{L})(?:something(?:['’]?s| has)? (?:came|come|cropped) up|th?[aá]inig rud(?: [eé]igin)? (?:an[ií]os|suas)|tharla rud(?: [eé]igin)?)(?!\p{L})/iu

/** "Tháinig rud éigin aníos … lá eile": who cannot come and wants another day moves the appointment, and cancels none. */
function asMove(text: string, understood: Understanding): Understanding | undefined {
  if (!OTHER_DAY.test(text) || CANCELS_OUTRIGHT.test(text)) return undefined
  const { intents } = understood
  const move = { intent: 'move' as const, confidence: 1, text }
  if (intents.some(({ intent }) => intent === 'cancel'))
    return { ...understood, intents: [move, ...intents.filter(({ intent }) => intent !== 'cancel')] }
  const isOther = intents.some(({ intent }) => intent !== 'smalltalk')
  return isOther || !CAME_UP.test(text) ? undefined : { ...understood, intents: [move, ...intents] }
}

/** "Níl ann ach píopa" */
const IS_ONLY = /(?<!\p{L})níl (?:ann|inti|iontu) ach(?!\p{L})/giu
const CHANGED_THING =
  /(?<!\p{L})(?:(?:an?|my|our|the|his|her|their) wills?|deeds?|polic(?:y|ies)|tyres?|(?:light ?)?bulbs?|headlights?|oil|batter(?:y|ies)|wipers?|filters?|brakes?|locks?|taps?|washers?|uacht|n-?uacht|gníomhais?|b?h?oinn|b?h?onn|bh?olgái?n|ola|ceallraí?|g?ch?adhnra|glas(?:anna)?|sconna)(?!\p{L})/iu
const APPOINTMENT =
  /(?<!\p{L})(?:appointments?|appt|bookings?|booked|reservation|slot|time|day|date|g?ch?oinn[eí]|áirithint|n-áirithint|áirithe|am|lá)(?!\p{L})/iu

/** "I made a will with ye and want to change it", "athrú bolgáin": a thing that is to be changed, and no appointment. */
const changesThing = (text: string) => CHANGED_THING.test(text) && !APPOINTMENT.test(text)

/** Who wants a thing changed wants an appointment for it. */
function asBooking(understood: Understanding): Understanding {
  const asBook = <One extends { intent: string }>(one: One) =>
    one.intent === 'move' ? { ...one, intent: 'book' as const } : one
  return { ...understood, intents: understood.intents.map(asBook), clauses: understood.clauses.map(asBook) }
}

function withBooking(text: string, understood: Understanding): Understanding {
  const isNamed = understood.intents.some(({ intent }) => intent === 'book')
  const wish = { intent: 'book' as const, confidence: 1, text }
  return isNamed ? understood : { ...understood, intents: [wish, ...understood.intents] }
}

const CHANGE = '(?:chang\\p{L}*|n?athr\\p{L}*)'
const CHANGE_WORD = new RegExp(`(?<!\\p{L})${CHANGE}(?!\\p{L})`, 'giu')

/** "Have the tyres changed" wants a "Tyre change", and moves nothing. */
function listChangedThings(name: string): string[] {
  const words = name.split(/\s+/)
  const isChange = (word: string) => new RegExp(`^${CHANGE}$`, 'iu').test(word)
  if (!words.some(isChange)) return []
  const things = words.filter((word) => !isChange(word) && word.length > 2).map((text) => RegExp.escape(text))
  return things.flatMap((thing) => [
    `${CHANGE}(?: [\\p{L}\\d]+){0,3} ${thing}s?(?!\\p{L})`,
    `(?<!\\p{L})${thing}s?(?: \\p{L}+){0,2} ${CHANGE}`,
  ])
}
