import type { Change } from '#contracts/receptionist/changes.ts'
import { type Diary, type OpeningHours, WEEKDAYS } from '#contracts/receptionist/diary.ts'
import { compareFields, pairById } from './compare-fields.ts'
import { describeWeek } from './describe-hours.ts'

const NEVER = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, []])) as unknown as OpeningHours
const formatKind = ({ kind }: Diary) => (kind === 'room' ? 'a room' : 'a person')
const formatHours = ({ hours }: Diary) => (hours === null ? 'your opening hours' : 'hours of its own')
const formatArchived = ({ isArchived }: Diary) => (isArchived ? 'no new bookings' : 'takes bookings')

/** Describes differences in people and rooms. */
export function describePeople(before: Diary[], after: Diary[]): Change[] {
  const { added, removed, kept } = pairById(before, after)
  return [
    ...added.map((one): Change => {
      const lines = [{ after: `${formatKind(one)}, in ${formatHours(one)}` }]
      return { part: 'people', id: one.id, title: `New: ${one.name}`, lines }
    }),
    ...removed.map(
      (one): Change => ({
        part: 'people',
        id: one.id,
        title: `Removed: ${one.name}`,
        lines: [{ before: formatKind(one) }],
      }),
    ),
    ...kept.flatMap(([old, now]) => describeDiary(old, now)),
  ]
}

function describeDiary(old: Diary, now: Diary): Change[] {
  const field = (name: string, title: string, say: (one: Diary) => string) => ({
    id: `${now.id}.${name}`,
    title,
    before: say(old),
    after: say(now),
  })
  const fields = compareFields('people', [
    field('name', 'Name of a person or room', ({ name }) => name),
    field('kind', `What ${now.name} is`, formatKind),
    field('hours', `When ${now.name} can be booked`, formatHours),
    field('isArchived', `Bookings of ${now.name}`, formatArchived),
  ])
  const week = { part: 'people', none: 'none' } as const
  const own =
    old.hours !== null && now.hours !== null
      ? describeWeek(old.hours, now.hours, { ...week, id: `${now.id}.hours`, title: `Hours of ${now.name}` })
      : []
  const breaks = { ...week, id: `${now.id}.breaks`, title: `Breaks of ${now.name}` }
  return [...fields, ...own, ...describeWeek(old.breaks ?? NEVER, now.breaks ?? NEVER, breaks)]
}
