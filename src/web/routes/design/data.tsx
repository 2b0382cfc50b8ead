import { Phone } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { DataTable, type Column as TableColumn } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Tally } from '#web/ui/ogham.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { type Stat, StatStrip } from '#web/ui/stat-strip.tsx'
import { StepIndicator } from '#web/ui/step-indicator.tsx'
import { Column, Sample } from './sample.tsx'

type Call = { id: string; who: string; about: string; outcome: string; minutes: number }

const CALLS: Call[] = [
  { id: '1', who: 'Máire Ní Fhlatharta', about: 'Knee injury, new patient', outcome: 'Booked', minutes: 2 },
  { id: '2', who: 'Tomás Breathnach', about: 'Running late for 15:30', outcome: 'Moved', minutes: 1 },
  { id: '3', who: 'HR, Corrib Instruments', about: 'Quote for 60 desk assessments', outcome: 'For you', minutes: 11 },
]

const STATS: Stat[] = [
  { label: 'Answered today', value: 42, change: { text: '+6', verdict: 'better' }, comparison: 'on last Tuesday' },
  { label: 'Booked or moved', value: 17, comparison: '11 new, 6 moved' },
  { label: 'Waiting for you', value: 3, comparison: 'oldest 56 min' },
  {
    label: 'Time given back',
    value: (
      <>
        5 <small>h</small> 10 <small>min</small>
      </>
    ),
    comparison: 'this week 21 h 40 min',
  },
]

export function Data({ theme }: { theme: string }) {
  return (
    <>
      <Column isWide>
        <Sample name="Step indicator">
          <StepIndicator steps={['Business details', 'Contact information', 'Plan and payment']} current={2} />
        </Sample>
        <Sample name="Stat strip">
          <StatStrip label={`Today, ${theme}`} stats={STATS} />
        </Sample>
        <Calls />
      </Column>
      <Column>
        <Sample name="Progress, small counts">
          <Progress label="Voice minutes" value={612} max={1000} text="612 of 1,000" />
          <Progress label="Import" value={61} />
          <div>
            <Tally count={4} of={5} className="text-accent" />
            <p className="text-small text-muted">4 of 5 checks passed</p>
          </div>
        </Sample>
      </Column>
    </>
  )
}

function Calls() {
  const [isUp, setIsUp] = useState(true)
  const rows = CALLS.toSorted((a, b) => (isUp ? a.minutes - b.minutes : b.minutes - a.minutes))
  const columns: TableColumn<Call>[] = [
    {
      key: 'icon',
      head: 'Channel',
      cell: () => <Phone size={18} strokeWidth={1.75} role="img" aria-label="Phone" className="text-muted" />,
      place: 'lead',
    },
    {
      key: 'who',
      head: 'Caller',
      cell: ({ who, about }) => (
        <>
          <Link to="/design" className="row-target font-demibold hover:underline">
            {who}
          </Link>
          <small>{about}</small>
        </>
      ),
    },
    { key: 'outcome', head: 'Outcome', cell: ({ outcome }) => <Badge tone="accent">{outcome}</Badge>, place: 'end' },
    {
      key: 'minutes',
      head: 'Minutes',
      cell: ({ minutes }) => minutes,
      isNumber: true,
      isExtra: true,
      sort: { direction: isUp ? 'ascending' : 'descending', onSort: () => setIsUp(!isUp) },
    },
  ]
  return (
    <Sample name="Panel, table: list items on a phone">
      <Panel
        title={
          <span className="flex items-center gap-3">
            <Avatar initial="M" /> Latest conversations
          </span>
        }
        headingLevel={3}
        aside={<TextLink to="/design">All 58 today</TextLink>}
        bodyClassName=""
      >
        <DataTable caption="Latest conversations" columns={columns} rows={rows} rowKey={({ id }) => id} />
      </Panel>
    </Sample>
  )
}
