import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { OpenedConversation } from '#contracts/receptionist/talk.ts'
import type { TestServer } from '../support/server.ts'
import { processorMs } from './process-use.ts'
import { visitUntil } from './visitor.ts'

const CONVERSATIONS = 200
/** A caller reads and types between two messages; each has another pace, so that they spread. */
const PAUSE_MS = { least: 3_000, most: 5_000 }
const REPLY_WITHIN_MS = 30_000
const LINES = [
  'Where are you?',
  'How much is the Advanced plan?',
  'Do you sell bicycles?',
  'I would like to book a conversation',
  'the first one',
]

type Quantiles = { p50: number; p95: number; p99: number; max: number }
export type TalkFigures = Record<string, Partial<Quantiles> & { count: number; lost: number; doubled: number }>

/**
 * Measures 200 conversations over HTTP, after a first one: a turn from before its message is sent until its reply arrives on
 * the stream, and how long a visitor waits for the home page before and meanwhile. Times in ms. The processor time is that of
 * the process, with the visitors. Everybody says the lines once, or again and again until `end` resolves.
 */
export async function measureTalk(
  server: TestServer,
  { slug = 'ogham', lines = LINES, end }: { slug?: string; lines?: string[]; end?: Promise<unknown> } = {},
): Promise<TalkFigures> {
  // The first caller of a process waits while it loads its tables and compiles its code.
  const first = await openTalk(server, slug)
  for (const line of lines) await first.say(line)
  first.hangUp()
  const quiet = await visitUntil(server.url, wait(5_000))
  const talks = await Promise.all(Array.from({ length: CONVERSATIONS }, () => openTalk(server, slug)))
  const used = processorMs(server)
  let isOver = end === undefined
  void end?.finally(() => {
    isOver = true
  })
  const held = Promise.all(
    talks.map(async (talk, index) => {
      const pause = PAUSE_MS.least + ((PAUSE_MS.most - PAUSE_MS.least) * index) / CONVERSATIONS
      await wait((PAUSE_MS.most * index) / CONVERSATIONS)
      const times: (number | undefined)[] = []
      while (!isOver || times.length < lines.length) {
        times.push(await talk.say(lines[times.length % lines.length] ?? ''))
        await wait(pause)
      }
      return { times, doubled: talk.hangUp() }
    }),
  )
  const [results, meanwhile] = await Promise.all([held, visitUntil(server.url, held)])
  const times = results.flatMap((result) => result.times)
  const answered = times.filter((time) => time !== undefined)
  const whole = { lost: 0, doubled: 0 }
  const perTurn = Math.round((10 * (processorMs(server) - used)) / times.length) / 10
  return {
    'turns in 200 conversations': {
      count: times.length,
      ...quantiles(answered),
      lost: times.length - answered.length,
      doubled: results.reduce((sum, { doubled }) => sum + doubled, 0),
    },
    'processor time for each turn': { count: times.length, p50: perTurn, ...whole },
    'home page, nobody talks': { count: quiet.length, ...quantiles(quiet), ...whole },
    'home page meanwhile': { count: meanwhile.length, ...quantiles(meanwhile), ...whole },
  }
}

function quantiles(times: number[]): Quantiles {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

const JSON_BODY = { 'content-type': 'application/json' }

/** A conversation whose replies are heard on its stream. */
export async function openTalk({ url }: TestServer, slug: string) {
  const base = `${url}/api/talk/${slug}/conversations`
  const opened = await fetch(base, { method: 'POST', headers: JSON_BODY, body: '{}' })
  if (!opened.ok) throw new Error(`${slug}: ${await opened.text()}`)
  const { conversation, messages } = (await opened.json()) as OpenedConversation
  const headers = { authorization: `Bearer ${conversation.token}`, accept: 'text/event-stream' }
  let heard = 0
  let sent = 0
  let onReply: (() => void) | undefined
  const request = get(`${base}/${conversation.id}/events`, { headers, agent: false }, (response) => {
    response.setEncoding('utf8').on('data', (text: string) => {
      heard += text.split('"by":"receptionist"').length - 1
      onReply?.()
    })
  }).on('error', () => {})
  // What was said already is sent first, and shows that the stream is open.
  await new Promise<void>((resolve) => {
    onReply = () => heard === messages.length && resolve()
  })
  return {
    /** How long the reply took, or undefined if none came. */
    async say(text: string): Promise<number | undefined> {
      const before = heard
      sent += 1
      const startedAt = performance.now()
      const reply = new Promise<number>((resolve) => {
        onReply = () => heard > before && resolve(performance.now() - startedAt)
      })
      await fetch(`${base}/${conversation.id}/messages`, {
        method: 'POST',
        headers: { ...JSON_BODY, ...headers },
        body: JSON.stringify({ text }),
      })
      return Promise.race([reply, wait(REPLY_WITHIN_MS, undefined, { ref: false })])
    },
    /** How many replies came that nobody asked for. */
    hangUp(): number {
      request.destroy()
      return Math.max(0, heard - messages.length - sent)
    },
  }
}
