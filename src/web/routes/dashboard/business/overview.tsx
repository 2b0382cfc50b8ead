import { useOutletContext } from 'react-router'
import { listActivity } from '#server/domains/activity/index.ts'
import { listMonthlySavings } from '#server/domains/savings/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { ActivityList } from '#web/features/activity/activity-list.tsx'
import { SavingsChart } from '#web/features/savings/savings-chart.tsx'
import { agoInWords } from '#web/lib/relative-time.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { Route } from './+types/overview.ts'
import { AttentionPanel } from './overview/attention-panel.tsx'
import { listAttention } from './overview/list-attention.ts'
import { NowPanel } from './overview/now-panel.tsx'
import type { BusinessSummary } from './summary/summary.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [activity, buckets, attention] = await Promise.all([
    listActivity(ctx),
    listMonthlySavings(ctx),
    listAttention(ctx),
  ])
  return {
    activity: activity.map((item) => ({ ...item, ago: agoInWords(item.time, ctx.now()) })),
    buckets,
    attention,
  }
}

export default function BusinessOverview({ loaderData }: Route.ComponentProps) {
  const { activity, buckets, attention } = loaderData
  const { activeTools, supportTickets } = useOutletContext<BusinessSummary>()
  const hasSavings = buckets.some(({ cents, minutes }) => minutes > 0 || Object.values(cents).some((one) => one > 0))
  return (
    <div className="grid items-start gap-4 min-[861px]:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <div className="grid gap-4 min-[861px]:order-2">
        <AttentionPanel items={attention} />
        <NowPanel activeTools={activeTools} supportTickets={supportTickets} />
      </div>
      <div className="grid gap-4">
        <Panel
          title="Savings, month by month"
          aside={
            <TextLink to="/dashboard/business/analytics" isAlone>
              Analytics
            </TextLink>
          }
        >
          {hasSavings ? (
            <SavingsChart title="Savings of the last twelve months by what they came from" buckets={buckets} />
          ) : (
            <EmptyState
              title="Nothing was measured in the last twelve months"
              text="Record what a tool saves you, and the months appear here."
              action={
                <ButtonLink to="/dashboard/business/analytics/savings" variant="secondary">
                  Record a saving
                </ButtonLink>
              }
            />
          )}
        </Panel>
        <Panel title="Recent activity" bodyClassName="py-1">
          {activity.length > 0 ? (
            <ActivityList items={activity} />
          ) : (
            <EmptyState
              title="Nothing has happened yet"
              text="Savings, tools and support answers appear here as they come."
              action={
                <ButtonLink to="/dashboard/business/tools" variant="secondary">
                  Add your first tool
                </ButtonLink>
              }
            />
          )}
        </Panel>
      </div>
    </div>
  )
}
