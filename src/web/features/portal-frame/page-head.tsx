import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#web/ui/router-link.tsx'
import { PortalTitle } from './portal-frame.tsx'

type PageHeadProps = {
  title: string
  /** The page above this one. */
  back: { to: string; label: string }
  actions?: ReactNode
  children?: ReactNode
}

export function PageHead({ title, back, actions, children }: PageHeadProps) {
  return (
    <>
      <Link
        to={back.to}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-ui font-demibold text-accent hover:text-accent-hover"
      >
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        {back.label}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <div className="min-w-0 break-words">
          <PortalTitle title={title}>{children}</PortalTitle>
        </div>
        {actions && <div className="mb-8 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </>
  )
}
