import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { StatStrip } from '#web/ui/stat-strip.tsx'
import { Sample } from './sample.tsx'

type Call = { id: string; who: string; what: string; minutes: number }

const CALLS: Call[] = [
  { id: '1', who: 'Máire Ní Fhlatharta', what: 'Booked', minutes: 2 },
  { id: '2', who: 'Tomás Breathnach', what: 'Handed over', minutes: 11 },
]

const COLUMNS: Column<Call>[] = [
  { key: 'who', head: 'Caller', cell: (call) => call.who },
  { key: 'what', head: 'Outcome', cell: (call) => call.what, isExtra: true },
  { key: 'minutes', head: 'Minutes', cell: (call) => call.minutes, isNumber: true },
]

export function Data() {
  return (
    <>
      <Sample name="Stat strip">
        <StatStrip
          label="Today"
          stats={[
            { label: 'Calls', value: 41, comparison: '6 more than last Tuesday' },
            { label: 'Booked', value: 17 },
          ]}
        />
      </Sample>
      <Sample name="Table in a panel">
        <Panel title="Today" bodyClassName="px-[1.1rem]">
          <DataTable caption="Calls of today" columns={COLUMNS} rows={CALLS} rowKey={(call) => call.id} />
        </Panel>
      </Sample>
      <Sample name="Progress">
        <Progress label="Checks passed" value={4} max={5} />
      </Sample>
    </>
  )
}
