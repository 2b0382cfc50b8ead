import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ChatMessage } from '#contracts/chat.ts'
import type { ConnectionState } from './chat-context.ts'
import { addLive } from './merge-messages.ts'

const FIRST_WAIT_MS = 2_000
const MAX_WAIT_MS = 60_000

/**
 * Receives all messages after `after`. The browser reconnects by itself and sends its last event id. After an error
 * answer, such as a proxy's, it gives up, so this connects again from the last message.
 */
export function useChatStream(after: number) {
  const [live, setLive] = useState<ChatMessage[]>([])
  const [connection, setConnection] = useState<ConnectionState>('connecting')
  const { revalidate } = useRevalidator()
  const add = useCallback((message: ChatMessage) => setLive((known) => addLive(known, message)), [])

  useEffect(() => {
    let cursor = after
    let failures = 0
    let source: EventSource | undefined
    let retry: ReturnType<typeof setTimeout> | undefined

    function connect(): void {
      source = new EventSource(`/api/chat/stream?after=${cursor}`)
      source.onopen = () => {
        failures = 0
        setConnection('live')
      }
      source.onmessage = ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as ChatMessage
        cursor = message.cursor
        add(message)
      }
      source.addEventListener('ended', stop)
      source.onerror = () => {
        setConnection('reconnecting')
        if (source?.readyState === EventSource.CLOSED) reconnectLater()
      }
    }

    /** The session may have ended. The first failure reloads the page's data, which then says so. */
    function reconnectLater(): void {
      if (failures === 0) void revalidate()
      retry = setTimeout(connect, Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++))
    }

    function stop(): void {
      source?.close()
      setConnection('stopped')
      void revalidate()
    }

    connect()
    return () => {
      clearTimeout(retry)
      source?.close()
    }
  }, [after, add, revalidate])

  return { live, add, connection }
}
