import type { ChangedEvent } from '#contracts/receptionist/calendars.ts'
import { formatBookingMoment } from '#contracts/words/booking-times.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { Form } from '#web/features/form/form.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { BookingPanelProps } from './booking-panel-props.ts'
import { diaryLink, KEPT } from './diary-place.ts'

/** The list above the diary: appointments that somebody changed in another calendar. */
export function ChangedNotice({ base, changed }: { base: string; changed: ChangedEvent[] }) {
  if (changed.length === 0) return null
  const title =
    changed.length === 1
      ? 'One appointment was changed in another calendar: choose'
      : `${changed.length} appointments were changed in other calendars: choose`
  return (
    <Notice tone="caution" className="mb-4" title={title}>
      <ul>
        {changed.map((event) => (
          <li key={event.id}>
            <TextLink to={diaryLink(`${base}/${event.bookingId}`, { day: irishDay(event.startsAt) })} {...KEPT}>
              {event.name}, {formatBookingMoment(event.startsAt, 'en')}
            </TextLink>
            {`, ${event.diaryName}: ${describeChange(event)}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** In a booking's panel: the change in the other calendar, and the choices. */
export function ChangedPart({ changed, refusal }: Pick<BookingPanelProps, 'changed' | 'refusal'>) {
  return changed.map((event) => (
    <Notice key={event.id} tone="caution" title="Changed in another calendar: choose" className="mt-3">
      <p>{describeChange(event)}</p>
      <p className="mt-1">
        {event.isCancelled
          ? 'This booking is cancelled, and the event was left as somebody made it.'
          : 'This booking stays as it is here. To follow the calendar, move or cancel the booking.'}
      </p>
      <Allowed to="bookings.change">
        <div className="mt-2 flex flex-wrap gap-2">
          <Choice event={event} choice="write" refusal={refusal} />
          <Choice event={event} choice="leave" refusal={refusal} />
        </div>
      </Allowed>
    </Notice>
  ))
}

type ChoiceProps = Pick<BookingPanelProps, 'refusal'> & { event: ChangedEvent; choice: 'write' | 'leave' }

function Choice({ event: { id, seenTag, isCancelled, calendar }, choice, refusal }: ChoiceProps) {
  const write = isCancelled ? `Take it out of ${calendar}` : `Write it into ${calendar} again`
  return (
    <Form
      intent="settle-event"
      hidden={{ eventId: id, choice, seen: seenTag }}
      refusal={refusal}
      failed="Nothing was changed"
      submit={choice === 'write' ? write : `Leave ${calendar} as it is`}
      variant="secondary"
      size="sm"
    />
  )
}

function describeChange({ calendar, seen }: ChangedEvent): string {
  if (seen === null) return `It was deleted in ${calendar}.`
  if (seen === 'unclear') return `In ${calendar} it no longer has a single time.`
  return `In ${calendar} it is now ${formatBookingMoment(seen.startsAt, 'en')}.`
}
