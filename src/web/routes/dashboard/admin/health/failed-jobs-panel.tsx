import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { PresentedHealth } from './present-health.ts'

type Job = PresentedHealth['failedJobs'][number]
type Props = { jobs: Job[]; dead: number; refusal: Refusal | undefined }

/** Dead jobs with their error, and the buttons to retry or delete them. */
export function FailedJobsPanel({ jobs, dead, refusal }: Props) {
  return (
    <section id="failed-jobs" tabIndex={-1} className="outline-none">
      <Panel
        title="Jobs that failed"
        headingLevel={3}
        bodyClassName=""
        aside={
          dead > 1 && (
            <Form
              intent="retry-all-jobs"
              refusal={refusal}
              submit={`Try all ${dead} again`}
              size="sm"
              variant="secondary"
            />
          )
        }
      >
        {jobs.length === 0 ? (
          <EmptyState title="No job has failed." text="Mails that cannot be delivered appear here too." />
        ) : (
          <DataTable
            caption="Jobs that failed, those that were given up first"
            columns={columnsFor(refusal)}
            rows={jobs}
            rowKey={({ id }) => id}
          />
        )}
      </Panel>
    </section>
  )
}

function columnsFor(refusal: Refusal | undefined): Column<Job>[] {
  return [
    {
      key: 'job',
      head: 'Job',
      cell: ({ name, recipient }) => (
        <>
          <span className="font-demibold break-words">{name}</span>
          {recipient !== null && <small className="break-all">{recipient}</small>}
        </>
      ),
    },
    { key: 'reason', head: 'Reason', cell: (job) => <span className="break-words">{describeReason(job)}</span> },
    { key: 'when', head: 'Since', cell: ({ when }) => when, isExtra: true },
    {
      key: 'decide',
      head: 'Action',
      place: 'end',
      cell: (job) => (
        <div className="flex flex-wrap justify-end gap-2">
          <Decision job={job} intent="retry-job" submit="Try again" refusal={refusal} />
          <Decision job={job} intent="give-up-job" submit="Give up" refusal={refusal} />
        </div>
      ),
    },
  ]
}

function describeReason({ lastError, attempts, deadAt }: Job): string {
  const reason = `${lastError ?? 'unknown'} after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`
  return deadAt === null ? `${reason}, will be tried again` : reason
}

type DecisionProps = { job: Job; intent: string; submit: string; refusal: Refusal | undefined }

function Decision({ job: { id, name, recipient }, intent, submit, refusal }: DecisionProps) {
  return (
    <Form
      intent={intent}
      hidden={{ id }}
      refusal={refusal}
      submit={submit}
      submitLabel={`${submit}: ${name}${recipient === null ? '' : ` to ${recipient}`}`}
      size="sm"
      variant="secondary"
    />
  )
}
