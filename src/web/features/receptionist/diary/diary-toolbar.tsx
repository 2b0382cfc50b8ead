import { Ban, ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/router-link.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { DiaryPart, DiaryScreenProps } from './diary-part.ts'
import { type DiaryPlace, diaryLink, KEPT } from './diary-place.ts'
import { nameWeek } from './words.ts'

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

type DiaryToolbarProps = DiaryPart & Pick<DiaryScreenProps, 'people'>

export function DiaryToolbar({ base, week, day, today, place, people }: DiaryToolbarProps) {
  const [first, last] = [week.days[0]?.day ?? day, week.days.at(-1)?.day ?? day]
  const shiftTo = (days: number) =>
    diaryLink(base, { ...place, day: new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10) })
  return (
    <div className="diary-toolbar">
      <nav aria-label="Week" className="diary-weeks">
        <StepLink to={shiftTo(-7)} label="Previous week">
          <ChevronLeft {...ICON} size={20} />
        </StepLink>
        <h2 className="diary-title">{nameWeek(first, last)}</h2>
        <StepLink to={shiftTo(7)} label="Next week">
          <ChevronRight {...ICON} size={20} />
        </StepLink>
      </nav>
      <div className="diary-days">
        <ButtonLink
          to={diaryLink(base, { ...place, day: today })}
          variant="secondary"
          size="sm"
          className="bg-surface"
          preventScrollReset
        >
          This week
        </ButtonLink>
        <DayForm key={day} base={base} day={day} place={place} />
      </div>
      {people.length > 1 && <PeopleFilter base={base} place={place} people={people} />}
      <Allowed to="bookings.change">
        <ButtonLink
          to={diaryLink(`${base}/blocks/new`, place)}
          variant="secondary"
          size="sm"
          icon={<Ban {...ICON} />}
          className="diary-block bg-surface"
          {...KEPT}
        >
          Block time
        </ButtonLink>
        <ButtonLink
          to={diaryLink(`${base}/new`, place)}
          size="sm"
          className="diary-new"
          icon={<Plus {...ICON} />}
          {...KEPT}
        >
          <span className={people.length > 1 ? 'max-desk:sr-only' : undefined}>New booking</span>
        </ButtonLink>
      </Allowed>
    </div>
  )
}

export function StepLink({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link to={to} aria-label={label} title={label} className="diary-step" preventScrollReset>
      {children}
    </Link>
  )
}

function DayForm({ base, day, place }: { base: string; day: string; place: DiaryPlace }) {
  return (
    <Form method="get" action={base} className="diary-day-form" preventScrollReset>
      {place.view !== undefined && <input type="hidden" name="view" value={place.view} />}
      {place.who !== undefined && <input type="hidden" name="who" value={place.who} />}
      <label htmlFor="diary-day" className="sr-only">
        Day
      </label>
      <TextInput
        id="diary-day"
        type="date"
        name="day"
        defaultValue={day}
        required
        className="desk:min-h-[34px]! desk:w-[9.75rem] desk:py-0! desk:text-[0.84375rem]!"
      />
      <button type="submit" className="diary-go">
        Show day
      </button>
    </Form>
  )
}

/** Longer names have a row of their own, below the other controls. */
const MAX_LETTERS_IN_A_ROW = 30

function PeopleFilter({ base, place, people }: Pick<DiaryToolbarProps, 'base' | 'place' | 'people'>) {
  const choices = [{ id: undefined, name: 'Everyone' }, ...people]
  const isLong = people.map(({ name }) => name).join('').length > MAX_LETTERS_IN_A_ROW
  const isKnown = people.some(({ id }) => id === place.who)
  return (
    <nav aria-label="Whose diary" className={classNames('diary-people', isLong && 'is-long')}>
      {choices.map(({ id, name }) => (
        <Link
          key={name + id}
          to={diaryLink(base, { ...place, who: id })}
          aria-current={(isKnown ? place.who : undefined) === id ? 'true' : undefined}
          preventScrollReset
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
