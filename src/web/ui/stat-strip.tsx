import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Stat = {
  label: string
  /** A unit goes in <small>. */
  value: ReactNode
  comparison?: ReactNode
  /** Leads the comparison: "+6", good or bad. */
  change?: { text: string; isGood: boolean }
}

/** Two to five figures in one panel, split by hairlines: label, value, one comparison in words. */
export function StatStrip({ stats, label, className }: { stats: Stat[]; label: string; className?: string }) {
  return (
    <dl aria-label={label} className={classNames('stat-strip', className)}>
      {stats.map(({ label: name, value, comparison, change }) => (
        <div key={name}>
          <dt className="text-small text-muted">{name}</dt>
          <dd className="mt-1 font-heading text-[1.875rem] leading-[1.1] font-[520] tracking-[-0.02em] lining-nums tabular-nums">
            {value}
          </dd>
          {(comparison !== undefined || change) && (
            <dd className="mt-1 text-small text-muted">
              {change && (
                <b className={classNames('font-semibold', change.isGood ? 'text-positive' : 'text-critical')}>
                  {change.text}{' '}
                </b>
              )}
              {comparison}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
