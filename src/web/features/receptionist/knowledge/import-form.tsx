import { CSV_COLUMNS, type ImportResult, MAX_IMPORT_LINES } from '#contracts/receptionist/knowledge.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { Form, useEntry } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type ImportFormProps = {
  path: string
  /** The previewed file has expired. */
  isGone: boolean
  refusal: Refusal | undefined
  result: ImportResult | undefined
}

/** Errors name the line of the file. */
export function ImportForm({ path, isGone, refusal, result }: ImportFormProps) {
  return (
    <Panel title="Import answers" className="max-w-form" bodyClassName="p-step grid gap-5">
      {result !== undefined && <Result path={path} {...result} />}
      {isGone && (
        <Notice tone="caution" role="status" title="This file is no longer kept">
          It was imported already, or chosen more than a day ago. Please choose it again.
        </Notice>
      )}
      <div className="grid gap-2 text-ui text-ink-2">
        <p>
          A CSV file from a spreadsheet, in UTF-8. The first line names the columns: a question and its answer in one
          language, or in both.
        </p>
        <p className="font-semibold break-words text-ink">{CSV_COLUMNS.join(', ')}</p>
        <p>
          To change many answers, export them, edit the lines in a spreadsheet, and import the file again. Leave id and
          version as they are. Unchanged lines change nothing.
        </p>
      </div>
      <Form
        intent="propose"
        hasFile
        refusal={refusal}
        submit="Preview import"
        actions={
          <ButtonLink to={path} variant="ghost">
            Cancel
          </ButtonLink>
        }
      >
        <FileEntry />
        {refusal !== undefined && <LineErrors fieldErrors={refusal.fieldErrors} />}
      </Form>
    </Panel>
  )
}

function FileEntry() {
  const { error } = useEntry('file')
  const hint = `Up to ${formatCount(MAX_IMPORT_LINES)} lines and 4 MB. You see what it does before anything is changed.`
  return (
    <Field label="File" hint={hint} error={error}>
      {(control) => <TextInput {...control} type="file" name="file" accept=".csv,text/csv" className="py-2" />}
    </Field>
  )
}

function LineErrors({ fieldErrors }: { fieldErrors: Record<string, string> }) {
  const lines = Object.entries(fieldErrors).filter(([name]) => name.startsWith('line.'))
  if (lines.length === 0) return null
  return (
    <ul aria-label="Lines to change" className="grid gap-1 text-small break-words">
      {lines.map(([name, message]) => (
        <li key={name}>
          <b className="font-semibold">{`Line ${name.slice('line.'.length)}:`}</b> {message}
        </li>
      ))}
    </ul>
  )
}

function Result({ path, added, changed, same }: ImportResult & { path: string }) {
  const parts = [
    added > 0 && `${formatAnswerCount(added)} added`,
    changed > 0 && `${formatAnswerCount(changed)} changed`,
    same > 0 && `${formatAnswerCount(same)} already there`,
  ].filter(Boolean)
  return (
    <Notice tone="positive" role="status" title={`Imported: ${parts.join(', ')}.`}>
      They are in the draft until it is published. <TextLink to={path}>See all answers</TextLink>
    </Notice>
  )
}

export const formatAnswerCount = (count: number) => (count === 1 ? '1 answer' : `${formatCount(count)} answers`)
