import { asksOtherRing } from '../../../understanding/replies/asks-other-ring.ts'
import { callsOff } from '../../../understanding/replies/calls-off.ts'
import { speaksOfOwn } from '../../../understanding/replies/speaks-of-own.ts'
import { startBooking } from '../booking/booking.ts'
import { listOwnBookings } from '../changes/which-booking.ts'
import { closes } from '../courtesy.ts'
import { formatContact, pickPerson } from '../details/details.ts'
import type { Draft } from '../draft.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { withoutFrame } from './dictate.ts'
import { MAX_CHARACTERS } from './message-words.ts'
import { tellsTeam } from './notes.ts'
import { describeMoment } from './presence.ts'
import { namesTopic } from './ring.ts'
import { sayWhoReads } from './who-reads.ts'

const TAIL =
  '(?: (?:ok|alright|now|yet|then|so|at all|or (?:not|what|no)|yes or no|anois|fós|nó nach (?:bhfuil|ndeachaigh)))*\\W*$'

const WHETHER_SENT =
  /(?<!\p{L})(?:(?:do )?(?:you|ye|u|they) still (?:have|got) (?:my|the|that|me) (?:\p{L}+ )?(?:message|msg|note)|an bhfuil (?:mo|an) t?h?eachtaireacht(?: faoi(?:n|na)? \p{L}+){0,2} (?:fós )?(?:agat|agaibh)|(?:is|was|has) (?:my|the|that|me) (?:message|msg|note) (?:been )?(?:gone|sent|passed(?: on)?|left|in|through|delivered)|(?:did|have) (?:you|ye|they|ya) (?:get|got|take|taken|send|sent|pass|passed)(?: on)? (?:my|the|that|me) (?:message|msg)|did (?:my|the) (?:message|msg) (?:go|send|get)|(?:an bhfuair|ar ghlac|ar sheol|ar thug|ar chuir) (?:sibh|t[uú]|siad) (?:mo|an) t?h?eachtaireacht|an ndeachaigh (?:mo|an) t?h?eachtaireacht|(?:ar cuireadh|ar seoladh|an bhfuil) (?:mo|an) t?h?eachtaireacht(?: \p{L}+)*? (?:ar aghaidh|seolta|imithe|curtha|chucu))(?!\p{L})/iu

/** The same of what was just said, where there is a message. */
const WHETHER_GOT = new RegExp(
  `^\\W*(?:(?:and|so|but|ok|hello|agus) )*(?:(?:did|have|has) (?:you|ye|ya|they|he|she|anyone|anybody) (?:get|got|see|seen|send|sent|pass|passed) (?:that|it|all (?:of )?that)(?: on)?|(?:is|has|did|was) (?:it|that) (?:gone|sent|go|went|been (?:sent|passed)|passed|go off)(?: off| on| in| through)*(?: to (?:him|her|them|the \\p{L}+))?|an bhfuair (?:sibh|t[uú]) (?:[eé]|[ií]|sin|[eé] sin)|ar (?:cuireadh|seoladh|(?:chuir|sheol) (?:t[uú]|sibh)) (?:[eé]|[ií]|sin|[eéií] sin)(?: ar aghaidh| chucu)?|ar (?:cuireadh|seoladh) (?:ar aghaidh|chucu) (?:[eé]|[ií])|(?:you|ye) (?:said|told me) (?:that )?(?:you|ye)(?: (?:have|had)|['’]?(?:ve|d))? (?:already )?(?:passed|sent|put) (?:it|that|them|the message)(?: on| in| through)?(?: already)?|dúirt (?:tú|sibh)(?: liom)? (?:gur (?:chuir|sheol) (?:tú|sibh)|gur cuireadh|go raibh) (?:ar aghaidh |seolta |curtha )*(?:[eéií]|s[eéií])?(?: (?:ar aghaidh|curtha|seolta))*(?: cheana(?: féin)?)?|an (?:bhfuil|ndeachaigh) (?:s[eé]|s[ií]|sin)(?: (?:imithe|seolta|curtha ar aghaidh|ar aghaidh))?(?: chuige| chuici| chucu)?)${TAIL}`,
  'iu',
)

