import { SelectEntry, TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { FormKey, type KeyedFormProps } from './form-key.tsx'

const SCORES = [
  ['5', '5, very satisfied'],
  ['4', '4, satisfied'],
  ['3', '3, neither'],
  ['2', '2, dissatisfied'],
  ['1', '1, very dissatisfied'],
] as const

/** Records customers' satisfaction ratings. */
export function RatingForm({ refusal, formKey, today }: KeyedFormProps) {
  return (
    <Form intent="rate" refusal={refusal} submit="Record rating" variant="secondary" isEmptiedAfterwards>
      <FormKey formKey={formKey} />
      <p className="text-ui text-ink-2">How satisfied were your customers when you asked them?</p>
      <SelectEntry name="score" label="Score">
        {SCORES.map(([score, words]) => (
          <option key={score} value={score}>
            {words}
          </option>
        ))}
      </SelectEntry>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextEntry name="day" label="Day" type="date" max={today} defaultValue={today} />
        <TextEntry name="answers" label="People" inputMode="numeric" defaultValue="1" />
      </div>
    </Form>
  )
}
