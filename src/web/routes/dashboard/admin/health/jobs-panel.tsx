import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { HealthBadge } from './health-badge.tsx'
import type { PresentedHealth } from './present-health.ts'

type Job = PresentedHealth['jobs'][number]

const COLUMNS: Column<Job>[] = [
  {
    key: 'name',
    head: 'Job',
    cell: ({ name, failure }) => (
      <>
        <span className="font-demibold break-words">{name}</span>
        {failure !== null && <small className="break-words">{failure}</small>}
      </>
    ),
  },
  { key: 'every', head: 'Runs', cell: ({ every }) => every, isExtra: true },
  { key: 'last', head: 'Last run', cell: ({ lastRun }) => lastRun },
  { key: 'health', head: 'State', cell: ({ health }) => <HealthBadge health={health} />, place: 'end' },
]

export function JobsPanel({ jobs }: { jobs: Job[] }) {
  return (
    <Panel title="Scheduled jobs" headingLevel={3} bodyClassName="">
      <DataTable
        caption="Scheduled jobs and their last runs"
        columns={COLUMNS}
        rows={jobs}
        rowKey={({ name }) => name}
      />
    </Panel>
  )
}
