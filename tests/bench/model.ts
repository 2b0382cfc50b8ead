// node scripts/bench.ts model: 50 conversations whose answers a model words at 40 tokens a second, and the home page meanwhile:
// with callers who read and type, as in talk.ts, and then with callers who answer at once, so that all 50 stream all the time.
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { OpenedConversation } from '#contracts/receptionist/talk.ts'
import { COMPANY_ORGANISATION_ID } from '#server/domains/organisations/index.ts'
import {
  type AskedOfModel,
  beginStream,
  DONE,
  endChunk,
  startFakeModel,
  textChunk,
  usageChunk,
} from '../support/fake-model.ts'
import { connectTo } from '../support/people.ts'
import { startServer } from '../support/server.ts'
import { processorMs } from './process-use.ts'
import { visitUntil } from './visitor.ts'

const CONVERSATIONS = 50
/** The first turns of a process cost more, because their code is compiled. */
const TURNS = 12
/** The disclosure in both languages. */
const OPENING_MESSAGES = 2
const TOKENS_A_SECOND = 40
const LETTERS_A_TOKEN = 4
const QUIET_MS = 15_000
/** A caller reads and types between two messages; each has another pace, so that they spread. */
type Pause = { least: number; most: number }
const READING_MS: Pause = { least: 3_000, most: 5_000 }
const NO_PAUSE: Pause = { least: 0, most: 0 }
const JSON_BODY = { 'content-type': 'application/json' }

/** When the first token, and the one that shows that the first sentence has ended, left the fake. By the turn's mark. */
const left = new Map<string, { first: number; sentence: number }>()

const marksIn = (text: string) => text.match(/turn \d+ of \d+/g) ?? []

/** Says the hours that it was given, day by day. */
function wordHours({ messages }: AskedOfModel): { mark: string; tokens: string[] } {
  const all = JSON.stringify(messages)
  const days = [...all.matchAll(/(\w+day): (\d\d:\d\d)–(\d\d:\d\d)/g)].slice(0, 5)
  const text = days.map(([, day, from, to]) => `On ${day} we are open from ${from} to ${to}.`).join(' ')
  const tokens = text.match(new RegExp(`.{1,${LETTERS_A_TOKEN}}`, 'g')) ?? []
  return { mark: marksIn(all).at(-1) ?? '', tokens }
}

const fake = await startFakeModel(async (response, asked) => {
  const { mark, tokens } = wordHours(asked)
  beginStream(response)
  let said = ''
  const startedAt = performance.now()
  for (const [index, token] of tokens.entries()) {
    await wait(Math.max(0, startedAt + (index * 1_000) / TOKENS_A_SECOND - performance.now()))
    said += token
    const now = performance.now()
    const times = left.get(mark) ?? { first: now, sentence: 0 }
    if (times.sentence === 0 && /\.\s/.test(said)) times.sentence = now
    left.set(mark, times)
    response.write(textChunk(token))
  }
  response.end(endChunk() + usageChunk(900, tokens.length) + DONE)
})

const server = await startServer({ MODEL_URL: fake.url, MODEL_NAME: 'fake', MODEL_REGION: 'eu' })

async function openTalk() {
  const base = `${server.url}/api/talk/ogham/conversations`
  const opened = await fetch(base, { method: 'POST', headers: JSON_BODY, body: '{"language":"en"}' })
  if (!opened.ok) throw new Error(await opened.text())
  const { conversation } = (await opened.json()) as OpenedConversation
  const headers = { authorization: `Bearer ${conversation.token}`, accept: 'text/event-stream' }
  return { url: `${base}/${conversation.id}`, headers }
}

async function chooseModel(): Promise<void> {
  // The first conversation makes the company's receptionist.
  await openTalk()
  const { db } = connectTo(server)
  const values = { allowed_region: 'eu', region: 'eu', input_price: 0, output_price: 0 } as const
  await db
    .insertInto('receptionist_models')
    .values({
      id: 'rmd_bench',
      organisation_id: COMPANY_ORGANISATION_ID,
      answerer: 'shared',
      ...values,
      monthly_budget_cents: 1_000,
      version: 1,
      updated_at: new Date().toISOString(),
    })
    .execute()
  await db.destroy()
}

