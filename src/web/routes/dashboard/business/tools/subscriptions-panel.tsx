import type { ToolSubscription } from '#contracts/tools.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatShortDay } from '#contracts/words/dates.ts'
import { PortalForm } from '#web/features/portal-form/portal-form.tsx'
import type { Refusal } from '#web/features/portal-form/refusal.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'

type Row = ToolSubscription & { savings: number }
type Props = { subscriptions: Row[]; refusal: Refusal | undefined }

export function SubscriptionsPanel({ subscriptions, refusal }: Props) {
  return (
    <Panel title="Your AI tools" bodyClassName="">
      {subscriptions.length === 0 ? (
        <EmptyState title="You use no tools yet" text="Choose one below. What your plan includes costs nothing more." />
      ) : (
        <DataTable
          caption="AI tools in use"
          columns={columnsOf(refusal)}
          rows={subscriptions}
          rowKey={(row) => row.id}
        />
      )}
    </Panel>
  )
}

function columnsOf(refusal: Refusal | undefined): Column<Row>[] {
  return [
    {
      key: 'name',
      head: 'Tool',
      cell: (row) => (
        <>
          <span className="font-semibold">{row.name}</span>
          <small className="min-[861px]:hidden">Since {formatShortDay(row.startDate)}</small>
        </>
      ),
    },
    {
      key: 'status',
      head: 'Status',
      place: 'end',
      cell: (row) => (
        <span className="flex flex-wrap justify-end gap-1.5 min-[861px]:justify-start">
          <Badge tone={row.status === 'ACTIVE' ? 'positive' : 'info'}>{row.status}</Badge>
          {row.isSample && <Badge tone="outline">Sample</Badge>}
        </span>
      ),
    },
    { key: 'savings', head: 'Savings', isNumber: true, cell: (row) => formatEuro(row.savings) },
    { key: 'start', head: 'Started', isExtra: true, cell: (row) => formatShortDay(row.startDate) },
    { key: 'billing', head: 'Next billing', cell: billingOf },
    {
      key: 'actions',
      head: 'Change',
      isNumber: true,
      place: 'main',
      cell: (row) => <Actions row={row} refusal={refusal} />,
    },
  ]
}

function billingOf({ status, nextBilling, endsAt, isCancelled, isIncluded }: Row) {
  if (!isIncluded) return 'At rest: not in your plan'
  if (nextBilling !== null) {
    return (
      <>
        <span className="text-muted min-[861px]:hidden">Next billing </span>
        {formatShortDay(nextBilling)}
      </>
    )
  }
  const ends = endsAt === null ? '' : formatShortDay(endsAt)
  if (isCancelled) return `Ends ${ends}`
  return status === 'TRIAL' ? `Trial ends ${ends}` : `Ends with the plan, ${ends}`
}

function Actions({ row, refusal }: { row: Row; refusal: Refusal | undefined }) {
  const form = { refusal, hidden: { subscription: row.id } }
  return (
    <div className="flex flex-wrap justify-end gap-2 max-[860px]:justify-start max-[860px]:pt-2">
      {row.status === 'TRIAL' && (
        <PortalForm
          {...form}
          intent="activate"
          submit="Activate"
          submitLabel={`Activate ${row.name}`}
          variant="secondary"
        />
      )}
      {row.isCancelled ? (
        <PortalForm {...form} intent="keep" submit="Keep it" submitLabel={`Keep it: ${row.name}`} variant="secondary" />
      ) : (
        <PortalForm
          {...form}
          intent="cancel"
          submit="Cancel"
          submitLabel={`Cancel ${row.name}`}
          variant="ghost"
          className={row.status === 'ACTIVE' ? 'max-[860px]:-ml-[1.125rem]' : ''}
        />
      )}
    </div>
  )
}
