import { useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field-error.tsx'

type Choice = { value: string; label: string; help?: string }

type ChoiceTilesProps = {
  name: string
  legend: string
  choices: readonly Choice[]
  /** The chosen value. Without it the tiles are uncontrolled and start at `defaultValue`. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: (value: string) => void
  error?: string | undefined
  className?: string
}

/** For two to four choices that need a line of help each. */
export function ChoiceTiles({ legend, choices, error, className, ...group }: ChoiceTilesProps) {
  const errorId = useId()
  return (
    <fieldset className={classNames('min-w-0', className)} aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-ui leading-[1.35] font-semibold">{legend}</legend>
      <div className="mb-1.5 grid gap-2.5 desk:auto-cols-fr desk:grid-flow-col">
        {choices.map((choice) => (
          <Tile key={choice.value} choice={choice} isInvalid={error !== undefined} {...group} />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

type TileProps = Pick<ChoiceTilesProps, 'name' | 'value' | 'defaultValue' | 'onChange'> & {
  choice: Choice
  isInvalid: boolean
}

function Tile({ choice, isInvalid, name, defaultValue, onChange, ...group }: TileProps) {
  const checked =
    'value' in group ? { checked: group.value === choice.value } : { defaultChecked: defaultValue === choice.value }
  return (
    <label className="relative grid min-h-11 cursor-pointer content-start gap-1 rounded-control border border-control bg-surface px-3.5 py-3 text-label leading-[1.3] font-demibold transition-[color,background-color,border-color] duration-(--dur-ui) hover:border-ink-2 has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight]">
      <input
        type="radio"
        name={name}
        value={choice.value}
        {...checked}
        data-invalid={isInvalid || undefined}
        onChange={() => onChange?.(choice.value)}
        className="sr-only"
      />
      {choice.label}
      {choice.help && <span className="text-small font-normal text-muted">{choice.help}</span>}
    </label>
  )
}
