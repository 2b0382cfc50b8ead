import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { PresentedHealth } from './present-health.ts'

type Count = PresentedHealth['counts'][number]

const COLUMNS: Column<Count>[] = [
  { key: 'name', head: 'Job', cell: ({ name }) => <span className="font-demibold break-words">{name}</span> },
  { key: 'waiting', head: 'Waiting', cell: ({ waiting }) => waiting },
  { key: 'running', head: 'Running', cell: ({ running }) => running },
  { key: 'failing', head: 'Failing', cell: ({ failing }) => failing, isExtra: true },
  { key: 'dead', head: 'Given up', cell: ({ dead }) => dead },
  { key: 'oldest', head: 'Oldest', cell: ({ oldest }) => oldest, isExtra: true },
]

/** Waiting and running jobs, including mails. */
export function QueuePanel({ counts }: { counts: Count[] }) {
  return (
    <Panel title="Background jobs" headingLevel={3} bodyClassName="">
      {counts.length === 0 ? (
        <EmptyState title="Nothing waits." text="Every job that was due is done." />
      ) : (
        <DataTable
          caption="Background jobs that wait, run or were given up, by name"
          columns={COLUMNS}
          rows={counts}
          rowKey={({ name }) => name}
        />
      )}
    </Panel>
  )
}
