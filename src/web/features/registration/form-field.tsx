import { createContext, type ReactNode, use } from 'react'
import { Field, type FieldControl } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { FieldErrors } from './steps.ts'

/** What the form knows of its fields: what is wrong, and what looks unusual but is taken. */
export const RegistrationContext = createContext<{ errors: FieldErrors; hints: FieldErrors; emailIsTaken: boolean }>({
  errors: {},
  hints: {},
  emailIsTaken: false,
})

type FormFieldProps = {
  name: string
  label: string
  hint?: string
  isOptional?: boolean
  children: (control: FieldControl & { name: string }) => ReactNode
}

export function FormField({ name, label, hint, isOptional = false, children }: FormFieldProps) {
  const { errors, hints } = use(RegistrationContext)
  return (
    <Field id={name} label={label} hint={hints[name] ?? hint} error={errors[name]} isOptional={isOptional}>
      {(control) => children({ ...control, name })}
    </Field>
  )
}

type TextFieldProps = Omit<FormFieldProps, 'children'> & { type?: string; autoComplete: string }

export function TextField({ type = 'text', autoComplete, ...field }: TextFieldProps) {
  return (
    <FormField {...field}>{(control) => <TextInput {...control} type={type} autoComplete={autoComplete} />}</FormField>
  )
}
