import { href } from 'react-router'
import { formatAgo } from '#contracts/words/ago.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { hasPermission } from '#server/access.ts'
import { listActivity } from '#server/domains/activity/index.ts'
import { findNextPolicy } from '#server/domains/compliance/index.ts'
import { listQuotes } from '#server/domains/quotes/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { ActivityFeed } from '#web/features/activity/activity-feed.tsx'
import { OpenQuoteNotices } from '#web/features/quotes/quotes-panel.tsx'
import { ReceptionistPanel } from '#web/features/receptionist/receptionist-panel.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { loadReceptionistPanel } from '../receptionist/load-panel.ts'
import type { Route } from './+types/overview.ts'
import { QuickActions } from './overview/quick-actions.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [activity, next, quotes, receptionist] = await Promise.all([
    listActivity(ctx, 10),
    findNextPolicy(ctx),
    hasPermission(ctx, 'billing.read') ? listQuotes(ctx) : [],
    loadReceptionistPanel(ctx),
  ])
  return {
    quotes,
    receptionist,
    activity: activity.map((item) => ({ ...item, ago: formatAgo(item.time, ctx.now()) })),
    nextPolicy: next && { id: next.id, name: next.name, dueOn: formatDay(next.nextReview), isOverdue: next.isOverdue },
  }
}

export default function GovernmentOverview({ loaderData }: Route.ComponentProps) {
  const { quotes, activity, nextPolicy, receptionist } = loaderData
  return (
    <div className="grid items-start gap-4 desk:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <div className="grid gap-4 empty:hidden desk:col-span-2">
        <OpenQuoteNotices quotes={quotes} path={href('/dashboard/government/upgrade')} />
      </div>
      <Panel title="Recent activity" bodyClassName="py-1" className="max-desk:order-2">
        {activity.length > 0 ? (
          <ActivityFeed items={activity} />
        ) : (
          <EmptyState
            title="Nothing has happened yet"
            text="What you and your colleagues do with projects and policies appears here."
          />
        )}
      </Panel>
      <div className="grid gap-4">
        {receptionist && <ReceptionistPanel {...receptionist} />}
        <QuickActions nextPolicy={nextPolicy} />
      </div>
    </div>
  )
}
