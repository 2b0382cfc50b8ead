import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import {
  beginStream,
  callChunk,
  DONE,
  deltaChunk,
  endChunk,
  type ModelScript,
  startFakeModel,
  textChunk,
  usageChunk,
} from '../../../../../tests/support/fake-model.ts'
import { ModelError, type ModelEvent } from './model.ts'
import { connectModel } from './openai-compatible.ts'
import { type Deadlines, streamInTime } from './stream-in-time.ts'

type Fake = Awaited<ReturnType<typeof startFakeModel>>
let fake: Fake | undefined
afterEach(() => fake?.close())
afterEach(() => vi.useRealTimers())

const PATIENT: Deadlines = { firstMs: 10_000, idleMs: 10_000 }
const TOOLS = [{ name: 'prices', description: 'Prices', parameters: { type: 'object', properties: {} } }]

/** What a script comes to: the events, or the failure. */
async function ask(script: ModelScript, deadlines = PATIENT, signal = AbortSignal.timeout(20_000)) {
  fake = await startFakeModel(script)
  const model = connectModel({ url: fake.url, name: 'fake', key: 'secret', isGuarded: false })
  const messages = [
    { role: 'system' as const, text: 'Be brief.' },
    { role: 'user' as const, text: 'How much?' },
  ]
  const events: ModelEvent[] = []
  try {
    for await (const event of streamInTime({ model, messages, tools: TOOLS, signal, deadlines })) events.push(event)
    return { events, failure: undefined }
  } catch (error) {
    expect(error).toBeInstanceOf(ModelError)
    return { events, failure: (error as ModelError).failure }
  }
}

const textOf = (events: ModelEvent[]) => events.map((event) => (event.kind === 'text' ? event.text : '')).join('')
const writing =
  (...chunks: string[]): ModelScript =>
  (response) => {
    beginStream(response).end(chunks.join(''))
  }

test('words arrive one by one, with what they cost', async () => {
  const { events } = await ask(writing(textChunk('Hello'), textChunk(' there.'), endChunk(), usageChunk(12, 3), DONE))
  expect(textOf(events)).toBe('Hello there.')
  expect(events.at(-1)).toEqual({ kind: 'end', isCut: false, tokens: { input: 12, output: 3 } })
  expect(fake?.asked[0]).toMatchObject({
    model: 'fake',
    authorization: 'Bearer secret',
    stream: true,
    messages: [{ role: 'system', content: 'Be brief.' }, { role: 'user' }],
    tools: [{ function: { name: 'prices' } }],
  })
})

test('a call without an index, ended by "stop", is a call', async () => {
  const { events } = await ask(writing(callChunk('prices', '{"service":"x"}'), endChunk('stop'), DONE))
  expect(events).toContainEqual({ kind: 'call', id: 'call_1', name: 'prices', input: '{"service":"x"}' })
})

test('a call with an index is one too', async () => {
  const { events } = await ask(writing(callChunk('prices', '{}', 0), endChunk('tool_calls'), DONE))
  expect(events).toContainEqual({ kind: 'call', id: 'call_1', name: 'prices', input: '{}' })
})

test('an answer without [DONE] and without usage is whole', async () => {
  const { events, failure } = await ask(writing(textChunk('Hello.'), endChunk()))
  expect([textOf(events), failure]).toEqual(['Hello.', undefined])
  expect(events.at(-1)).toEqual({ kind: 'end', isCut: false, tokens: undefined })
})

test('comments that keep a connection alive say nothing', async () => {
  const { events } = await ask(writing(': waiting\n\n', textChunk('Hello.'), ': waiting\n\n', endChunk(), DONE))
  expect(textOf(events)).toBe('Hello.')
})

test('what a model thinks is not what it says', async () => {
  const { events } = await ask(
    writing(deltaChunk({ reasoning_content: 'The caller is rude.' }), textChunk('Hello.'), endChunk(), DONE),
  )
  expect(textOf(events)).toBe('Hello.')
  expect(events).toContainEqual({ kind: 'working' })
})

const callDelta = (...parts: object[]) => deltaChunk({ tool_calls: parts })

test.each<[string, string[]]>([
  [
    'under one number',
    [
      callDelta({ index: 0, id: 'a', function: { name: 'prices', arguments: '{"serv' } }),
      callDelta({ index: 0, function: { arguments: 'ice":"x"}' } }),
    ],
  ],
  [
    'without a number',
    [callDelta({ id: 'a', function: { name: 'prices' } }), callDelta({ function: { arguments: '{"service":"x"}' } })],
  ],
  [
    'with its name at the end',
    [
      callDelta({ index: 0, id: 'a', function: { arguments: '{"service":"x"}' } }),
      callDelta({ index: 0, function: { name: 'prices' } }),
    ],
  ],
  [
    'with another id in each part',
    [
      callDelta({ index: 0, id: 'a', function: { name: 'prices', arguments: '{"service":' } }),
      callDelta({ index: 0, id: 'b', function: { arguments: '"x"}' } }),
    ],
  ],
  ['with an object as its input', [callDelta({ id: 'a', function: { name: 'prices', arguments: { service: 'x' } } })]],
])('a call in pieces, %s, is one', async (_name, parts) => {
  const { events } = await ask(writing(...parts, endChunk('tool_calls'), DONE))
  const calls = events.filter(({ kind }) => kind === 'call')
  expect(calls).toEqual([{ kind: 'call', id: 'a', name: 'prices', input: '{"service":"x"}' }])
})

