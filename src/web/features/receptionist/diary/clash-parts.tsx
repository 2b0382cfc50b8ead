import type { DiaryClash } from '#contracts/receptionist/diary-screen.ts'
import { formatBookingMoment, formatBookingPeriod } from '#contracts/words/booking-times.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { Form } from '#web/features/form/form.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { BookingPanelProps } from './booking-panel-props.ts'
import { diaryLink, KEPT } from './diary-place.ts'
import { nameBusy } from './words.ts'

/** The mark of a booking that overlaps an entry of another calendar. */
export function ClashMark() {
  return <span className="diary-clash-mark"> Booked twice: choose</span>
}

/** The list above the diary: bookings with a clash to decide. */
export function ClashNotice({ base, clashes }: { base: string; clashes: DiaryClash[] }) {
  if (clashes.length === 0) return null
  return (
    <Notice
      tone="caution"
      className="mb-4"
      title={
        clashes.length === 1
          ? 'One booking is booked twice: choose'
          : `${clashes.length} bookings are booked twice: choose`
      }
    >
      <ul>
        {clashes.map(({ bookingId, name, startsAt, diaryName, calendar }) => (
          <li key={bookingId}>
            <TextLink to={diaryLink(`${base}/${bookingId}`, { day: irishDay(startsAt) })} {...KEPT}>
              {name}, {formatBookingMoment(startsAt, 'en')}
            </TextLink>
            {`, ${diaryName}: ${calendar} has this time too.`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** In a booking's panel: the overlapping entry, and the choice to keep both. */
export function ClashPart({ booking: { clashes, diaryName, version }, refusal }: BookingPanelProps) {
  if (clashes.length === 0) return null
  return (
    <Notice tone="caution" title="Booked twice: choose" className="mt-3">
      <ul>
        {clashes.map((clash) => (
          <li key={`${clash.from}${clash.to}${clash.calendar}`}>
            {nameBusy(clash)}: {formatBookingPeriod({ startsAt: clash.from, endsAt: clash.to }, 'en')}
          </li>
        ))}
      </ul>
      <p className="mt-1">
        Move or cancel this booking, or change the time in {diaryName}’s other calendar. Nothing was moved or cancelled.
      </p>
      <Allowed to="bookings.change">
        <Form
          intent="keep-both"
          refusal={refusal}
          failed="Not kept"
          submit="Keep both"
          variant="secondary"
          size="sm"
          className="mt-2"
        >
          <input type="hidden" name="version" value={version} />
        </Form>
      </Allowed>
    </Notice>
  )
}
