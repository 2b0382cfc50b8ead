import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldControl } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useEntry } from './form.tsx'

type EntryProps = {
  name: string
  label: string
  hint?: ReactNode
  isOptional?: boolean
  defaultValue?: string | undefined
  /** The id that an error summary links to. */
  id?: string
}

/** A text field inside a Form. After a refusal it shows the error and the typed text. */
export function TextEntry({ name, label, hint, isOptional, defaultValue, id, ...input }: Own<'input'>) {
  return (
    <Entry {...{ name, label, hint, isOptional, defaultValue, id }}>
      {(control) => <TextInput {...input} {...control} />}
    </Entry>
  )
}

export function TextAreaEntry({ name, label, hint, isOptional, defaultValue, id, ...area }: Own<'textarea'>) {
  return (
    <Entry {...{ name, label, hint, isOptional, defaultValue, id }}>
      {(control) => <TextArea {...area} {...control} />}
    </Entry>
  )
}

export function SelectEntry({ name, label, hint, isOptional, defaultValue, id, ...select }: Own<'select'>) {
  return (
    <Entry {...{ name, label, hint, isOptional, defaultValue, id }}>
      {(control) => <Select {...select} {...control} />}
    </Entry>
  )
}

export type Own<Tag extends 'input' | 'select' | 'textarea'> = EntryProps & Omit<ComponentProps<Tag>, keyof EntryProps>

type Control = FieldControl & { name: string; defaultValue: string | undefined }

type EntryParts = Pick<EntryProps, 'name' | 'label' | 'hint'> & {
  isOptional: boolean | undefined
  defaultValue: string | undefined
  id: string | undefined
  children: (control: Control) => ReactNode
}

export function Entry({ name, label, hint, isOptional = false, defaultValue, id, children }: EntryParts) {
  const { error, typed } = useEntry(name)
  return (
    <Field {...(id !== undefined && { id })} label={label} hint={hint} isOptional={isOptional} error={error}>
      {(control) => children({ ...control, name, defaultValue: typed ?? defaultValue })}
    </Field>
  )
}
