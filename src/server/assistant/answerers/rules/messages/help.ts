import { clausesOf } from '../../../text/clauses.ts'
import type { Turn } from '../../../turn/answerer.ts'
import { asksForHelp } from '../../../understanding/replies/asks-for-help.ts'
import type { Draft } from '../draft.ts'
import { describeReturn } from './presence.ts'

/** "Pass it on, but will someone come tonight?" */
const BUT = /,?\s(?=(?:but|ach)\s)/iu

type Asked = ReturnType<typeof asksForHelp>
type Help = { asked: Asked; question: string }

const REQUESTS =
  /^\W*(?:(?:and|but|so|ok|okay|thanks|thank you|sorry|agus|ach)(?!\p{L})\W*)*(?:can|could|would|an (?:féidir|bhféadf\p{L}+))(?!\p{L})/iu

/**
 * A message without its questions whether and when somebody comes or rings, where the caller waits for that: trouble was
 * told, or a message is taken or passed on. Who is on call is asked at any time.
 */
export function splitHelp(turn: Turn): Help & { rest: string } {
  const { task, inTrouble, alarm, sent, asked } = turn.state
  const isAlarmed = inTrouble === true || alarm !== undefined
  const waits = isAlarmed || sent !== undefined || (task === 'message' && asked !== 'message')
  // "Could somebody ring me about the bill?" is a wish of its own, unless trouble was told.
  const isHelp = (clause: string) => asksForHelp(clause) !== undefined && (isAlarmed || !REQUESTS.test(clause))
  const parts = clausesOf(turn.text).flatMap((clause) => clause.split(BUT))
  const questions = parts.filter(waits ? isHelp : (part) => asksForHelp(part) === 'on call')
  const kinds = questions.map(asksForHelp)
  const rest = questions.reduce(
    (text, question) => text.replace(question, ' ').replace(/(?<=[.!;,\s])\s+\?/u, ' '),
    turn.text,
  )
  const kind = kinds.find((one) => one === 'marked') ?? kinds[0]
  return { rest: withoutEdges(rest), asked: kind, question: questions.join(' ') }
}

/** What is left of a question without its verb: "and when", "or what". */
const SCRAPS =
  /^\W*(?:(?:and|or|agus|nó|then|so|please|just|when|what time|how soon|what|not|tonight|now|at all|do (?:ye|you) know|cathain|anocht|anois|le do thoil)(?!\p{L})\W*)*$/iu

const withoutEdges = (text: string) => (SCRAPS.test(text) ? '' : text.replace(/^[\s,;.?!]+|[\s,;?]+$/gu, ''))

/** What may be promised to whoever waits: whether the message went, as what, who is on call, and when somebody is there. */
export async function tellHelp(draft: Draft, { asked, question }: Help): Promise<void> {
  if (asked === 'on call' && (await sayKnownOnCall(draft, question))) return
  const { state, phrases, turn, tools } = draft
  const presence = await tools.presence(turn.reference)
  const status = describeMessage(draft, asked)
  const promise = presence.isThere ? phrases.noPromiseYet : phrases.noPromise(describeReturn(draft, presence))
  const isSentNow = state.sent !== undefined && turn.state.task === 'message' && state.task !== 'message'
  const onCall = asked === 'on call' ? phrases.nobodyOnCall : undefined
  const text = [isSentNow ? undefined : (onCall ?? status), promise].filter((part) => part !== undefined).join(' ')
  // That a message was passed on comes first, and the next question last.
  if (isSentNow) draft.say(text)
  else draft.sayFirst(text)
  draft.outcome ??= 'answered'
}

const ON_CALL = /(?<!\p{L})(?:on[- ]call|out[- ]of[- ]hours|24[ -]hours?|ar dualgas|lasmuigh d['’]uaireanta)(?!\p{L})/iu

async function sayKnownOnCall(draft: Draft, question: string): Promise<boolean> {
  const { result, entries } = await draft.tools.lookUp(question, draft.language)
  const [entry] = entries
  const isKnown = result === 'answered' && entry !== undefined && ON_CALL.test(`${entry.question} ${entry.answer}`)
  return isKnown && draft.sayEntry(entry)
}

function describeMessage({ state, phrases }: Draft, asked: Asked): string | undefined {
  if (state.task === 'message' || state.laterMessage !== undefined)
    return asked === 'marked' && state.isUrgent === true ? phrases.goesAsUrgent : undefined
  if (state.sent === undefined) return undefined
  if (state.hasSentUrgent === true) return asked === 'marked' ? phrases.isSentAsUrgent : phrases.sentAsUrgent
  return asked === 'marked' ? phrases.notUrgent : phrases.isPassedOn
}
