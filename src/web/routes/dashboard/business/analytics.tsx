import { href } from 'react-router'
import { SAVING_PERIODS, type SavingPeriod } from '#contracts/savings.ts'
import { getSavingsReport } from '#server/domains/savings/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { SavingsChart } from '#web/features/savings/savings-chart.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { Route } from './+types/analytics.ts'
import { FiguresTable } from './analytics/figures-table.tsx'
import { PeriodHead } from './analytics/period-head.tsx'
import { SplitPanel } from './analytics/split-panel.tsx'

const TREND: Record<SavingPeriod, string> = {
  monthly: 'Savings, month by month',
  quarterly: 'Savings, quarter by quarter',
  yearly: 'Savings, year by year',
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const asked = new URL(request.url).searchParams.get('period')
  const period = SAVING_PERIODS.find((one) => one === asked) ?? 'monthly'
  return getSavingsReport(ctx, { period })
}

export default function BusinessAnalytics({ loaderData: report }: Route.ComponentProps) {
  const { period, now, before, buckets } = report
  const isEmpty = buckets.every(({ cents, minutes }) => minutes === 0 && Object.values(cents).every((one) => one === 0))
  return (
    <div className="grid gap-4">
      <PeriodHead period={period} now={now.range} before={before.range} />
      <div className="grid items-start gap-4 rail:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <Panel title={TREND[period]}>
          {isEmpty ? <EmptyPeriod /> : <SavingsChart title={TREND[period]} buckets={buckets} />}
        </Panel>
        <SplitPanel savings={now.savings} />
      </div>
      <FiguresTable now={now} before={before} />
      <p className="text-ui text-ink-2">
        Every figure is computed from your records.{' '}
        <TextLink to={href('/dashboard/business/analytics/savings')} isAlone>
          See, add or import records
        </TextLink>
      </p>
    </div>
  )
}

function EmptyPeriod() {
  return (
    <EmptyState
      title="Nothing was measured in this time"
      text="Record a saving, or import earlier figures. The trend starts there."
      action={
        <ButtonLink to={href('/dashboard/business/analytics/savings')} variant="secondary">
          Record a saving
        </ButtonLink>
      }
    />
  )
}
