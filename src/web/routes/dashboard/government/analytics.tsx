import { formatEuro, formatEuroShort } from '#contracts/words/amounts.ts'
import { formatMonth } from '#contracts/words/dates.ts'
import { getBudgetByDepartment, getSpendByMonth } from '#server/domains/projects/index.ts'
import { formatCell, getKpis } from '#server/domains/reporting/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { BarChart } from '#web/ui/chart/bar-chart.tsx'
import { ShareBar } from '#web/ui/chart/share-bar.tsx'
import { DownloadLink } from '#web/ui/download-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { Route } from './+types/analytics.ts'
import { KpiList } from './analytics/kpi-list.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [kpis, departments, months] = await Promise.all([
    getKpis(ctx),
    getBudgetByDepartment(ctx),
    getSpendByMonth(ctx),
  ])
  return {
    kpis: kpis.map(({ value, ...kpi }) => ({ ...kpi, value: value === null ? 'None yet' : formatCell(value) })),
    departments,
    months,
  }
}

export default function GovernmentAnalytics({ loaderData: { kpis, departments, months } }: Route.ComponentProps) {
  const hasBudget = departments.some(({ budgetCents }) => budgetCents > 0)
  return (
    <section aria-labelledby="analytics-title" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="analytics-title" className="font-heading text-title font-demibold">
          Analytics
        </h2>
        <DownloadLink to="/api/projects/analytics.csv">Download CSV</DownloadLink>
      </div>
      <div className="grid items-start gap-4 desk:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Panel title="Budget allocation by department" headingLevel={3}>
          {hasBudget ? (
            <ShareBar
              title="Budget allocation by department"
              shares={departments.map(({ department, label, budgetCents }) => ({
                key: department,
                label,
                value: budgetCents,
              }))}
              format={formatEuroShort}
            />
          ) : (
            <EmptyState title="No budgets yet" text="How they are shared out appears with the first project." />
          )}
        </Panel>
        <Panel title="Spend by month" headingLevel={3}>
          <BarChart
            title="What all projects spent in each of the last twelve months"
            series={[{ key: 'spend', label: 'Spend' }]}
            points={months.map(({ month, spentCents }) => ({
              key: month,
              label: formatMonth(`${month}-15`),
              tick: formatMonth(`${month}-15`).slice(0, 3),
              values: [spentCents],
            }))}
            format={(cents) => (cents % 100 === 0 ? formatEuroShort(cents) : formatEuro(cents))}
            pointHead="Month"
          />
        </Panel>
      </div>
      <KpiList kpis={kpis} />
    </section>
  )
}
