import { getSystemHealth, retryDeadMails } from '#server/domains/operations/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { scheduledJobs } from '#server/jobs/scheduled-jobs.ts'
import { DoneToast } from '#web/features/portal-form/done-toast.tsx'
import { answerForm } from '../answer-form.ts'
import type { Route } from './+types/health.ts'
import { HealthOverview } from './health/health-overview.tsx'
import { JobsPanel } from './health/jobs-panel.tsx'
import { MailPanel } from './health/mail-panel.tsx'
import { presentHealth } from './health/present-health.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  return presentHealth(await getSystemHealth(ctx, scheduledJobs(ctx.config)))
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    'retry-mail': async ({ id }) => {
      await retryDeadMails(ctx, { id })
      return '/dashboard/admin/health?done=retried#mail'
    },
    'retry-all-mails': async () => {
      await retryDeadMails(ctx, {})
      return '/dashboard/admin/health?done=retried#mail'
    },
  })
}

const DONE = { retried: { title: 'Back in the queue', description: 'It is sent with the next round.' } }

export default function AdminHealth({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <DoneToast messages={DONE} />
      <h2 className="font-heading text-(length:--text-title) font-[560]">System health</h2>
      <HealthOverview parts={loaderData.parts} />
      <JobsPanel jobs={loaderData.jobs} />
      <MailPanel mails={loaderData.deadMails} dead={loaderData.dead} refusal={actionData} />
    </div>
  )
}
