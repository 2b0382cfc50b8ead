import { listContentKeys } from '../../../retrieval/terms.ts'
import { addMinutes } from '../../../turn/irish-time.ts'
import { asksWhetherOffered } from '../../../understanding/question-about.ts'
import { startBooking } from '../booking/booking.ts'
import { nameService } from '../booking/name-service.ts'
import { parkBooking, setAside } from '../booking/park-booking.ts'
import { formatContact, takeDetails } from '../details/details.ts'
import type { Draft } from '../draft.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { sayWhen } from '../times/say-when.ts'
import { addToMessage, advanceMessage } from './advance-message.ts'
import { isAlarmed, MAX_CHARACTERS } from './message-words.ts'
import { withoutJoint } from './notes.ts'
import { describeReturn } from './presence.ts'
import { namesTopic, prefersRing, REQUESTS, wantsRing, wantsRingInstead } from './ring.ts'
import { startMessage } from './take-message.ts'

/** Brings in a person, and says when one answers. The receptionist continues until then, and says this only once. */
export async function handOver(draft: Draft, reason: string): Promise<void> {
  const { phrases, turn } = draft
  if (reason === 'asked' && asksForRing(draft)) return takeRing(draft)
  const presence = await draft.tools.handOver(reason)
  const isTold = hasToldTeam(draft)
  draft.outcome = 'handed over'
  // What was dictated stays where nobody is there to hear it.
  const isTaking = draft.state.task === 'message' && draft.state.message !== undefined && !presence.isThere
  // A question that nobody can answer here ends no booking.
  const goesOn = reason === 'not known' && draft.state.task !== undefined && !isTaking
  if (!isTaking && !goesOn) {
    setAside(draft)
    draft.endTask()
  }
  if (!isTold) draft.state.toldTeamAt = turn.reference
  // What they want a person for goes with a message, if they leave one.
  if (saysWhatFor(draft)) draft.state.question = draft.reading.text
  const told = isTold ? phrases.teamKnows : phrases.teamTold
  if (presence.isThere) {
    draft.say([told, phrases.personThere(presence.usualMinutes), ...(isTold ? [] : [phrases.meanwhile])].join(' '))
    return
  }
  draft.say(`${told} ${phrases.personAway(describeReturn(draft, presence))}`)
  if (goesOn) return
  if (isTaking) advanceMessage(draft, true)
  else if (isAlarmed(draft)) await startMessage(draft, draft.reading.text, true)
  else draft.ask('offer', phrases.offerMessage)
}

/** Keys of the index for words that only ask for somebody. */
const TALK = new Set(
  'talk speak chat call real human actual live agent oper repres rep manag boss owner supervisor receptionist recept staff team offic labhr cant comhr daoN firdhn beo banst falt for unr obr gnimhr ofg'.split(
    ' ',
  ),
)

/** "Can I talk to a real person, please?" says nothing that a message needs. "Is Tom there?" does. */
const saysWhatFor = ({ reading: { text }, language }: Draft) =>
  listContentKeys(text, language).some((key) => !TALK.has(key))

const ASKS_WHOM =
  /(?<!\p{L})(?:who(?:m)? (?:do|would|should|can|could|will) (?:i|we) (?:talk|speak|ask|contact|write)|cé leis (?:a|ar (?:cheart|chóir) dom) labh\p{L}+|cé (?:air|uirthi|orthu) a gcuirfinn)(?!\p{L})/iu

/** "Who would I talk to about that?" asks, and sends for nobody. */
export const asksWhom = (text: string) => ASKS_WHOM.test(text)

const TOLD_FOR_MINUTES = 60

/** Whether the team was told recently. Then other questions do not tell it again or offer a person. */
export function hasToldTeam({ turn: { reference, state } }: Draft): boolean {
  return state.toldTeamAt !== undefined && addMinutes(state.toldTeamAt, TOLD_FOR_MINUTES) > reference
}

