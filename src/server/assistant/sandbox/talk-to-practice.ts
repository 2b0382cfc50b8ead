import { PHRASES } from '#content/receptionist/index.ts'
import {
  type SandboxAnswer,
  type SandboxSaid,
  sandboxMessage,
  sandboxOpening,
} from '#contracts/receptionist/sandbox.ts'
import { MAX_MESSAGE_LENGTH, type TurnStep } from '#contracts/receptionist/talk.ts'
import type { Ctx } from '../../context.ts'
import { listOpeningTexts } from '../../domains/conversations/index.ts'
import { AppError } from '../../errors.ts'
import { consumeRateLimit } from '../../limits/rate-limit.ts'
import { SANDBOX_OPENED_BY_ADDRESS, SANDBOX_SENT_BY_ADDRESS, SANDBOX_SENT_BY_ALL } from '../../limits/table.ts'
import { parseInput } from '../../parse.ts'
import { RULES } from '../answerers/rules/rules-answerer.ts'
import { detectEmergency } from '../emergency/detect-emergency.ts'
import { detectLanguage } from '../language/detect-language.ts'
import { shortenWords } from '../text/shorten-words.ts'
import { answerChecked } from '../turn/answer-checked.ts'
import { toLocal } from '../turn/irish-time.ts'
import { listOwnFacts } from '../turn/list-own-facts.ts'
import { awaitsReply, isReadBack, NEW_DIALOGUE } from '../turn/state.ts'
import { describeDeeds } from './describe-deeds.ts'
import { describeDiary } from './describe-diary.ts'
import { PRACTICE } from './practice.ts'
import { computeEnd, openSandbox, type Sandbox, sealSandbox } from './sandbox.ts'
import { createSandboxTools } from './sandbox-tools.ts'

const LIMIT_MS = 5_000

/** Begins a conversation with the made-up practice. The first words disclose the AI. Throws `rate_limited`. */
export async function openPractice(ctx: Ctx, input: unknown): Promise<SandboxAnswer> {
  const { language } = parseInput(sandboxOpening, input)
  await consumeRateLimit(ctx, SANDBOX_OPENED_BY_ADDRESS, ctx.client?.address)
  const sandbox: Sandbox = {
    openedAt: ctx.now().toISOString(),
    language,
    state: NEW_DIALOGUE,
    bookings: [],
    booked: 0,
  }
  return answerWith(ctx, sandbox, listOpeningTexts(PRACTICE, language), [])
}

/** Answers one message. Throws `not_found` once the hour is over, `too_large` and `rate_limited`. */
export async function talkToPractice(ctx: Ctx, input: unknown): Promise<SandboxAnswer> {
  const { sandbox: sealed, text: written } = parseInput(sandboxMessage, input)
  const text = shortenWords(written.trim())
  if ([...written].length > MAX_MESSAGE_LENGTH) throw new AppError('too_large', 'This text is too long.')
  if (text === '') throw new AppError('invalid_input', 'Please write something.')
  await consumeRateLimit(ctx, SANDBOX_SENT_BY_ADDRESS, ctx.client?.address)
  await consumeRateLimit(ctx, SANDBOX_SENT_BY_ALL, 'all')
  const sandbox = openSandbox(ctx, sealed)
  const kind = detectEmergency(text, awaitsReply(sandbox.state))
  if (kind !== null) {
    sandbox.language = detectLanguage(text) ?? sandbox.language
    const reply = PHRASES[sandbox.language].urgent[kind](PRACTICE.helplines)
    return answerWith(ctx, sandbox, [{ text: reply, language: sandbox.language }], [])
  }
  const steps: TurnStep[] = []
  const reply = await answer(ctx, sandbox, text, steps)
  return answerWith(ctx, sandbox, [reply], steps)
}

/** Runs the same turn as every receptionist, with the rules. Its changes are dropped if its reply is refused. */
async function answer(ctx: Ctx, sandbox: Sandbox, text: string, steps: TurnStep[]): Promise<SandboxSaid> {
  const now = ctx.now()
  const changed = structuredClone(sandbox)
  const turn = {
    text,
    language: sandbox.language,
    reference: toLocal(now),
    configuration: PRACTICE,
    state: sandbox.state,
  }
  const facts = listOwnFacts(turn, JSON.stringify(sandbox.state))
  const tools = createSandboxTools(changed, { now, text, wasAsked: isReadBack(sandbox.state) }, { steps, facts })
  const signal = AbortSignal.timeout(LIMIT_MS)
  try {
    const { text: said, state, language, refusal } = await answerChecked(RULES, { turn, tools, facts, steps, signal })
    if (refusal !== undefined) throw refusal
    Object.assign(sandbox, changed, { state, language })
    return { text: said, language }
  } catch (error) {
    ctx.log.warn({ err: error, requestId: ctx.requestId }, 'a turn of the sandbox failed')
    steps.length = 0
    sandbox.state = NEW_DIALOGUE
    return { text: PHRASES[sandbox.language].failed, language: sandbox.language }
  }
}

function answerWith(ctx: Ctx, sandbox: Sandbox, said: SandboxSaid[], steps: TurnStep[]): SandboxAnswer {
  return {
    sandbox: sealSandbox(ctx, sandbox),
    said,
    deeds: describeDeeds(steps),
    diary: describeDiary(sandbox, ctx.now()),
    endsAt: computeEnd(sandbox),
  }
}
