import type { TestServer } from '../support/server.ts'

const CONVERSATIONS = 200
const LINES = [
  'Where are you?',
  'How much is the Advanced plan?',
  'I would like to book a conversation',
  'the first one',
]

export type TalkFigures = { conversations: number; turns: number; p50: number; p95: number; max: number }

/** Measures a turn from before its message is sent until its reply is read, with all conversations at once. */
export async function measureTalk(server: TestServer): Promise<TalkFigures> {
  const talks = await Promise.all(Array.from({ length: CONVERSATIONS }, () => openTalk(server)))
  const times: number[] = []
  await Promise.all(
    talks.map(async (talk) => {
      for (const line of LINES) times.push(await talk.say(line))
    }),
  )
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { conversations: CONVERSATIONS, turns: times.length, p50: at(0.5), p95: at(0.95), max: at(1) }
}

const POLL_MS = 250

async function openTalk({ url }: TestServer) {
  const json = { 'content-type': 'application/json' }
  const opened = await fetch(`${url}/api/talk/ogham/conversations`, { method: 'POST', headers: json, body: '{}' })
  const { conversation } = (await opened.json()) as { conversation: { id: string; token: string } }
  const messages = `${url}/api/talk/ogham/conversations/${conversation.id}/messages`
  const headers = { ...json, authorization: `Bearer ${conversation.token}` }
  return {
    async say(text: string): Promise<number> {
      const startedAt = performance.now()
      const sent = await fetch(messages, { method: 'POST', headers, body: JSON.stringify({ text }) })
      const { message } = (await sent.json()) as { message: { id: string } }
      for (;;) {
        const thread = (await (await fetch(`${messages}?after=${message.id}`, { headers })).json()) as {
          messages: object[]
        }
        if (thread.messages.length > 0) return performance.now() - startedAt
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      }
    },
  }
}
