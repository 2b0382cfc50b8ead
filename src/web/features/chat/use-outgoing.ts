import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ChatMessage } from '#contracts/chat.ts'
import { requestJson } from '#web/lib/api-client.ts'
import { getServerMessage } from '#web/lib/get-server-message.ts'
import { newKey } from '#web/lib/new-key.ts'
import { Outbox, type Outgoing } from './outgoing.ts'

/**
 * Sends this reader's messages of one conversation in sequence. It keeps each until it is confirmed, and sends none
 * twice.
 */
export function useOutgoing(readerId: string, threadId: string, add: (message: ChatMessage) => void) {
  const outbox = useMemo(() => new Outbox(readerId, threadId), [readerId, threadId])
  const [outgoing, setOutgoing] = useState<Outgoing[]>([])
  const queue = useRef(Promise.resolve())
  const all = useRef<Outgoing[]>([])

  const change = useCallback(
    (next: Outgoing[]) => {
      all.current = next
      outbox.keep({ outgoing: next })
      setOutgoing(next)
    },
    [outbox],
  )
  // Only the browser knows the kept messages, so they are read after hydration.
  useEffect(() => change(outbox.read().outgoing), [outbox, change])

  const settle = useCallback(
    (key: string, changes?: Partial<Outgoing>) => {
      const others = all.current.filter((message) => message.key !== key)
      const own = all.current.find((message) => message.key === key)
      if (own === undefined) return
      const keepPlace = all.current.map((message) => (message.key === key ? { ...message, ...changes } : message))
      change(changes === undefined ? others : keepPlace)
    },
    [change],
  )

  const post = useCallback(
    (message: Outgoing) => {
      queue.current = queue.current.then(async () => {
        try {
          const path = `/api/chat/threads/${threadId}/messages`
          const { key, text } = message
          add(await requestJson<ChatMessage>('POST', path, { text }, { 'Idempotency-Key': key }))
          settle(key)
        } catch (error) {
          settle(message.key, { status: 'failed', reason: findReason(error) })
        }
      })
    },
    [threadId, add, settle],
  )

  const send = (text: string) => {
    const message: Outgoing = { key: newKey(), text, at: new Date().toISOString(), status: 'sending', reason: '' }
    change([...all.current, message])
    post(message)
  }
  const retry = (message: Outgoing) => {
    settle(message.key, { status: 'sending', reason: '' })
    post(message)
  }
  return { outgoing, send, retry, discard: (message: Outgoing) => settle(message.key), outbox }
}

function findReason(error: unknown): string {
  return getServerMessage(error, 'It could not be sent.')
}
