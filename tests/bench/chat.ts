import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { connectDatabase } from '#server/database/connect.ts'
import { createLog } from '#server/log.ts'
import { moveTo, organisationOf } from '../support/memberships.ts'
import type { TestServer } from '../support/server.ts'

const CONNECTIONS = 200
const PER_PERSON = 10
const MESSAGES_PER_SECOND = 50
const SECONDS = 20
/** Wait after the last message for late deliveries. */
const DELIVERY_GRACE_MS = 3_000

export type ChatFigures = {
  connections: number
  messages: number
  p50: number
  p95: number
  p99: number
  lost: number
  doubled: number
  memoryAfterASecond: number
  memoryAtTheEnd: number
}

/**
 * Measures the hardest case: all people belong to one public body, so every message goes to every connection. A time runs
 * from before the request that sends a message until its arrival on a stream.
 */
export async function measureChat(
  server: TestServer,
  residentMb: () => number,
  seconds = SECONDS,
): Promise<ChatFigures> {
  const cookies = await registerPeople(server, CONNECTIONS / PER_PERSON)
  const [first = ''] = cookies
  const { id } = await post(server, first, '/api/chat/threads', { title: 'Bench', text: 'Dia duit' })
  const delays: number[] = []
  const arrivals = new Map<string, number>()
  const hear = (text: string) => {
    const [sentAt] = text.split(' ')
    delays.push(performance.now() - Number(sentAt))
    arrivals.set(text, (arrivals.get(text) ?? 0) + 1)
  }
  const closeStreams = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, index) => listen(server, cookies[index % cookies.length] ?? '', hear)),
  )
  const sent: Promise<unknown>[] = []
  const messages = MESSAGES_PER_SECOND * seconds
  let memoryAfterASecond = 0
  const startedAt = performance.now()
  for (let index = 0; index < messages; index++) {
    await wait(Math.max(0, startedAt + (index * 1000) / MESSAGES_PER_SECOND - performance.now()))
    const cookie = cookies[index % cookies.length] ?? ''
    const text = `${performance.now()} ${index} the board asks for the retention of recordings`
    sent.push(post(server, cookie, `/api/chat/threads/${id}/messages`, { text }))
    if (index === MESSAGES_PER_SECOND) memoryAfterASecond = residentMb()
  }
  await Promise.all(sent)
  await wait(DELIVERY_GRACE_MS)
  const memoryAtTheEnd = residentMb()
  for (const end of closeStreams) end()
  const sorted = delays.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  const counts = [...arrivals.values()]
  return {
    connections: CONNECTIONS,
    messages,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    lost: messages * CONNECTIONS - counts.reduce((sum, count) => sum + Math.min(count, CONNECTIONS), 0),
    doubled: counts.reduce((sum, count) => sum + Math.max(0, count - CONNECTIONS), 0),
    memoryAfterASecond,
    memoryAtTheEnd,
  }
}

/** Registers members of one public body. Returns their cookies. */
async function registerPeople(server: TestServer, count: number): Promise<string[]> {
  const cookies: string[] = []
  for (let index = 0; index < count; index++) {
    const person = { firstName: 'Niamh', lastName: `Byrne ${index}`, email: `niamh${index}@bench.example` }
    const response = await fetch(`${server.url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ ...person, userType: 'GOVERNMENT', password: 'cloch-uisce-7-droichead' }),
    })
    if (!response.ok) throw new Error(await response.text())
    cookies.push(
      response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';', 1)[0])
        .join('; '),
    )
  }
  const db = connectDatabase({ databaseUrl: undefined, dataDir: server.dataDir }, createLog('silent'))
  const people = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'like', '%@bench.example')
    .orderBy('id')
    .execute()
  const organisationId = await organisationOf(db, people[0]?.id ?? '')
  for (const { id } of people) await moveTo(db, id, organisationId)
  await db.destroy()
  return cookies
}

async function post(server: TestServer, cookie: string, path: string, body: object): Promise<{ id: string }> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url, cookie },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as { id: string }
}

/** Opens one stream and passes every text to `hear`. Returns a function that closes it. */
function listen(server: TestServer, cookie: string, hear: (text: string) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/event-stream', cookie }
    const request = get(`${server.url}/api/chat/stream`, { headers, agent: false }, (response) => {
      let rest = ''
      response.setEncoding('utf8')
      response.on('error', () => {})
      response.on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) if (line.startsWith('data: ')) hear(JSON.parse(line.slice(6)).text)
      })
      if (response.statusCode !== 200) reject(new Error(`stream: ${response.statusCode}`))
      resolve(() => request.destroy())
    })
    request.on('error', reject)
  })
}
