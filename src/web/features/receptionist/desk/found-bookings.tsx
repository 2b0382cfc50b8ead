import { CalendarDays } from 'lucide-react'
import type { FoundBooking } from '#contracts/receptionist/desk.ts'
import { formatBookingMoment } from '#contracts/words/booking-times.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/router-link.tsx'

/** Bookings that a search found, also those by hand, which no conversation leads to. */
export function FoundBookings({ base, bookings }: { base: string; bookings: FoundBooking[] }) {
  return (
    <section aria-label="Bookings">
      <h2 className="desk-group">
        Bookings
        <span className="tabular-nums">{bookings.length}</span>
      </h2>
      <ul>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <Link to={`${base}/diary/${booking.id}`} className="desk-row">
              <CalendarDays size={17} strokeWidth={1.75} className="desk-channel" aria-hidden="true" />
              <b className="truncate font-semibold">{booking.name}</b>
              <StateBadge {...booking} />
              <span className="desk-row-subject">
                {formatBookingMoment(booking.startsAt, 'en')}, {booking.serviceName.en}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function StateBadge({ status, isPast }: FoundBooking) {
  if (status === 'cancelled') return <Badge tone="neutral">Cancelled</Badge>
  return isPast ? <Badge tone="neutral">Past</Badge> : <Badge tone="accent">Booked</Badge>
}
