import { Plus, X } from 'lucide-react'
import { listPlaces } from '#contracts/nest-fields.ts'
import type { Closure } from '#contracts/receptionist/diary.ts'
import { formatWeekday } from '#contracts/words/dates.ts'
import { SelectEntry, TextEntry } from '#web/features/form/entries.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { NameEntries } from '../language-order.tsx'
import { DraftDifference, PartChanges } from './draft-changes.tsx'
import { SetUpPart } from './part.tsx'
import { PartForm, typedInto } from './part-form.tsx'
import type { SetUpProps } from './set-up-props.ts'
import { useRows } from './use-rows.ts'
import { WeekEditor } from './week-editor.tsx'
import { countOpenDays } from './words.ts'

export function HoursPart({ setUp, refusal }: SetUpProps) {
  const { revision, configuration } = setUp
  return (
    <SetUpPart
      id="hours"
      title="Opening hours"
      intro="When you are closed it still answers and books. A period may end after midnight. It belongs to the day on which it starts."
      brief={countOpenDays(configuration.diary.openingHours)}
      holds={['holidays']}
      isOpen={refusal?.intent === 'hours' || refusal?.intent === 'closures'}
    >
      <PartForm intent="hours" version={revision} refusal={refusal} submit="Save opening hours">
        <WeekEditor
          name="openingHours"
          label="Opening hours"
          hours={configuration.diary.openingHours}
          typed={typedInto(refusal, 'hours')}
          none="Closed"
        />
        {configuration.diary.hoursAreGuessed && (
          <p className="set-up-hint">These hours are usual in your industry. Save them if they are right.</p>
        )}
        <p className="set-up-hint week-strokes">One stroke is an hour open.</p>
      </PartForm>
      <Closures setUp={setUp} refusal={refusal} />
      <PartChanges parts={['hours', 'holidays']} />
    </SetUpPart>
  )
}

function Closures({ setUp, refusal }: Pick<SetUpProps, 'setUp' | 'refusal'>) {
  const { revision, configuration, holidays } = setUp
  return (
    <div id="holidays" className="set-up-sub">
      <h3>Public holidays and days of your own</h3>
      <PartForm intent="closures" version={revision} refusal={refusal} submit="Save days">
        <div className="max-w-96">
          <DraftDifference id="publicHolidays">
            <SelectEntry
              name="publicHolidays"
              label="On public holidays"
              defaultValue={configuration.diary.publicHolidays}
            >
              <option value="closed">Closed: callers read the name of the day</option>
              <option value="open">Open as on any other day</option>
            </SelectEntry>
          </DraftDifference>
        </div>
        <details className="set-up-holidays">
          <summary>The ten public holidays of the coming year</summary>
          <ul>
            {holidays.map(({ day, name }) => (
              <li key={day}>
                <time dateTime={day}>{formatWeekday(`${day}T12:00:00Z`)}</time>
                <span className="first-letter:uppercase">{name.en}</span>
                <span lang="ga">{name.ga}</span>
              </li>
            ))}
          </ul>
        </details>
        <OwnDays closures={configuration.diary.closures} typed={typedInto(refusal, 'closures')} />
      </PartForm>
    </div>
  )
}

type TypedClosure = { from: string; to: string; en: string; ga: string }
const EMPTY: TypedClosure = { from: '', to: '', en: '', ga: '' }
const ADD_ID = 'add-own-day'

type OwnDaysProps = { closures: Closure[]; typed: Record<string, string> | undefined }

function OwnDays({ closures, typed }: OwnDaysProps) {
  const { rows, add, remove } = useRows<TypedClosure>(
    typed === undefined
      ? closures.map(({ from, to, name }, place) => ({ place, values: { from, to, ...name } }))
      : listPlaces(typed, 'closures').map((place) => ({ place, values: EMPTY })),
  )
  return (
    <fieldset className="own-days">
      <legend>Other days on which you are closed</legend>
      {rows.length === 0 && <p className="set-up-hint">None yet.</p>}
      {rows.map(({ key, values }, index) => (
        <OwnDay
          key={key}
          name={`closures.${key}`}
          place={index + 1}
          closure={values}
          onRemove={() => remove(key, ADD_ID)}
        />
      ))}
      <noscript>
        <OwnDay name="closures.190" place={rows.length + 1} closure={EMPTY} />
      </noscript>
      <div className="noscript:hidden">
        <Button
          id={ADD_ID}
          variant="secondary"
          size="sm"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => add(EMPTY, (key) => `closures.${key}.from`)}
        >
          Add a day of your own
        </Button>
      </div>
    </fieldset>
  )
}

type OwnDayProps = { name: string; place: number; closure: TypedClosure; onRemove?: () => void }

function OwnDay({ name, place, closure, onRemove }: OwnDayProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div className="own-day" role="group" aria-label={`Day of your own ${place}`}>
      <TextEntry type="date" id={`${name}.from`} name={`${name}.from`} label="First day" defaultValue={closure.from} />
      <TextEntry type="date" name={`${name}.to`} label="Last day" defaultValue={closure.to} />
      <NameEntries name={`${name}.name`} start={closure} />
      {onRemove && (
        <IconButton label={`Remove day of your own ${place}`} onClick={onRemove}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
