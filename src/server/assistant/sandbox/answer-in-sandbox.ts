import { PHRASES } from '#content/receptionist/index.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { EmergencyKind, TurnStep } from '#contracts/receptionist/talk.ts'
import type { Ctx } from '../../context.ts'
import { RULES } from '../answerers/rules/rules-answerer.ts'
import { shortenWords } from '../text/shorten-words.ts'
import { answerChecked, type CheckedAnswer } from '../turn/answer-checked.ts'
import { answerEmergency, findAlarm } from '../turn/answer-emergency.ts'
import type { Answerer } from '../turn/answerer.ts'
import { toLocal } from '../turn/irish-time.ts'
import { listOwnFacts } from '../turn/list-own-facts.ts'
import { isReadBack, NEW_DIALOGUE } from '../turn/state.ts'
import type { Office } from './office.ts'
import type { Sandbox } from './sandbox.ts'
import { createSandboxTools } from './sandbox-tools.ts'

/**
 * No job takes the turn of a sandbox up again. The first one of a process loads its tables, and the first trial after a change of
 * 10,000 answers builds their index, which takes seconds on a busy machine.
 */
const LIMIT_MS = 20_000

export type SandboxReply = {
  text: string
  language: Language
  steps: TurnStep[]
  emergency?: EmergencyKind
  /** Undefined in an emergency, which has a fixed reply, and after a failure. */
  answer?: CheckedAnswer
}

/**
 * Answers one message as callers are answered, and changes only the sandbox. Says an apology if nothing supports the
 * reply. Throws what a tool throws, and after its time limit.
 */
export async function answerInSandbox(
  office: Office,
  sandbox: Sandbox,
  written: string,
  answerer: Answerer = RULES,
): Promise<SandboxReply> {
  const { configuration, now } = office
  const { state, language } = sandbox
  const text = shortenWords(written)
  const turn = { text, language, reference: toLocal(now), configuration, state }
  const steps: TurnStep[] = []
  const emergency = findAlarm(text, state)
  if (emergency !== null) {
    const reply = answerEmergency(emergency, turn, steps)
    Object.assign(sandbox, { state: reply.state, language: reply.language })
    return { text: reply.text, language: reply.language, steps, emergency }
  }
  const changed = structuredClone(sandbox)
  const facts = listOwnFacts(turn, JSON.stringify(state))
  const tools = createSandboxTools(office, changed, { text, wasAsked: isReadBack(state) }, { steps, facts })
  const signal = AbortSignal.timeout(LIMIT_MS)
  const answer = await answerChecked(answerer, { turn, tools, facts, steps, signal })
  if (answer.refusal !== undefined) {
    sandbox.state = NEW_DIALOGUE
    return { text: PHRASES[answer.language].failed, language: answer.language, steps, answer }
  }
  Object.assign(sandbox, changed, { state: answer.state, language: answer.language })
  return { text: answer.text, language: answer.language, steps, answer }
}

/** The same, with an apology in place of any failure, as callers hear it. */
export async function answerOrApologise(ctx: Ctx, ...asked: Parameters<typeof answerInSandbox>): Promise<SandboxReply> {
  const [, sandbox] = asked
  const { language } = sandbox
  const apologise = (error: Error, spoken: Language): SandboxReply => {
    ctx.log.warn({ err: error, requestId: ctx.requestId }, 'a turn of a sandbox failed')
    sandbox.state = NEW_DIALOGUE
    return { text: PHRASES[spoken].failed, language: spoken, steps: [{ kind: 'failed', reason: error.name }] }
  }
  try {
    const reply = await answerInSandbox(...asked)
    const refusal = reply.answer?.refusal
    return refusal === undefined ? reply : apologise(refusal, reply.language)
  } catch (error) {
    return apologise(error instanceof Error ? error : new Error('unknown'), language)
  }
}
