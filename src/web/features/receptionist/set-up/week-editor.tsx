import { Copy, Plus, X } from 'lucide-react'
import { type MouseEvent, useId, useRef } from 'react'
import { listPlaces } from '#contracts/nest-fields.ts'
import { type OpeningHours, type Period, WEEKDAYS, type Weekday } from '#contracts/receptionist/diary.ts'
import { useEntry } from '#web/features/form/form.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useChange } from './draft-changes.tsx'
import { HourStrokes } from './hour-strokes.tsx'
import { useRows } from './use-rows.ts'
import { DAY_NAMES } from './words.ts'

type WeekEditorProps = {
  /** The prefix of the field names. */
  name: 'openingHours' | 'hours' | 'breaks' | 'staffHours'
  label: string
  hours: OpeningHours
  /** The posted values of a refused form. */
  typed: Record<string, string> | undefined
  /** The words for a day without a period. */
  none: string
}

type Days = ReturnType<typeof useWeek>

/** The periods of each day, with one stroke an hour. */
export function WeekEditor({ name, label, none, ...given }: WeekEditorProps) {
  const week = useWeek({ name, ...given })
  return (
    <ul className="week" aria-label={label}>
      {WEEKDAYS.map((weekday) => (
        <Day key={weekday} name={name} weekday={weekday} week={week} none={none} />
      ))}
    </ul>
  )
}

function useWeek({ name, hours, typed }: Pick<WeekEditorProps, 'name' | 'hours' | 'typed'>) {
  const day = (weekday: Weekday) => ({ list: `${name}.${weekday}`, periods: hours[weekday], typed })
  return {
    monday: useDay(day('monday')),
    tuesday: useDay(day('tuesday')),
    wednesday: useDay(day('wednesday')),
    thursday: useDay(day('thursday')),
    friday: useDay(day('friday')),
    saturday: useDay(day('saturday')),
    sunday: useDay(day('sunday')),
  }
}

type GivenDay = { list: string; periods: Period[]; typed: Record<string, string> | undefined }

function useDay({ list, periods, typed }: GivenDay) {
  const stored = periods.map((values, place) => ({ place, values }))
  return useRows<Period>(typed === undefined ? stored : readTyped(typed, list))
}

const readTyped = (typed: Record<string, string>, list: string) =>
  listPlaces(typed, list).map((place) => ({
    place,
    values: { from: typed[`${list}.${place}.from`] ?? '', to: typed[`${list}.${place}.to`] ?? '' },
  }))

type DayProps = { name: string; weekday: Weekday; week: Days; none: string }

function Day({ name, weekday, week, none }: DayProps) {
  const { en, ga } = DAY_NAMES[weekday]
  const { rows, add, remove, change: changeRow } = week[weekday]
  const list = `${name}.${weekday}`
  const addId = `${list}.add`
  const last = rows.at(-1)?.values
  const change = useChange(list)
  return (
    <li className={change === undefined ? undefined : 'differs'}>
      <span className="week-day">
        <b className="week-day-name">{en}</b>
        <i lang="ga" className="week-day-irish">
          {ga}
        </i>
      </span>
      <HourStrokes periods={rows.map(({ values }) => values)} />
      <div className="week-periods">
        {rows.length === 0 && <span className="week-none">{none}</span>}
        {change !== undefined && (
          <span className="text-small text-muted">
            Live: <s>{change.lines[0]?.before}</s>
          </span>
        )}
        {rows.map(({ key, values }, index) => (
          <PeriodEntry
            key={key}
            name={`${list}.${key}`}
            label={`${en}, period ${index + 1}`}
            period={values}
            onChange={(changed) => changeRow(key, changed)}
            onRemove={() => remove(key, addId)}
          />
        ))}
        <noscript>
          <PeriodEntry name={`${list}.90`} label={`${en}, another period`} period={{ from: '', to: '' }} />
        </noscript>
      </div>
      <div className="week-actions noscript:hidden">
        <IconButton
          id={addId}
          label={`Add a period on ${en}`}
          onClick={() => add(followUp(last), (key) => `${list}.${key}.from`)}
        >
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <CopyMenu weekday={weekday} week={week} />
      </div>
    </li>
  )
}

/** The default of a new period: the usual hours, or an afternoon after a morning. */
function followUp(last: Period | undefined): Period {
  if (last === undefined) return { from: '09:00', to: '17:00' }
  return last.to <= '13:00' && last.to > last.from ? { from: '14:00', to: '17:00' } : { from: '', to: '' }
}

type PeriodEntryProps = {
  name: string
  label: string
  period: Period
  onChange?: (period: Period) => void
  onRemove?: () => void
}

function PeriodEntry({ name, label, period, onChange, onRemove }: PeriodEntryProps) {
  const [start, end] = [useEntry(`${name}.from`), useEntry(`${name}.to`)]
  const error = start.error ?? end.error
  const errorId = `${name}-error`
  const common = {
    type: 'time',
    step: 300,
    className: 'w-30! px-2! text-ui! tabular-nums',
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? errorId : undefined,
  }
  const bind = (side: 'from' | 'to') =>
    onChange === undefined
      ? { defaultValue: period[side] }
      : {
          value: period[side],
          onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
            onChange({ ...period, [side]: currentTarget.value }),
        }
  return (
    <div className="week-period">
      <TextInput
        {...common}
        {...bind('from')}
        id={`${name}.from`}
        name={`${name}.from`}
        aria-label={`${label}, from`}
      />
      <span>to</span>
      <TextInput {...common} {...bind('to')} name={`${name}.to`} aria-label={`${label}, until`} />
      {period.to !== '' && period.to <= period.from && <span className="week-next">next day</span>}
      {onRemove && (
        <IconButton label={`Remove ${label}`} size="sm" onClick={onRemove}>
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

const WORKDAYS = WEEKDAYS.slice(0, 5)

/** Copies a day to others without saving. */
function CopyMenu({ weekday, week }: Pick<DayProps, 'weekday' | 'week'>) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const { en } = DAY_NAMES[weekday]
  const targets: [label: string, days: readonly Weekday[]][] = [
    ['Monday to Friday', WORKDAYS],
    ['Every day', WEEKDAYS],
    ...WEEKDAYS.filter((day) => day !== weekday).map((day): [string, Weekday[]] => [DAY_NAMES[day].en, [day]]),
  ]

  function copy(label: string, days: readonly Weekday[]) {
    return (event: MouseEvent) => {
      event.preventDefault()
      const periods = week[weekday].rows.map(({ values }) => values)
      for (const day of days) if (day !== weekday) week[day].replace(periods)
      menu.current?.hidePopover()
      toast({ title: `${en} copied to: ${label}`, description: 'Save to keep it.' })
    }
  }

  return (
    <>
      <IconButton label={`Copy ${en} to other days`} popoverTarget={id}>
        <Copy size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <div ref={menu} id={id} popover="auto" className="set-up-menu">
        <p className="set-up-menu-title">Copy {en} to</p>
        {targets.map(([label, days]) => (
          <button key={label} type="button" onClick={copy(label, days)} className="set-up-menu-item">
            {label}
          </button>
        ))}
      </div>
    </>
  )
}
