import { href } from 'react-router'
import { getSystemHealth, giveUpJob, retryJobs } from '#server/domains/operations/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { listScheduledJobs } from '#server/jobs/scheduled-jobs.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { answerForm } from '../../answer-form.ts'
import type { Route } from './+types/health.ts'
import { FailedJobsPanel } from './health/failed-jobs-panel.tsx'
import { HealthOverview } from './health/health-overview.tsx'
import { JobsPanel } from './health/jobs-panel.tsx'
import { presentHealth } from './health/present-health.ts'
import { QueuePanel } from './health/queue-panel.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  return presentHealth(await getSystemHealth(ctx, listScheduledJobs(ctx.config)))
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    'retry-job': async ({ id }) => {
      await retryJobs(ctx, { id })
      return `${href('/dashboard/admin/health')}?done=retried#failed-jobs`
    },
    'retry-all-jobs': async () => {
      await retryJobs(ctx, {})
      return `${href('/dashboard/admin/health')}?done=retried#failed-jobs`
    },
    'give-up-job': async ({ id }) => {
      await giveUpJob(ctx, { id })
      return `${href('/dashboard/admin/health')}?done=given-up#failed-jobs`
    },
  })
}

const DONE = {
  retried: { title: 'Back in the queue', description: 'It runs within seconds.' },
  'given-up': { title: 'Given up', description: 'The job is removed and will not run again.' },
}

export default function AdminHealth({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <DoneToast messages={DONE} />
      <h2 className="font-heading text-title font-demibold">System health</h2>
      <HealthOverview parts={loaderData.parts} />
      <JobsPanel jobs={loaderData.jobs} />
      <QueuePanel counts={loaderData.counts} />
      <FailedJobsPanel jobs={loaderData.failedJobs} dead={loaderData.dead} refusal={actionData} />
    </div>
  )
}
