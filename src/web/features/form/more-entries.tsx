import type { ComponentProps, ReactNode } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Entry, type Own } from './entries.tsx'
import { useEntry } from './form.tsx'

/** Typed anew after a page that was sent without scripts. */
export function PasswordEntry({ name, label, hint, id, ...input }: Own<'input'>) {
  return (
    <Entry {...{ name, label, hint, id, isOptional: false, defaultValue: undefined }}>
      {({ defaultValue: _, ...control }) => <PasswordInput {...input} {...control} />}
    </Entry>
  )
}

type CheckboxEntryProps = Omit<ComponentProps<typeof Checkbox>, 'error'> & { name: string }

/** A box that may be left empty; then it is not sent. */
export function CheckboxEntry({ name, ...box }: CheckboxEntryProps) {
  const { error, typed } = useEntry(name)
  return <Checkbox {...box} name={name} error={error} defaultChecked={typed === 'on'} />
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
