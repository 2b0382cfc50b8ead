import { Outlet } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { diaryAddress } from '#contracts/receptionist/diary-screen.ts'
import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx } from '#server/context.ts'
import {
  findFirstDay,
  getBlock,
  getDiaryWeek,
  getStaffBooking,
  listClashes,
  listOffers,
  listWaiting,
  listWeek,
} from '#server/domains/bookings/index.ts'
import { listChangedEvents } from '#server/domains/calendars/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import type { DiaryScreenProps } from '#web/features/receptionist/diary/diary-part.ts'
import { DiaryScreen } from '#web/features/receptionist/diary/diary-screen.tsx'
import { loadOrNotFound } from '../../answer-form.ts'
import { readSearchParams } from '../read-search-params.ts'
import type { Route } from './+types/diary.ts'
import { diaryPath } from './receptionist-path.ts'

/** The week of the address, or else of the open booking, or else the first week with open time or bookings left. */
export async function loader({
  context,
  params,
  request,
}: Route.LoaderArgs): Promise<Omit<DiaryScreenProps, 'children'>> {
  const ctx = requestCtx(context)
  const today = irishDay(ctx.now())
  const day =
    diaryAddress.parse(readSearchParams(request)).day ?? (await findOpenDay(ctx, params)) ?? (await findFirstDay(ctx))
  const [week, { diaries }, clashes, changed, waiting] = await Promise.all([
    getDiaryWeek(ctx, day),
    listOffers(ctx),
    listClashes(ctx),
    listChangedEvents(ctx),
    listWaiting(ctx, listWeek(day)),
  ])
  return {
    base: diaryPath(ctx),
    week,
    day,
    today,
    now: ctx.now().toISOString(),
    people: diaries,
    clashes,
    changed,
    waiting: waiting.people,
  }
}

type Params = { bookingId?: string | undefined; blockId?: string | undefined }

async function findOpenDay(ctx: Ctx, params: Params): Promise<string | undefined> {
  if (params.bookingId !== undefined)
    return (await loadOrNotFound(getStaffBooking(ctx, readParam(params, 'bookingId')))).day
  if (params.blockId !== undefined)
    return irishDay((await loadOrNotFound(getBlock(ctx, readParam(params, 'blockId')))).from)
  return undefined
}

const DONE = {
  booked: { title: 'Booked' },
  moved: { title: 'Booking moved' },
  cancelled: { title: 'Booking cancelled' },
  kept: { title: 'Both stay' },
  offered: { title: 'Offered', description: 'The mail is on its way.' },
  removed: { title: 'Removed from the waiting list' },
  minutes: { title: 'Saved' },
  settled: { title: 'Decision saved', description: 'The other calendar follows in a moment.' },
  blocked: { title: 'Time blocked' },
  'blocked-around': { title: 'Time blocked', description: 'Bookings in it stay. Move or cancel them one by one.' },
  unblocked: { title: 'Time unblocked' },
}

/** The diary of all people and rooms, in both customer portals. */
export default function Diary({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DoneToast messages={DONE} />
      <DiaryScreen {...loaderData}>
        <Outlet />
      </DiaryScreen>
    </>
  )
}
