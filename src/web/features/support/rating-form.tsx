import { Form, useEntry } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { FieldError } from '#web/ui/field-error.tsx'

const WORDS = ['', 'very badly', 'badly', 'neither well nor badly', 'well', 'very well']

/** Rates a resolved ticket from 1 to 5. */
export function RatingForm({ rating, refusal }: { rating: number | null; refusal: Refusal | undefined }) {
  const submit = rating === null ? 'Send rating' : 'Change rating'
  return (
    <Form intent="rate" refusal={refusal} submit={submit} variant="secondary">
      <Scale rating={rating} />
    </Form>
  )
}

function Scale({ rating }: { rating: number | null }) {
  const { error, typed } = useEntry('rating')
  const chosen = typed ?? (rating === null ? undefined : String(rating))
  return (
    <fieldset aria-describedby={error ? 'rating-error' : undefined}>
      <legend className="mb-2 text-ui text-ink-2">From 1, very badly, to 5, very well</legend>
      <div className="flex gap-2">
        {['1', '2', '3', '4', '5'].map((value) => (
          <label
            key={value}
            className="relative grid size-11 cursor-pointer place-items-center rounded-control border border-control text-ui font-semibold tabular-nums hover:border-ink-2 has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name="rating"
              value={value}
              defaultChecked={value === chosen}
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            {value}
            <span className="sr-only">, {WORDS[Number(value)]}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id="rating-error">{error}</FieldError>}
    </fieldset>
  )
}