type Heard = { firstWord: number[]; afterSentence: number[]; whole: number; byModel: number }

/** Opens a conversation. What it returns holds it, from its place (0 to 1) among the callers on. */
async function openConversation(number: number, pause: Pause): Promise<(place: number) => Promise<Heard>> {
  const { url, headers } = await openTalk()
  let openings = 0
  let onFrame: (name: string) => void = (frame) => {
    if (frame.includes('"by":"receptionist"')) openings += 1
  }
  const request = get(`${url}/events`, { headers, agent: false }, (response) => {
    response.setEncoding('utf8').on('data', (frames: string) => {
      for (const frame of frames.split('\n\n')) onFrame(frame)
    })
  }).on('error', () => {})
  // What was said already is sent first.
  while (openings < OPENING_MESSAGES) await wait(10)
  return hold

  async function hold(place: number): Promise<Heard> {
    const heard: Heard = { firstWord: [], afterSentence: [], whole: 0, byModel: 0 }
    await wait(place * Math.max(1_000, pause.most))
    for (let turn = 1; turn <= TURNS; turn += 1) {
      const mark = `turn ${turn} of ${number}`
      const done = new Promise<void>((resolve) => {
        let written = 0
        onFrame = (frame) => {
          const times = left.get(mark)
          if (frame.includes('event: writing') && times !== undefined) {
            written += 1
            if (written === 1) heard.firstWord.push(performance.now() - times.first)
            if (written === 2) heard.afterSentence.push(performance.now() - times.sentence)
          } else if (frame.includes('"by":"receptionist"') && times !== undefined) {
            heard.whole += 1
            if (frame.includes('On Monday we are open from')) heard.byModel += 1
            onFrame = () => {}
            resolve()
          }
        }
      })
      await fetch(`${url}/messages`, {
        method: 'POST',
        headers: { ...JSON_BODY, ...headers },
        body: JSON.stringify({ text: `When are you open? That is my ${mark}.` }),
      })
      await Promise.race([done, wait(30_000, undefined, { ref: false })])
      await wait(pause.least + (pause.most - pause.least) * place)
    }
    request.destroy()
    return heard
  }
}

function quantiles(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10
  return { count: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

/** Holds 50 conversations at once, and returns what is printed of them. `first` is the number of the first caller. */
async function measure(name: string, first: number, pause: Pause) {
  const conversations = await Promise.all(
    Array.from({ length: CONVERSATIONS }, (_, place) => openConversation(first + place, pause)),
  )
  const quiet = await visitUntil(server.url, wait(QUIET_MS))
  const [startedAt, used] = [performance.now(), processorMs(server)]
  const held = Promise.all(conversations.map((hold, place) => hold(place / CONVERSATIONS)))
  const [heard, meanwhile] = await Promise.all([held, visitUntil(server.url, held)])
  const [seconds, cpu] = [(performance.now() - startedAt) / 1_000, processorMs(server) - used]
  const sum = (count: (one: Heard) => number) => heard.reduce((total, one) => total + count(one), 0)
  console.info(
    `${name}: ${sum(({ whole }) => whole)} of ${CONVERSATIONS * TURNS} turns answered, ${sum(({ byModel }) => byModel)} in the words of the model`,
  )
  console.table({
    'first word forwarded, ms after the first token arrived': quantiles(heard.flatMap(({ firstWord }) => firstWord)),
    'first sentence forwarded, ms after its end arrived': quantiles(
      heard.flatMap(({ afterSentence }) => afterSentence),
    ),
    'processor time of the server, ms a second': { p50: Math.round(cpu / seconds) },
    'home page, nobody talks': quantiles(quiet),
    'home page meanwhile': quantiles(meanwhile),
  })
}

try {
  await chooseModel()
  // Code is compiled, and indexes are built, with the first turns.
  const warmUp = await openConversation(0, NO_PAUSE)
  await Promise.all([visitUntil(server.url, wait(3_000)), warmUp(0)])
  await measure('Callers who read and type', 100, READING_MS)
  await measure('Callers who answer at once', 200, NO_PAUSE)
} finally {
  fake.close()
  await server.stop()
}
