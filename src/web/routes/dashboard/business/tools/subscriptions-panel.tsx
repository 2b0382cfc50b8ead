import { href } from 'react-router'
import type { ToolSubscription } from '#contracts/tools.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatShortDay } from '#contracts/words/dates.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** The receptionist has screens of its own. */
const RECEPTIONIST_TOOL = 'tool_ai-receptionist'

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
          columns={listColumns(refusal)}
          rows={subscriptions}
          rowKey={(row) => row.id}
        />
      )}
    </Panel>
  )
}

function listColumns(refusal: Refusal | undefined): Column<Row>[] {
  return [
    {
      key: 'name',
      head: 'Tool',
      cell: (row) => (
        <>
          <span className="font-semibold">
            {row.toolId === RECEPTIONIST_TOOL ? (
              <TextLink to={href('/dashboard/business/receptionist')}>{row.name}</TextLink>
            ) : (
              row.name
            )}
          </span>
          <small className="desk:hidden">Since {formatShortDay(row.startDate)}</small>
        </>
      ),
    },
    {
      key: 'status',
      head: 'Status',
      place: 'end',
      cell: (row) => (
        <span className="flex flex-wrap justify-end gap-1.5 desk:justify-start">
          <Badge tone={row.status === 'ACTIVE' ? 'positive' : 'info'}>{row.status}</Badge>
          {row.isSample && <Badge tone="outline">Sample</Badge>}
        </span>
      ),
    },
    { key: 'savings', head: 'Savings', isNumber: true, cell: (row) => formatEuro(row.savings) },
    { key: 'start', head: 'Started', isExtra: true, cell: (row) => formatShortDay(row.startDate) },
    { key: 'billing', head: 'Next billing', cell: describeBilling },
    {
      key: 'actions',
      head: 'Change',
      isNumber: true,
      place: 'main',
      cell: (row) => <Actions row={row} refusal={refusal} />,
    },
  ]
}

function describeBilling({ status, nextBilling, endsAt, isCancelled, isIncluded }: Row) {
  if (!isIncluded) return 'Inactive: not in your plan'
  if (nextBilling !== null) {
    return (
      <>
        <span className="text-muted desk:hidden">Next billing </span>
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
    <div className="flex flex-wrap justify-end gap-2 max-desk:justify-start max-desk:pt-2">
      {row.status === 'TRIAL' && (
        <Allowed to="tools.change">
          <Form
            {...form}
            intent="activate"
            submit="Activate"
            submitLabel={`Activate ${row.name}`}
            variant="secondary"
          />
        </Allowed>
      )}
      {row.isCancelled ? (
        <Allowed to="tools.change">
          <Form {...form} intent="keep" submit="Keep it" submitLabel={`Keep it: ${row.name}`} variant="secondary" />
        </Allowed>
      ) : (
        <Allowed to="tools.change">
          <Form
            {...form}
            intent="cancel"
            submit="Cancel"
            submitLabel={`Cancel ${row.name}`}
            variant="ghost"
            className={row.status === 'ACTIVE' ? 'max-desk:-ml-[1.125rem]' : ''}
          />
        </Allowed>
      )}
    </div>
  )
}
