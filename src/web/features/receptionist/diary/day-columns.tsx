import type { CSSProperties } from 'react'
import type { DiaryColumn } from '#contracts/receptionist/diary-screen.ts'
import { formatBookingTime } from '#contracts/words/booking-times.ts'
import { useIsAllowed } from '#web/features/portal-frame/allowed.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/router-link.tsx'
import { type Axis, findAxis, findClockRange, isOnAxis, listHourMarks, shareOf } from './axis.ts'
import type { DayProps } from './diary-part.ts'
import { diaryLink, KEPT } from './diary-place.ts'
import { layOutStem, type Stretch } from './lay-out-stem.ts'
import { type DiaryRow, listRowsOf } from './list-rows.ts'
import { formatMinutes, minutesOf } from './words.ts'

const HOUR = 3_600_000
const HOUR_HEIGHT = 64
/** A short appointment still has a line of text. */
const LEAST_HEIGHT = 22
const TALLEST_HOUR = 160

/** Everybody beside each other, time running down. */
export function DayColumns(props: DayProps) {
  const { open, now } = props
  const axis = findAxis(open.day, findClockRange([open]))
  const hour = findHourHeight(open.columns)
  const height = ((axis.to - axis.from) / HOUR) * hour
  const style = { '--columns': open.columns.length, '--height': `${height}px`, '--hour': `${hour}px` } as CSSProperties
  return (
    <div className="diary-columns" style={style}>
      <div className="diary-columns-head">
        <span />
        {open.columns.map(({ diaryId, name }) => (
          <h3 key={diaryId}>{name}</h3>
        ))}
      </div>
      <div className="diary-columns-body">
        <HourMarks axis={axis} />
        {open.columns.map((column) => (
          <ColumnOf key={column.diaryId} {...props} column={column} axis={axis} height={height} />
        ))}
        {isOnAxis(axis, now) && <span className="diary-now-across" style={{ top: shareOf(axis, now) * height }} />}
      </div>
    </div>
  )
}

/** Tall enough for the shortest appointment, within reason. */
function findHourHeight(columns: DiaryColumn[]): number {
  const shortest = Math.min(60, ...columns.flatMap(({ bookings }) => bookings.map(minutesOf)))
  return Math.min(TALLEST_HOUR, Math.max(HOUR_HEIGHT, (LEAST_HEIGHT / Math.max(5, shortest)) * 60))
}

function HourMarks({ axis }: { axis: Axis }) {
  return (
    <div className="diary-hours" aria-hidden="true">
      {listHourMarks(axis).map((instant) => (
        <span key={instant} style={{ top: `${shareOf(axis, instant) * 100}%` }}>
          {formatBookingTime(instant, 'en').replace(/ \((\w+) time\)/, ' $1')}
        </span>
      ))}
    </div>
  )
}

type ColumnProps = DayProps & { column: DiaryColumn; axis: Axis; height: number }

function ColumnOf({ column, axis, height, ...part }: ColumnProps) {
  const place = ({ from, to }: { from: string; to: string }): CSSProperties => {
    const [top, bottom] = [shareOf(axis, from) * height, shareOf(axis, to) * height]
    return { top: round(top), height: round(bottom - top) }
  }
  return (
    <div className="diary-column">
      <UprightStem column={column} axis={axis} height={height} chosenId={part.chosenId} />
      <ol aria-label={column.name}>
        {listRowsOf(column)
          .filter(({ from, to }) => shareOf(axis, from) < shareOf(axis, to))
          .map((row) => (
            <li key={`${row.kind}${row.from}`} style={place(row)}>
              <Entry {...part} row={row} />
            </li>
          ))}
      </ol>
    </div>
  )
}

const round = (value: number) => Math.round(value * 10) / 10

function Entry({ row, ...part }: DayProps & { row: DiaryRow }) {
  const time = formatBookingTime(row.from, 'en')
  switch (row.kind) {
    case 'booking':
      return <BookingEntry {...part} row={row} time={time} />
    case 'free':
      return <FreeEntry {...part} row={row} time={time} />
    case 'block':
      return (
        <Link
          to={diaryLink(`${part.base}/blocks/${row.block.id}`, part.place)}
          className="diary-away is-block"
          {...KEPT}
        >
          {row.block.reason} until {formatBookingTime(row.to, 'en')}
        </Link>
      )
    case 'break':
      return <span className="diary-away">Break until {formatBookingTime(row.to, 'en')}</span>
    case 'hold':
      return <span className="diary-away is-held">{time} held for a caller</span>
  }
}

type BookingEntryProps = DayProps & { row: Extract<DiaryRow, { kind: 'booking' }>; time: string }

function BookingEntry({ base, place, chosenId, row: { booking }, time }: BookingEntryProps) {
  const { id, name, service, isByHand } = booking
  const isChosen = id === chosenId
  return (
    <Link
      to={diaryLink(`${base}/${id}`, place)}
      className={classNames('diary-event', isByHand && 'is-by-hand', minutesOf(booking) < 35 && 'is-short')}
      aria-current={isChosen ? 'true' : undefined}
      {...KEPT}
    >
      <b>{name}</b>
      <i>
        <time dateTime={booking.from}>{time}</time> {service}
        <span className="sr-only">, booked {isByHand ? 'by hand' : 'by the receptionist'}</span>
      </i>
    </Link>
  )
}

function FreeEntry({ base, place, row, time }: DayProps & { row: DiaryRow; time: string }) {
  const canBook = useIsAllowed('bookings.change')
  const words = (
    <span>
      <time dateTime={row.from}>{time}</time> {formatMinutes(minutesOf(row))} free
    </span>
  )
  if (!canBook) return <span className="diary-free">{words}</span>
  return (
    <Link to={diaryLink(`${base}/new`, place, { with: row.diaryId, at: row.from })} className="diary-free" {...KEPT}>
      {words}
      <span className="sr-only">, book {row.diaryName}</span>
    </Link>
  )
}

type UprightStemProps = Pick<ColumnProps, 'column' | 'axis' | 'height' | 'chosenId'>

/** The same stem as in the week: left by hand, right by the receptionist. */
function UprightStem({ column, axis, height, chosenId }: UprightStemProps) {
  const { stem, blocked, byHand, byReceptionist, chosen } = layOutStem(column, axis, chosenId)
  const at = (thousandths: number) => round((thousandths / 1_000) * height)
  const bars = (stretches: Stretch[]) => stretches.map(([from, to]) => `M14 ${at(from)}V${at(to)}`).join('')
  const strokes = (places: number[], length: number) => places.map((y) => `M14 ${at(y)}h${length}`).join('')
  return (
    <svg width="28" height={height} viewBox={`0 0 28 ${height}`} fill="none" aria-hidden="true">
      <path d={bars(stem)} className="diary-stem-bare" />
      <path d={bars(blocked)} className="diary-stem-blocked" />
      <path d={strokes(byHand, -11)} className="diary-stroke" data-kind="by hand" />
      <path d={strokes(byReceptionist, 11)} className="diary-stroke" data-kind="receptionist" />
      <path d={chosen.map((y) => `M4 ${at(y)}h20`).join('')} className="diary-stroke" data-kind="chosen" />
    </svg>
  )
}
