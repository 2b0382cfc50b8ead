import type { ReactNode } from 'react'
import { href } from 'react-router'
import { TextLink } from '#web/ui/link.tsx'

export function ToolHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      <TextLink to={href('/dashboard/admin/tools')} isAlone className="text-small">
        All AI tools
      </TextLink>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="font-heading text-(length:--text-title) font-demibold break-words">{title}</h2>
        {children}
      </div>
    </div>
  )
}
