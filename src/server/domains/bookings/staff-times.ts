import type { FreeTime } from '#contracts/receptionist/bookings.ts'
import type { DiaryConfiguration, Slot } from '#contracts/receptionist/diary.ts'
import { freeTimesQuestion } from '#contracts/receptionist/diary-screen.ts'
import { formatBookingTime } from '#contracts/words/booking-times.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { toIrishClock } from '#contracts/words/irish-clock.ts'
import { requirePermission } from '../../access.ts'
import { addToDay, startOfIrishDay } from '../../calendar/irish-day.ts'
import type { Ctx } from '../../context.ts'
import { parseInput } from '../../parse.ts'
import { getBookingRow } from './booking-row.ts'
import { findDiaryConfiguration } from './configuration.ts'
import { listFreeSlots } from './list-free-slots.ts'

const TIMES_LISTED = 300
const DAYS_SEARCHED = 28
const SAME_DIARY = 3
const MOVES_PROPOSED = 5
const MIDDAY = 13

/** Removes the notice, because staff may book at short notice. */
function withoutNotice(configuration: DiaryConfiguration): DiaryConfiguration {
  const services = configuration.services.map((service) => ({ ...service, earliestNoticeMinutes: 0 }))
  return { ...configuration, services }
}

type DayQuery = { organisationId: string; configuration: DiaryConfiguration; serviceId: string; day: string }

function listSlotsOfDay(ctx: Ctx, { day, configuration, ...query }: DayQuery & { diaryId?: string | undefined }) {
  return listFreeSlots(ctx, {
    ...query,
    configuration: withoutNotice(configuration),
    from: startOfIrishDay(day),
    to: startOfIrishDay(addToDay(day, { days: 1 })),
    limit: TIMES_LISTED,
  })
}

/** Lists the free times of a service on an Irish day for staff, including times within the notice. */
export async function listTimesForStaff(ctx: Ctx, input: unknown): Promise<FreeTime[]> {
  const { organisationId } = requirePermission(ctx, 'bookings.change')
  const { serviceId, diaryId, day } = parseInput(freeTimesQuestion, input)
  const configuration = await findDiaryConfiguration(ctx, organisationId)
  if (configuration === undefined) return []
  return nameTimes(configuration, await listSlotsOfDay(ctx, { organisationId, configuration, serviceId, diaryId, day }))
}

/** Proposes five times to which a booking can move, its own diary first. They lie in different half-days. */
export async function proposeMoves(ctx: Ctx, bookingId: string): Promise<FreeTime[]> {
  const { organisationId } = requirePermission(ctx, 'bookings.change')
  const row = await getBookingRow(ctx, bookingId)
  const configuration = await findDiaryConfiguration(ctx, organisationId)
  if (configuration === undefined) return []
  const day = irishDay(row.starts_at)
  const slots = await listFreeSlots(ctx, {
    organisationId,
    configuration: withoutNotice(configuration),
    serviceId: row.service_id,
    from: startOfIrishDay(day),
    to: startOfIrishDay(addToDay(day, { days: DAYS_SEARCHED })),
    limit: TIMES_LISTED * DAYS_SEARCHED,
    exceptBookingId: row.id,
  })
  const isOther = ({ startsAt, endsAt }: Slot) => startsAt >= row.ends_at || endsAt <= row.starts_at
  const same = pickOnePerHalfDay(slots.filter((slot) => slot.diaryId === row.diary_id && isOther(slot)))
  const others = pickOnePerHalfDay(slots.filter((slot) => slot.diaryId !== row.diary_id))
  const chosen = [...same.slice(0, SAME_DIARY), ...others.slice(0, MOVES_PROPOSED - SAME_DIARY)]
  const rest = [...same.slice(SAME_DIARY), ...others.slice(MOVES_PROPOSED - SAME_DIARY)]
  return nameTimes(configuration, [...chosen, ...rest].slice(0, MOVES_PROPOSED))
}

/** Returns " Free near it: 10:00 with Niamh, 10:30 with Eoin." Always includes times of the wanted diary. */
export async function describeTimesNear(
  ctx: Ctx,
  query: DayQuery,
  { startsAt, diaryId }: { startsAt: string; diaryId: string },
): Promise<string> {
  const distance = (slot: Slot) => Math.abs(Date.parse(slot.startsAt) - Date.parse(startsAt))
  const slots = await listSlotsOfDay(ctx, query)
  const nearest = slots.toSorted((one, other) => distance(one) - distance(other))
  const isWanted = (slot: Slot) => slot.diaryId === diaryId
  const near = [...nearest.filter(isWanted).slice(0, 2), ...nearest.filter((slot) => !isWanted(slot)).slice(0, 2)]
  const times = nameTimes(
    query.configuration,
    near.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)),
  )
  if (times.length === 0) return ' Nothing else is free on this day.'
  const words = times.map((time) => `${formatBookingTime(time.startsAt, 'en')} with ${time.diaryName}`)
  return ` Free near it: ${words.join(', ')}.`
}

function pickOnePerHalfDay(slots: Slot[]): Slot[] {
  const first = new Map<string, Slot>()
  for (const slot of slots) {
    const clock = toIrishClock(slot.startsAt)
    const halfDay = `${irishDay(slot.startsAt)} ${clock.getUTCHours() < MIDDAY}`
    if (!first.has(halfDay)) first.set(halfDay, slot)
  }
  return [...first.values()]
}

function nameTimes({ diaries }: DiaryConfiguration, slots: Slot[]): FreeTime[] {
  const names = new Map(diaries.map(({ id, name }) => [id, name]))
  return slots.map(({ startsAt, diaryId }) => ({ startsAt, diaryId, diaryName: names.get(diaryId) ?? '' }))
}
