import { formatEuro } from '#contracts/words/amounts.ts'
import { BarChart } from '#web/ui/chart/bar-chart.tsx'
import { LineChart } from '#web/ui/chart/line-chart.tsx'
import { ShareBar } from '#web/ui/chart/share-bar.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Column, Sample } from './sample.tsx'

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August']

const SERIES = [
  { key: 'receptionist', label: 'AI receptionist' },
  { key: 'automation', label: 'Business automation' },
  { key: 'marketing', label: 'Websites and marketing' },
]

const POINTS = MONTHS.map((label, index) => ({
  key: label,
  label: `${label} 2026`,
  tick: label.slice(0, 3),
  values: [120_000, 54_000, 26_000].map((cents) => cents + index * 0.1 * cents),
}))

const TOTALS = POINTS.map(({ values, ...point }, index) => ({
  ...point,
  values: [(index + 1) * 200_000 + (values[0] ?? 0)],
}))

export function Charts() {
  return (
    <Column isWide>
      <Sample name="Charts">
        <Panel title="Parts of a sum" headingLevel={3}>
          <BarChart title="Savings by month and offer" series={SERIES} points={POINTS} format={formatEuro} isStacked />
        </Panel>
        <Panel title="Side by side" headingLevel={3}>
          <BarChart title="Savings of each offer by month" series={SERIES} points={POINTS} format={formatEuro} />
        </Panel>
        <Panel title="Over time" headingLevel={3}>
          <LineChart
            title="Savings so far by month"
            series={[{ key: 'total', label: 'Saved so far' }]}
            points={TOTALS}
            format={formatEuro}
          />
        </Panel>
        <Panel title="Shares of a whole" headingLevel={3}>
          <ShareBar
            title="Savings by offer"
            shares={SERIES.map((series, index) => ({ ...series, value: [60_000, 27_000, 13_000][index] ?? 0 }))}
            format={formatEuro}
          />
        </Panel>
      </Sample>
    </Column>
  )
}