/** Says that it has no answer, notes the question, and offers what it can do. `instead` is what it knows beside that. */
export async function admitIgnorance(draft: Draft, question: string, instead?: string): Promise<void> {
  const { phrases } = draft
  // One reply says it once.
  if (draft.unanswered !== undefined) {
    draft.unanswered = `${draft.unanswered}; ${question}`
    return
  }
  draft.unanswered = question
  draft.state.question = withSubject(draft, question)
  if (tellsOnly(draft, question)) {
    draft.outcome = 'not answered'
    draft.say(phrases.passedOn)
    return draft.ask('offer', phrases.offerMessage)
  }
  draft.outcome = 'not answered'
  const { asked, question: before, missed } = draft.turn.state
  const isAgain = asked === 'offer' && before !== undefined && missed > 0
  // Beside other answers it says which it means.
  const kind = findKind(draft, question)
  const questions = question.split('; ').map(withoutJoint)
  if (draft.hasSaid)
    draft.sayBeforeQuestion(
      `${phrases.about(questions)}\n${kind === 'price' ? phrases.unknown.price : phrases.unknownBeside}`,
    )
  else if (questions.length > 1 && kind !== 'price') draft.say(phrases.unknownSeveral)
  else draft.say(isAgain ? phrases.unknownAgain : phrases.unknown[kind])
  if (instead !== undefined) draft.say(instead)
  draft.miss()
  if (hasToldTeam(draft)) return
  if (isRuleMet(draft, 'not known')) return handOver(draft, 'not known')
  if (draft.state.task === undefined && draft.state.asked !== 'entries')
    draft.ask('offer', isAgain ? phrases.alternatives : phrases.offerAnswer(formatContact(draft)))
}

/** "How much is it?" says in a message only with what was talked of before what it is about. */
function withSubject(draft: Draft, question: string): string {
  if (listContentKeys(question, draft.language).length > 0) return question
  const { asked, question: before, slots } = draft.turn.state
  if (asked === 'offer' && before !== undefined)
    return before.includes(question) ? before : [before, question].join('\n').slice(0, MAX_CHARACTERS)
  const service = draft.serviceName(slots.service)
  return service === '' ? question : `${service}: ${question}`
}

