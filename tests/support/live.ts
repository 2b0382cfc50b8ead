import { PassThrough } from 'node:stream'
import { vi } from 'vitest'
import type { Hub } from '#server/live/hub.ts'
import type { Subscription } from '#server/live/subscription.ts'

export type Heard = { id: number | undefined; type: string; data: unknown }

/** Reads a stream as a browser does. */
export async function listenTo<Reader>(hub: Hub, subscription: Subscription<Reader>, after?: number) {
  const connection = new PassThrough()
  await hub.open(subscription, after, () => connection)
  const heard: Heard[] = []
  const state = { text: '', hasEnded: false }
  let unread = ''
  connection.setEncoding('utf8')
  connection.on('data', (chunk: string) => {
    state.text += chunk
    const frames = (unread + chunk).split('\n\n')
    unread = frames.pop() ?? ''
    for (const frame of frames) heard.push(...eventIn(frame))
  })
  connection.on('close', () => {
    state.hasEnded = true
  })
  return {
    heard,
    state,
    stored: () => heard.filter(({ id }) => id !== undefined),
    leave: () => connection.destroy(),
  }
}

function eventIn(frame: string): Heard[] {
  const fields = new Map(
    frame.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  )
  const data = fields.get('data')
  if (data === undefined) return []
  const id = fields.get('id')
  return [
    { id: id === undefined ? undefined : Number(id), type: fields.get('event') ?? 'message', data: JSON.parse(data) },
  ]
}

export const soon = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 5 })
