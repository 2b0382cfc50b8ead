import { useLocation, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#web/root.tsx'

const AREAS = ['Business', 'Government', 'Admin']

/** The title of a portal page: the page, its dashboard, the company. A page has one. */
export function PageTitle({ children: name }: { children: string }) {
  const company = useRouteLoaderData<typeof rootLoader>('root')?.company.name
  const { pathname } = useLocation()
  const area = AREAS.find((one) => `${pathname}/`.startsWith(`/dashboard/${one.toLowerCase()}/`))
  return <title>{[name, area, company].filter(Boolean).join(' | ')}</title>
}
