import type { PassingEvent, StoredEvent } from './topic.ts'

/** The number is the event's id, so that the browser itself says with its next request where it was. */
export function storedFrame({ sequence, data }: StoredEvent): Buffer {
  return Buffer.from(`id: ${sequence}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** Without an id: the browser's place stays that of the last stored event. */
export function passingFrame({ type, data }: PassingEvent): Buffer {
  return Buffer.from(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** How long a browser waits before it comes back; and the first byte, which tells it that it is connected. */
export const GREETING = Buffer.from('retry: 2000\n\n')
export const HEARTBEAT = Buffer.from(':\n\n')
/** The reader may not read on: coming back would be refused. */
export const ENDED = Buffer.from('event: ended\ndata: {}\n\n')
