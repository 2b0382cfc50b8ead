import { get, type IncomingMessage } from 'node:http'
import { expect, vi } from 'vitest'
import type { ChatMessage } from '#contracts/chat.ts'

export type EventStream = {
  status: number
  headers: IncomingMessage['headers']
  messages: ChatMessage[]
  texts(): string[]
  /** All received text. */
  raw(): string
  hasEnded(): boolean
  /** Whether the server closed the stream properly. */
  isComplete(): boolean
  /** Waits for a number of messages. */
  hears(count: number, withinMs?: number): Promise<ChatMessage[]>
  ends(withinMs?: number): Promise<void>
  leave(): void
}

/** Opens a stream on its own connection as a browser does. Default: the chat's. */
export function openEventStream(
  url: string,
  cookie: string | undefined,
  given: { path?: string; lastEventId?: number; after?: number; headers?: Record<string, string> } = {},
): Promise<EventStream> {
  const messages: ChatMessage[] = []
  let text = ''
  let unread = ''
  let hasEnded = false
  const take = (chunk: string) => {
    text += chunk
    unread += chunk
    for (;;) {
      const end = unread.indexOf('\n\n')
      if (end < 0) return
      const data = /^id: (\d+)\ndata: (.*)$/.exec(unread.slice(0, end))
      unread = unread.slice(end + 2)
      if (data !== null) messages.push(JSON.parse(data[2] ?? ''))
    }
  }
  return new Promise((resolve, reject) => {
    const query = given.after === undefined ? '' : `?after=${given.after}`
    const headers = {
      accept: 'text/event-stream',
      'accept-encoding': 'gzip, deflate, br',
      ...(cookie !== undefined && { cookie }),
      ...(given.lastEventId !== undefined && { 'last-event-id': String(given.lastEventId) }),
      ...given.headers,
    }
    const request = get(`${url}${given.path ?? '/api/chat/stream'}${query}`, { headers, agent: false }, (response) => {
      response.setEncoding('utf8')
      response.on('data', take)
      response.on('close', () => {
        hasEnded = true
      })
      response.on('error', () => {})
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        messages,
        texts: () => messages.map((message) => message.text),
        raw: () => text,
        hasEnded: () => hasEnded,
        isComplete: () => response.complete,
        hears: async (count, timeout = 20_000) => {
          await vi.waitFor(() => expect(messages.length).toBeGreaterThanOrEqual(count), { timeout, interval: 5 })
          return messages
        },
        ends: (timeout = 20_000) => vi.waitFor(() => expect(hasEnded).toBe(true), { timeout, interval: 10 }),
        leave: () => request.destroy(),
      })
    })
    request.on('error', reject)
  })
}
