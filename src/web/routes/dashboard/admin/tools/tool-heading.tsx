import type { ReactNode } from 'react'
import { href } from 'react-router'
import { BackLink } from '#web/ui/back-link.tsx'

export function ToolHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      <BackLink to={href('/dashboard/admin/tools')}>All AI tools</BackLink>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="font-heading text-title font-demibold break-words">{title}</h2>
        {children}
      </div>
    </div>
  )
}
