import { ConciergeBell } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { PortalLink } from '#web/features/portal-frame/portal-links.tsx'
import { requestJson } from '#web/lib/api-client.ts'

/** The link to the receptionist beside the heading of a dashboard, with how many conversations need a person. */
export function useReceptionistLink(to: string): PortalLink {
  return { to, label: 'Receptionist', icon: ConciergeBell, count: useWaitingCount() }
}

/** Asked for by the browser, when the page opens and whenever it is looked at again: the page itself does not wait for it. */
function useWaitingCount(): number {
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      // A count that is lost comes with the next look at the page.
      requestJson<{ waiting: number }>('GET', '/api/receptionist/waiting').then(
        (read) => setWaiting(read.waiting),
        () => {},
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [])
  return waiting
}
