import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** Samples below each other. */
export function Column({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return <div className={classNames('grid min-w-0 content-start gap-7', isWide && 'col-span-full')}>{children}</div>
}

/** One component with its name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-small text-muted">{name}</h3>
      <div className="grid gap-3">{children}</div>
    </div>
  )
}

/** Samples side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2.5">{children}</div>
}
