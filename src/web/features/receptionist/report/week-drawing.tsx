import type { ReportConversation, ReportDay } from '#contracts/receptionist/report.ts'
import { classNames } from '#web/ui/class-names.ts'
import { briefDay } from '../diary/words.ts'
import { isPassed } from './words.ts'

const DAY_MINUTES = 1_440
const HOURS = [0, 3, 6, 9, 12, 15, 18, 21, 24]
const STEM = 26
const LONGEST = 20

const across = (minute: number) => `${(minute / DAY_MINUTES) * 100}%`

/** One stem for each day from midnight to midnight, with a stroke where each conversation began. */
export function WeekDrawing({ days, title }: { days: ReportDay[]; title: string }) {
  return (
    <div className="report-week" role="img" aria-label={title}>
      {days.map((day) => (
        <DayRow key={day.day} {...day} />
      ))}
      <div className="report-hours">
        <svg width="100%" height="16" aria-hidden="true" className="overflow-visible">
          {HOURS.map((hour) => (
            <text
              key={hour}
              x={across(hour * 60)}
              y="12"
              className={classNames('report-hour', hour % 6 !== 0 && 'max-desk:hidden')}
            >
              {String(hour).padStart(2, '0')}
            </text>
          ))}
        </svg>
      </div>
    </div>
  )
}

function DayRow({ day, open, closure, conversations }: ReportDay) {
  const { weekday, date } = briefDay(day)
  return (
    <div className="report-day" aria-hidden="true">
      <span className="report-date">
        <b>{weekday}</b> <small>{date}</small>
      </span>
      <svg width="100%" height={2 * STEM} aria-hidden="true" className="overflow-visible">
        {open.map(({ from, to }) => (
          <rect key={from} x={across(from)} width={across(to - from)} height="100%" className="report-open" />
        ))}
        <line x1="0" x2="100%" y1={STEM} y2={STEM} className="report-stem" />
        {closure !== null && (
          <text x="0" y="12" className="report-closure">
            {closure.en} <tspan lang="ga">{closure.ga}</tspan>
          </text>
        )}
        {conversations.map((conversation) => (
          <Stroke key={conversation.id} {...conversation} />
        ))}
      </svg>
      <b className="report-count">{conversations.length}</b>
    </div>
  )
}

/**
 * A stroke below the stem, longer for a longer conversation. It crosses the stem for a booking, and slants for what was
 * passed to a person.
 */
function Stroke({ minute, minutes, outcome, hasBooked }: ReportConversation) {
  const end = STEM + Math.min(LONGEST, 8 + minutes)
  return (
    <svg x={across(minute)} aria-hidden="true" className="overflow-visible">
      {isPassed(outcome) ? (
        <line x1="4" x2="-4" y1={STEM - 12} y2={STEM + 12} className="report-person" />
      ) : (
        <line x1="0" x2="0" y1={STEM} y2={end} className="report-stroke" />
      )}
      {hasBooked && <line x1="0" x2="0" y1={STEM - 4} y2={STEM + 4} className="report-booked" />}
      {outcome === 'not answered' && <line x1="-4" x2="4" y1={end} y2={end} className="report-unknown" />}
    </svg>
  )
}
