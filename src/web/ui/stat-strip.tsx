import type { ReactNode } from 'react'

export type Stat = { label: string; value: ReactNode; comparison?: ReactNode }

/** Two to five figures in one panel, split by hairlines: label, value, one comparison in words. */
export function StatStrip({ stats, label }: { stats: Stat[]; label: string }) {
  return (
    <dl aria-label={label} className="stat-strip">
      {stats.map((stat) => (
        <div key={stat.label}>
          <dt className="text-small text-muted">{stat.label}</dt>
          <dd className="mt-1 font-heading text-[1.875rem] leading-[1.1] font-[520] tracking-[-0.02em] tabular-nums">
            {stat.value}
          </dd>
          {stat.comparison && <dd className="mt-1 text-small text-muted">{stat.comparison}</dd>}
        </div>
      ))}
    </dl>
  )
}
