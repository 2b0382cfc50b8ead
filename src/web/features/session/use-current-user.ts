import { useEffect, useState } from 'react'
import type { CurrentUser } from '#contracts/session.ts'
import { requestJson } from '#web/lib/api-client.ts'
import { isSessionExpected, waitForInteraction } from './session-hint.ts'

/** While `isResolved` is false and a session is expected, the bar shows neither state. */
type Session = { user: CurrentUser | undefined; isResolved: boolean }

let answer: Promise<CurrentUser | undefined> | undefined

/** The current user, requested once per page load. Any failure means signed out. */
export function useCurrentUser(): Session {
  const [session, setSession] = useState<Session>({ user: undefined, isResolved: false })
  useEffect(() => {
    let isMounted = true
    answer ??= askServer()
    answer.then((user) => {
      if (isMounted) setSession({ user, isResolved: true })
    })
    return () => {
      isMounted = false
    }
  }, [])
  return session
}

async function askServer(): Promise<CurrentUser | undefined> {
  if (!isSessionExpected()) await waitForInteraction()
  return requestJson<CurrentUser>('GET', '/api/auth/user').catch(() => undefined)
}
