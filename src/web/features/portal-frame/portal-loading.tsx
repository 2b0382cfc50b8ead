import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation, useNavigation } from 'react-router'

// Every public page has this component, and none of them the frame.
const PortalFrame = lazy(async () => ({ default: (await import('./portal-frame.tsx')).PortalFrame }))

const isDashboard = (pathname: string) => pathname.startsWith('/dashboard/')

/** Says "Loading..." in place of the page as soon as a dashboard is asked for; its first load comes complete. */
export function PortalLoading({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const next = useNavigation().location
  if (next === undefined || !isDashboard(next.pathname) || isDashboard(pathname)) return children
  const loading = <p role="status">Loading...</p>
  return (
    <Suspense fallback={loading}>
      <PortalFrame person={undefined}>{loading}</PortalFrame>
    </Suspense>
  )
}
