import { useEffect } from 'react'
import { requestJson } from '#web/lib/api-client.ts'

const SETTLE_MS = 400

/** Marks this conversation as read while the page is visible and the end of the conversation is in view. */
export function useMarkRead(threadId: string, lastMessageId: string | undefined, isAtEnd: boolean): void {
  useEffect(() => {
    if (lastMessageId === undefined || !isAtEnd) return
    const mark = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', mark)
      // A lost mark is repaired by the next message or the next visit.
      requestJson('POST', `/api/chat/threads/${threadId}/read`, { messageId: lastMessageId }).catch(() => {})
    }
    const timer = setTimeout(() => {
      document.addEventListener('visibilitychange', mark)
      mark()
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', mark)
    }
  }, [threadId, lastMessageId, isAtEnd])
}
