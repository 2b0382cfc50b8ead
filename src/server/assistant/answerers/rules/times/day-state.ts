import { addDays, addMinutes } from '../../../turn/irish-time.ts'
import type { OfferedSlot } from '../../../turn/state.ts'
import { asksWhatIsFree } from '../../../understanding/replies/asks-day.ts'
import { limitsClock } from '../../../understanding/when/find-limits.ts'
import type { Draft } from '../draft.ts'
import { withoutTime } from './complete-time.ts'
import { sayLimits } from './limits.ts'
import { sayWhen } from './say-when.ts'
import { search } from './search.ts'
import { findWindow } from './times.ts'

/** Whether a service has times on a day, and all of them are taken. */
export async function isBookedOut(draft: Draft, serviceId: string, day: string): Promise<boolean> {
  const { turn, state, tools, services } = draft
  const { earliestNoticeMinutes = 0 } = services.find(({ id }) => id === serviceId) ?? {}
  // Of a day that is under way, some times are too soon. Whose day is full says nothing of everybody's.
  const isUnderWay = day <= addMinutes(turn.reference, earliestNoticeMinutes).slice(0, 10)
  if (isUnderWay || state.diaryIds.length > 0 || !(await tools.hasTimes(serviceId, day))) return false
  const query = { serviceId, from: `${day}T00:00`, to: addDays(`${day}T00:00`, 1), limit: 1 }
  return (await tools.findSlots(query)).length === 0
}

type Over = { day: string; exact?: string | undefined; closed?: string | undefined }

/** Says that a time is over. "Tonight", behind closing time, is no wish for other evenings. */
export function sayOver(draft: Draft, { day, exact, closed }: Over): void {
  const { state, turn, phrases } = draft
  const isToday = day === turn.reference.slice(0, 10) && (exact === undefined || exact > turn.reference)
  if (isToday && closed !== undefined) {
    delete state.limits.part
    draft.say(phrases.closedForToday(closed))
  } else draft.say(phrases.isOver(phrases.time(exact ?? day)))
}

/** The last day on which a service can be booked. */
export function lastDay({ turn }: Draft, serviceId: string): string | undefined {
  const days = turn.configuration.diary.services.find(({ id }) => id === serviceId)?.furthestDays
  return days === undefined ? undefined : addDays(turn.reference.slice(0, 10), days)
}

const MOST_SERVICES = 8

/**
 * "Have ye anything Monday?", before it is known what for: says whether that day has any time at all. Behind a day that has
 * none is looked from now on. Returns false if neither is certain.
 */
export async function sayAboutDay(draft: Draft): Promise<boolean> {
  const { state, phrases, tools, services, language, reading } = draft
  const window = findWindow(state.slots)
  const { day, exact } = window ?? {}
  if (window === undefined || day === undefined || services.length > MOST_SERVICES) return false
  const hours = (await tools.openingHours(day)).day
  const isClosed = hours?.periods.length === 0
  const full = isClosed ? [] : await Promise.all(services.map(({ id }) => isBookedOut(draft, id, day)))
  if (!isClosed && full.includes(false)) {
    if (exact !== undefined || !asksWhatIsFree(reading.text, language)) return false
    const free: OfferedSlot[] = []
    for (const { id } of services) if (free.length === 0) free.push(...(await search(draft, { serviceId: id }, window)))
    const isLimited = limitsClock(state.limits)
    if (free.length > 0) draft.say(phrases.freeOn(sayWhen(state.slots, phrases, state.limits) ?? phrases.time(day)))
    else if (isLimited) draft.say(phrases.nothingThen(sayLimits(state.limits, phrases), phrases.time(day)))
    return free.length > 0 || isLimited
  }
  const time = phrases.time(day)
  draft.say(isClosed ? phrases.closedOn(time, hours.closed?.[language]) : phrases.fullOn(time))
  state.slots = { ...withoutTime(state.slots), after: day }
  return true
}