test.each([
  ['without numbers', {}],
  ['under the same number', { index: 0 }],
])('two calls %s are two', async (_name, numbered) => {
  const part = (id: string) => callDelta({ ...numbered, id, function: { name: 'prices', arguments: '{}' } })
  const { events } = await ask(writing(part('a'), part('b'), endChunk('tool_calls'), DONE))
  expect(events.flatMap((event) => (event.kind === 'call' ? [event.id] : []))).toEqual(['a', 'b'])
})

test('a call without a name is a failure', async () => {
  expect((await ask(writing(callDelta({ index: 0, id: 'a' }), endChunk('tool_calls'), DONE))).failure).toBe('broken')
})

test('text in parts is text, and a thought among them is not', async () => {
  const content = [
    { type: 'thinking', thinking: [{ type: 'text', text: 'Rude.' }] },
    { type: 'text', text: 'Hello.' },
  ]
  const { events } = await ask(writing(deltaChunk({ content }), endChunk(), DONE))
  expect(textOf(events)).toBe('Hello.')
})

test('fields of other types are passed over', async () => {
  const odd = [
    'data: {"choices":null,"usage":7}\n\n',
    'data: {"choices":[null,{"delta":[]}]}\n\n',
    'data:\n\n',
    deltaChunk({ content: 7, tool_calls: [null, 'x'], refusal: {} }),
  ]
  const { events, failure } = await ask(writing(...odd, textChunk('Hello.'), endChunk(), DONE))
  expect([textOf(events), failure]).toEqual(['Hello.', undefined])
})

test('tokens that were counted along the way count once', async () => {
  const usage = (output: number) => usageChunk(12, output)
  const { events } = await ask(writing(usage(1), textChunk('Hello.'), usage(2), endChunk(), usage(3), DONE))
  expect(events.at(-1)).toMatchObject({ tokens: { input: 12, output: 3 } })
})

test('an answer ends with [DONE], also on a connection that stays open', async () => {
  const { events, failure } = await ask((response) => {
    beginStream(response).write(textChunk('Hello.') + endChunk() + DONE)
  })
  expect([textOf(events), failure]).toEqual(['Hello.', undefined])
  await expect.poll(() => fake?.closed).toBe(1)
})

test('a whole answer on a connection that falls silent is not waited for', async () => {
  const { events, failure } = await ask(
    (response) => void beginStream(response).write(textChunk('Hello.') + endChunk()),
  )
  expect([textOf(events), failure]).toEqual(['Hello.', undefined])
  expect(events.at(-1)).toEqual({ kind: 'end', isCut: false, tokens: undefined })
  await expect.poll(() => fake?.closed).toBe(1)
})

test('tokens that are counted a moment after the end count', async () => {
  const { events } = await ask(async (response) => {
    beginStream(response).write(textChunk('Hello.') + endChunk())
    await wait(50)
    response.write(usageChunk(12, 3))
  })
  expect(events.at(-1)).toMatchObject({ kind: 'end', tokens: { input: 12, output: 3 } })
})

test('the next request uses the connection of a finished answer', async () => {
  // The end is waited for, however late a busy machine brings it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ports = new Set<number | undefined>()
  const script: ModelScript = async (response) => {
    ports.add(response.socket?.remotePort)
    beginStream(response).write(textChunk('Hello.') + endChunk() + DONE)
    await wait(1)
    response.end()
  }
  fake = await startFakeModel(script)
  const model = connectModel({ url: fake.url, name: 'fake', key: undefined, isGuarded: false })
  for (let turn = 0; turn < 3; turn += 1) {
    for await (const _ of model.stream([{ role: 'user', text: 'Hello' }], [], AbortSignal.timeout(5_000)));
  }
  expect(ports.size).toBe(1)
})

test('an answer without the last empty line is whole', async () => {
  const { events, failure } = await ask(writing(textChunk('Hello.'), endChunk().trimEnd()))
  expect([textOf(events), failure]).toEqual(['Hello.', undefined])
})

