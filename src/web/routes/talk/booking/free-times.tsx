import { ChevronRight } from 'lucide-react'
import type { FreeDay, FreeDays, FreeTime } from '#contracts/receptionist/bookings.ts'
import { formatBookingTime, formatBriefDay, isDiaryOfBusiness } from '#contracts/words/booking-times.ts'
import { toIrishClock } from '#contracts/words/irish-clock.ts'
import { classNames } from '#web/ui/class-names.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Link } from '#web/ui/router-link.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { MoveForm } from './move-form.tsx'
import { type PageAddress, pageLink } from './page-address.ts'
import type { PagePart } from './page-parts.ts'

type FreeTimesProps = PagePart & { freeDays: FreeDays; formKey: string }

/** One stem for each day, with a stroke for each free time. */
export function FreeTimes({ freeDays: { days, earlier, later }, formKey, ...page }: FreeTimesProps) {
  const { booking, address, texts } = page
  const minutes = texts.minutes(booking.minutes)
  const turn = (from: string) => pageLink(address, { show: 'change', from })
  return (
    <section className="booking-section" aria-labelledby="choose">
      <h2 id="choose" className="font-heading text-d3 font-medium">
        {texts.choose}
      </h2>
      <p className="mt-1.5 text-ink-2">
        {booking.diaryKind === 'room' || isDiaryOfBusiness(booking.diaryName, booking.organisation.name)
          ? texts.free(minutes)
          : texts.freeWith(minutes, booking.diaryName)}
      </p>
      {address.isTaken && (
        <Notice tone="critical" role="alert" className="mt-4">
          {texts.taken}
        </Notice>
      )}
      <ol className="free-days">
        {days.map((day) => (
          <Day key={day.day} {...page} freeDay={day} />
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-8 gap-y-2">
        {earlier !== null && (
          <TextLink to={turn(earlier)} isAlone preventScrollReset>
            {texts.earlier}
          </TextLink>
        )}
        {later !== null && (
          <TextLink to={turn(later)} isAlone preventScrollReset>
            {texts.later}
            <ChevronRight size={16} strokeWidth={1.75} className="inline" aria-hidden="true" />
          </TextLink>
        )}
      </p>
      <MoveForm {...page} days={days} formKey={formKey} />
    </section>
  )
}

function Day({ freeDay, ...page }: PagePart & { freeDay: FreeDay }) {
  const { address, language, texts } = page
  const { day, closed, times, hasMore } = freeDay
  // Noon UTC is on the same Irish day all year.
  const name = formatBriefDay(`${day}T12:00:00.000Z`, language)
  return (
    <li>
      <span className="free-day-name" id={`day-${day}`}>
        {name}
      </span>
      <div className="free-day-stem">
        {times.length === 0 && <em>{closed === null ? texts.full : closed[language] || texts.closed}</em>}
        {times.map((time) => (
          <Time
            key={time.startsAt}
            {...page}
            time={time}
            dayName={name}
            isAfternoonStart={isFirstOfAfternoon(times, time)}
          />
        ))}
        {hasMore && (
          <Link
            to={pageLink(address, { show: 'change', from: address.from, all: day })}
            className="text-link free-day-more"
            aria-describedby={`day-${day}`}
            preventScrollReset
          >
            {texts.allTimes}
          </Link>
        )}
      </div>
    </li>
  )
}

type TimeProps = PagePart & { time: FreeTime; dayName: string; isAfternoonStart: boolean }

function Time({ booking, address, language, time, dayName, isAfternoonStart }: TimeProps) {
  const { startsAt, diaryId, diaryName } = time
  const clock = formatBookingTime(startsAt, language)
  const query = { show: 'change', from: address.from, all: address.allOf, time: `${startsAt}~${diaryId}` }
  return (
    <Link
      to={pageLink(address, query)}
      className={classNames('free-time', isAfternoonStart && 'free-time-afternoon')}
      aria-current={isChosen(address, time) ? 'true' : undefined}
      preventScrollReset
    >
      <VisuallyHidden>{dayName}, </VisuallyHidden>
      <b>{clock}</b>
      {!isDiaryOfBusiness(diaryName, booking.organisation.name) && <small>{diaryName}</small>}
    </Link>
  )
}

function isChosen({ chosen }: PageAddress, { startsAt, diaryId }: FreeTime): boolean {
  return chosen?.startsAt === startsAt && chosen.diaryId === diaryId
}

/** A gap separates morning and afternoon. */
function isFirstOfAfternoon(times: FreeTime[], time: FreeTime): boolean {
  const hour = ({ startsAt }: FreeTime) => toIrishClock(startsAt).getUTCHours()
  const first = times.findIndex((each) => hour(each) >= 12)
  return first > 0 && times[first] === time
}
