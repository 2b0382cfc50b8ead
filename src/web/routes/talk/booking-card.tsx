import { CalendarPlus } from 'lucide-react'
import type { TalkPageWords } from '#content/receptionist/en/talk-page.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { TalkBooking } from '#contracts/receptionist/talk.ts'
import { formatBookingDay, formatBookingSpan } from '#contracts/words/booking-times.ts'

const BUTTON =
  'inline-flex cursor-pointer min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-ui live:hover:bg-ink/6'

type BookingCardProps = { booking: TalkBooking; language: Language; words: TalkPageWords }

/** The appointment that a message booked, moved or cancelled. */
export function BookingCard({ booking, language, words }: BookingCardProps) {
  const isCancelled = booking.state === 'cancelled'
  return (
    <div className="mt-2 max-w-sm rounded-panel border border-line-strong bg-surface p-4 pb-2 text-ui shadow-[inset_0_3px_0_var(--lichen)]">
      <p className="font-semibold text-lichen-text text-micro">{words[booking.state]}</p>
      <p className="mt-0.5 font-[540] font-display text-[1.1875rem] leading-tight">
        <span className="block">{formatBookingDay(booking.startsAt, language)}</span>
        <span className="block tabular-nums">{formatBookingSpan(booking, language)}</span>
      </p>
      <p className="mt-1.5">{booking.service}</p>
      {!isCancelled && (
        <form method="post" className="mt-3 mb-2 flex flex-wrap gap-1">
          <input type="hidden" name="intent" value="booking" />
          <input type="hidden" name="booking" value={booking.id} />
          <button type="submit" name="show" value="calendar" className={`${BUTTON} border border-control`}>
            <CalendarPlus size={18} strokeWidth={1.75} aria-hidden="true" />
            {words.addToCalendar}
          </button>
          <button type="submit" name="show" value="page" className={BUTTON}>
            {words.moveOrCancel}
          </button>
        </form>
      )}
    </div>
  )
}
