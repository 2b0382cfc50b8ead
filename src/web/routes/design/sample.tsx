import type { ReactNode } from 'react'

/** One component and what it is called. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-small text-muted">{name}</h3>
      <div className="grid gap-3">{children}</div>
    </div>
  )
}
