import { randomUUID } from 'node:crypto'
import { PHRASES } from '#content/receptionist/index.ts'
import type { TurnStep } from '#contracts/receptionist/talk.ts'
import type { Ctx, Deps } from '../../context.ts'
import {
  findNextTurn,
  leaseTurns,
  releaseTurns,
  renewTurns,
  settleSilently,
  settleTurn,
  TURN_LEASE_MS,
  TurnInterrupted,
  type TurnReply,
  type WaitingTurn,
} from '../../domains/conversations/index.ts'
import { getConfiguration } from '../../domains/receptionists/index.ts'
import { chooseAnswerer } from '../answerers/choose-answerer.ts'
import { LIMITED, PAUSED } from '../answerers/rules/messages/message-taker.ts'
import { RULES } from '../answerers/rules/rules-answerer.ts'
import { shortenWords } from '../text/shorten-words.ts'
import { createTools } from '../tools/create-tools.ts'
import { answerChecked } from './answer-checked.ts'
import { answerEmergency, findAlarm } from './answer-emergency.ts'
import type { Answerer } from './answerer.ts'
import { toLocal } from './irish-time.ts'
import { listOwnFacts } from './list-own-facts.ts'
import { nextRound } from './next-round.ts'
import { isReadBack, NEW_DIALOGUE, readState } from './state.ts'
import { startTurnLimit, type TurnLimit } from './turn-limit.ts'

/** The lease is renewed meanwhile. On a machine with too much to do, a late answer is better than none. */
const TURN_LIMIT_MS = 3 * TURN_LEASE_MS

export type TurnOptions = { answerer?: Answerer; limitMs?: number }

/**
 * Runs the waiting turns of a conversation in order. `lease` comes from the message that was just stored; without it the
 * turns are leased first. False when another process has them.
 */
export async function runTurns(
  deps: Deps,
  conversationId: string,
  lease?: string,
  options: TurnOptions = {},
): Promise<boolean> {
  const ctx: Ctx = { ...deps, actor: { kind: 'job', name: 'receptionist-turn' }, requestId: randomUUID() }
  const own = lease ?? (await leaseTurns(ctx, conversationId))
  if (own === undefined) return false
  for (;;) {
    await nextRound()
    const turn = await findNextTurn(ctx, conversationId)
    if (turn === undefined) {
      await releaseTurns(ctx, conversationId, own)
      return true
    }
    if (!(await runTurn(ctx, { ...turn, text: shortenWords(turn.text) }, own, options))) return true
  }
}

/** Runs one turn and stores its end. Returns whether another one waits for the same lease. */
async function runTurn(ctx: Ctx, turn: WaitingTurn, lease: string, options: TurnOptions): Promise<boolean> {
  const answerer = takesMessagesOnly(turn) ?? options.answerer ?? (await chooseAnswerer(ctx, turn, lease))
  const steps: TurnStep[] = []
  const configuration = await getConfiguration(ctx, turn.organisation_id, turn.version)
  const settlement = { turn, lease, answerer: answerer.name, steps, name: configuration.name }
  try {
    const state = readState(turn.state)
    const kind = findAlarm(turn.text, state)
    if (kind !== null) {
      const reply = answerEmergency(kind, { ...turn, state, configuration }, steps)
      return await settleTurn(ctx, { ...settlement, answerer: RULES.name }, reply)
    }
    if (turn.handler === 'person') throw new TurnInterrupted('person')
    const { answeredBy = answerer.name, ...reply } = await whileLeased(ctx, turn, lease, () =>
      answer({ ...options, ctx, turn, lease, configuration, steps, answerer }),
    )
    return await settleTurn(ctx, { ...settlement, answerer: answeredBy }, reply)
  } catch (error) {
    if (!(error instanceof TurnInterrupted)) throw error
    if (error.reason === 'lease') return false
    steps.push({ kind: 'left to a person' })
    return settleSilently(ctx, settlement)
  }
}

/** What answers where questions are not. */
function takesMessagesOnly({ paused_at, limited_at }: WaitingTurn): Answerer | undefined {
  if (paused_at !== null) return PAUSED
  return limited_at === null ? undefined : LIMITED
}

const RENEW_EVERY_MS = TURN_LEASE_MS / 3

/** Keeps the lease while an answerer takes longer than that lasts. */
async function whileLeased<Result>(
  ctx: Ctx,
  { conversation_id: conversationId }: WaitingTurn,
  lease: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const timer = setInterval(() => {
    renewTurns(ctx, conversationId, lease).catch((error: unknown) => ctx.log.warn({ err: error }, 'no lease renewed'))
  }, RENEW_EVERY_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

type Answering = Context & { limitMs?: number }
type Answered = TurnReply & { answeredBy?: string }

async function answer(answering: Answering): Promise<Answered> {
  const { ctx, turn, steps, answerer, limitMs = answerer.limitMs ?? TURN_LIMIT_MS } = answering
  const limit = startTurnLimit(limitMs)
  const { question, tools, facts } = createContext(answering, limit)
  // Reading the message is half of the work, and answering it the other.
  await nextRound()
  try {
    const { refusal, ...reply } = await answerChecked(answerer, {
      turn: question,
      tools,
      facts,
      steps,
      signal: limit.signal,
    })
    if (refusal !== undefined) throw refusal
    return reply
  } catch (error) {
    if (error instanceof TurnInterrupted) throw error
    ctx.log.warn({ err: error, turn: turn.id, answerer: answerer.name }, 'a turn failed')
    steps.push({ kind: 'failed', reason: error instanceof Error ? error.name : 'unknown' })
    // Whatever else fails, the rules can answer. They do not where only messages are taken.
    if (![RULES, PAUSED, LIMITED].includes(answerer))
      return { answeredBy: RULES.name, ...(await answer({ ...answering, answerer: RULES })) }
    const { language } = question
    return { text: PHRASES[language].failed, language, entries: [], state: NEW_DIALOGUE, contact: {} }
  }
}

type Context = {
  ctx: Ctx
  turn: WaitingTurn
  lease: string
  configuration: Awaited<ReturnType<typeof getConfiguration>>
  steps: TurnStep[]
  answerer: Answerer
}

function createContext({ ctx, turn, lease, configuration, steps, answerer }: Context, { pauseFor }: TurnLimit) {
  const { organisation_id: organisationId, conversation_id: conversationId, contact_id: contactId, language } = turn
  const state = readState(turn.state)
  const key = { organisationId, conversationId }
  const reference = toLocal(ctx.now())
  const question = { text: turn.text, language, reference, configuration, state }
  const facts = listOwnFacts(question, turn.state)
  const session = {
    ctx: { ...ctx, actor: { kind: 'contact' as const, contactId, ...key } },
    key,
    lease,
    requestKey: `${turn.id}:${answerer.name}`,
    configuration,
    version: turn.version,
    text: turn.text,
    wasAsked: isReadBack(state),
    pauseFor,
  }
  const tools = createTools(session, { steps, facts })
  return { question, tools, facts }
}
