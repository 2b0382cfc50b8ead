import type { Tools } from '../../tools/tools.ts'
import type { AnswerEvent, Answerer, Turn } from '../../turn/answerer.ts'
import { nextRound } from '../../turn/next-round.ts'
import { type Reading, readMessage } from '../rules/read-message.ts'
import { RULES } from '../rules/rules-answerer.ts'
import { belongsToRules } from './belongs-to-rules.ts'
import { type Model, ModelError } from './model.ts'
import { ModelRun } from './model-run.ts'
import { prepareRun } from './prepare-run.ts'
import type { EarlierMessage } from './prompt.ts'
import { CHAT_DEADLINES, type Deadlines } from './stream-in-time.ts'

/** All rounds of a model together. */
const TOTAL_MS = 20_000
/** The rules take a turn after that in less. */
const RULES_MS = 6_000

export type ModelUse = { by: 'model' | 'rules'; tokens: number; microcents: number }

export type ModelParts = {
  model: Model
  /** Cents for a million tokens: a token costs as many microcents. */
  prices: { input: number; output: number }
  listEarlier: () => Promise<EarlierMessage[]>
  /** Throws ModelError where the model may not be asked now. Returns what is called with the end. */
  enter: () => Promise<(error?: ModelError) => void>
  show: (text: string, language: Turn['language']) => Promise<void>
  noteUse: (use: ModelUse) => Promise<void>
  /** Whether an error means that somebody else has the turn: then nobody answers it here. */
  isInterruption: (error: unknown) => boolean
  deadlines?: Deadlines
  totalMs?: number
}

/** Answers by a language model where that may, and by the rules otherwise, and whenever the model fails. */
export function createModelAnswerer(parts: ModelParts): Answerer {
  const { totalMs = TOTAL_MS } = parts
  return { name: 'model', limitMs: totalMs + RULES_MS, answer: (...turn) => answer(parts, ...turn) }
}

async function* answer(parts: ModelParts, turn: Turn, tools: Tools, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
  const reading = await readMessage(turn)
  const isAsked = !belongsToRules(turn, reading)
  const attempt = new Attempt(parts)
  try {
    if (isAsked && (yield* attempt.ask({ turn, tools, reading, signal }))) return
    yield { kind: 'answerer', name: RULES.name }
    yield* RULES.answer(turn, tools, signal)
  } finally {
    await parts.noteUse(attempt.use)
  }
}

type Asked = { turn: Turn; tools: Tools; reading: Reading; signal: AbortSignal }

/** One turn of the model, with its time and cost. */
class Attempt {
  readonly #parts: ModelParts
  #run: ModelRun | undefined
  #by: ModelUse['by'] = 'rules'

  constructor(parts: ModelParts) {
    this.#parts = parts
  }

  get use(): ModelUse {
    const { input, output } = this.#run?.tokens ?? { input: 0, output: 0 }
    const { prices } = this.#parts
    return { by: this.#by, tokens: input + output, microcents: input * prices.input + output * prices.output }
  }

  /** False when the rules have to answer. A turn of which a person took hold throws. */
  async *ask(asked: Asked): AsyncGenerator<AnswerEvent, boolean> {
    const startedAt = performance.now()
    let leave: ((error?: ModelError) => void) | undefined
    let error: ModelError | undefined
    try {
      leave = await this.#parts.enter()
      const isWorded = yield* this.#stream(asked)
      this.#by = isWorded ? 'model' : 'rules'
      yield this.#describe(startedAt, { result: isWorded ? 'worded' : 'understood' })
      return true
    } catch (thrown) {
      if (this.#parts.isInterruption(thrown)) throw thrown
      error = thrown instanceof ModelError ? thrown : new ModelError('broken', { detail: 'a tool failed' })
      yield this.#describe(startedAt, { result: 'failed', failure: error.failure, detail: error.detail })
      return false
    } finally {
      leave?.(error)
    }
  }

  async *#stream({ turn, tools, reading, signal }: Asked): AsyncGenerator<AnswerEvent, boolean> {
    const { model, listEarlier, show, deadlines = CHAT_DEADLINES, totalMs = TOTAL_MS } = this.#parts
    // Understanding the message was a long piece of work, and preparing the request is another.
    await nextRound()
    const prepared = await prepareRun(turn, tools, { reading, earlier: await listEarlier() })
    this.#run = new ModelRun({
      ...prepared,
      model,
      deadlines,
      signal: AbortSignal.any([signal, AbortSignal.timeout(totalMs)]),
      show: (text) => show(text, reading.language),
    })
    return yield* this.#run.events()
  }

  #describe(startedAt: number, details: Record<string, unknown>): AnswerEvent {
    const { tokens, microcents } = this.use
    const ms = Math.round(performance.now() - startedAt)
    return { kind: 'step', step: 'model', details: { ...details, ms, tokens, microcents } }
  }
}
