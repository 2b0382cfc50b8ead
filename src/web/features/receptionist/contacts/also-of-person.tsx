import type { AlsoOf } from '#contracts/receptionist/contacts.ts'
import { formatBookingMoment } from '#contracts/words/booking-times.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { TextLink } from '#web/ui/link.tsx'
import './contacts.css'

/** Other conversations and bookings of a person with a proved address, newest first. */
export function AlsoOfPerson({ also, base }: { also: AlsoOf; base: string }) {
  const { contactId, conversations, bookings } = also
  return (
    <>
      <ul className="also-of" aria-label="Also from this person">
        {conversations.map(({ id, firstWords, startedAt }) => (
          <li key={id}>
            <TextLink to={`${base}/conversations/${id}`}>{firstWords || 'Nothing was said'}</TextLink>
            <small>Wrote on {formatDay(startedAt)}</small>
          </li>
        ))}
        {bookings.map(({ id, serviceName, startsAt, status }) => (
          <li key={id}>
            <TextLink to={`${base}/diary/${id}`}>{serviceName.en}</TextLink>
            <small>
              {formatBookingMoment(startsAt, 'en')}
              {status === 'cancelled' && ', cancelled'}
            </small>
          </li>
        ))}
      </ul>
      <p>
        <TextLink to={`${base}/contacts/${contactId}`}>All of this person</TextLink>
      </p>
    </>
  )
}
