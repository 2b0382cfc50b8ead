import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { PortalFrame } from './portal-frame.tsx'

const isDashboard = (pathname: string) => pathname.startsWith('/dashboard/')

/** Says "Loading..." in place of the page as soon as a dashboard is asked for; its first load comes complete. */
export function PortalLoading({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const next = useNavigation().location
  if (next === undefined || !isDashboard(next.pathname) || isDashboard(pathname)) return children
  return (
    <PortalFrame person={undefined}>
      <p role="status">Loading...</p>
    </PortalFrame>
  )
}
