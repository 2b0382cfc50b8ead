import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the thread again whenever something new was said. True while there is no connection. */
export function useLiveThread(slug: string, conversationId: string | undefined, after: number): boolean {
  const { revalidate } = useRevalidator()
  const [isLost, setIsLost] = useState(false)

  useEffect(() => {
    if (conversationId === undefined) return
    // The browser reconnects by itself, and says which event it had last.
    const source = new EventSource(`/talk/${slug}/events?after=${after}`)
    source.onopen = () => setIsLost(false)
    source.onerror = () => setIsLost(true)
    source.onmessage = () => void revalidate()
    return () => source.close()
  }, [slug, conversationId, after, revalidate])

  return isLost
}
