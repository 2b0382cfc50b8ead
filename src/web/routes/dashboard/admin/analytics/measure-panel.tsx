import type { Bucket, Measure, Unit } from '#contracts/analytics.ts'
import { formatCount, formatEuro } from '#contracts/words/amounts.ts'
import { BarChart } from '#web/ui/chart/bar-chart.tsx'
import { Panel } from '#web/ui/panel.tsx'

const FORMATS: Record<Unit, (value: number) => string> = {
  count: formatCount,
  cents: formatEuro,
  hours: (value) => `${formatCount(value)} h`,
}

/** One measure: chart, table, and its definition. */
export function MeasurePanel({ measure, buckets }: { measure: Measure; buckets: Bucket[] }) {
  const { title, definition, unit, series, values, chart } = measure
  const points = buckets.map(({ key, label, tick }, index) => ({ key, label, tick, values: values[index] ?? [] }))
  const isEmpty = values.every((row) => row.every((value) => value === 0))
  return (
    <Panel title={title}>
      {isEmpty ? (
        <p className="text-ui text-ink-2">Nothing in this period.</p>
      ) : (
        <BarChart title={title} series={series} points={points} format={FORMATS[unit]} isStacked={chart === 'stack'} />
      )}
      <p className="mt-3 text-small text-muted">{definition}</p>
    </Panel>
  )
}
