import type { PassingEvent, StoredEvent } from './topic.ts'

/** The number is the event id, which browsers send back in Last-Event-ID when they reconnect. */
export function formatStoredEvent({ sequence, data }: StoredEvent): Buffer {
  return Buffer.from(`id: ${sequence}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** Without an id, so that Last-Event-ID stays that of the last stored event. */
export function formatPassingEvent({ type, data }: PassingEvent): Buffer {
  return Buffer.from(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** Sets the browser's reconnect delay. The first bytes also tell the browser that it is connected. */
export const GREETING = Buffer.from('retry: 2000\n\n')
export const HEARTBEAT = Buffer.from(':\n\n')
/** The reader lost access. A reconnect would be refused. */
export const ENDED = Buffer.from('event: ended\ndata: {}\n\n')