const WHAT_NEXT =
  /^\W*(?:(?:so|and|ok|okay|grand|right|agus|mar sin) )*(?:what happens (?:now|next|then)|what(?:['’]?s| is) (?:next|the next step)|now what|(?:cad|céard|goidé) (?:a (?:tharla(?:íonn|idh|íos)|tharlóidh)|atá le tarlú|é an chéad rud eile) ?(?:anois|ansin)?)\W*$/iu

/** What a caller asks and says about a message that was given or sent. The first that answers ends the turn. */
const ANSWERS: ((draft: Draft) => boolean | Promise<boolean>)[] = [
  callOff,
  addRing,
  endSent,
  sendOnce,
  tellWho,
  tellWhetherSent,
  tellKnown,
]

export async function tellSent(draft: Draft): Promise<boolean> {
  for (const answer of ANSWERS) if (await answer(draft)) return true
  return false
}

/** "Is my message gone?" Returns false where that is not asked. */
function tellWhetherSent(draft: Draft): boolean {
  const { state, reading, phrases } = draft
  const isPending = state.task === 'message' || state.laterMessage !== undefined
  const isAsked = WHETHER_GOT.test(reading.text) || WHAT_NEXT.test(reading.text)
  const isGot = state.task !== 'book' && (isPending || state.sent !== undefined) && isAsked
  if (!isGot && !WHETHER_SENT.test(reading.text)) return false
  draft.outcome = 'answered'
  if (!isPending && state.sent === undefined) {
    if (state.task !== undefined) return false
    draft.say(phrases.noMessage)
    draft.ask('offer', phrases.offerMessage)
    return true
  }
  if (state.sent !== undefined) {
    draft.say(state.hasSentUrgent === true ? phrases.urgentTaken : phrases.messageTaken)
    sayWhenSent(draft)
  }
  if (isPending) draft.say(state.sent === undefined ? phrases.messageNotYet : phrases.nextNotYet)
  repeatQuestion(draft)
  return true
}

/** "Who gets that message?" alone wants to leave none. */
function tellWho(draft: Draft): boolean {
  const [clause, ...others] = draft.reading.clauses
  if (clause === undefined || others.length > 0 || !sayWhoReads(draft, clause.text)) return false
  repeatQuestion(draft)
  return true
}

function sayWhenSent(draft: Draft): void {
  const { sent } = draft.state
  if (sent !== undefined) draft.say(draft.phrases.wentAt(describeMoment(draft, sent.local), sent.text))
}

const HAVE_IT =
  /(?<!\p{L})(?:(?:you|ye|u|they)(?: already)?(?:['’]?ve| have) (?:it|that|the message|my message|all that)|tá (?:sé|sí|sin|an teachtaireacht) (?:agaibh|agat))(?: (?:already|now|all|sure|cheana|cheana féin|anois))*\W*$/iu
const WISHES = new Set<Clause['intent']>(['book', 'move', 'cancel', 'complaint', 'message', 'price', 'hours'])

/** "No, that's all. Ye'd want to ring me this time", "forget it, ye have it": nothing is to follow what was sent. */
function endSent(draft: Draft): boolean {
  const { state, reading, phrases } = draft
  const { text, clauses } = reading
  const isOver = HAVE_IT.test(text) || (closes(clauses[0]?.text ?? '') && !closes(text))
  const isMore =
    tellsTeam(text) || clauses.some((each) => each.isQuestion || (WISHES.has(each.intent) && !HAVE_IT.test(each.text)))
  if (state.task !== undefined || state.sent === undefined || !isOver || isMore) return false
  draft.say(`${phrases.messageWentAt(describeMoment(draft, state.sent.local))} ${phrases.farewell}`)
  draft.outcome = 'answered'
  delete state.asked
  return true
}

const NOT_AGAIN =
  /(?<!\p{L})(?:(?:don['’]?t|do not|no need to|not to) (?:be )?(?:send|pass|put|tell|sending|passing)(?: (?:it|that|this|them|(?:the|my) message))?(?: on| in| through)? (?:again|twice|two times|a second time|once more)|n[aá] (?:cuir|seol)(?:ig[ií])?(?: ar aghaidh)?(?: (?:[eéií](?: sin)?|an teachtaireacht))?(?: ar aghaidh)? (?:arís|faoi dhó|an dara huair))(?!\p{L})/iu

/** "Don't send it twice": says when it went, and drops what would have gone behind it. */
function sendOnce(draft: Draft): boolean {
  const { state, reading, phrases } = draft
  if (state.sent === undefined || reading.isAgreed || !NOT_AGAIN.test(reading.text)) return false
  if (state.task === 'message') draft.endTask()
  draft.say(phrases.notAgain)
  sayWhenSent(draft)
  draft.outcome = 'answered'
  return true
}

/** "Did ye get my number?" */
const ASKS_DETAILS =
  /^\W*(?:(?:and|so|but|ok|hello|agus) )*(?:(?:did|have|do|has) (?:you|ye|ya|u|they|he|she) (?:even |all )?(?:get|got|have|take|taken|note|see)(?: down)? (?:my|me) (?:phone |mobile )?(?:number|phone|mobile|e-?mail|name|details?)|(?:an bhfuil|an bhfuair (?:tú|sibh)|ar (?:ghlac|thóg) (?:tú|sibh)) (?:m['’](?:uimhir|ainm)|mo (?:sheoladh|ríomhphost|shonraí|uimhir))(?: (?:ghutháin|ríomhphoist))?(?: (?:agat|agaibh))?)(?: down)?(?!\p{L})/iu
/** "So you have it down about the will", "i just gave you all that": what is written down already. */
const SAYS_GIVEN =
  /^\W*(?:(?:and|so|but|ok|no|look|listen|sure|agus|ach) )*(?:(?:you|ye|u)(?:['’]?ve| have)? (?:got )?(?:it|that|this|all (?:of )?(?:that|it)|everything|(?:my|the) message|what i said) (?:all )?(?:down|noted|written)|i(?:['’]?ve| have)? (?:only |just |already )*left(?: (?:you|ye|it|one|with|an? message|my (?:message|number|name)))+(?: already)?\W*$|what (?:did|have) (?:you|ye|u) (?:(?:send|sent|pass|passed|put down|write|wrote)(?: on)?|(?:tell|told|say to|said to)(?= (?:them|him|her|the)))(?: (?:to )?(?:them|him|her|the \p{L}+))?\W*$|i(?:['’]?ve| have)? (?:only |just |already )*(?:gave|given|told|said|sent|wrote|typed|left)(?: (?:you|ye|it))? (?:all )?(?:of )?(?:that|this|it|everything|them)(?: (?:all|to (?:you|ye)|already|a minute ago|above))*\W*$|(?:thug|dúirt|scríobh|chuir|d['’]?fhág) m[eé] cheana(?: féin)? (?:é(?: sin)?|í|sin|teachtaireacht)\W*$|tá (?:sé|sí|sin)(?: díreach)? (?:curtha|seolta|ráite|scríofa|tugtha|fágtha) agam(?: (?:chugat|chugaibh|duit|daoibh|cheana|díreach))*\W*$|(?:thug|dúirt|scríobh) m[eé] (?:é sin|an méid sin|sin|é)(?: (?:ar fad|uile|liom|leat|libh|duit|daoibh|cheana(?: féin)?|thuas))+\W*$|(?:cad|céard) a (?:chuir|sheol|scríobh|dúirt) (?:tú|sibh) (?:ar aghaidh|síos|chucu|leo|chuig an bhfoireann)\W*$|tá (?:sé|sin|gach rud|an teachtaireacht)(?: sin)? (?:scríofa síos|nótáilte|síos) (?:agat|agaibh))/iu

/** Reads back what is known of the caller and the message, sent or not. False where nothing is. */
function tellKnown(draft: Draft): boolean {
  const { state, reading, phrases } = draft
  const asksForDetails = ASKS_DETAILS.test(reading.text)
  if ((state.task !== undefined && state.task !== 'message') || !(asksForDetails || SAYS_GIVEN.test(reading.text)))
    return false
  const details = [state.slots.name, formatContact(draft)].filter(Boolean).join(', ')
  const isSaid = !asksForDetails && (state.message ?? state.sent) !== undefined
  if (details === '' && !isSaid) return false
  const isReadBack = state.task === 'message' && state.asked === 'confirm'
  if (isSaid && state.sent !== undefined) sayWhenSent(draft)
  if (isSaid && state.sent !== undefined && state.message !== undefined) draft.say(phrases.nextNotYet)
  if (isSaid && state.message !== undefined && !isReadBack) draft.say(phrases.messageNow(state.message))
  if (details !== '' && !isReadBack) draft.say(phrases.noted(details))
  draft.outcome = 'answered'
  repeatQuestion(draft)
  return true
}

/**
 * "I found it, cancel the urgent thing": after a message, and where nothing is booked, the message is meant. The team hears
 * of it at once, because somebody may be on the way.
 */
async function callOff(draft: Draft): Promise<boolean> {
  const { state, reading, phrases } = draft
  const isOpen = state.task === undefined || state.task === 'message'
  const isUrgent = state.hasSentUrgent === true
  if (!isOpen || state.sent === undefined || !callsOff(reading.text, isUrgent) || speaksOfOwn(reading.text))
    return false
  if ((await listOwnBookings(draft)).length > 0) return false
  if (state.sent.isCalledOff === true) {
    sayWhenSent(draft)
    return true
  }
  const text = phrases.takenBack(withoutFrame(reading.text), isUrgent)
  const { note: _, ...person } = pickPerson(draft)
  await draft.tools.takeMessage({ text, person })
  draft.say(phrases.toldTeam(text))
  draft.outcome = 'message taken'
  draft.endTask()
  draft.state.sent = { text, local: draft.turn.reference, isCalledOff: true }
  delete draft.state.hasSentUrgent
  delete draft.state.inTrouble
  const isOtherTime = reading.clauses.some(({ namesTime }) => namesTime)
  if (isOtherTime && draft.services.length > 0) await startBooking(draft)
  return true
}

/**
 * "Could he ring in the afternoon instead?", behind a message: adds to it at once, as who asks for it and what about is known.
 */
async function addRing(draft: Draft): Promise<boolean> {
  const { state, reading, phrases } = draft
  const { sent } = state
  if (state.task !== undefined || sent === undefined || sent.isCalledOff === true) return false
  // "Ring me tomorrow about the gutters" is another message.
  if (reading.intents.some((intent) => intent === 'cancel' || intent === 'complaint')) return false
  if (!asksOtherRing(reading.text) || namesTopic(reading.text) || reading.clauses.some(asksOtherThing)) return false
  const { note: _, ...person } = pickPerson(draft)
  const text = [sent.text, withoutFrame(reading.text)].join('\n').slice(0, MAX_CHARACTERS)
  await draft.tools.takeMessage({ text, person })
  draft.say(phrases.toldTeam(withoutFrame(reading.text)))
  draft.outcome = 'message taken'
  delete state.asked
  state.sent = { text, local: draft.turn.reference }
  return true
}

/** "And is there parking?", beside it */
const asksOtherThing = ({ isQuestion, text }: Clause) => isQuestion && !asksOtherRing(text)
