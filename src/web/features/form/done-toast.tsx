import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.tsx'

type Done = { title: string; description?: string }

/**
 * Says what a form has done, named in `?done=…` of the page that it led to; the address forgets it at once. The page
 * has just been loaded: it isn't loaded again for that. Whoever has already chosen where to go next goes there: to clean
 * the address would call them back.
 */
export function DoneToast({ messages }: { messages: Record<string, Done> }) {
  const { pathname, search, hash, key: visit } = useLocation()
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const key = new URLSearchParams(search).get('done') ?? ''
  const message = Object.hasOwn(messages, key) ? messages[key] : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done once more is said once more.
  useEffect(() => {
    if (message !== undefined) toast(message)
  }, [message, visit])

  // Before the page can be seen, so that nobody chooses anything on it in between.
  useLayoutEffect(() => {
    if (message === undefined || isLeaving) return
    const kept = new URLSearchParams(search)
    kept.delete('done')
    const to = { pathname, search: kept.toString(), hash }
    navigate(to, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }, [message, isLeaving, pathname, search, hash, navigate])

  if (message === undefined) return null
  return (
    <noscript>
      <Notice tone="positive" role="status" title={message.title} className="my-4">
        {message.description}
      </Notice>
    </noscript>
  )
}
