import { CalendarClock, CalendarX } from 'lucide-react'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatBookingDay, formatBookingSpan, formatBookingTime } from '#contracts/words/booking-times.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import { PLACE_WORDS } from '#contracts/words/service-place.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { AlsoOfPerson } from '../contacts/also-of-person.tsx'
import { CHANNELS } from '../desk/words.ts'
import { Phone } from '../phone.tsx'
import { BookingHistory } from './booking-history.tsx'
import type { BookingPanelProps } from './booking-panel-props.ts'
import { CancelPart } from './cancel-part.tsx'
import { ChangedPart } from './changed-parts.tsx'
import { ClashPart } from './clash-parts.tsx'
import { KEPT, useBookingLink } from './diary-place.ts'
import { MovePart } from './move-part.tsx'
import { SidePanel } from './side-panel.tsx'
import { nameWith } from './words.ts'

const STATES = {
  upcoming: { words: 'Booked', tone: 'accent' },
  begun: { words: 'Started', tone: 'neutral' },
  cancelled: { words: 'Cancelled', tone: 'outline' },
} as const
const SAMPLE = { words: 'Sample', tone: 'outline' } as const

export function BookingPanel(props: BookingPanelProps) {
  const { booking, base, show } = props
  const { words, tone } = booking.isSample ? SAMPLE : STATES[booking.state]
  const canChange = booking.state === 'upcoming' && !booking.isSample
  const facts = [
    booking.serviceName.en,
    `${booking.minutes} minutes`,
    booking.priceCents ? formatEuro(booking.priceCents) : '',
  ]
  return (
    <SidePanel base={base} title={booking.name} badge={<Badge tone={tone}>{words}</Badge>}>
      <div className="diary-side-part">
        <p className="diary-when" data-cancelled={booking.state === 'cancelled' || undefined}>
          {formatBookingSpan(booking, 'en')}
        </p>
        <p>
          {formatBookingDay(booking.startsAt, 'en')}, {nameWith(booking)}
        </p>
        <p className="text-muted">{facts.filter(Boolean).join(', ')}</p>
        <ClashPart {...props} />
        <ChangedPart {...props} />
        {canChange && (
          <Allowed to="bookings.change">
            <Actions {...props} />
          </Allowed>
        )}
        {booking.isSample && (
          <p className="mt-2 text-muted text-small">It is deleted with the sample data. Callers can book its time.</p>
        )}
        {booking.state === 'begun' && !booking.isSample && (
          <p className="mt-2 text-muted text-small">It has started, so it cannot be moved or cancelled.</p>
        )}
      </div>
      {canChange && (
        <Allowed to="bookings.change">
          {(show === 'move' || show === 'other') && <MovePart {...props} />}
          {show === 'cancel' && <CancelPart {...props} />}
        </Allowed>
      )}
      <Facts {...props} />
      {props.also !== null && (
        <div className="diary-side-part">
          <h3 className="mb-1.5 font-semibold">Also from this person</h3>
          <AlsoOfPerson also={props.also} base={props.desk} />
        </div>
      )}
      <BookingHistory changes={booking.changes} />
    </SidePanel>
  )
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

function Actions({ booking, base, show }: BookingPanelProps) {
  const link = useBookingLink(base, booking.id)
  const isMoving = show === 'move' || show === 'other'
  return (
    <div className="mt-3.5 flex flex-wrap gap-2">
      <ButtonLink
        to={link({ show: isMoving ? undefined : 'move' })}
        variant="secondary"
        size="sm"
        className="bg-surface"
        icon={<CalendarClock {...ICON} />}
        aria-expanded={isMoving}
        {...KEPT}
      >
        Move
      </ButtonLink>
      <ButtonLink
        to={link({ show: show === 'cancel' ? undefined : 'cancel' })}
        variant="secondary"
        size="sm"
        className="bg-surface"
        icon={<CalendarX {...ICON} />}
        aria-expanded={show === 'cancel'}
        {...KEPT}
      >
        Cancel booking
      </ButtonLink>
    </div>
  )
}

/** Where a booking without a stored conversation comes from. */
function describeOrigin({ isSample, conversationId, createdAt }: BookingPanelProps['booking']): string {
  if (isSample) return 'The sample data'
  return conversationId === null ? `Written in by hand, ${formatMoment(createdAt)}` : 'A deleted conversation'
}

function Facts({ booking, desk }: BookingPanelProps) {
  const { conversation, phone, email, place, address, language, remindsAt, note } = booking
  const isMissing = place === 'customer' && !booking.isSample
  return (
    <dl className="diary-facts">
      <dt>From</dt>
      <dd>
        {conversation === null ? (
          describeOrigin(booking)
        ) : (
          <TextLink to={`${desk}/conversations/${conversation.id}`}>
            {CHANNELS[conversation.channel]}, {formatMoment(conversation.startedAt)}
          </TextLink>
        )}
      </dd>
      <dt>Where</dt>
      <dd>{address ?? (isMissing ? 'At the customer’s address, which is missing' : PLACE_WORDS[place])}</dd>
      <dt>Number</dt>
      <dd className="tabular-nums">
        {phone === null ? (
          'None given'
        ) : (
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="text-link">
            <Phone number={phone} />
          </a>
        )}
      </dd>
      <dt>Email</dt>
      <dd>
        {email === null ? (
          'None given'
        ) : (
          <a href={`mailto:${email}`} className="text-link">
            {email}
          </a>
        )}
      </dd>
      <dt>Told in</dt>
      <dd>
        {language === 'ga' ? <span lang="ga">Gaeilge</span> : 'English'}
        {email === null ? ', but nothing is sent' : ', by mail'}
      </dd>
      <dt>Reminder</dt>
      <dd>
        {remindsAt === null
          ? 'None'
          : `${formatBookingDay(remindsAt, 'en')}, ${formatBookingTime(remindsAt, 'en')}, by mail`}
      </dd>
      <dt>Note</dt>
      <dd className="whitespace-pre-line">{note ?? 'None'}</dd>
    </dl>
  )
}