const TELLS =
  /^\W*(?:(?:hi|hello|haigh|so|well|ok|and|but|ah|oh|sure|lads|agus|ach|bhuel)\W+)*(?:just (?:got|back|in|after)(?!\p{L})|(?:(?:my|our|the|his|her|their) (?:\p{L}+ ){0,2}?\p{L}+?|he|she|they|it)(?:['’]?s|['’]?re| is| are| was| were| has| have| had| loves?| likes?| hates?) |(?:i|we)(?:['’]?(?:m|re|ve)| am| are| was| were| have| had) (?!(?:wondering|asking|looking|trying|hoping|to|a question))|(?:tá|bhí|beidh) (?:mé|muid|mo) |táim(?:id)? |bh[ií]os )/iu

/** "Tá mé ag teacht ón Spidéal ar an mbus": asks nothing that could be known. */
export const tellsOnly = ({ reading: { clauses }, state, hasSaid }: Draft, question: string) =>
  !hasSaid && state.task === undefined && TELLS.test(question) && clauses.every(({ isQuestion }) => !isQuestion)

/** What kind of thing was asked for and is not known. */
export function findKind({ reading }: Draft, question: string): 'plain' | 'price' | 'offer' {
  const asked = reading.clauses.filter(({ text }) => question.includes(text))
  if (asked.length > 0 && asked.every(({ intent }) => intent === 'price')) return 'price'
  return asksWhetherOffered(question) ? 'offer' : 'plain'
}

const FOR_ME = /(?<!\p{L})(?:i|me|us|we|mé|mise|muid|dom|dúinn|liom|linn|orm|chugam)(?!\p{L})/iu

/** "Will the person speak Irish?" asks about somebody, and for nobody. */
export const asksAboutSomebody = ({ intent, isQuestion, text }: Clause) =>
  intent === 'person' && isQuestion && !FOR_ME.test(text)

/** Asks the contact to say it again, or brings in a person if that does not help. */
export async function admitConfusion(draft: Draft): Promise<void> {
  draft.miss()
  if (isRuleMet(draft, 'not understood') && !hasToldTeam(draft)) await handOver(draft, 'not understood')
  else draft.say(draft.phrases.notUnderstood)
}

export function isRuleMet({ turn, state }: Draft, when: 'not known' | 'not understood' | 'complaint'): boolean {
  return turn.configuration.handover.some(
    (rule) => rule.when === when && (when === 'complaint' || state.missed >= rule.times),
  )
}

/** Whether the caller wants to be rung. That is a message, as nobody rings from a conversation. */
export function asksForRing(draft: Draft): boolean {
  const { reading, state } = draft
  const { text, intents, clauses } = reading
  const isDictating = state.task === 'message' && (state.asked === 'message' || state.asked === 'change')
  if (isDictating || !wantsRing(text)) return false
  if (requestsRing(draft)) return true
  if (intents.includes('person') || intents.includes('message')) return true
  // "Move it to eleven and ring me if that fails" goes on with the booking.
  const isOther =
    state.task === 'book'
      ? clauses.some(({ namesTime }) => namesTime)
      : clauses.some(({ intent, text: one }) => OTHER_WISHES.has(intent) && !(wantsRing(one) && namesTopic(one)))
  return !isOther && clauses.every((clause) => !clause.isQuestion || REQUESTS.test(clause.text))
}

/** "Call me about the quote instead" moves nothing. */
const OTHER_WISHES = new Set<Clause['intent']>(['book', 'move', 'cancel', 'complaint', 'price', 'hours'])
const CONDITION = /(?<!\p{L})(?:if|when|in case|unless|before|once|má|dá|nuair|mura|sula|i gcás)(?!\p{L})/iu

/**
 * "Can someone ring me about times after four? Sinéad, 086 …", where times are offered: a wish of its own. "Ring me on 086 …
 * if anything changes" only gives a number.
 */
export const requestsRing = ({ reading: { clauses } }: Draft) =>
  clauses.some(({ text }) => prefersRing(text) || (REQUESTS.test(text) && wantsRing(text) && !CONDITION.test(text)))

/** "First visit, week of Monday, for my mother": the booking that is given up for a call. Undefined where none is. */
function describeWish(draft: Draft): string | undefined {
  const { state, phrases } = draft
  const { service } = state.slots
  if (state.task !== 'book') return undefined
  const what = service === undefined ? undefined : nameService(draft, service, state)
  const when =
    state.hold === undefined ? sayWhen(state.slots, phrases, state.limits) : phrases.time(state.hold.slot.local)
  return [what, when, ...(state.note?.split('\n') ?? [])].filter(Boolean).join(', ')
}

const CONVERSATION = /(?<!\p{L})(?:conversation|call|chat)(?!\p{L})/iu

/** "Would one of ye ring me Tuesday afternoon", where a conversation is all that can be booked: a time for that. */
const isConversation = ({ state, reading: { slots }, services: [only, ...others] }: Draft) =>
  state.task === undefined &&
  only !== undefined &&
  others.length === 0 &&
  CONVERSATION.test(only.name.en) &&
  (slots.at ?? slots.day ?? slots.week) !== undefined

/** Takes the wish to be rung as a message, with the wished time. The team hears of it even if the caller leaves now. */
export async function takeRing(draft: Draft): Promise<void> {
  const { state, reading } = draft
  if (isConversation(draft)) return startBooking(draft)
  // What they asked before is the message until they say one.
  const isAssumed = state.message === state.question && namesTopic(reading.text)
  if (state.task === 'message' && state.message !== undefined && !isAssumed) {
    takeDetails(draft)
    addToMessage(draft, reading.text)
  } else {
    // "No thanks, call me instead" refuses what was asked, and is the whole message.
    const isGivenUp = reading.reply.answer !== 'no' && wantsRingInstead(reading.text)
    const about = isGivenUp ? describeWish(draft) : undefined
    if (about === undefined) parkBooking(draft)
    const answered = about ?? (await findAnswered(draft))
    await startMessage(draft, [answered, reading.text.replace(GIVES_UP, '')].filter(Boolean).join('\n'))
  }
  draft.outcome = 'handed over'
}

const GIVES_UP =
  /^\W*(?:(?:ah|no|ok|look) )?(?:forget (?:it|that|about it)|never ?mind|leave it|fág (?:é|sin)|ná bac leis)[\s,.!;]+/iu
const ABOUT_IT =
  /(?<!\p{L})(?:about (?:it|that|this)|faoi (?:sin|seo)|faoi(?=\W*$)|mar gheall air|ina thaobh)(?!\p{L})/iu

/** "Can someone ring me about it?", behind an answer: the question that it answered. */
async function findAnswered({ reading, turn: { state }, tools, language }: Draft): Promise<string | undefined> {
  const [given] = state.given
  if (given === undefined || state.task !== undefined || state.question !== undefined || !ABOUT_IT.test(reading.text))
    return undefined
  return (await tools.readEntry(given, language))?.question
}
