import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { DiaryDay, DiaryView } from '#contracts/receptionist/diary-screen.ts'
import { formatBookingDay } from '#contracts/words/booking-times.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Link } from '#web/ui/router-link.tsx'
import { findClockChange } from './axis.ts'
import { BareDay } from './bare-day.tsx'
import { DayColumns } from './day-columns.tsx'
import { DayList } from './day-list.tsx'
import type { DayProps } from './diary-part.ts'
import { diaryLink } from './diary-place.ts'
import { WaitingLink } from './waiting-link.tsx'
import { describeDay, getNoon, isBare, isShut } from './words.ts'

const DAY = 86_400_000
const VIEWS: { view: DiaryView; label: string }[] = [
  { view: 'columns', label: 'Columns' },
  { view: 'list', label: 'List' },
]

/** One day in full: a column for each person, or one list. A phone shows the list. */
export function DayPanel(props: DayProps) {
  const { base, place, open, week, today, now } = props
  const view = place.view ?? 'columns'
  return (
    <section className={classNames('diary-box diary-day', `is-${view}`)} aria-labelledby="diary-day-title">
      <header className="diary-day-head">
        <h2 id="diary-day-title">{formatBookingDay(getNoon(open.day), 'en')}</h2>
        <p>{describeDay(open, week.usualMinutes, { today, now })}</p>
        <nav aria-label="Shown as" className="diary-views">
          {VIEWS.map((each) => (
            <Link
              key={each.view}
              to={diaryLink(base, { ...place, view: each.view })}
              aria-current={each.view === view ? 'true' : undefined}
              preventScrollReset
            >
              {each.label}
            </Link>
          ))}
        </nav>
        <nav aria-label="Day" className="flex max-desk:hidden">
          <DayStep {...props} days={-1} />
          <DayStep {...props} days={1} />
        </nav>
      </header>
      <ClockNotice day={open.day} />
      <WaitingLink {...props} />
      {open.closed !== null && <ClosedNotice open={open} />}
      <DayContent {...props} />
    </section>
  )
}

function DayContent(props: DayProps) {
  const { open } = props
  if (open.columns.every(isShut)) {
    return open.closed === null && <p className="p-step text-muted text-ui">Nobody works on this day.</p>
  }
  if (isBare(open)) return <BareDay {...props} />
  return (
    <>
      <DayColumns {...props} />
      <DayList {...props} />
    </>
  )
}

function DayStep({ base, place, open, days }: DayProps & { days: 1 | -1 }) {
  const day = new Date(Date.parse(open.day) + days * DAY).toISOString().slice(0, 10)
  const Icon = days < 0 ? ChevronLeft : ChevronRight
  return (
    <Link
      to={diaryLink(base, { ...place, day })}
      aria-label={formatBookingDay(getNoon(day), 'en')}
      className="diary-day-step"
      preventScrollReset
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  )
}

function ClosedNotice({ open: { closed } }: { open: DiaryDay }) {
  return (
    <p className="diary-closed">
      <b>{closed?.en}</b>
      <b lang="ga">{closed?.ga}</b>
      <span className="text-muted text-ui">Closed. Callers are offered other days.</span>
    </p>
  )
}

const CHANGES = {
  forward: 'The clocks go forward at 01:00 on this day: the hour from 01:00 to 02:00 does not exist.',
  back: 'The clocks go back at 02:00 on this day: the hour from 01:00 to 02:00 comes twice, in summer time and in winter time.',
}

function ClockNotice({ day }: { day: string }) {
  const change = findClockChange(day)
  if (change === undefined) return null
  return <Notice className="m-step mb-0">{CHANGES[change]}</Notice>
}
