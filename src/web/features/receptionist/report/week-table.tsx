import type { ReportConversation, ReportDay } from '#contracts/receptionist/report.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { formatMinutes } from '../diary/words.ts'
import { ENDINGS } from './words.ts'

/** The conversations of the drawing as a table. */
export function WeekTable({ base, days }: { base: string; days: ReportDay[] }) {
  const rows = days.flatMap(({ conversations }) => conversations)
  return (
    <DataTable caption="Conversations of the week" columns={listColumns(base)} rows={rows} rowKey={({ id }) => id} />
  )
}

function listColumns(base: string): Column<ReportConversation>[] {
  return [
    {
      key: 'at',
      head: 'Began',
      cell: ({ id, at }) => <TextLink to={`${base}/conversations/${id}`}>{formatMoment(at)}</TextLink>,
    },
    { key: 'outcome', head: 'Ended', cell: ({ outcome }) => ENDINGS[outcome ?? 'open'] },
    {
      key: 'language',
      head: 'Language',
      isExtra: true,
      cell: ({ language }) => (language === 'ga' ? 'Irish' : 'English'),
    },
    { key: 'minutes', head: 'Took', isNumber: true, cell: ({ minutes }) => formatMinutes(minutes) },
  ]
}
