import { PortalForm } from '#web/features/portal-form/portal-form.tsx'
import type { Refusal } from '#web/features/portal-form/refusal.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { PresentedHealth } from './present-health.ts'

type Mail = PresentedHealth['deadMails'][number]
type Props = { mails: Mail[]; dead: number; refusal: Refusal | undefined }

/** Mails that were given up: why, and one more chance. */
export function MailPanel({ mails, dead, refusal }: Props) {
  return (
    <section id="mail" tabIndex={-1} className="outline-none">
      <Panel
        title="Mails that were given up"
        headingLevel={3}
        bodyClassName=""
        aside={
          dead > 1 && (
            <PortalForm
              intent="retry-all-mails"
              refusal={refusal}
              submit={`Try all ${dead} again`}
              size="sm"
              variant="secondary"
            />
          )
        }
      >
        {mails.length === 0 ? (
          <EmptyState title="Every mail went out or is on its way." text="What cannot be delivered appears here." />
        ) : (
          <DataTable
            caption="Mails that were given up, newest first"
            columns={columnsFor(refusal)}
            rows={mails}
            rowKey={({ id }) => id}
          />
        )}
      </Panel>
    </section>
  )
}

function columnsFor(refusal: Refusal | undefined): Column<Mail>[] {
  return [
    {
      key: 'mail',
      head: 'Mail',
      cell: ({ template, recipient }) => (
        <>
          <span className="font-[560]">{template}</span>
          <small className="break-all">{recipient}</small>
        </>
      ),
    },
    {
      key: 'reason',
      head: 'Reason',
      cell: ({ lastError, attempts }) => (
        <span className="break-words">{`${lastError ?? 'unknown'} after ${attempts} attempts`}</span>
      ),
    },
    { key: 'when', head: 'Written', cell: ({ when }) => when, isExtra: true },
    {
      key: 'retry',
      head: 'Action',
      place: 'end',
      cell: ({ id, template, recipient }) => (
        <PortalForm
          intent="retry-mail"
          hidden={{ id }}
          refusal={refusal}
          submit="Try again"
          submitLabel={`Try again: ${template} to ${recipient}`}
          size="sm"
          variant="secondary"
        />
      ),
    },
  ]
}
