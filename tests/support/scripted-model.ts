import type { Model, ModelEvent, ModelMessage } from '#server/assistant/answerers/model/model.ts'
import {
  createModelAnswerer,
  type ModelParts,
  type ModelUse,
} from '#server/assistant/answerers/model/model-answerer.ts'
import { TurnInterrupted } from '#server/domains/conversations/index.ts'

/** The model's answer to the nth request of a turn. */
export type ModelScript = (round: number, messages: ModelMessage[]) => Iterable<ModelEvent> | AsyncIterable<ModelEvent>

export const text = (words: string): ModelEvent => ({ kind: 'text', text: words })
export const call = (name: string, input: unknown): ModelEvent => ({
  kind: 'call',
  id: `call-${name}`,
  name,
  input: typeof input === 'string' ? input : JSON.stringify(input),
})
export const end: ModelEvent = { kind: 'end', isCut: false, tokens: { input: 100, output: 10 } }

/** Streams a text word by word. */
export const speaking = (words: string): ModelEvent[] => [...(words.match(/\s*\S+/g) ?? []).map(text), end]

/** An answerer whose model follows a script, with the frames and requests it made. */
export function scriptModel(script: ModelScript, parts: Partial<ModelParts> = {}) {
  const [shown, sent, uses]: [string[], ModelMessage[][], ModelUse[]] = [[], [], []]
  let signal: AbortSignal | undefined
  const model: Model = {
    name: 'scripted',
    stream: async function* (messages, _tools, own) {
      sent.push(structuredClone(messages))
      signal = own
      yield* script(sent.length, messages)
    },
  }
  const answerer = createModelAnswerer({
    model,
    prices: { input: 10, output: 30 },
    listEarlier: async () => [],
    enter: async () => () => {},
    show: async (words) => {
      shown.push(words)
    },
    isInterruption: (error) => error instanceof TurnInterrupted,
    noteUse: async (use) => {
      uses.push(use)
    },
    ...parts,
  })
  return { answerer, shown, sent, uses, isStopped: () => signal?.aborted === true }
}
