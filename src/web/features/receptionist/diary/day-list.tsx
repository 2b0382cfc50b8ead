import { Plus } from 'lucide-react'
import { formatBookingTime } from '#contracts/words/booking-times.ts'
import { useIsAllowed } from '#web/features/portal-frame/allowed.tsx'
import { Link } from '#web/ui/router-link.tsx'
import { ClashMark } from './clash-parts.tsx'
import type { DayProps } from './diary-part.ts'
import { diaryLink, KEPT } from './diary-place.ts'
import { countQuarters } from './lay-out-stem.ts'
import { type DiaryRow, listRows } from './list-rows.ts'
import { countMinutes, formatMinutes, nameBusy } from './words.ts'

/** Everybody's day on one stem. */
export function DayList(props: DayProps) {
  const { open, chosenId } = props
  const rows = listRows(open.columns)
  const isOneDiary = open.columns.length === 1
  return (
    <ol className="diary-list" aria-label="Everything of the day, in order">
      {rows.map((row) => (
        <li
          key={`${row.kind}${row.diaryId}${row.from}${row.kind === 'busy' ? row.to + row.busy.calendar + row.busy.title : ''}`}
          data-kind={row.kind}
          data-chosen={(row.kind === 'booking' && row.booking.id === chosenId) || undefined}
        >
          <time dateTime={row.from}>{formatBookingTime(row.from, 'en')}</time>
          <Strokes row={row} isChosen={row.kind === 'booking' && row.booking.id === chosenId} />
          <RowBody {...props} row={row} name={isOneDiary ? '' : row.diaryName} />
        </li>
      ))}
    </ol>
  )
}

function RowBody({ base, place, row, name }: DayProps & { row: DiaryRow; name: string }) {
  const canBook = useIsAllowed('bookings.change')
  const length = formatMinutes(countMinutes(row))
  const withName = (words: string) => (name === '' ? words : `${words}, ${name}`)
  switch (row.kind) {
    case 'booking':
      return (
        <Link to={diaryLink(`${base}/${row.booking.id}`, place)} {...KEPT}>
          <b>{row.booking.name}</b>
          <i>{withName(`${row.booking.service}, ${length}`)}</i>
          {row.booking.clashes.length > 0 && <ClashMark />}
          <span className="sr-only">, booked {row.booking.isByHand ? 'by hand' : 'by the receptionist'}</span>
        </Link>
      )
    case 'free':
      if (!canBook) return <i>{withName(`${length} free`)}</i>
      return (
        <Link to={diaryLink(`${base}/new`, place, { with: row.diaryId, at: row.from })} {...KEPT}>
          <i>{withName(`${length} free`)}</i>
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      )
    case 'block':
      return (
        <Link to={diaryLink(`${base}/blocks/${row.block.id}`, place)} {...KEPT}>
          <i>{withName(`${row.block.reason}, until ${formatBookingTime(row.to, 'en')}`)}</i>
        </Link>
      )
    case 'busy':
      return <i>{withName(`${nameBusy(row.busy)}, until ${formatBookingTime(row.to, 'en')}`)}</i>
    case 'break':
      return <i>{withName(`Break, ${length}`)}</i>
    case 'hold':
      return <i>{withName(`Held for a caller, ${length}`)}</i>
  }
}

const PITCH = 5

/** One stroke a quarter of an hour: left by hand, right by the receptionist. */
function Strokes({ row, isChosen }: { row: DiaryRow; isChosen: boolean }) {
  if (row.kind !== 'booking') return <svg width="44" height="20" aria-hidden="true" />
  const count = countQuarters(row)
  const height = 8 + count * PITCH
  const d = Array.from({ length: count }, (_, index) => `M22 ${6 + index * PITCH}h${row.booking.isByHand ? -14 : 14}`)
  return (
    <svg width="44" height={height} viewBox={`0 0 44 ${height}`} fill="none" aria-hidden="true">
      <path
        d={d.join('')}
        className="diary-stroke"
        data-kind={isChosen ? 'chosen' : row.booking.isByHand ? 'by hand' : 'receptionist'}
      />
    </svg>
  )
}
