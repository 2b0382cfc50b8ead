/** The messages between the embedding page and the widget's frame. All others are ignored. */

export const CHANNEL = 'ogham-talk'

export type FromFrame = { type: 'ready' } | { type: 'close' } | { type: 'unread'; count: number }
export type FromHost = { type: 'shown' } | { type: 'hidden' }

type Fields = { channel?: unknown; type?: unknown; count?: unknown }

/** Undefined for any other message. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  const { type, count } = readFields(data)
  if (type === 'ready' || type === 'close') return { type }
  const isCount = Number.isInteger(count) && (count as number) >= 0
  return type === 'unread' && isCount ? { type, count: count as number } : undefined
}

/** Undefined for any other message. */
export function readFromHost(data: unknown): FromHost | undefined {
  const { type } = readFields(data)
  return type === 'shown' || type === 'hidden' ? { type } : undefined
}

function readFields(data: unknown): Fields {
  if (typeof data !== 'object' || data === null || (data as Fields).channel !== CHANNEL) return {}
  return data as Fields
}
