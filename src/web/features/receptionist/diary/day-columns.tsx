import type { ReactNode } from 'react'
import type { DiaryColumn, Span } from '#contracts/receptionist/diary-screen.ts'
import { formatBookingTime } from '#contracts/words/booking-times.ts'
import { formatTime } from '#contracts/words/dates.ts'
import { useIsAllowed } from '#web/features/portal-frame/allowed.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/router-link.tsx'
import { type Axis, calculateShare, findAxis, findClockRange, isOnAxis, listHourMarks } from './axis.ts'
import { ClashMark } from './clash-parts.tsx'
import type { DayProps } from './diary-part.ts'
import { diaryLink, KEPT } from './diary-place.ts'
import { layOutStem, type Stretch } from './lay-out-stem.ts'
import { buildRows, cutOut, type DiaryRow } from './list-rows.ts'
import { countMinutes, formatMinutes, nameBusy } from './words.ts'

const HOUR = 3_600_000
const HOUR_HEIGHT = 64
/** The least height of an appointment, for one line of text. */
const MIN_HEIGHT = 22
const MAX_HOUR_HEIGHT = 160

/**
 * Everybody side by side, time running down. SVG attributes set the positions, because the content security policy
 * forbids style attributes.
 */
export function DayColumns(props: DayProps) {
  const { open, now } = props
  const axis = findAxis(open.day, findClockRange([open]))
  const height = Math.round(((axis.to - axis.from) / HOUR) * findHourHeight(open.columns))
  const nowAt = isOnAxis(axis, now) ? round(calculateShare(axis, now) * height) : undefined
  return (
    <div className="diary-columns">
      <div className="diary-columns-head">
        <span />
        {open.columns.map(({ diaryId, name }) => (
          <h3 key={diaryId}>{name}</h3>
        ))}
      </div>
      <div className="diary-columns-body">
        <HourMarks axis={axis} height={height} />
        {open.columns.map((column) => (
          <DayColumn key={column.diaryId} {...props} column={column} axis={axis} height={height} />
        ))}
        {nowAt !== undefined && (
          <svg className="diary-across" width="100%" height={height} aria-hidden="true">
            <line x2="100%" y1={nowAt} y2={nowAt} className="diary-now" />
          </svg>
        )}
      </div>
    </div>
  )
}

/** High enough for the shortest appointment, up to a maximum. */
function findHourHeight(columns: DiaryColumn[]): number {
  const shortest = Math.min(60, ...columns.flatMap(({ bookings }) => bookings.map(countMinutes)))
  return Math.min(MAX_HOUR_HEIGHT, Math.max(HOUR_HEIGHT, (MIN_HEIGHT / Math.max(5, shortest)) * 60))
}

/** The hours as text at the side, and as lines behind all columns. */
function HourMarks({ axis, height }: { axis: Axis; height: number }) {
  const marks = listHourMarks(axis).map((instant) => ({ instant, y: round(calculateShare(axis, instant) * height) }))
  return (
    <>
      <svg className="diary-hours" width="58" height={height} aria-hidden="true">
        {marks.map(({ instant, y }) => (
          <text key={instant} x="48" y={y + 4} textAnchor="end">
            {formatTime(instant)}
          </text>
        ))}
      </svg>
      <svg className="diary-across" width="100%" height={height} aria-hidden="true">
        {marks.map(({ instant, y }) => (
          <line key={instant} x2="100%" y1={y} y2={y} />
        ))}
      </svg>
    </>
  )
}

type ColumnProps = DayProps & { column: DiaryColumn; axis: Axis; height: number }

function DayColumn({ column, axis, height, ...part }: ColumnProps) {
  const rows = buildRows(column)
    .filter(({ from, to }) => calculateShare(axis, from) < calculateShare(axis, to))
    .flatMap((row) => (row.kind === 'busy' ? cutOut(row, column.bookings) : row))
    .filter((row) => row.kind !== 'break' || !isCovered(column, row))
  return (
    <div className="diary-column">
      <UprightStem column={column} axis={axis} height={height} chosenId={part.chosenId} />
      <ol aria-label={column.name}>
        {listOffHours(column, axis).map((span) => (
          <Placed key={span.from} span={span} axis={axis} height={height}>
            <span className="diary-away">{span.words}</span>
          </Placed>
        ))}
        {rows.map((row) => (
          <Placed
            key={`${row.kind}${row.from}${row.kind === 'busy' ? row.to + row.busy.calendar + row.busy.title : ''}`}
            span={row}
            axis={axis}
            height={height}
          >
            <Entry {...part} row={row} />
          </Placed>
        ))}
      </ol>
    </div>
  )
}

