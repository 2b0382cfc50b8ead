import { useState } from 'react'
import type { ContentSection } from '#contracts/site-content.ts'
import type { TextField } from '#contracts/site-content-form.ts'
import { useEntry } from '#web/features/form/form.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { findHint, getLabel } from './labels.ts'
import { measureText } from './measure-text.ts'

/** Fields longer than this are text areas. */
const LONGEST_LINE = 120

type Props = { section: ContentSection; field: TextField; text: string }

export function ContentTextEntry({ section, field, text }: Props) {
  const { error, typed } = useEntry(field.name)
  const [written, setWritten] = useState(typed ?? text)
  const isBox = field.mostLines !== undefined || field.longest > LONGEST_LINE
  const rows = field.mostLines === undefined ? Math.ceil(field.longest / 120) + 1 : field.mostLines + 1
  return (
    <Field
      label={getLabel(section, field.name)}
      hint={findHint(section, field.name)}
      error={error}
      isOptional={field.isOptional}
      aside={<Room field={field} text={written} />}
      id={field.name}
      className={isBox ? 'rail:row-span-2' : ''}
    >
      {(control) => {
        const input = { ...control, name: field.name, defaultValue: typed ?? text }
        return isBox ? (
          <TextArea {...input} rows={rows} onChange={(event) => setWritten(event.currentTarget.value)} />
        ) : (
          <TextInput {...input} onChange={(event) => setWritten(event.currentTarget.value)} />
        )
      }}
    </Field>
  )
}

/** Read out only when no room is left. Reading every count would disturb typing. */
function Room({ field, text }: { field: TextField; text: string }) {
  const { words, isOver } = measureText(field, text)
  return (
    <span
      className={classNames(
        'text-small whitespace-nowrap tabular-nums',
        isOver ? 'font-semibold text-critical' : 'text-muted',
      )}
    >
      {words}
      <span role="status" className="sr-only">
        {isOver ? `${words}: too long` : ''}
      </span>
    </span>
  )
}
