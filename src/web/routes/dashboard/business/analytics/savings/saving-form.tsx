import { SAVING_CATEGORIES, SAVING_CATEGORY_LABELS } from '#contracts/savings.ts'
import { SelectEntry, TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { FormKey, type KeyedFormProps } from './form-key.tsx'

type Props = KeyedFormProps & { tools: { id: string; name: string }[] }

export function SavingForm({ refusal, formKey, today, tools }: Props) {
  return (
    <Form intent="record" refusal={refusal} submit="Record saving" isEmptiedAfterwards>
      <FormKey formKey={formKey} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextEntry name="day" label="Day" type="date" max={today} defaultValue={today} />
        <SelectEntry name="category" label="What it came from">
          {SAVING_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {SAVING_CATEGORY_LABELS[category]}
            </option>
          ))}
        </SelectEntry>
        <TextEntry name="amount" label="Euro saved" inputMode="decimal" hint="Like 250 or 1,250.50" isOptional />
        <TextEntry name="hours" label="Hours given back" inputMode="decimal" hint="Like 2 or 7.5" isOptional />
      </div>
      {tools.length > 0 && (
        <SelectEntry name="tool" label="Tool" isOptional>
          <option value="">None in particular</option>
          {tools.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectEntry>
      )}
      <TextEntry
        name="note"
        label="Note"
        hint="How it was measured, for whoever reads it later"
        maxLength={200}
        isOptional
      />
    </Form>
  )
}