/** The words of a break within leave would stand on those of the leave. */
function isCovered({ blocks, busy }: DiaryColumn, { from, to }: Span): boolean {
  return [...blocks, ...busy].some((away) => away.from <= from && away.to >= to)
}

type PlacedProps = { span: Instants; axis: Axis; height: number; children: ReactNode }
type Instants = { from: string | number; to: string | number }

/** Places one list item at its time. Its SVG covers the whole column and contains nothing else. */
function Placed({ span, axis, height, children }: PlacedProps) {
  const [top, bottom] = [round(calculateShare(axis, span.from) * height), round(calculateShare(axis, span.to) * height)]
  return (
    <li>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: what it holds are words */}
      <svg className="diary-placed" width="100%" height={height}>
        <foreignObject width="100%" y={top} height={round(bottom - top)}>
          {children}
        </foreignObject>
      </svg>
    </li>
  )
}

type OffHours = { from: number; to: number; words: string }

/** Time before the first and after the last open hour, unless somebody is booked then. */
function listOffHours({ open, bookings }: DiaryColumn, axis: Axis): OffHours[] {
  const [first, last] = [open.at(0), open.at(-1)]
  if (first === undefined || last === undefined) return bookings.length > 0 ? [] : [{ ...axis, words: 'Off' }]
  const [opens, closes] = [Date.parse(first.from), Date.parse(last.to)]
  const all = [
    { from: axis.from, to: opens, words: `Closed until ${formatBookingTime(first.from, 'en')}` },
    { from: closes, to: axis.to, words: `Closed from ${formatBookingTime(last.to, 'en')}` },
  ]
  const isBooked = (span: OffHours) =>
    bookings.some(({ from, to }) => Date.parse(from) < span.to && Date.parse(to) > span.from)
  return all.filter((span) => span.from < span.to && !isBooked(span))
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
    case 'busy':
      return (
        <span className="diary-away is-busy">
          {nameBusy(row.busy)} until {formatBookingTime(row.busy.to, 'en')}
        </span>
      )
    case 'break':
      return <span className="diary-away">Break until {formatBookingTime(row.to, 'en')}</span>
    case 'hold':
      return <span className="diary-away is-held">{time} held for a caller</span>
  }
}

type BookingEntryProps = DayProps & { row: Extract<DiaryRow, { kind: 'booking' }>; time: string }

function BookingEntry({ base, place, chosenId, row: { booking }, time }: BookingEntryProps) {
  const { id, name, service, isByHand, clashes } = booking
  const isChosen = id === chosenId
  return (
    <Link
      to={diaryLink(`${base}/${id}`, place)}
      className={classNames('diary-event', isByHand && 'is-by-hand', countMinutes(booking) < 35 && 'is-short')}
      aria-current={isChosen ? 'true' : undefined}
      {...KEPT}
    >
      <b>{name}</b>
      <i>
        <time dateTime={booking.from}>{time}</time> {service}
        {clashes.length > 0 && <ClashMark />}
        <span className="sr-only">, booked {isByHand ? 'by hand' : 'by the receptionist'}</span>
      </i>
    </Link>
  )
}

function FreeEntry({ base, place, row, time }: DayProps & { row: DiaryRow; time: string }) {
  const canBook = useIsAllowed('bookings.change')
  const words = (
    <span>
      <time dateTime={row.from}>{time}</time> {formatMinutes(countMinutes(row))} free
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

/** The stem of the week view, turned: left by hand, right by the receptionist. */
function UprightStem({ column, axis, height, chosenId }: UprightStemProps) {
  const { stem, blocked, byHand, byReceptionist, chosen, clashes } = layOutStem(column, axis, chosenId)
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
      <path d={clashes.map((y) => `M2 ${at(y) + 8}L26 ${at(y) - 8}`).join('')} className="diary-clash" />
    </svg>
  )
}
