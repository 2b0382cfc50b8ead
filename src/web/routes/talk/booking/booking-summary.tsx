import { CalendarClock, CalendarPlus, CalendarX2 } from 'lucide-react'
import { useLocation } from 'react-router'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatBookingDay, formatBookingSpan } from '#contracts/words/booking-times.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { listWhom } from './list-whom.ts'
import { pageLink } from './page-address.ts'
import type { PagePart } from './page-parts.ts'

export function BookingSummary({ isRefused, ...page }: PagePart & { isRefused: boolean }) {
  const { booking, language, texts } = page
  const service = [booking.serviceName[language], texts.minutes(booking.minutes)]
  if (booking.priceCents) service.push(formatEuro(booking.priceCents))
  const [weekday, date] = formatBookingDay(booking.startsAt, language).split(/ (?=\d)/)
  return (
    <div className="booking-summary">
      <News {...page} isRefused={isRefused} />
      <p className="booking-kicker">{texts.kicker}</p>
      <h1 className="font-heading text-d2 font-book">
        {weekday} <span className="whitespace-nowrap">{date}</span>
      </h1>
      <p className="booking-lead mt-4 text-ink-2">
        {[formatBookingSpan(booking, language), ...listWhom(booking, booking.diaryName, language)].join(', ')}
      </p>
      {booking.place !== null && <p className="text-ink-2">{booking.place}</p>}
      <p className="text-muted">{service.join(', ')}</p>
      {booking.state === 'upcoming' ? <Actions {...page} /> : <p className="mt-6">{texts[booking.state]}</p>}
    </div>
  )
}

function News({ address, texts, isRefused }: PagePart & { isRefused: boolean }) {
  if (isRefused) {
    return (
      <Notice tone="critical" role="alert" className="mb-6">
        {texts.changed}
      </Notice>
    )
  }
  if (address.done === undefined) return null
  return (
    <Notice tone="positive" role="status" className="mb-6">
      {texts.done[address.done]}
    </Notice>
  )
}

function Actions({ booking, address, texts }: PagePart) {
  const { pathname } = useLocation()
  const { phone } = booking.organisation
  return (
    <>
      <div className="booking-actions">
        {booking.canMove && (
          <ButtonLink
            to={pageLink(address, { show: 'change' })}
            variant="secondary"
            icon={<CalendarClock size={18} strokeWidth={1.75} aria-hidden="true" />}
            aria-current={address.show === 'change' ? 'true' : undefined}
            preventScrollReset
          >
            {texts.change}
          </ButtonLink>
        )}
        <ButtonLink
          to={pageLink(address, { show: 'cancel' })}
          variant="secondary"
          icon={<CalendarX2 size={18} strokeWidth={1.75} aria-hidden="true" />}
          aria-current={address.show === 'cancel' ? 'true' : undefined}
          preventScrollReset
        >
          {texts.cancel}
        </ButtonLink>
        <ButtonLink
          to={`${pathname}/booking.ics`}
          variant="ghost"
          icon={<CalendarPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
          reloadDocument
        >
          {texts.calendar}
        </ButtonLink>
      </div>
      <p className="text-small text-muted">{texts.until}</p>
      {!booking.canMove && (
        <p className="text-small text-muted">{phone === null ? texts.noChange : texts.ring(phone)}</p>
      )}
    </>
  )
}
