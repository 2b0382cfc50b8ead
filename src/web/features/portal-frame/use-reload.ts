import { useCallback, useRef } from 'react'
import { useFetcher } from 'react-router'

/** Where an action does nothing: the root's. */
export const RELOAD_ACTION = '/'

/**
 * Loads the page's data again, because of news. Unlike the router's own revalidation, it keeps what the page's last action
 * answered: a refusal, or a result.
 */
export function useReload(): { reload: () => void; isReloading: boolean } {
  const { submit, state } = useFetcher()
  const latest = useRef(submit)
  latest.current = submit
  const reload = useCallback(() => void latest.current(null, { method: 'post', action: RELOAD_ACTION }), [])
  return { reload, isReloading: state !== 'idle' }
}
