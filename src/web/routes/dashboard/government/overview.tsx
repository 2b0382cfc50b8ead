import { formatDay } from '#contracts/words/dates.ts'
import { listActivity } from '#server/domains/activity/index.ts'
import { findNextPolicy } from '#server/domains/compliance/index.ts'
import { ActivityList } from '#web/features/activity/activity-list.tsx'
import { agoInWords } from '#web/lib/relative-time.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { allowedCtx } from '../access.ts'
import type { Route } from './+types/overview.ts'
import { QuickActions } from './overview/quick-actions.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = allowedCtx(context)
  const [activity, next] = await Promise.all([listActivity(ctx, 10), findNextPolicy(ctx)])
  return {
    activity: activity.map((item) => ({ ...item, ago: agoInWords(item.time, ctx.now()) })),
    nextPolicy: next && { id: next.id, name: next.name, dueOn: formatDay(next.nextReview), isOverdue: next.isOverdue },
  }
}

export default function GovernmentOverview({ loaderData: { activity, nextPolicy } }: Route.ComponentProps) {
  return (
    <div className="grid items-start gap-4 min-[861px]:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <Panel title="Recent activity" bodyClassName="py-1" className="max-[860px]:order-2">
        {activity.length > 0 ? (
          <ActivityList items={activity} />
        ) : (
          <EmptyState
            title="Nothing has happened yet"
            text="What you and your colleagues do with projects and policies appears here."
          />
        )}
      </Panel>
      <QuickActions nextPolicy={nextPolicy} />
    </div>
  )
}
