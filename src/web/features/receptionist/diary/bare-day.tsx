import { Plus } from 'lucide-react'
import type { DiaryDay, Span } from '#contracts/receptionist/diary-screen.ts'
import { formatBookingMoment } from '#contracts/words/booking-times.ts'
import { formatTime } from '#contracts/words/dates.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { DayProps } from './diary-part.ts'
import { diaryLink, KEPT } from './diary-place.ts'
import { findClosingTime } from './words.ts'

/** A day without bookings on which nothing can be booked any more: why, and what is free next. */
export function BareDay({ base, place, open, week, today, now }: DayProps) {
  const isOver = open.day < today
  const next = isOver ? undefined : findNextFree(week.days, open.day)
  const closing = findClosingTime(open, { today, now })
  const sentences = [
    closing === undefined
      ? isOver
        ? 'This day is over.'
        : 'Nothing is free on this day.'
      : `Closed since ${formatTime(closing)}.`,
    next === undefined ? '' : `Next free: ${formatBookingMoment(next.from, 'en')}.`,
  ]
  return (
    <EmptyState
      title="Nothing booked"
      text={sentences.filter(Boolean).join(' ')}
      action={
        !isOver && (
          <Allowed to="bookings.change">
            <ButtonLink
              to={diaryLink(`${base}/new`, next === undefined ? place : { ...place, day: next.day }, {
                with: next?.diaryId,
                at: next?.from,
              })}
              variant="secondary"
              size="sm"
              icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
              {...KEPT}
            >
              New booking
            </ButtonLink>
          </Allowed>
        )
      }
    />
  )
}

type NextFree = Span & { day: string; diaryId: string }

/** The first free time of the shown week after a day. */
function findNextFree(days: DiaryDay[], after: string): NextFree | undefined {
  return days
    .filter(({ day }) => day > after)
    .flatMap(({ day, columns }) =>
      columns.flatMap(({ diaryId, free }) => free.map((span): NextFree => ({ ...span, day, diaryId }))),
    )
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))[0]
}
