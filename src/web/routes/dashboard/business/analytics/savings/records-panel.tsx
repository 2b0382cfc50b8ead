import { href } from 'react-router'
import type { ListPage } from '#contracts/lists.ts'
import { SAVING_CATEGORY_LABELS, type Saving } from '#contracts/savings.ts'
import { formatEuro, formatHours } from '#contracts/words/amounts.ts'
import { formatShortDay } from '#contracts/words/dates.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Pager } from '#web/features/list-controls/pager.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { DownloadTextLink } from '#web/ui/download-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'

type Props = {
  records: ListPage<Saving>
  refusal: Refusal | undefined
}

export function RecordsPanel({ records, refusal }: Props) {
  const { items: savings } = records
  return (
    <Panel title="Records" aside={savings.length > 0 && <ExportLink />} bodyClassName="">
      {savings.length === 0 ? (
        <EmptyState title="No records yet" text="What you record or import is listed here, the newest day first." />
      ) : (
        <DataTable caption="Recorded savings" columns={listColumns(refusal)} rows={savings} rowKey={(row) => row.id} />
      )}
      <div className="px-step py-2 empty:hidden">
        <Pager label="Records" page={records} />
      </div>
    </Panel>
  )
}

function ExportLink() {
  return <DownloadTextLink to={href('/dashboard/business/analytics/savings.csv')}>Export all as CSV</DownloadTextLink>
}

function listColumns(refusal: Refusal | undefined): Column<Saving>[] {
  return [
    {
      key: 'what',
      head: 'What it came from',
      cell: ({ category, toolName, note, day }) => (
        <>
          <span className="font-semibold">{SAVING_CATEGORY_LABELS[category]}</span>
          <small>{[formatSavingDay(day), toolName, note].filter(Boolean).join(', ')}</small>
        </>
      ),
    },
    { key: 'cents', head: 'Saved', isNumber: true, cell: ({ cents }) => formatEuro(cents) },
    { key: 'hours', head: 'Time', isNumber: true, cell: ({ minutes }) => formatHours(minutes) },
    {
      key: 'delete',
      head: 'Change',
      place: 'end',
      cell: (row) => <Change row={row} refusal={refusal} />,
    },
  ]
}

function Change(props: { row: Saving; refusal: Refusal | undefined }) {
  if (props.row.isSample) return <Badge tone="outline">Sample</Badge>
  return props.row.isCounted ? <Badge tone="outline">Counted</Badge> : <Delete {...props} />
}

function Delete({ row, refusal }: { row: Saving; refusal: Refusal | undefined }) {
  const label = `Delete ${formatEuro(row.cents)} of ${formatSavingDay(row.day)}`
  return (
    <Allowed to="savings.change">
      <Form
        intent="delete"
        refusal={refusal}
        hidden={{ saving: row.id }}
        submit="Delete"
        submitLabel={label}
        variant="ghost"
      />
    </Allowed>
  )
}

function formatSavingDay(day: string): string {
  return formatShortDay(`${day}T12:00:00Z`)
}
