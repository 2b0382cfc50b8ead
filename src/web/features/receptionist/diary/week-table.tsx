import type { BilingualName } from '#contracts/receptionist/diary.ts'
import type { DiaryColumn, DiaryDay, Span } from '#contracts/receptionist/diary-screen.ts'
import { formatBookingDay } from '#contracts/words/booking-times.ts'
import { formatTime } from '#contracts/words/dates.ts'
import { classNames } from '#web/ui/class-names.ts'
import { OghamWord } from '#web/ui/ogham.tsx'
import { Link } from '#web/ui/router-link.tsx'
import { calculateShare, findAxis, findClockRange, isOnAxis } from './axis.ts'
import type { DiaryPart } from './diary-part.ts'
import { diaryLink } from './diary-place.ts'
import { layOutStem, minutesOfStroke } from './lay-out-stem.ts'
import { StemDrawing, StemLegend } from './stem-drawing.tsx'
import { briefDay, countDay, findClosingTime, getNoon, isShut, nameBusy, stateOfDay } from './words.ts'

/** One stem for each person and day: bare where free, a stroke for each booked quarter of an hour. */
export function WeekTable(part: DiaryPart) {
  const { week, day: chosenDay, today } = part
  const people = week.days[0]?.columns ?? []
  const strokeMinutes = findStrokeMinutes(week.days)
  return (
    <section className={classNames('diary-box diary-week', people.length > 3 && 'has-many')} aria-label="Week">
      <div className="diary-week-scroll">
        <table className="diary-week-table">
          <thead>
            <tr>
              <td className="diary-week-corner" />
              {week.days.map((day) => (
                <th key={day.day} scope="col" data-chosen={day.day === chosenDay || undefined}>
                  <DayHead {...part} of={day} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(({ diaryId, name }, row) => (
              <tr key={diaryId}>
                <th scope="row">
                  <b>{name}</b>
                  <i>{countWeek(week.days, row, today)}</i>
                </th>
                {week.days.map((day) => (
                  <PersonDay key={day.day} {...part} of={day} row={row} rows={people.length} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <StemLegend usualMinutes={week.usualMinutes} strokeMinutes={strokeMinutes} />
    </section>
  )
}

function findStrokeMinutes(days: DiaryDay[]) {
  const [first] = days
  return first === undefined ? 15 : minutesOfStroke(findAxis(first.day, findClockRange(days)), days.length)
}

function countWeek(days: DiaryDay[], row: number, today: string): string {
  const columns = days.filter(({ day }) => day >= today).flatMap((day) => day.columns[row] ?? [])
  const all = days.flatMap((day) => day.columns[row] ?? [])
  return columns.length === 0 ? `${countDay(all).booked} booked` : `${countDay(columns).free} free`
}

type OfDay = DiaryPart & { of: DiaryDay }

function DayHead({ base, place, today, now, waiting, of: day }: OfDay) {
  const { weekday, date } = briefDay(day.day)
  const closing = findClosingTime(day, { today, now })
  const state = closing === undefined ? stateOfDay(day, { today, now }) : `closed since ${formatTime(closing)}`
  const count = waiting.filter((person) => person.day === day.day).length
  return (
    <Link to={diaryLink(base, { ...place, day: day.day })} preventScrollReset>
      <b>
        {weekday} {date}
      </b>
      <i>{day.day === today ? `Today, ${state.toLowerCase()}` : state}</i>
      {count > 0 && <i>{count} waiting</i>}
    </Link>
  )
}

type PersonDayProps = OfDay & { row: number; rows: number }

function PersonDay(props: PersonDayProps) {
  const { base, place, week, day: chosenDay, of: day, row, rows, now, chosenId } = props
  if (day.columns.every(isShut)) {
    if (row > 0) return null
    return (
      <td rowSpan={rows} className="diary-shut">
        <ClosedDay name={day.closed} />
      </td>
    )
  }
  const column = day.columns[row]
  if (column === undefined) return <td />
  const axis = findAxis(day.day, findClockRange(week.days))
  const away = isShut(column) ? 'Off' : findAway(column)
  return (
    <td data-chosen={day.day === chosenDay || undefined}>
      <Link
        to={diaryLink(base, { ...place, day: day.day })}
        aria-label={nameCell(day, column, away)}
        className={classNames('diary-cell', away !== undefined && 'is-off')}
        preventScrollReset
      >
        {away === undefined ? (
          <StemDrawing
            layout={layOutStem(column, axis, chosenId, findStrokeMinutes(week.days))}
            now={isOnAxis(axis, now) ? calculateShare(axis, now) : null}
          />
        ) : (
          <i>{away}</i>
        )}
      </Link>
    </td>
  )
}

/** Why a person with hours is away that day. */
function findAway({ bookings, open, blocks, busy }: DiaryColumn): string | undefined {
  if (bookings.length > 0) return undefined
  const covers = ({ from, to }: Span) => open.every((period) => from <= period.from && period.to <= to)
  const isBusy = busy.find(covers)
  return blocks.find(covers)?.reason ?? (isBusy && nameBusy(isBusy))
}

function nameCell({ day }: DiaryDay, column: DiaryColumn, away: string | undefined): string {
  const { booked, elsewhere, free } = countDay([column])
  const others = elsewhere === 0 ? '' : `, ${elsewhere} in another calendar`
  const hasClash = column.bookings.some(({ clashes }) => clashes.length > 0)
  return `${column.name}, ${formatBookingDay(getNoon(day), 'en')}: ${away ?? `${booked} booked${others}, ${free} free`}${hasClash ? ', booked twice' : ''}`
}

function ClosedDay({ name }: { name: BilingualName | null }) {
  if (name === null) return <p className="text-muted text-small">Closed</p>
  return (
    <>
      <OghamWord
        word={name.ga.split(' ').at(-1) ?? ''}
        pitch={5}
        length={9}
        strokeWidth={1.7}
        className="mb-1.5 text-muted"
      />
      <b>{name.en}</b>
      <b lang="ga">{name.ga}</b>
      <p className="mt-1 text-muted text-micro">Closed</p>
    </>
  )
}
