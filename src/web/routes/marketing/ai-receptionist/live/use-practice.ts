import { useCallback, useEffect, useRef, useState } from 'react'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { SandboxAnswer, SandboxDeed, SandboxDiary } from '#contracts/receptionist/sandbox.ts'
import { ApiError, requestJson } from '#web/lib/api-client.ts'
import { newKey } from '#web/lib/new-key.ts'

export type Said = {
  key: string
  by: 'contact' | 'receptionist'
  text: string
  language: Language
  deeds: SandboxDeed[]
}

/** The conversation with the practice. This page alone has it. */
export function usePractice(onSaid: (texts: { text: string; language: Language }[]) => void) {
  const [said, setSaid] = useState<Said[]>([])
  const [diary, setDiary] = useState<SandboxDiary>()
  const [isWaiting, setIsWaiting] = useState(true)
  const [failure, setFailure] = useState<string>()
  const [isOver, setIsOver] = useState(false)
  const sandbox = useRef('')
  const hasBegun = useRef(false)

  const take = useCallback(
    (answer: SandboxAnswer) => {
      sandbox.current = answer.sandbox
      setDiary(answer.diary)
      const texts = answer.said.map((text, index) => ({
        ...text,
        key: newKey(),
        by: 'receptionist' as const,
        deeds: index === 0 ? answer.deeds : [],
      }))
      setSaid((earlier) => [...earlier, ...texts])
      onSaid(answer.said)
    },
    [onSaid],
  )

  const ask = useCallback(
    async (path: string, body: object) => {
      setIsWaiting(true)
      setFailure(undefined)
      setIsOver(false)
      try {
        take(await requestJson<SandboxAnswer>('POST', path, body))
        return true
      } catch (error) {
        // A sandbox that never began, or whose hour has passed, takes no messages.
        setIsOver(sandbox.current === '' || (error instanceof ApiError && error.code === 'not_found'))
        setFailure(error instanceof ApiError && error.said !== '' ? error.said : String((error as Error).message))
        return false
      } finally {
        setIsWaiting(false)
      }
    },
    [take],
  )

  const start = useCallback(() => {
    setSaid([])
    sandbox.current = ''
    return ask('/api/sandbox', { language: 'en' })
  }, [ask])

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void start()
  }, [start])

  /** Returns false without an answer. The field then keeps its text. */
  async function say(text: string, language: Language): Promise<boolean> {
    const key = newKey()
    setSaid((earlier) => [...earlier, { key, by: 'contact', text, language, deeds: [] }])
    const isAnswered = await ask('/api/sandbox/messages', { sandbox: sandbox.current, text })
    if (!isAnswered) setSaid((earlier) => earlier.filter((one) => one.key !== key))
    return isAnswered
  }

  return { said, diary, isWaiting, failure, isOver, say, start }
}
