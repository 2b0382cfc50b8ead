import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { filterBy } from '#contracts/lists.ts'
import { readParam } from '#contracts/params.ts'
import { hasPermission } from '#server/access.ts'
import {
  cancelByStaff,
  getStaffBooking,
  keepBoth,
  listOffers,
  moveByStaff,
  proposeMoves,
} from '#server/domains/bookings/index.ts'
import { listChangedEvents, settleEvent } from '#server/domains/calendars/index.ts'
import { findAlsoOfBooking } from '#server/domains/contacts/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { BookingPanel } from '#web/features/receptionist/diary/booking-panel.tsx'
import { diaryLink, readPlace } from '#web/features/receptionist/diary/diary-place.ts'
import { answerForm, loadOrNotFound, moveErrorToFields } from '../../../answer-form.ts'
import { readInstant } from '../../../read-fields.ts'
import { readSearchParams } from '../../read-search-params.ts'
import { diaryPath, receptionistPath } from '../receptionist-path.ts'
import type { Route } from './+types/booking.ts'

/** The open part of the panel, and the chosen free time. */
const panelAddress = z.object({
  show: filterBy(['move', 'other', 'cancel']),
  to: z.string().optional().catch(undefined),
})

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const booking = await loadOrNotFound(getStaffBooking(ctx, readParam(params, 'bookingId')))
  const { show, to } = panelAddress.parse(readSearchParams(request))
  const canMove = booking.state === 'upcoming' && booking.isOffered && hasPermission(ctx, 'bookings.change')
  const moves = canMove && show === 'move' ? await proposeMoves(ctx, booking.id) : []
  const changed = (await listChangedEvents(ctx)).filter((event) => event.bookingId === booking.id)
  return {
    booking,
    also: await findAlsoOfBooking(ctx, booking.id),
    changed,
    base: diaryPath(ctx),
    desk: receptionistPath(ctx),
    moves,
    offers: await listOffers(ctx),
    show,
    chosen: moves.find(({ startsAt, diaryId }) => `${startsAt}~${diaryId}` === to),
    formKey: randomUUID(),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const bookingId = readParam(params, 'bookingId')
  const { view, who } = readPlace(new URL(request.url).search)
  const here = async (done: string) => {
    const { day } = await getStaffBooking(ctx, bookingId)
    return diaryLink(`${diaryPath(ctx)}/${bookingId}`, { day, view, who }, { done })
  }
  return answerForm(request, {
    move: async ({ day, time, at, startsAt = readInstant({ day, time, at }), diaryId, version, outsideHours, key }) => {
      const move = { bookingId, diaryId, startsAt, version: Number(version), outsideHours: outsideHours === 'on', key }
      await moveErrorToFields(moveByStaff(ctx, move), day === undefined ? {} : { startsAt: 'time' })
      return here('moved')
    },
    'keep-both': async ({ version }) => {
      await keepBoth(ctx, { bookingId, version: Number(version) })
      return here('kept')
    },
    'settle-event': async ({ eventId, choice, seen }) => {
      await settleEvent(ctx, { eventId, choice, seen })
      return here('settled')
    },
    cancel: async ({ key }) => {
      await cancelByStaff(ctx, { bookingId, key })
      return here('cancelled')
    },
  })
}

export const shouldRevalidate = revalidateAfterRefusal

export const handle: PageTitleHandle<Route.ComponentProps['loaderData']> = {
  pageTitle: ({ booking }) => `Booking of ${booking.name}`,
}

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  return <BookingPanel key={loaderData.booking.id} {...loaderData} refusal={actionData} />
}
