import { href, useOutletContext } from 'react-router'
import { formatAgo } from '#contracts/words/ago.ts'
import { listActivity } from '#server/domains/activity/index.ts'
import { listMonthlySavings } from '#server/domains/savings/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { ActivityFeed } from '#web/features/activity/activity-feed.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { ReceptionistPanel } from '#web/features/receptionist/receptionist-panel.tsx'
import { SavingsChart } from '#web/features/savings/savings-chart.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { loadReceptionistPanel } from '../receptionist/load-panel.ts'
import type { Route } from './+types/overview.ts'
import { AttentionPanel } from './overview/attention-panel.tsx'
import { listAttention } from './overview/list-attention.ts'
import { NowPanel } from './overview/now-panel.tsx'
import type { BusinessSummary } from './summary/summary.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [activity, buckets, attention, receptionist] = await Promise.all([
    listActivity(ctx),
    listMonthlySavings(ctx),
    listAttention(ctx),
    loadReceptionistPanel(ctx),
  ])
  return {
    activity: activity.map((item) => ({ ...item, ago: formatAgo(item.time, ctx.now()) })),
    buckets,
    attention,
    receptionist,
  }
}

export default function BusinessOverview({ loaderData }: Route.ComponentProps) {
  const { activity, buckets, attention, receptionist } = loaderData
  const { activeTools, supportTickets } = useOutletContext<BusinessSummary>()
  const hasSavings = buckets.some(({ cents, minutes }) => minutes > 0 || Object.values(cents).some((one) => one > 0))
  return (
    <div className="grid items-start gap-4 desk:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <div className="grid gap-4 desk:order-2">
        {receptionist && <ReceptionistPanel {...receptionist} />}
        <AttentionPanel items={attention} />
        <NowPanel activeTools={activeTools} supportTickets={supportTickets} />
      </div>
      <div className="grid gap-4">
        <Panel
          title="Savings, month by month"
          aside={
            <TextLink to={href('/dashboard/business/analytics')} isAlone>
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
                <Allowed to="savings.change">
                  <ButtonLink to={href('/dashboard/business/analytics/savings')} variant="secondary">
                    Record a saving
                  </ButtonLink>
                </Allowed>
              }
            />
          )}
        </Panel>
        <Panel title="Recent activity" bodyClassName="py-1">
          {activity.length > 0 ? (
            <ActivityFeed items={activity} />
          ) : (
            <EmptyState
              title="Nothing has happened yet"
              text="Savings, tools and support answers appear here as they come."
              action={
                <Allowed to="tools.change">
                  <ButtonLink to={href('/dashboard/business/tools')} variant="secondary">
                    Add your first tool
                  </ButtonLink>
                </Allowed>
              }
            />
          )}
        </Panel>
      </div>
    </div>
  )
}
