import { useLocation } from 'react-router'
import { useCompanyName } from './company-name.ts'

const AREAS = ['Business', 'Government', 'Admin']

/** The title of a portal page: page, dashboard, company. Each page renders it once. */
export function PageTitle({ children: name }: { children: string }) {
  const company = useCompanyName()
  const { pathname } = useLocation()
  const area = AREAS.find((one) => `${pathname}/`.startsWith(`/dashboard/${one.toLowerCase()}/`))
  return <title>{[name, area, company].filter(Boolean).join(' | ')}</title>
}
