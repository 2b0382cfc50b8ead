import { ConciergeBell } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { PortalLink } from '#web/features/portal-frame/portal-links.tsx'
import { requestJson } from '#web/lib/api-client.ts'

export function useReceptionistLink(to: string): PortalLink {
  return { to, label: 'Receptionist', icon: ConciergeBell, count: useWaitingCount() }
}

/** The browser fetches the count when the page opens or becomes visible, so the page does not wait for it. */
function useWaitingCount(): number {
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      // A failed request is repaired by the next one.
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
