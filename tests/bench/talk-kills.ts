// node scripts/bench.ts talk-kills: 1,000 conversations while the process is killed 50 times, then what the database holds.
// On PostgreSQL if TEST_DATABASE_URL names one. Other counts: node scripts/bench.ts talk-kills 200 10
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { OpenedConversation } from '#contracts/receptionist/talk.ts'
import { connectTo } from '../support/people.ts'
import { createTestDatabase } from '../support/postgres-database.ts'
import { startServer, type TestServer } from '../support/server.ts'

const [, , , CONVERSATIONS = 1_000, KILLS = 50] = process.argv.map(Number)
const AT_ONCE = 40
const SETTLE_WITHIN_MS = 180_000
const LINES = [
  'Where are you?',
  'I would like to book a conversation',
  'the first one',
  'My name is Aoife Byrne',
  'aoife@example.ie',
  'yes please',
  'Do you sell bicycles?',
]

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'ogham-kills-'))
const postgres = await createTestDatabase()
const env = { DATA_DIR: dataDir, ...(postgres !== undefined && { DATABASE_URL: postgres.url }) }
let server = await startServer(env)
const port = new URL(server.url).port

/** Tries again until the server is there and answers. The key makes it count once. */
async function ask<T>(url: string, token?: string, body?: object, key?: string): Promise<T> {
  for (;;) {
    try {
      const response = await fetch(server.url + url, {
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
      })
      if (response.ok) return (await response.json()) as T
    } catch {
      // It was killed; another one starts.
    }
    await wait(50)
  }
}

const acknowledged: string[] = []

async function talk(): Promise<void> {
  const base = '/api/talk/ogham/conversations'
  const { conversation } = await ask<OpenedConversation>(base, undefined, {})
  const path = `${base}/${conversation.id}/messages`
  for (const [index, text] of LINES.entries()) {
    const { message } = await ask<{ message: { id: string } }>(path, conversation.token, { text }, `line-${index}`)
    acknowledged.push(message.id)
    // A caller waits for the reply, but not for ever: the next message may find the turn before it waiting.
    for (let tries = 0; tries < 40; tries++) {
      const { messages } = await ask<{ messages: object[] }>(`${path}?after=${message.id}`, conversation.token)
      if (messages.length > 0) break
      await wait(50)
    }
  }
}

let isOver = false
let kills = 0

async function killAgainAndAgain(): Promise<void> {
  while (kills < KILLS && !isOver) {
    await wait(500 + 1_500 * Math.random())
    await server.end('SIGKILL')
    kills += 1
    server = await startServer({ ...env, PORT: port })
  }
}

let begun = 0
const killing = killAgainAndAgain()
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    // Goes on for as long as it is killed.
    while (begun < CONVERSATIONS || kills < KILLS) {
      begun += 1
      await talk()
    }
  }),
)
isOver = true
await killing
console.table({ conversations: begun, kills, ...(await count(server)) })
await server.stop()
await postgres?.drop()
rmSync(dataDir, { recursive: true, force: true })

/** What is wrong in the database once every turn has ended. */
async function count(at: TestServer): Promise<Record<string, number>> {
  const { db } = connectTo({ ...at, dataDir, databaseUrl: postgres?.url })
  const waiting = () => db.selectFrom('turns').select('id').where('done_at', 'is', null).execute()
  for (const until = Date.now() + SETTLE_WITHIN_MS; Date.now() < until && (await waiting()).length > 0; )
    await wait(500)
  const messages = await db.selectFrom('messages').select(['id', 'conversation_id', 'sender']).execute()
  const turns = await db.selectFrom('turns').select(['message_id', 'reply_id', 'conversation_id']).execute()
  const ids = new Set(messages.map(({ id }) => id))
  const turnsOf = Map.groupBy(turns, (turn) => turn.message_id)
  const replies = new Set(turns.map(({ reply_id }) => reply_id))
  const said = messages.filter(({ sender }) => sender === 'receptionist')
  const opened = new Set(messages.map(({ conversation_id }) => conversation_id)).size
  const bookings = await db.selectFrom('bookings').select(['diary_id', 'starts_at', 'conversation_id']).execute()
  const slots = new Set(bookings.map(({ diary_id, starts_at }) => `${diary_id} ${starts_at}`))
  await db.destroy()
  return {
    'acknowledged messages': acknowledged.length,
    'of them lost': acknowledged.filter((id) => !ids.has(id)).length,
    'not answered': acknowledged.filter((id) => turnsOf.get(id)?.[0]?.reply_id == null).length,
    'answered twice': [...turnsOf.values()].filter(({ length }) => length > 1).length,
    'replies to nothing': said.length - opened * 2 - replies.size,
    bookings: bookings.length,
    'double bookings': bookings.length - slots.size,
  }
}
