import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { slot } from '#contracts/receptionist/diary.ts'
import { type DiaryOffers, diaryAddress } from '#contracts/receptionist/diary-screen.ts'
import { formatTime, irishDay } from '#contracts/words/dates.ts'
import { bookByHand, getStaffBooking, listOffers, listTimesForStaff } from '#server/domains/bookings/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { BookingForm, type BookingStart } from '#web/features/receptionist/diary/booking-form.tsx'
import { diaryLink, readPlace } from '#web/features/receptionist/diary/diary-place.ts'
import { answerForm, moveErrorToFields } from '../../../answer-form.ts'
import { readInstant } from '../../../read-fields.ts'
import { onlyWith } from '../../access.ts'
import { readSearchParams } from '../../read-search-params.ts'
import { diaryPath } from '../receptionist-path.ts'
import type { Route } from './+types/new-booking.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('bookings.change')]

/** The parameters of a pressed free stretch. */
const formAddress = diaryAddress.extend({
  service: slot.shape.serviceId.optional().catch(undefined),
  with: slot.shape.diaryId.optional().catch(undefined),
  at: slot.shape.startsAt.optional().catch(undefined),
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const offers = await listOffers(ctx)
  const start = findStart(offers, formAddress.parse(readSearchParams(request)), irishDay(ctx.now()))
  const times =
    start.serviceId === '' ? [] : await listTimesForStaff(ctx, { serviceId: start.serviceId, day: start.day })
  return { base: diaryPath(ctx), offers, start, times, formKey: randomUUID() }
}

/** The requested service, or else the first one of the requested person. */
function findStart(
  { services, diaries }: DiaryOffers,
  asked: z.output<typeof formAddress>,
  today: string,
): BookingStart {
  const { day, who, at, service: serviceId, with: wanted = who } = asked
  const diary = diaries.find(({ id }) => id === wanted)
  const service =
    services.find(({ id }) => id === serviceId) ??
    services.find(({ diaryIds }) => diary !== undefined && diaryIds.includes(diary.id)) ??
    services[0]
  const offering = diaries.filter(({ id }) => service?.diaryIds.includes(id))
  return {
    serviceId: service?.id ?? '',
    diaryId: offering.find(({ id }) => id === wanted)?.id ?? offering[0]?.id ?? '',
    day: at === undefined ? (day ?? today) : irishDay(at),
    time: at === undefined ? '' : formatTime(at),
    at: at ?? '',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const { view, who } = readPlace(new URL(request.url).search)
  return answerForm(request, {
    book: async ({ day, time, at, email, phone, address, outsideHours, ...fields }) => {
      const startsAt = readInstant({ day, time, at })
      const input = {
        ...fields,
        startsAt,
        email: email || null,
        phone: phone || null,
        address: address || null,
        outsideHours: outsideHours === 'on',
      }
      const { id } = await moveErrorToFields(bookByHand(ctx, input), { startsAt: 'time' })
      // The day on which the night began.
      const { day: diaryDay } = await getStaffBooking(ctx, id)
      return diaryLink(`${diaryPath(ctx)}/${id}`, { day: diaryDay, view, who }, { done: 'booked' })
    },
  })
}

export const shouldRevalidate = revalidateAfterRefusal

export const handle: PageTitleHandle = { pageTitle: 'New booking' }

export default function NewBooking({ loaderData, actionData }: Route.ComponentProps) {
  return <BookingForm {...loaderData} refusal={actionData} />
}
