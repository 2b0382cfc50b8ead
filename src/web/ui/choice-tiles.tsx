type Choice = { value: string; label: string; help?: string }

type ChoiceTilesProps = {
  name: string
  legend: string
  choices: readonly Choice[]
  value: string | undefined
  onChange: (value: string) => void
  error?: string | undefined
}

/** Two to four answers that need a line of help each. */
export function ChoiceTiles({ name, legend, choices, value, onChange, error }: ChoiceTilesProps) {
  return (
    <fieldset aria-invalid={error ? true : undefined}>
      <legend className="mb-1.5 text-ui leading-[1.35] font-semibold">{legend}</legend>
      <div className="grid gap-2.5 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="grid cursor-pointer content-start gap-0.5 rounded-control border border-control bg-surface px-3.5 py-3 text-[0.9375rem] leading-[1.3] font-[560] has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.label}
            {choice.help && <span className="text-small font-normal text-muted">{choice.help}</span>}
          </label>
        ))}
      </div>
      {error && <p className="mt-1.5 text-small font-[560] text-critical">{error}</p>}
    </fieldset>
  )
}
