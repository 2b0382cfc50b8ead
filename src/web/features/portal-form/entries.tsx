import type { ComponentProps, ReactNode } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field, type FieldControl } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useEntry } from './portal-form.tsx'

type EntryProps = {
  name: string
  label: string
  hint?: ReactNode
  isOptional?: boolean
  defaultValue?: string
}

/** One line to type into, in a PortalForm: shows what was refused and keeps what was typed. */
export function TextEntry({ name, label, hint, isOptional, defaultValue, ...input }: Own<'input'>) {
  return (
    <Entry {...{ name, label, hint, isOptional, defaultValue }}>
      {(control) => <TextInput {...input} {...control} />}
    </Entry>
  )
}

export function TextAreaEntry({ name, label, hint, isOptional, defaultValue, ...area }: Own<'textarea'>) {
  return (
    <Entry {...{ name, label, hint, isOptional, defaultValue }}>
      {(control) => <TextArea {...area} {...control} />}
    </Entry>
  )
}

export function SelectEntry({ name, label, hint, isOptional, defaultValue, ...select }: Own<'select'>) {
  return (
    <Entry {...{ name, label, hint, isOptional, defaultValue }}>
      {(control) => <Select {...select} {...control} />}
    </Entry>
  )
}

/** Must be ticked before something that cannot be taken back; the action refuses it otherwise, see `mustConfirm`. */
export function ConfirmEntry({ children }: { children: ReactNode }) {
  const { error, typed } = useEntry('confirmed')
  return (
    <Checkbox name="confirmed" value="yes" defaultChecked={typed === 'yes'} error={error}>
      {children}
    </Checkbox>
  )
}

type Own<Tag extends 'input' | 'select' | 'textarea'> = EntryProps & Omit<ComponentProps<Tag>, 'id' | keyof EntryProps>

type Control = FieldControl & { name: string; defaultValue: string | undefined }

type EntryParts = Pick<EntryProps, 'name' | 'label' | 'hint'> & {
  isOptional: boolean | undefined
  defaultValue: string | undefined
  children: (control: Control) => ReactNode
}

function Entry({ name, label, hint, isOptional = false, defaultValue, children }: EntryParts) {
  const { error, typed } = useEntry(name)
  return (
    <Field label={label} hint={hint} isOptional={isOptional} error={error}>
      {(control) => children({ ...control, name, defaultValue: typed ?? defaultValue })}
    </Field>
  )
}
