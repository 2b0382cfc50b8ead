import type { ChatMessage, ChatThread } from '#contracts/chat.ts'

/** Updates the loaded list with live messages: last message, unread count, order. */
export function applyLive(
  threads: ChatThread[],
  live: ChatMessage[],
  readerId: string,
  openThreadId: string | undefined,
): ChatThread[] {
  const updated = threads.map((thread) => {
    const since = live.filter(({ threadId, cursor }) => threadId === thread.id && cursor > (thread.last?.cursor ?? 0))
    const last = since.toSorted((a, b) => a.cursor - b.cursor).at(-1)
    const isNew = (message: ChatMessage) => message.kind === 'message' && message.author.id !== readerId
    const unread = thread.id === openThreadId ? 0 : thread.unread + since.filter(isNew).length
    if (last === undefined) return { ...thread, unread }
    const { text, at, kind, author, cursor } = last
    return { ...thread, unread, last: { text, at, kind, authorName: author.name, cursor } }
  })
  const newest = ({ last, openedAt }: ChatThread) => last?.at ?? openedAt
  const isUnread = ({ unread }: ChatThread) => Number(unread > 0)
  return updated.toSorted((a, b) => isUnread(b) - isUnread(a) || newest(b).localeCompare(newest(a)))
}
