import { useEffect } from 'react'
import { requestJson } from '#web/lib/api-client.ts'

const SETTLE_MS = 400

/** Tells the server up to where this conversation was seen, while the page is looked at and its end is in view. */
export function useMarkRead(threadId: string, lastMessageId: string | undefined, isAtEnd: boolean): void {
  useEffect(() => {
    if (lastMessageId === undefined || !isAtEnd) return
    const mark = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', mark)
      // A mark that is lost is set by the next message, or the next visit.
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
