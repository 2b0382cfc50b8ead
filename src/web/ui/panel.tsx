import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type PanelProps = {
  title?: ReactNode
  /** The heading level inside a titled section. */
  headingLevel?: 2 | 3 | 4
  /** One link or one legend. */
  aside?: ReactNode
  className?: string
  bodyClassName?: string
  children: ReactNode
}

/** One object to act on. */
export function Panel({ title, headingLevel = 2, aside, className, bodyClassName = 'p-step', children }: PanelProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <section className={classNames('min-w-0 rounded-panel border border-line bg-surface', className)}>
      {title !== undefined && (
        <header className="flex min-h-[52px] flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-step py-2">
          <Heading className="text-label font-semibold">{title}</Heading>
          {aside && <div className="ml-auto flex items-center gap-3 text-small">{aside}</div>}
        </header>
      )}
      <div className={bodyClassName}>{children}</div>
    </section>
  )
}
