import type { ChatMessage } from '#contracts/chat.ts'

/** Merges loaded and live messages into one ordered list without duplicates. */
export function mergeMessages(...lists: ChatMessage[][]): ChatMessage[] {
  const byId = new Map(lists.flat().map((message) => [message.id, message]))
  return [...byId.values()].sort((a, b) => a.cursor - b.cursor)
}

/** A page that stays open for days keeps only this many live messages. The server has the rest. */
const MAX_LIVE_MESSAGES = 2_000

export function addLive(live: ChatMessage[], message: ChatMessage): ChatMessage[] {
  if (live.some(({ id }) => id === message.id)) return live
  return [...live, message].slice(-MAX_LIVE_MESSAGES)
}
