import type { KeyboardEvent } from 'react'
import { formatCount } from '#contracts/words/amounts.ts'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { DESK_LIMITS, type Desk, type DeskText } from './estimate-saving.ts'
import { parseNumber } from './parse-number.ts'

const FIELDS: { field: keyof Desk; label: string; hint: string }[] = [
  { field: 'callsPerDay', label: 'Calls a day', hint: 'Those that somebody answers today.' },
  { field: 'minutesPerCall', label: 'Minutes a call', hint: 'With the note that is written afterwards.' },
  { field: 'hourlyCost', label: 'Cost of an hour, in euro', hint: 'Pay and employer’s PRSI of whoever answers.' },
]

type Props = {
  text: DeskText
  isValid: (field: keyof Desk) => boolean
  onChange: (field: keyof Desk, value: string) => void
}

export function DeskFields({ text, isValid, onChange }: Props) {
  function step(event: KeyboardEvent<HTMLInputElement>, field: keyof Desk) {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction === 0 || !isValid(field)) return
    event.preventDefault()
    const { least, most, step } = DESK_LIMITS[field]
    const next = parseNumber(text[field]) + direction * step
    onChange(field, String(Math.min(most, Math.max(least, next))))
  }

  return (
    <div className="grid content-start gap-6">
      {FIELDS.map(({ field, label, hint }) => {
        const { least, most } = DESK_LIMITS[field]
        const error = isValid(field) ? undefined : `Give a number from ${least} to ${formatCount(most)}.`
        return (
          <Field key={field} label={label} hint={hint} error={error}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                autoComplete="off"
                className="text-[1.25rem] tabular-nums"
                value={text[field]}
                onChange={(event) => onChange(field, event.target.value)}
                onKeyDown={(event) => step(event, field)}
              />
            )}
          </Field>
        )
      })}
      <noscript>
        <p className="text-muted text-small">A worked example. Changing the numbers needs JavaScript.</p>
      </noscript>
    </div>
  )
}
