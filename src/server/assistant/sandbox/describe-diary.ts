import type { SandboxDiary } from '#contracts/receptionist/sandbox.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay, startOfIrishDay } from '../../calendar/irish-day.ts'
import { listOpenIntervals } from '../../domains/bookings/index.ts'
import { listOthers, PRACTICE } from './practice.ts'
import type { Sandbox } from './sandbox.ts'

const DAYS_AHEAD = 21

/** Chooses the day to show: of the newest booking, else of the first offered time, else the next open day. */
export function describeDiary({ bookings, state }: Sandbox, now: Date): SandboxDiary {
  const shown = bookings.at(-1)?.startsAt ?? state.offered[0]?.startsAt
  const offered = state.offered[0]?.startsAt
  const at = state.task === undefined ? shown : (offered ?? shown)
  const day = at === undefined ? findOpenDay(now) : irishDay(new Date(at))
  return {
    day,
    open: listOpen(day),
    others: listOthers(day),
    own: bookings
      .filter(({ startsAt }) => irishDay(new Date(startsAt)) === day)
      .map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
  }
}

function findOpenDay(now: Date): string {
  const today = irishDay(now)
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addToDay(today, { days: ahead + 1 }))
  return days.find((day) => listOpen(day).length > 0) ?? today
}

function listOpen(day: string) {
  const [diary] = PRACTICE.diary.diaries
  if (diary === undefined) return []
  const window = { from: Date.parse(startOfIrishDay(day)), to: Date.parse(startOfIrishDay(addToDay(day, { days: 1 }))) }
  const intervals = listOpenIntervals(PRACTICE.diary, diary, window)
  return intervals
    .filter(({ from }) => from >= window.from && from < window.to)
    .map(({ from, to }) => ({
      startsAt: new Date(from).toISOString(),
      endsAt: new Date(to).toISOString(),
    }))
}
