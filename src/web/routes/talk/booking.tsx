import { data, href } from 'react-router'
import { unknownLink as english } from '#content/receptionist/en/booking-page.ts'
import { cancelOwnBooking, getOwnBooking, listOwnFreeDays, moveOwnBooking } from '#server/domains/bookings/index.ts'
import { noteOpenedLink } from '#server/domains/contacts/index.ts'
import { AppError } from '#server/errors.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { useSite } from '#web/lib/site.ts'
import { answerForm } from '../answer-form.ts'
import type { Route } from './+types/booking.ts'
import { BookingFrame } from './booking/booking-frame.tsx'
import { BookingSummary } from './booking/booking-summary.tsx'
import { findPageTexts } from './booking/booking-texts.ts'
import { Cancellation } from './booking/cancellation.tsx'
import { FreeTimes } from './booking/free-times.tsx'
import { pageLink, readAddress } from './booking/page-address.ts'
import { UnknownLink } from './booking/unknown-link.tsx'
import './booking/booking.css'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const booking = loaderData?.booking
  const title =
    booking === undefined || booking === null
      ? english.title
      : `${findPageTexts(loaderData?.language ?? 'en', booking).kicker}, ${booking.organisation.name}`
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

/** The appointment behind a mailed link. The link's token replaces a sign-in. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const address = readAddress(request.url)
  try {
    const booking = await getOwnBooking(ctx, params.token)
    await noteOpenedLink(ctx, params.token)
    const isChanging = booking.canMove && address.show === 'change'
    const freeDays = isChanging ? await listOwnFreeDays(ctx, params.token, address) : null
    return { booking, freeDays, address, language: address.language ?? booking.language, key: crypto.randomUUID() }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return data({ booking: null, freeDays: null, address, language: 'en' as const, key: '' }, { status: 404 })
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const address = readAddress(request.url)
  // Not from the request: React Router's data requests have another path.
  const here = href('/talk/:slug/booking/:token', params)
  return answerForm(request, {
    move: async (fields) => {
      const result = await moveOwnBooking(ctx, params.token, fields)
      if (result === 'moved') return here + pageLink(address, { done: 'moved' })
      return here + pageLink(address, { show: 'change', from: address.from, taken: '' })
    },
    cancel: async (fields) => {
      await cancelOwnBooking(ctx, params.token, fields)
      return here + pageLink(address, { done: 'cancelled' })
    },
  })
}

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, freeDays, address, language, key } = loaderData
  const company = useSite()?.company.name ?? ''
  if (booking === null) return <UnknownLink />
  const page = { booking, address, language, texts: findPageTexts(language, booking) }
  return (
    <BookingFrame {...page} organisation={booking.organisation} company={company} ownDataPath={booking.ownDataPath}>
      <BookingSummary {...page} isRefused={actionData !== undefined} />
      {freeDays !== null && <FreeTimes {...page} freeDays={freeDays} formKey={key} />}
      {address.show === 'cancel' && booking.state === 'upcoming' && <Cancellation {...page} formKey={key} />}
    </BookingFrame>
  )
}
