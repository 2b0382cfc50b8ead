import type { DiaryDay } from '#contracts/receptionist/diary-screen.ts'
import { Link } from '#web/ui/router-link.tsx'
import type { DiaryPart } from './diary-part.ts'
import { diaryLink } from './diary-place.ts'
import { briefDay, stateOfDay } from './words.ts'

/** The days of the week on a phone. */
export function WeekStrip({ base, week, day: chosenDay, today, now, place, waiting }: DiaryPart) {
  return (
    <div className="diary-strip">
      <nav aria-label="Days">
        <ul>
          {week.days.map((day) => (
            <li key={day.day}>
              <Link
                to={diaryLink(base, { ...place, day: day.day })}
                aria-current={day.day === chosenDay ? 'date' : undefined}
                data-closed={day.closed !== null || undefined}
                preventScrollReset
              >
                <i>{briefDay(day.day).weekday}</i>
                <b>{briefDay(day.day).date}</b>
                <span className="sr-only">, </span>
                <i>{stateOfDay(day, { today, now })}</i>
                <WaitingCount count={waiting.filter((person) => person.day === day.day).length} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {week.days.map((day) => day.closed !== null && <ClosedName key={day.day} of={day} />)}
    </div>
  )
}

const WaitingCount = ({ count }: { count: number }) => (count === 0 ? null : <i>{count} waiting</i>)

function ClosedName({ of: { day, closed } }: { of: DiaryDay }) {
  const { weekday, date } = briefDay(day)
  return (
    <p className="diary-strip-name">
      <b>
        {weekday} {date}: {closed?.en}
      </b>
      , <span lang="ga">{closed?.ga}</span>
    </p>
  )
}
