import { formatCount, formatEuro } from '#contracts/words/amounts.ts'
import { type Stat, StatStrip } from '#web/ui/stat-strip.tsx'
import type { OrganisationData } from './load-record.ts'

/** The figures that need somebody's attention. */
export function OrganisationFigures({ people, sums, tickets, receptionist }: OrganisationData) {
  const stats: Stat[] = [
    { label: 'People', value: formatCount(people.total) },
    {
      label: 'To be paid, with VAT',
      value: formatEuro(sums.dueCents),
      comparison: sums.overdueCents > 0 ? `${formatEuro(sums.overdueCents)} overdue` : 'Nothing overdue',
    },
    { label: 'Paid so far, with VAT', value: formatEuro(sums.paidCents) },
    { label: 'Open tickets', value: formatCount(tickets.unresolved), comparison: `of ${formatCount(tickets.total)}` },
    {
      label: 'Conversations',
      value: formatCount(receptionist.conversationsLately),
      comparison: 'in the last 30 days',
    },
  ]
  return <StatStrip label="At a glance" stats={stats} />
}
