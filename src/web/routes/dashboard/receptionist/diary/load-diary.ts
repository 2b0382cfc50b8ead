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
import type { DiaryScreenProps } from '#web/features/receptionist/diary/diary-part.ts'
import { loadOrNotFound } from '../../../answer-form.ts'
import { readSearchParams } from '../../read-search-params.ts'
import { receptionistPath } from '../receptionist-path.ts'

type Params = { bookingId?: string | undefined; blockId?: string | undefined }

/** The week of the address, or else of the open booking, or else the first week with open time or bookings left. */
export async function loadDiary(
  ctx: Ctx,
  request: Request,
  params: Params,
): Promise<Omit<DiaryScreenProps, 'children'>> {
  const today = irishDay(ctx.now())
  const day =
    diaryAddress.parse(readSearchParams(request)).day ?? (await findDayOf(ctx, params)) ?? (await findFirstDay(ctx))
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

async function findDayOf(ctx: Ctx, params: Params): Promise<string | undefined> {
  if (params.bookingId !== undefined)
    return (await loadOrNotFound(getStaffBooking(ctx, readParam(params, 'bookingId')))).day
  if (params.blockId !== undefined)
    return irishDay((await loadOrNotFound(getBlock(ctx, readParam(params, 'blockId')))).from)
  return undefined
}

export const diaryPath = (ctx: Ctx) => `${receptionistPath(ctx)}/diary`
