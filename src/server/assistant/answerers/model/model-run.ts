import { tidyReply } from '../../guardrails/check-reply.ts'
import { findFault, listFactKeys } from '../../guardrails/check-words.ts'
import type { Grounds } from '../../guardrails/grounds.ts'
import type { Masker } from '../../guardrails/masker.ts'
import { listContentKeys } from '../../retrieval/terms.ts'
import type { Tools } from '../../tools/tools.ts'
import type { AnswerEvent, Turn } from '../../turn/answerer.ts'
import type { DialogueState } from '../../turn/state.ts'
import type { Reading } from '../rules/read-message.ts'
import { type Model, type ModelCall, ModelError, type ModelMessage } from './model.ts'
import { isLookingTool, listModelTools, parseJson, runLookingTool, type ToolBox, taskInput } from './model-tools.ts'
import { findOpening } from './opening-words.ts'
import { SentenceBuffer } from './sentences.ts'
import { startTask } from './start-task.ts'
import { type Deadlines, streamInTime } from './stream-in-time.ts'

const MAX_ROUNDS = 4
const MAX_CALLS = 4
/** Content words that an entry and a reply must share before the reply counts as its use. */
const LEAST_SHARED = 2
const LONGEST_REPLY = 2_000
/** Of letters, where an endpoint does not count: about right for English, low for Irish. */
const LETTERS_A_TOKEN = 3.5

/** An entry that was found in the turn. */
type FoundText = { id: string; text: string }

export type RunParts = {
  turn: Turn
  tools: Tools
  reading: Reading
  model: Model
  masker: Masker
  messages: ModelMessage[]
  grounds: Grounds
  entries: FoundText[]
  deadlines: Deadlines
  /** Aborts when the time for the model is over. */
  signal: AbortSignal
  /** Called with everything to be shown so far, before the rest is awaited. Throws when a person took over. */
  show: (text: string) => Promise<void>
}

/**
 * One turn of a model: its rounds of words and calls. What it says was checked sentence by sentence; before the first one
 * passes, only words without a meaning of their own are shown.
 */
export class ModelRun {
  readonly #parts: RunParts
  readonly #messages: ModelMessage[]
  readonly tokens = { input: 0, output: 0 }
  #said = ''
  #hasOpened = false
  #calls = 0
  #hasLookedUp: boolean

  constructor(parts: RunParts) {
    this.#parts = parts
    this.#messages = [...parts.messages]
    this.#hasLookedUp = parts.entries.length > 0
  }

