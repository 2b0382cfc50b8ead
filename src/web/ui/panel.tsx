import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type PanelProps = {
  title?: ReactNode
  aside?: ReactNode
  className?: string
  bodyClassName?: string
  children: ReactNode
}

/** One object that can be acted on, with at most one link or legend in its head. */
export function Panel({ title, aside, className, bodyClassName = 'p-[1.1rem]', children }: PanelProps) {
  return (
    <section className={classNames('min-w-0 rounded-panel border border-line bg-surface', className)}>
      {title && (
        <header className="flex min-h-[52px] flex-wrap items-center gap-3 border-b border-line px-[1.1rem] py-2">
          <h2 className="text-[0.9375rem] font-semibold">{title}</h2>
          {aside && <div className="ml-auto flex items-center gap-2">{aside}</div>}
        </header>
      )}
      <div className={bodyClassName}>{children}</div>
    </section>
  )
}
