import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { Refusal } from '#web/features/form/refusal.ts'
import { newKey } from '#web/lib/new-key.ts'

export type OutgoingText = {
  key: string
  text: string
  /** Why it was not sent; undefined while it is on its way. */
  reason?: string
}

/**
 * Sends messages one after the other, without leaving the page. A message that was refused or never arrived stays in
 * `outgoing` with the reason, and `retry` sends it under the same key, so that it is stored once.
 */
export function useSending(language: Language) {
  const { submit, state, data } = useFetcher<Refusal | { sent: string }>()
  const [outgoing, setOutgoing] = useState<OutgoingText[]>([])
  const sending = useRef<string>(undefined)
  const next = outgoing.find(({ reason }) => reason === undefined)

  useEffect(() => {
    if (state !== 'idle') return
    if (sending.current !== undefined && data !== undefined) {
      const key = sending.current
      sending.current = undefined
      setOutgoing((texts) => settle(texts, key, 'message' in data ? data.message : undefined))
    } else if (sending.current === undefined && next !== undefined) {
      sending.current = next.key
      const { key, text } = next
      void submit({ intent: 'say', scripted: 'yes', key, text, language }, { method: 'post' })
    }
  }, [state, data, next, submit, language])

  const send = (text: string) => setOutgoing((texts) => [...texts, { key: newKey(), text }])
  const retry = (key: string) =>
    setOutgoing((texts) => texts.map((text) => (text.key === key ? { key, text: text.text } : text)))
  return { outgoing, send, retry }
}

function settle(texts: OutgoingText[], key: string, reason: string | undefined): OutgoingText[] {
  if (reason === undefined) return texts.filter((text) => text.key !== key)
  return texts.map((text) => (text.key === key ? { ...text, reason } : text))
}