  /** Yields what is said. Returns false when a task was started, which answers the rest. Throws ModelError. */
  async *events(): AsyncGenerator<AnswerEvent, boolean> {
    for (let round = 1; round <= MAX_ROUNDS; round += 1) {
      const { text, calls } = yield* this.#streamRound()
      if (calls.length === 0) {
        if (this.#said.trim() === '') throw new ModelError('empty')
        yield* this.#close()
        return true
      }
      this.#messages.push({ role: 'assistant', text, calls })
      for (const call of calls) if (yield* this.#answerCall(call)) return false
    }
    throw new ModelError('too many calls')
  }

  /** One answer of the model. Its sentences are said as soon as each is complete and passes. */
  async *#streamRound(): AsyncGenerator<AnswerEvent, { text: string; calls: ModelCall[] }> {
    const { model, deadlines, signal } = this.#parts
    const tools = listModelTools()
    const sentences = new SentenceBuffer()
    const calls: ModelCall[] = []
    let text = ''
    let counted: { input: number; output: number } | undefined
    try {
      for await (const event of streamInTime({ model, messages: this.#messages, tools, signal, deadlines })) {
        if (event.kind === 'end') counted = event.tokens
        else if (event.kind === 'call') calls.push(event)
        else if (event.kind === 'text') {
          text += event.text
          if (text.length > LONGEST_REPLY) throw new ModelError('too long')
          for (const sentence of sentences.add(event.text)) yield* this.#say(sentence)
          await this.#open(text)
        }
        if (calls.length > MAX_CALLS) throw new ModelError('too many calls')
      }
      for (const sentence of sentences.end()) yield* this.#say(sentence)
    } finally {
      this.#count(counted ?? { input: estimate(JSON.stringify(this.#messages)), output: estimate(text) })
    }
    return { text, calls }
  }

  #count({ input, output }: { input: number; output: number }): void {
    this.tokens.input += input
    this.tokens.output += output
  }

  /** Shows the first words while their sentence is awaited: a caller sees that an answer has begun. Once in a turn. */
  async #open(text: string): Promise<void> {
    if (this.#said !== '' || this.#hasOpened) return
    const opening = findOpening(text, this.#parts.grounds.language)
    if (opening === undefined) return
    this.#hasOpened = true
    await this.#parts.show(opening)
  }

  /** Says a sentence that passes the guardrails. A link or a price that no fact has ends the turn of the model. */
  async *#say(masked: string): AsyncGenerator<AnswerEvent> {
    const { masker, grounds, show } = this.#parts
    const plain = withoutEmphasis(masker.unmask(masked))
    const tidy = tidyReply(plain)
    if (tidy === '') return
    const lead = this.#said === '' ? '' : /\n/.test(/^\s*/.exec(plain)?.[0] ?? '') ? '\n' : ' '
    const fault = findFault(this.#said, lead + tidy, grounds)
    if (fault !== undefined) throw new ModelError('not allowed', { detail: fault })
    if (this.#said.length + tidy.length > LONGEST_REPLY) throw new ModelError('too long')
    const sentence = lead + tidy
    await show(this.#said + sentence)
    this.#said += sentence
    yield { kind: 'say', text: sentence, continues: sentence !== tidy }
  }

  async *#close(): AsyncGenerator<AnswerEvent> {
    const { turn, reading } = this.#parts
    const state: DialogueState = { ...structuredClone(turn.state), missed: 0 }
    yield { kind: 'language', language: reading.language }
    yield { kind: 'state', state }
    if (this.#hasLookedUp) yield { kind: 'outcome', outcome: 'answered' }
    yield { kind: 'say', text: '', continues: true, entries: this.#listUsed() }
  }

  /** The entries that share most words with what was said. */
  #listUsed(): string[] {
    const { entries, reading } = this.#parts
    const said = new Set(listContentKeys(this.#said, reading.language))
    const listShared = (text: string) =>
      [...new Set(listFactKeys(text, reading.language))].filter((key) => said.has(key))
    const shared = entries.map(({ text }) => listShared(text).length)
    const most = Math.max(LEAST_SHARED, ...shared)
    return [...new Set(entries.flatMap(({ id }, index) => ((shared[index] ?? 0) >= most ? [id] : [])))]
  }

  /** Runs a call of the model. True when it started a task: the rules have said the rest. */
  async *#answerCall({ id, name, input }: ModelCall): AsyncGenerator<AnswerEvent, boolean> {
    this.#calls += 1
    if (this.#calls > MAX_CALLS) throw new ModelError('too many calls')
    const { turn, tools, reading } = this.#parts
    const start = name === 'start_task' ? taskInput.safeParse(parseJson(input)) : undefined
    if (start?.success === true) {
      yield { kind: 'answerer', name: 'rules' }
      yield* startTask(turn, tools, {
        reading,
        start: { ...start.data, address: this.#readAddress(start.data.address) },
      })
      return true
    }
    this.#messages.push({ role: 'tool', callId: id, name, result: await this.#look(name, input) })
    return false
  }

  /** An address that the caller wrote. A model may not make one up. */
  #readAddress(written: string | undefined): string | undefined {
    const { masker, grounds } = this.#parts
    const address = masker.unmask(written ?? '').trim()
    const isSaid = grounds.said.some((text) => plainWords(text).includes(plainWords(address)))
    return address !== '' && isSaid ? address : undefined
  }

  async #look(name: string, input: string): Promise<string> {
    const { turn, tools, reading, masker, grounds, entries } = this.#parts
    if (!isLookingTool(name)) return 'There is no such tool.'
    const box: ToolBox = { turn, tools, language: reading.language }
    const found = await runLookingTool(box, name, masker.unmask(input))
    if (found === null) return 'The input does not fit this tool.'
    this.#hasLookedUp ||= found.lines.length > 0
    grounds.facts.push(...found.lines)
    entries.push(...found.entries.map((entryId, index) => ({ id: entryId, text: found.lines[index] ?? '' })))
    return found.lines.length === 0
      ? 'Nothing found.'
      : masker.mask(found.lines.map((line) => JSON.stringify(line)).join('\n'))
  }
}

const plainWords = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

const estimate = (text: string) => Math.ceil(text.length / LETTERS_A_TOKEN)

/** Stars and hashes of Markdown, which would be read as they are. */
const withoutEmphasis = (text: string) =>
  text.replaceAll(
    /\*\*|__|(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)\*(?![\p{L}\p{N}])|^\s*#{1,6}\s+|^\s*[-*•]\s+/gmu,
    (found) => (/^\s*\n/.test(found) ? '\n' : ''),
  )
