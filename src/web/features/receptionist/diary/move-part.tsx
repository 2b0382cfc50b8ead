import { CalendarDays } from 'lucide-react'
import type { FreeTime } from '#contracts/receptionist/bookings.ts'
import { formatBookingMoment, formatBookingTime, formatBriefDay, formatWith } from '#contracts/words/booking-times.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { SelectEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/router-link.tsx'
import type { BookingPanelProps } from './booking-panel-props.ts'
import { KEPT, useBookingLink } from './diary-place.ts'
import { OutsideHoursEntry, TimeEntries } from './time-entries.tsx'
import { describeRecipient } from './words.ts'

/** Free times of the same length, those with the same person first, or any other time. */
export function MovePart(props: BookingPanelProps) {
  const { booking, show, chosen, refusal } = props
  if (!booking.isOffered) {
    return (
      <section className="diary-side-part is-quiet" aria-label="Move">
        <p>Its service is no longer offered, so it cannot be moved here. Cancel it and book another one.</p>
      </section>
    )
  }
  const isOther = show === 'other' || (refusal?.intent === 'move' && refusal.values.startsAt === undefined)
  return (
    <section className="diary-side-part is-quiet" aria-labelledby="diary-move">
      <h3 id="diary-move">Move to</h3>
      {isOther ? (
        <OtherTime {...props} />
      ) : chosen === undefined ? (
        <Proposals {...props} />
      ) : (
        <MoveConfirmation {...props} to={chosen} />
      )}
    </section>
  )
}

const describeMoveMail = (booking: BookingPanelProps['booking']) =>
  describeRecipient(booking, 'with the new time and a new calendar entry, as soon as it is moved')

function Proposals({ booking, base, moves }: BookingPanelProps) {
  const link = useBookingLink(base, booking.id)
  return (
    <>
      <p className="text-muted text-small">
        {moves.length === 0
          ? 'Nothing of this length is free in the next four weeks.'
          : `Free for ${booking.minutes} minutes, ${formatWith(booking.diaryName, booking.diaryKind, 'en')} first`}
      </p>
      <ul className="diary-slots">
        {moves.map((time) => (
          <li key={`${time.startsAt}${time.diaryId}`}>
            <Link to={link({ show: 'move', to: `${time.startsAt}~${time.diaryId}` })} {...KEPT}>
              <b>{formatBookingTime(time.startsAt, 'en')}</b>
              <i>
                {formatBriefDay(time.startsAt, 'en')}, {time.diaryName}
              </i>
            </Link>
          </li>
        ))}
        <li>
          <Link to={link({ show: 'other' })} className="is-other" {...KEPT}>
            <CalendarDays size={16} strokeWidth={1.75} aria-hidden="true" />
            <i>Another time</i>
          </Link>
        </li>
      </ul>
      <p className="text-muted text-small">{describeMoveMail(booking)}</p>
    </>
  )
}

/** Confirms the move: old time, new time, who will be told. */
function MoveConfirmation({ booking, base, to, formKey, refusal }: BookingPanelProps & { to: FreeTime }) {
  const link = useBookingLink(base, booking.id)
  const hidden = {
    startsAt: to.startsAt,
    diaryId: to.diaryId,
    version: String(booking.version),
  }
  return (
    <>
      <p className="mb-1 font-semibold">
        From {formatBookingMoment(booking.startsAt, 'en')} to {formatBookingMoment(to.startsAt, 'en')},{' '}
        {formatWith(to.diaryName, booking.diaryKind, 'en')}
      </p>
      <p className="mb-3 text-ink-2 text-small">{describeMoveMail(booking)}</p>
      <Form
        intent="move"
        refusal={refusal}
        hidden={hidden}
        submit="Move booking"
        size="sm"
        actions={
          <ButtonLink to={link({ show: 'move' })} variant="ghost" size="sm" {...KEPT}>
            Other times
          </ButtonLink>
        }
      >
        <input type="hidden" name="key" value={formKey} />
      </Form>
    </>
  )
}

function OtherTime({ booking, base, offers, formKey, refusal }: BookingPanelProps) {
  const link = useBookingLink(base, booking.id)
  const service = offers.services.find(({ id }) => id === booking.serviceId)
  const diaries = offers.diaries.filter(({ id }) => service?.diaryIds.includes(id))
  return (
    <>
      <p className="mb-3 text-ink-2 text-small">{describeMoveMail(booking)}</p>
      <Form
        intent="move"
        refusal={refusal}
        hidden={{ version: String(booking.version) }}
        submit="Move booking"
        size="sm"
        className="gap-4!"
        actions={
          <ButtonLink to={link({ show: 'move' })} variant="ghost" size="sm" {...KEPT}>
            Proposed times
          </ButtonLink>
        }
      >
        <input type="hidden" name="key" value={formKey} />
        <TimeEntries day={irishDay(booking.startsAt)} time="" at="" />
        <SelectEntry name="diaryId" label="With" defaultValue={booking.diaryId}>
          {diaries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectEntry>
        <OutsideHoursEntry refusal={refusal} />
      </Form>
    </>
  )
}
