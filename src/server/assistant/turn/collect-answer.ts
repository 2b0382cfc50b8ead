import { PHRASES } from '#content/receptionist/index.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { ConversationOutcome, EmergencyKind, TalkBooking, TurnStep } from '#contracts/receptionist/talk.ts'
import { calmsEmergency, deniesAlarm, saysMisread } from '../emergency/calms.ts'
import { detectEmergency, findPossibleEmergency, isEverydayBusiness } from '../emergency/detect-emergency.ts'
import { chooseLanguage } from '../language/choose-language.ts'
import type { AnswerEvent, Turn } from './answerer.ts'
import { awaitsReply, type DialogueState } from './state.ts'

/** Everything that an answerer said about one turn. */
export type Answer = {
  paragraphs: string[]
  language: Language
  state: DialogueState
  entries: string[]
  outcome?: ConversationOutcome
  booking?: TalkBooking
  contact: { name?: string; email?: string; phone?: string }
  unanswered?: string
  /** Who made the end of it, where that is not who began. */
  answeredBy?: string
}

const MAX_EVENTS = 500
const MAX_ANSWER_LENGTH = 16_000

/** Reads the events of an answerer until it ends, says too much, or the signal aborts: then it throws. */
export async function collectAnswer(
  events: AsyncIterable<AnswerEvent>,
  { text, language, state, configuration }: Pick<Turn, 'text' | 'language' | 'state' | 'configuration'>,
  steps: TurnStep[],
  signal: AbortSignal,
): Promise<Answer> {
  const answer: Answer = { paragraphs: [], entries: [], contact: {}, language, state }
  // What repeats an emergency whose advice was given is answered, behind a word on it.
  const told = state.urgent ?? detectEmergency(text, awaitsReply(state)) ?? undefined
  const known = isSettled(text, state) ? undefined : told
  const alarm = state.urgent ?? state.alarm?.kind
  const hasDenied = state.hasDenied === true || (alarm !== undefined && deniesAlarm(text, alarm))
  const possible = known ?? (awaitsReply(state) || hasDenied ? null : findPossibleEmergency(text))
  if (possible !== null) {
    steps.push({ kind: 'caution', emergency: possible })
    const spoken = chooseLanguage(text, language, { isUnderWay: state.task !== undefined })
    answer.paragraphs.push(PHRASES[spoken].caution[possible](configuration.helplines))
  }
  const iterator = events[Symbol.asyncIterator]()
  const aborted = rejectOnAbort(signal)
  let length = 0
  try {
    for (let count = 0; count < MAX_EVENTS && length < MAX_ANSWER_LENGTH; count += 1) {
      const next = await Promise.race([iterator.next(), aborted.promise])
      if (next.done === true) return { ...answer, state: remember(answer.state, known, hasDenied) }
      if (next.value.kind === 'say') length += next.value.text.length
      apply(answer, next.value, steps)
    }
    throw new Error('the answer does not end')
  } finally {
    aborted.stop()
    // Not awaited: an answerer that hangs would keep the turn.
    void iterator.return?.().catch(() => {})
  }
}

/** What somebody says whose emergency is in good hands, or was none. */
const SETTLED =
  /(?<!\p{L})(?:thank|ring(?:ing)?|rang|call(?:ing|ed)|ambulance|doctor is|(?:on|in) (?:the|its|their) way|(?:i|we)(?:['’]?(?:m|re)| am| are) (?:all )?(?:out|outside)|tá(?:im|imid| mé| muid) (?:amuigh|lasmuigh|taobh amuigh)|joking|messing|false alarm|[gn]?gh?lao\p{L}*|otharcharr|go raibh|grma|ag magadh|slán)(?!\p{L})/iu
/** "Don't ring me, I'm going now" and "slán" settle no thoughts of death. */
const CRISIS_SETTLED =
  /(?<!\p{L})(?:thank|(?:i|we)(?:['’]?(?:ll|ve|m|re))? (?:will |have |am |just )*(?:rang|ring(?:ing)?|call(?:ed|ing)?|talk(?:ed|ing)|spoke)|joking|messing|false alarm|gh?lao(?:faidh|igh|ite)|ag caint le|go raibh maith|grma|ag magadh)(?!\p{L})/iu

const isSettled = (text: string, { urgent }: DialogueState) =>
  urgent === 'crisis'
    ? CRISIS_SETTLED.test(text) || saysMisread(text) || isEverydayBusiness(text)
    : SETTLED.test(text) || calmsEmergency(text)

/** A crisis is answered with a helpline until it is settled, or everyday business is asked for. Any other emergency is spoken of in the next reply alone. */
function remember(
  { urgent: _, ...state }: DialogueState,
  known: EmergencyKind | undefined,
  hasDenied: boolean,
): DialogueState {
  return { ...state, ...(known === 'crisis' && { urgent: known }), ...(hasDenied && { hasDenied }) }
}

function apply(answer: Answer, event: AnswerEvent, steps: TurnStep[]): void {
  if (event.kind === 'say') {
    const before = event.continues === true ? (answer.paragraphs.pop() ?? '') : ''
    answer.paragraphs.push(before + event.text)
    answer.entries.push(...(event.entries ?? []))
  } else if (event.kind === 'answerer') answer.answeredBy = event.name
  else if (event.kind === 'step') steps.push({ kind: event.step, ...event.details })
  else if (event.kind === 'contact') answer.contact = { ...answer.contact, ...event.contact }
  else if (event.kind === 'unanswered') answer.unanswered = event.question
  else Object.assign(answer, { [event.kind]: event[event.kind as keyof typeof event] })
}

function rejectOnAbort(signal: AbortSignal) {
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => {})
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  return { promise, stop: () => signal.removeEventListener('abort', abort) }
}
