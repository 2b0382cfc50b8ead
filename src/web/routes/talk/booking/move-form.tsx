import type { FreeDay } from '#contracts/receptionist/bookings.ts'
import { formatBookingTime, formatBriefDay } from '#contracts/words/booking-times.ts'
import { Form } from '#web/features/form/form.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { listWhom } from './list-whom.ts'
import { pageLink } from './page-address.ts'
import type { PagePart } from './page-parts.ts'

type MoveFormProps = PagePart & { days: FreeDay[]; formKey: string }

/** Confirms the move. Empty until a time is chosen. */
export function MoveForm({ booking, address, language, texts, days, formKey }: MoveFormProps) {
  const { chosen } = address
  const time = days
    .flatMap(({ times }) => times)
    .find(({ startsAt, diaryId }) => startsAt === chosen?.startsAt && diaryId === chosen.diaryId)
  if (time === undefined) return null
  const moment = (instant: string) => `${formatBriefDay(instant, language)} ${formatBookingTime(instant, language)}`
  const fromTo = texts.fromTo(moment(booking.startsAt), moment(time.startsAt))
  return (
    <div className="booking-choice">
      <p role="status" className="font-semibold">
        {[fromTo, ...listWhom(booking, time.diaryName, language)].join(', ')}
      </p>
      <Form
        intent="move"
        refusal={undefined}
        hidden={{
          startsAt: time.startsAt,
          diaryId: time.diaryId,
          version: String(booking.version),
          key: formKey,
        }}
        submit={texts.move}
        actions={
          <ButtonLink to={pageLink(address, {})} variant="ghost">
            {texts.keep}
          </ButtonLink>
        }
      />
    </div>
  )
}
