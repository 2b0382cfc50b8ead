import { useCallback, useEffect, useState } from 'react'
import type { ChatMessage } from '#contracts/chat.ts'
import { useReload } from '#web/features/portal-frame/use-reload.ts'
import { followStream } from '#web/lib/follow-stream.ts'
import type { ConnectionState } from './chat-context.ts'
import { addLive } from './merge-messages.ts'

/** Receives all messages after `after`. */
export function useChatStream(after: number) {
  const [live, setLive] = useState<ChatMessage[]>([])
  const [connection, setConnection] = useState<ConnectionState>('connecting')
  const { reload } = useReload()
  const add = useCallback((message: ChatMessage) => setLive((known) => addLive(known, message)), [])

  useEffect(() => {
    let cursor = after
    return followStream(() => `/api/chat/stream?after=${cursor}`, {
      onOpen: () => setConnection('live'),
      onEvent: ({ data }) => {
        const message = JSON.parse(data) as ChatMessage
        cursor = message.cursor
        add(message)
      },
      onLost: (isFirstRefusal) => {
        setConnection('reconnecting')
        // The session may have ended. The page's data then says so.
        if (isFirstRefusal) reload()
      },
      onEnd: () => {
        setConnection('stopped')
        reload()
      },
    })
  }, [after, add, reload])

  return { live, add, connection }
}
