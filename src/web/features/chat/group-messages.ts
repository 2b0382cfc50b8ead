import type { ChatMessage } from '#contracts/chat.ts'
import { irishDay } from '#contracts/words/dates.ts'

/** Consecutive messages of one author. A notice is a group of its own. */
export type MessageGroup = { first: ChatMessage; messages: ChatMessage[] }
export type MessageDay = { day: string; at: string; groups: MessageGroup[] }

const PAUSE_MS = 5 * 60_000

/** Groups messages by Irish day, then by author. */
export function groupMessages(messages: ChatMessage[]): MessageDay[] {
  const days: MessageDay[] = []
  for (const message of messages) {
    const day = irishDay(message.at)
    if (days.at(-1)?.day !== day) days.push({ day, at: message.at, groups: [] })
    const groups = days.at(-1)?.groups ?? []
    const group = groups.at(-1)
    if (group !== undefined && isSameGroup(group, message)) group.messages.push(message)
    else groups.push({ first: message, messages: [message] })
  }
  return days
}

function isSameGroup({ first, messages }: MessageGroup, next: ChatMessage): boolean {
  const last = messages.at(-1) ?? first
  const isSameAuthor = first.author.id === next.author.id && first.author.name === next.author.name
  const pause = Date.parse(next.at) - Date.parse(last.at)
  return first.kind === 'message' && next.kind === 'message' && isSameAuthor && pause <= PAUSE_MS
}
