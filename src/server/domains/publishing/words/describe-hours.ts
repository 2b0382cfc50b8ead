import { isDeepStrictEqual } from 'node:util'
import type { Change, ChangePart } from '#contracts/receptionist/changes.ts'
import {
  type Closure,
  type DiaryConfiguration,
  type OpeningHours,
  type Period,
  WEEKDAYS,
} from '#contracts/receptionist/diary.ts'
import { capitalise } from '#contracts/words/capitalise.ts'
import { formatDay } from '#contracts/words/dates.ts'

/** Formats periods: "09:00–13:00 and 14:00–18:00" */
function formatPeriods(periods: Period[], none: string): string {
  return periods.length === 0 ? none : periods.map(({ from, to }) => `${from}–${to}`).join(' and ')
}

type Weeks = { part: ChangePart; id: string; title: string; none: string }

/** Describes each day of the week whose hours differ. */
export function describeWeek(before: OpeningHours, after: OpeningHours, { part, id, title, none }: Weeks): Change[] {
  return WEEKDAYS.filter((weekday) => !isDeepStrictEqual(before[weekday], after[weekday])).map((weekday) => ({
    part,
    id: `${id}.${weekday}`,
    title: `${title} on ${capitalise(weekday)}`,
    lines: [{ before: formatPeriods(before[weekday], none), after: formatPeriods(after[weekday], none) }],
  }))
}

/** Describes differences in opening hours, public holidays and closures. */
export function describeHours(before: DiaryConfiguration, after: DiaryConfiguration): Change[] {
  const opening = { part: 'hours', id: 'openingHours', title: 'Opening hours', none: 'closed' } as const
  return [
    ...describeWeek(before.openingHours, after.openingHours, opening),
    ...describeGuess(before.hoursAreGuessed, after.hoursAreGuessed),
    ...describeHolidays(before.publicHolidays, after.publicHolidays),
    ...describeClosures(before.closures, after.closures),
  ]
}

function describeGuess(before: true | undefined, after: true | undefined): Change[] {
  if (before === after) return []
  const say = (isGuessed: true | undefined) => (isGuessed ? 'usual in your industry' : 'confirmed')
  const lines = [{ before: say(before), after: say(after) }]
  return [{ part: 'hours', id: 'hoursAreGuessed', title: 'Opening hours', lines }]
}

type Holidays = DiaryConfiguration['publicHolidays']
const HOLIDAYS: Record<Holidays, string> = { closed: 'closed', open: 'open as on any other day' }

function describeHolidays(before: Holidays, after: Holidays): Change[] {
  if (before === after) return []
  const lines = [{ before: HOLIDAYS[before], after: HOLIDAYS[after] }]
  return [{ part: 'holidays', id: 'publicHolidays', title: 'Public holidays', lines }]
}

function formatDays({ from, to }: Closure): string {
  const day = (date: string) => formatDay(`${date}T12:00:00Z`)
  return from === to ? day(from) : `${day(from)} to ${day(to)}`
}

function describeClosures(before: Closure[], after: Closure[]): Change[] {
  const isIn = (list: Closure[], one: Closure) => list.some((other) => isDeepStrictEqual(other, one))
  const formatName = ({ name }: Closure) => (name.en === name.ga ? name.en : `${name.en}, ${name.ga}`)
  const change = (id: string, title: string, line: Change['lines'][number]): Change => ({
    part: 'holidays',
    id,
    title,
    lines: [line],
  })
  return [
    ...before
      .filter((one) => !isIn(after, one))
      .map((one) =>
        change(`closed.${one.from}`, `No longer closed on ${formatDays(one)}`, { before: formatName(one) }),
      ),
    ...after
      .filter((one) => !isIn(before, one))
      .map((one) => change(`closes.${one.from}`, `Closed on ${formatDays(one)}`, { after: formatName(one) })),
  ]
}
