import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation, useNavigation } from 'react-router'

// Every public page loads this component, so it must not import the frame.
const PortalFrame = lazy(async () => ({ default: (await import('./portal-frame.tsx')).PortalFrame }))

const isDashboard = (pathname: string) => pathname.startsWith('/dashboard/')

/** Shows "Loading..." as soon as a dashboard is requested. A first load comes rendered by the server. */
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
