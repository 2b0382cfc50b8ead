import { clausesOf } from '../../../text/clauses.ts'
import type { Turn } from '../../../turn/answerer.ts'
import { asksForHelp } from '../../../understanding/replies/asks-for-help.ts'
import type { Draft } from '../draft.ts'
import { describeReturn } from './presence.ts'

type Asked = ReturnType<typeof asksForHelp>

const REQUESTS =
  /^\W*(?:(?:and|but|so|ok|okay|thanks|thank you|sorry|agus|ach)(?!\p{L})\W*)*(?:can|could|would|an (?:féidir|bhféadf\p{L}+))(?!\p{L})/iu

/**
 * A message without its questions whether and when somebody comes or rings, where the caller waits for that: trouble was
 * told, or a message is taken or passed on.
 */
export function splitHelp(turn: Turn): { rest: string; asked: Asked } {
  const { task, inTrouble, hasSent, asked } = turn.state
  const waits = inTrouble === true || hasSent === true || (task === 'message' && asked !== 'message')
  // "Could somebody ring me about the bill?" is a wish of its own, unless trouble was told.
  const isHelp = (clause: string) => asksForHelp(clause) !== undefined && (inTrouble === true || !REQUESTS.test(clause))
  const questions = waits ? clausesOf(turn.text).filter(isHelp) : []
  const kinds = questions.map(asksForHelp)
  const rest = questions.reduce((text, question) => text.replace(question, ' '), turn.text)
  return { rest: withoutEdges(rest), asked: kinds.find((kind) => kind === 'marked') ?? kinds[0] }
}

/** What is left of a question without its verb: "and when", "or what". */
const SCRAPS =
  /^\W*(?:(?:and|or|agus|nó|then|so|please|just|when|what time|how soon|what|not|tonight|now|at all|do (?:ye|you) know|cathain|anocht|anois|le do thoil)(?!\p{L})\W*)*$/iu

const withoutEdges = (text: string) => (SCRAPS.test(text) ? '' : text.replace(/^[\s,;.?!]+|[\s,;?]+$/gu, ''))

/** What may be promised to whoever waits: whether the message went, as what, and when somebody is there. */
export async function tellHelp(draft: Draft, asked: Asked): Promise<void> {
  const { state, phrases, turn, tools } = draft
  const presence = await tools.presence(turn.reference)
  const status = describeMessage(draft, asked)
  const promise = presence.isThere ? phrases.noPromiseYet : phrases.noPromise(describeReturn(draft, presence))
  const isSentNow = state.hasSent !== undefined && turn.state.task === 'message' && state.task !== 'message'
  const text = [isSentNow ? undefined : status, promise].filter((part) => part !== undefined).join(' ')
  // That a message was passed on comes first, and the next question last.
  if (isSentNow) draft.say(text)
  else draft.sayFirst(text)
  draft.outcome ??= 'answered'
}

function describeMessage({ state, phrases }: Draft, asked: Asked): string | undefined {
  if (state.task === 'message' || state.laterMessage !== undefined)
    return asked === 'marked' && state.isUrgent === true ? phrases.goesAsUrgent : undefined
  if (state.hasSent === undefined) return undefined
  if (state.hasSentUrgent === true) return asked === 'marked' ? phrases.isSentAsUrgent : phrases.sentAsUrgent
  return asked === 'marked' ? phrases.notUrgent : phrases.messageTaken
}
