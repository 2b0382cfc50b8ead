import { useEffect, useState } from 'react'
import type { CurrentUser } from '#contracts/session.ts'
import { requestJson } from '#web/lib/api-client.ts'

/** `isResolved` is false until the server has answered: then neither state may show. */
type Session = { user: CurrentUser | undefined; isResolved: boolean }

let answer: Promise<CurrentUser | undefined> | undefined

/** Who is signed in, asked once per page load. Any failure means signed out. */
export function useCurrentUser(): Session {
  const [session, setSession] = useState<Session>({ user: undefined, isResolved: false })
  useEffect(() => {
    let isMounted = true
    answer ??= requestJson<CurrentUser>('GET', '/api/auth/user').catch(() => undefined)
    answer.then((user) => {
      if (isMounted) setSession({ user, isResolved: true })
    })
    return () => {
      isMounted = false
    }
  }, [])
  return session
}
