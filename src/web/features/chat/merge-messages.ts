import type { ChatMessage } from '#contracts/chat.ts'

/** One list in order: what the page came with and what came since, each message once. */
export function mergeMessages(...lists: ChatMessage[][]): ChatMessage[] {
  const byId = new Map(lists.flat().map((message) => [message.id, message]))
  return [...byId.values()].sort((a, b) => a.cursor - b.cursor)
}

/** Of what comes in while a page stays open for days only this much is kept; the server has the rest. */
const MOST_KEPT = 2_000

export function addLive(live: ChatMessage[], message: ChatMessage): ChatMessage[] {
  if (live.some(({ id }) => id === message.id)) return live
  return [...live, message].slice(-MOST_KEPT)
}
