import { ModelError, type ModelEvent } from './model.ts'

/** JSON that somebody else wrote: nothing in it needs to be there. */
type Loose = Record<string, unknown>
type Call = { id: string; name: string; input: string }

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const textIn = (value: unknown) => (typeof value === 'string' ? value : '')
const listIn = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isObject) : [])
const objectIn = (value: unknown): Loose => (isObject(value) ? value : {})

/**
 * Reads the chunks of one answer of OpenAI's chat completions. Endpoints leave out and add what they like, so each field is
 * looked at before it is used. Written by hand, because a schema costs more for each token than all the rest.
 */
export class ChunkReader {
  #text = ''
  #isWorking = false
  readonly #calls: Call[] = []
  /** By the number that their endpoint gave them. */
  readonly #numbered = new Map<unknown, Call>()
  #finish: string | undefined
  #tokens: { input: number; output: number } | undefined
  #isDone = false

  /** Nothing more of the answer follows. */
  get isDone(): boolean {
    return this.#isDone
  }

  /** Only the number of its tokens may follow. */
  get isWhole(): boolean {
    return this.#isDone || this.#finish !== undefined
  }

  /** Reads one event: its name, which most endpoints leave out, and its data. Throws ModelError. */
  read({ event, data }: { event?: string | undefined; data: string }): void {
    const text = data.trim()
    this.#isDone ||= text === '[DONE]'
    if (this.#isDone || text === '') return
    const chunk = parseChunk(text)
    if (chunk.error != null || event === 'error')
      throw new ModelError('broken', { detail: 'an error inside the stream' })
    this.#readUsage(chunk.usage)
    const [choice] = listIn(chunk.choices)
    if (typeof choice?.finish_reason === 'string') this.#finish = choice.finish_reason
    if (isObject(choice?.delta)) this.#readDelta(choice.delta)
  }

  /** What was said since the last call, in one piece. */
  take(): ModelEvent[] {
    const events: ModelEvent[] = []
    if (this.#isWorking) events.push({ kind: 'working' })
    if (this.#text !== '') events.push({ kind: 'text', text: this.#text })
    this.#text = ''
    this.#isWorking = false
    return events
  }

  /** The calls and the end. Throws ModelError for an answer that was cut. */
  *end(): Generator<ModelEvent> {
    if (!this.isWhole) throw new ModelError('broken', { detail: 'no end' })
    for (const [place, call] of this.#calls.entries()) {
      if (call.name === '') throw new ModelError('broken', { detail: 'a call without a name' })
      yield { kind: 'call', ...call, id: call.id || `call_${place + 1}` }
    }
    yield { kind: 'end', isCut: this.#finish === 'length', tokens: this.#tokens }
  }

  #readUsage(usage: unknown): void {
    const { prompt_tokens: input, completion_tokens: output } = objectIn(usage)
    if (Number.isFinite(input) && Number.isFinite(output)) {
      this.#tokens = { input: Math.max(0, Number(input)), output: Math.max(0, Number(output)) }
    }
  }

  #readDelta({ content, refusal, reasoning_content, reasoning, tool_calls }: Loose): void {
    this.#text += Array.isArray(content) ? listIn(content).map(textOfPart).join('') : textIn(content)
    this.#text += textIn(refusal)
    this.#isWorking ||= textIn(reasoning_content) !== '' || textIn(reasoning) !== '' || Array.isArray(content)
    for (const part of listIn(tool_calls)) this.#readCall(part)
  }

  #readCall({ index, id, function: called }: Loose): void {
    this.#isWorking = true
    const { name, arguments: input } = objectIn(called)
    const call = this.#findCall(index, textIn(id), textIn(name) !== '')
    if (call.id === '') call.id = textIn(id)
    if (call.name === '') call.name = textIn(name)
    // Some write the input as it is, and not as text.
    call.input += isObject(input) ? JSON.stringify(input) : textIn(input)
  }

  /**
   * A part without a number goes on with the call of its id, or with the last one, unless it names a tool. Some give
   * every call the same number: then a name with another id begins one.
   */
  #findCall(index: unknown, id: string, isNamed: boolean): Call {
    const numbered = index == null ? undefined : this.#numbered.get(index)
    const isOther = isNamed && id !== '' && numbered !== undefined && numbered.id !== '' && numbered.id !== id
    const sameId = () => this.#calls.findLast((call) => id !== '' && call.id === id) ?? this.#calls.at(-1)
    const known = index != null ? numbered : isNamed ? undefined : sameId()
    if (known !== undefined && !isOther) return known
    const call = { id: '', name: '', input: '' }
    if (index != null) this.#numbered.set(index, call)
    this.#calls.push(call)
    return call
  }
}

function parseChunk(data: string): Loose {
  try {
    const chunk: unknown = JSON.parse(data)
    if (isObject(chunk)) return chunk
  } catch {
    // Refused below, without what it says.
  }
  throw new ModelError('broken', { detail: 'no JSON' })
}

/** A part of another type, such as a thought, is not said. */
const textOfPart = ({ type, text }: Loose) => (type === 'text' ? textIn(text) : '')
