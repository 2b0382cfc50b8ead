import { MATERIAL_TYPES, REREAD } from '#contracts/receptionist/material.ts'
import { SelectEntry, TextEntry } from '#web/features/form/entries.tsx'
import { Form, useEntry } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { REREAD_WORDS } from './words.ts'

type AddFormProps = { path: string; refusal: Refusal | undefined }

const Cancel = ({ path }: { path: string }) => (
  <ButtonLink to={path} variant="ghost">
    Cancel
  </ButtonLink>
)

const Reassurance = () => (
  <p className="text-small text-muted">
    You decide about every passage. Nothing of it is said to anybody until you have accepted it and published the draft.
  </p>
)

/** Has a website read. */
export function WebsiteForm({ path, refusal }: AddFormProps) {
  return (
    <Panel title="Read a website" className="max-w-form" bodyClassName="p-step grid gap-5">
      <p className="text-ui text-ink-2">
        Up to 500 pages and documents (PDF, Word, text) of one website, the nearest to the address first. What its
        robots.txt forbids is left out, and so is everything that visitors cannot see.
      </p>
      <Form intent="add" refusal={refusal} submit="Read the website" actions={<Cancel path={path} />}>
        <TextEntry name="address" label="Address" hint="As www.example.ie" inputMode="url" autoComplete="url" />
        <SelectEntry
          name="reread"
          label="Read again by itself"
          hint="You are shown what changed."
          defaultValue="weekly"
        >
          {REREAD.map((value) => (
            <option key={value} value={value}>
              {REREAD_WORDS[value]}
            </option>
          ))}
        </SelectEntry>
        <Reassurance />
      </Form>
    </Panel>
  )
}

/** Has a document read. */
export function DocumentForm({ path, refusal }: AddFormProps) {
  return (
    <Panel title="Add a document to learn from" className="max-w-form" bodyClassName="p-step grid gap-5">
      <p className="text-ui text-ink-2">
        Its text is kept, the file is not. A document with the name of an earlier one takes its place, and you are shown
        what changed.
      </p>
      <Form intent="add" hasFile refusal={refusal} submit="Read the document" actions={<Cancel path={path} />}>
        <FileEntry />
        <Reassurance />
      </Form>
    </Panel>
  )
}

function FileEntry() {
  const { error } = useEntry('file')
  return (
    <Field label="File" hint="PDF, Word (DOCX), HTML or text, up to 10 MB and 300 pages." error={error}>
      {(control) => <TextInput {...control} type="file" name="file" accept={MATERIAL_TYPES} className="py-2" />}
    </Field>
  )
}