test('letters that two pieces share arrive as they are', async () => {
  const bytes = Buffer.from(textChunk('Dé hAoine'))
  const middle = bytes.indexOf('é') + 1
  const { events } = await ask(async (response) => {
    beginStream(response).write(bytes.subarray(0, middle))
    await wait(20)
    response.end(Buffer.concat([bytes.subarray(middle), Buffer.from(endChunk() + DONE)]))
  })
  expect(textOf(events)).toBe('Dé hAoine')
})

test.each([
  ['stops without an end', textChunk('Hello')],
  ['is a whole answer at once', JSON.stringify({ choices: [{ message: { content: 'Hello.' } }] })],
  ['is a page', '<html><body>Please sign in</body></html>'],
  ['is empty', ''],
  ['names its event an error', `event: error\ndata: {"message":"overloaded"}\n\n${endChunk()}`],
  ['is cut inside an event', textChunk('Hello') + endChunk().slice(0, 40)],
])('an answer that %s is a failure', async (_name, body) => {
  expect((await ask(writing(body))).failure).toBe('broken')
})

test('an answer that was cut at its longest says so', async () => {
  const { events } = await ask(writing(textChunk('Hello'), endChunk('length'), DONE))
  expect(events.at(-1)).toMatchObject({ kind: 'end', isCut: true })
})

test('an error inside a stream that began well is a failure', async () => {
  const { failure } = await ask(writing(textChunk('Hel'), 'data: {"error":{"message":"overloaded"}}\n\n', DONE))
  expect(failure).toBe('broken')
})

test('a stream of something else is a failure', async () => {
  expect((await ask(writing('data: {"nonsense"\n\n', DONE))).failure).toBe('broken')
})

test('a limit is told, and not asked again before its time', async () => {
  const { failure } = await ask((response) => {
    response.writeHead(429, { 'retry-after': '30' }).end('{"error":{"message":"slow down"}}')
  })
  expect([failure, fake?.asked.length]).toEqual(['limited', 1])
})

test.each([
  [401, 'refused'],
  [404, 'not found'],
  [400, 'broken'],
])('status %d is "%s"', async (status, failure) => {
  expect((await ask((response) => void response.writeHead(status).end('{}'))).failure).toBe(failure)
})

test('a bad gateway is asked once more, and the second answer counts', async () => {
  const { events } = await ask((response, _asked, number) => {
    if (number === 1) response.writeHead(502).end('bad gateway')
    else beginStream(response).end(textChunk('Hello.') + endChunk() + DONE)
  })
  expect([textOf(events), fake?.asked.length]).toEqual(['Hello.', 2])
})

test('a gateway that stays bad is asked twice', async () => {
  const { failure } = await ask((response) => void response.writeHead(502).end())
  expect([failure, fake?.asked.length]).toEqual(['broken', 2])
})

test('a connection that is cut after the first word is not asked again', async () => {
  const { events, failure } = await ask(async (response) => {
    beginStream(response).write(textChunk('Hello'))
    await wait(50)
    response.destroy()
  })
  expect([textOf(events), failure, fake?.asked.length]).toEqual(['Hello', 'broken', 1])
})

test('a model that never answers is given up, and its connection closed', async () => {
  const { failure } = await ask(() => {}, { firstMs: 100, idleMs: 10_000 })
  expect([failure, fake?.asked.length]).toEqual(['slow', 1])
  await expect.poll(() => fake?.closed).toBe(1)
})

test('a model that stops in the middle is given up', async () => {
  const { events, failure } = await ask((response) => void beginStream(response).write(textChunk('Hello')), {
    firstMs: 10_000,
    idleMs: 100,
  })
  expect([textOf(events), failure]).toEqual(['Hello', 'slow'])
})

test('a model that never ends is given up when the time of the turn is over', async () => {
  const script: ModelScript = async (response) => {
    beginStream(response)
    while (!response.destroyed) {
      response.write(textChunk('and '))
      await wait(20)
    }
  }
  expect((await ask(script, PATIENT, AbortSignal.timeout(300))).failure).toBe('slow')
  await expect.poll(() => fake?.closed).toBe(1)
})

test('an answer of more than a megabyte is given up', async () => {
  const { failure } = await ask(writing(`data: ${'x'.repeat(1_200_000)}\n\n`))
  expect(failure).toBe('too long')
})

test('a redirect is not followed', async () => {
  expect(
    (await ask((response) => void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end())).failure,
  ).toBe('unreachable')
})

test('nobody at the address is a failure without the request in it', async () => {
  const model = connectModel({ url: 'http://127.0.0.1:1/v1', name: 'fake', key: undefined, isGuarded: false })
  const messages = [{ role: 'user' as const, text: 'my number is 0851234567' }]
  const asked = model.stream(messages, [], AbortSignal.timeout(5_000))[Symbol.asyncIterator]().next()
  const error = await asked.catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'ModelError', failure: 'unreachable' })
  expect((error as Error).cause).toBeUndefined()
  expect(JSON.stringify(error) + (error as Error).stack).not.toContain('0851234567')
})
