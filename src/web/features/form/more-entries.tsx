import type { ComponentProps, ReactNode } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Entry, type Own } from './entries.tsx'
import { useEntry } from './form.tsx'

/** Typed again after a page that was sent without scripts. */
export function PasswordEntry({ name, label, hint, id, ...input }: Own<'input'>) {
  return (
    <Entry {...{ name, label, hint, id, isOptional: false, defaultValue: undefined }}>
      {({ defaultValue: _, ...control }) => <PasswordInput {...input} {...control} />}
    </Entry>
  )
}

type CheckboxEntryProps = Omit<ComponentProps<typeof Checkbox>, 'error'> & { name: string }

/** A checkbox that may stay empty. An empty box is not posted. */
export function CheckboxEntry({ name, ...box }: CheckboxEntryProps) {
  const { error, typed } = useEntry(name)
  return <Checkbox {...box} name={name} error={error} defaultChecked={typed === 'on'} />
}

/** A box to tick before an irreversible action. The action checks it with `mustConfirm`. */
export function ConfirmEntry({ children }: { children: ReactNode }) {
  const { error, typed } = useEntry('confirmed')
  return (
    <Checkbox name="confirmed" value="yes" defaultChecked={typed === 'yes'} error={error}>
      {children}
    </Checkbox>
  )
}
