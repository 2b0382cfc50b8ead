import { href, Link } from 'react-router'
import { type DayRange, SAVING_PERIODS, type SavingPeriod } from '#contracts/savings.ts'
import { rangeInWords } from '#web/features/savings/range-in-words.ts'
import { DownloadLink } from '#web/ui/download-link.tsx'

type Props = { period: SavingPeriod; now: DayRange; before: DayRange }

const LABELS: Record<SavingPeriod, string> = { monthly: 'Monthly', quarterly: 'Quarterly', yearly: 'Yearly' }
const REPORTS = {
  csv: href('/dashboard/business/analytics/report.csv'),
  pdf: href('/dashboard/business/analytics/report.pdf'),
}

/** The period, the one it is compared with, links to others, and downloads. */
export function PeriodHead({ period, now, before }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <h2 className="font-heading text-xl font-demibold tracking-[-0.008em]">Analytics</h2>
        <p className="text-ui text-ink-2">{`${rangeInWords(now)}, against ${rangeInWords(before)}`}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
        <nav aria-label="Period" className="flex max-sm:w-full">
          {SAVING_PERIODS.map((one) => (
            <Link
              key={one}
              to={one === 'monthly' ? '?' : `?period=${one}`}
              preventScrollReset
              aria-current={one === period ? 'true' : undefined}
              className="-ml-px inline-flex min-h-11 flex-1 items-center justify-center border border-control px-4 text-ui font-demibold text-ink-2 first:ml-0 first:rounded-l-control last:rounded-r-control hover:bg-ink/5 aria-[current]:bg-accent-soft aria-[current]:text-accent"
            >
              {LABELS[one]}
            </Link>
          ))}
        </nav>
        <Export period={period} kind="csv" />
        <Export period={period} kind="pdf" />
      </div>
    </div>
  )
}

function Export({ period, kind }: { period: SavingPeriod; kind: 'csv' | 'pdf' }) {
  return (
    <DownloadLink to={`${REPORTS[kind]}?period=${period}`} className="max-sm:flex-1">
      {`Export ${kind.toUpperCase()}`}
    </DownloadLink>
  )
}
