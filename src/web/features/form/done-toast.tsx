import { use, useEffect, useLayoutEffect } from 'react'
import { createPath, UNSAFE_DataRouterContext, useLocation, useNavigate, useNavigation } from 'react-router'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.tsx'

type Done = { title: string; description?: string }

/** Says what a form has done, named in `?done=…` of the page that it led to. The address forgets it at once. */
export function DoneToast({ messages }: { messages: Record<string, Done> }) {
  const { search, key: visit } = useLocation()
  const key = new URLSearchParams(search).get('done') ?? ''
  const message = Object.hasOwn(messages, key) ? messages[key] : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done once more is said once more.
  useEffect(() => {
    if (message !== undefined) toast(message)
  }, [message, visit])

  useCleanAddress(message !== undefined)

  if (message === undefined) return null
  return (
    <noscript>
      <Notice tone="positive" role="status" title={message.title} className="my-4">
        {message.description}
      </Notice>
    </noscript>
  )
}

/**
 * Takes `done` out of the history's entry at once, and then out of the router's location. The page has just been loaded:
 * it isn't loaded again for that. The router's navigation would cancel another one, so it starts only while no other is
 * under way. The router itself is asked: hooks know what was so at the last drawing.
 */
function useCleanAddress(isDone: boolean): void {
  const { pathname, search, hash, key } = useLocation()
  const router = use(UNSAFE_DataRouterContext)?.router
  const navigate = useNavigate()
  // Tries again when the other navigation has ended without leaving.
  const isLeaving = useNavigation().state !== 'idle'

  // biome-ignore lint/correctness/useExhaustiveDependencies: see isLeaving.
  useLayoutEffect(() => {
    if (!isDone) return
    const kept = new URLSearchParams(search)
    kept.delete('done')
    const clean = createPath({ pathname, search: kept.toString(), hash })
    // After a step back this is another entry. The first entry of a visit has no key.
    if ((history.state?.key ?? 'default') === key) history.replaceState(history.state, '', clean)
    if (router?.state.location.key !== key || router.state.navigation.state !== 'idle') return
    navigate(clean, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }, [isDone, isLeaving, pathname, search, hash, key, router, navigate])
}
