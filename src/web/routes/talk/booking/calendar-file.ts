import { data } from 'react-router'
import { renderOwnCalendarFile } from '#server/domains/bookings/index.ts'
import { AppError } from '#server/errors.ts'
import { download } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { Route } from './+types/calendar-file.ts'

/** The appointment as an iCalendar file, for anybody with its link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return download('booking.ics', await renderOwnCalendarFile(requestCtx(context), params.token))
  } catch (error) {
    if (error instanceof AppError) throw data(null, { status: 404 })
    throw error
  }
}
