import type { ReactNode } from 'react'
import { BackLink } from '#web/ui/back-link.tsx'
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
      <BackLink to={back.to}>{back.label}</BackLink>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <div className="min-w-0 break-words">
          <PortalTitle title={title}>{children}</PortalTitle>
        </div>
        {actions && <div className="mb-8 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </>
  )
}
