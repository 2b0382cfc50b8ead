import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.tsx'

type Done = { title: string; description?: string }

/**
 * Says what a form has done, named in `?done=…` of the page that it led to; the address forgets it at once. The page
 * has just been loaded: it isn't loaded again for that.
 */
export function DoneToast({ messages }: { messages: Record<string, Done> }) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const key = new URLSearchParams(search).get('done') ?? ''
  const message = Object.hasOwn(messages, key) ? messages[key] : undefined

  useEffect(() => {
    if (message === undefined) return
    toast(message)
    const kept = new URLSearchParams(search)
    kept.delete('done')
    const to = { pathname, search: kept.toString(), hash }
    navigate(to, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }, [message, pathname, search, hash, navigate])

  if (message === undefined) return null
  return (
    <noscript>
      <Notice tone="positive" role="status" title={message.title} className="my-4">
        {message.description}
      </Notice>
    </noscript>
  )
}
