import { type ChangeEvent, useRef } from 'react'
import { TextAreaEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormKey, type KeyedFormProps } from './form-key.tsx'

const EXAMPLE = `date,category,amount,hours,note
2026-11-02,AI receptionist,240.00,6,Night calls`

/** Imports all lines or none. Errors name their line, and the text stays for correction. */
export function ImportForm({ refusal, formKey }: KeyedFormProps) {
  const form = useRef<HTMLDivElement>(null)

  async function readFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const text = await target.files?.[0]?.text()
    const area = form.current?.querySelector('textarea')
    if (text !== undefined && area) area.value = text
  }

  return (
    <Form intent="import" refusal={refusal} submit="Import" variant="secondary" isEmptiedAfterwards>
      <FormKey formKey={formKey} />
      <div ref={form} className="grid gap-5">
        <Field label="File" hint="CSV from a spreadsheet, up to 2,000 lines. Its text appears below." isOptional>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,text/csv,text/plain"
              onChange={readFile}
              className="w-full text-ui text-muted file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-control file:px-4 file:font-semibold file:text-ink hover:file:bg-ink/5"
            />
          )}
        </Field>
        <TextAreaEntry
          name="csv"
          label="Lines"
          rows={6}
          hint="The first line names the columns: date, category, amount, hours, note."
          placeholder={EXAMPLE}
          spellCheck={false}
        />
      </div>
      {refusal?.intent === 'import' && <LineErrors fieldErrors={refusal.fieldErrors} />}
    </Form>
  )
}

const MAX_SHOWN = 20

function LineErrors({ fieldErrors }: { fieldErrors: Record<string, string> }) {
  const lines = Object.entries(fieldErrors).filter(([name]) => name.startsWith('line.'))
  if (lines.length === 0) return null
  return (
    <div className="text-small">
      <ul aria-label="Lines to change" className="grid gap-1">
        {lines.slice(0, MAX_SHOWN).map(([name, message]) => (
          <li key={name}>
            <b className="font-semibold">{`Line ${name.slice('line.'.length)}:`}</b> {message}
          </li>
        ))}
      </ul>
      {lines.length > MAX_SHOWN && <p className="mt-1 text-muted">{`and ${lines.length - MAX_SHOWN} more`}</p>}
    </div>
  )
}
