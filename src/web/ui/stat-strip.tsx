import type { ReactNode } from 'react'
import { CHANGE_COLOURS, type Change } from './change.ts'
import { classNames } from './class-names.ts'

export type Stat = {
  label: string
  /** Put the unit into <small>. */
  value: ReactNode
  comparison?: ReactNode
  /** The emphasised start of the comparison: "+6". */
  change?: Change
}

/** Two to five figures in one panel: label, value, one comparison in words. */
export function StatStrip({ stats, label, className }: { stats: Stat[]; label: string; className?: string }) {
  return (
    <section aria-label={label} className={className}>
      <dl className="stat-strip">
        {stats.map(({ label: name, value, comparison, change }) => (
          <div key={name}>
            <dt className="text-small text-muted">{name}</dt>
            <dd className="mt-1 font-heading text-[1.875rem] leading-[1.1] font-title tracking-[-0.02em] lining-nums tabular-nums">
              {value}
            </dd>
            {(comparison !== undefined || change) && (
              <dd className="mt-1 text-small text-muted">
                {change && (
                  <b className={classNames('font-semibold', CHANGE_COLOURS[change.verdict])}>{change.text} </b>
                )}
                {comparison}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
