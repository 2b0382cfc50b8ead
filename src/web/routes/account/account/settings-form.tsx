import { type ComponentProps, createContext, type ReactNode, type SubmitEvent, use } from 'react'
import { useRevalidator } from 'react-router'
import { useAccountForm } from '#web/features/accounts/use-account-form.ts'
import { wordsOf } from '#web/lib/words-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'

type SettingsFormProps = {
  submit: string
  variant?: ComponentProps<typeof Button>['variant']
  send: (form: FormData) => Promise<void>
  /** Said once it is done. */
  done?: { title: string; description?: string }
  /** For what must not stand there any longer than needed: passwords, codes. */
  isEmptiedAfterwards?: boolean
  /** May hold back what was submitted, to ask first. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
  /** Beside the button. */
  actions?: ReactNode
  children: ReactNode
}

const FieldErrorsContext = createContext<Record<string, string>>({})

/** One form of the account page. A refusal is told at its field, and the first wrong field gets the focus. */
export function SettingsForm({ submit, variant = 'secondary', actions, children, ...handlers }: SettingsFormProps) {
  const { form, isSending, fieldErrors, onSubmit } = useSettings(handlers)
  return (
    <form method="post" ref={form} noValidate onSubmit={onSubmit} className="grid gap-5">
      <FieldErrorsContext value={fieldErrors}>{children}</FieldErrorsContext>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={variant} isLoading={isSending} className="max-[480px]:w-full">
          {submit}
        </Button>
        {actions}
      </div>
    </form>
  )
}

type Handlers = Pick<SettingsFormProps, 'send' | 'done' | 'isEmptiedAfterwards' | 'onSubmit'>

function useSettings({ send, done, isEmptiedAfterwards = false, onSubmit }: Handlers) {
  const { revalidate } = useRevalidator()
  const { form, isSending, fieldErrors, ...submission } = useAccountForm({
    send: async (entries) => {
      await send(entries)
      if (isEmptiedAfterwards) form.current?.reset()
      if (done !== undefined) toast(done)
      await revalidate()
    },
    onFailure: showFailure,
  })

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    onSubmit?.(event)
    if (!event.defaultPrevented) await submission.onSubmit(event)
  }

  return { form, isSending, fieldErrors, onSubmit: submit }
}

export function showFailure(error: unknown): void {
  toast({ title: 'That did not work', description: wordsOf(error, 'Please try again.'), variant: 'destructive' })
}

type SettingProps<Element extends 'input' | 'textarea' = 'input'> = Omit<ComponentProps<Element>, 'id' | 'children'> & {
  name: string
  label: string
  hint?: string | undefined
  isOptional?: boolean
}

export function useFieldError(name: string): string | undefined {
  return use(FieldErrorsContext)[name]
}

export function TextSetting({ name, label, hint, isOptional = false, ...input }: SettingProps) {
  return (
    <Field label={label} hint={hint} isOptional={isOptional} error={useFieldError(name)}>
      {(control) => <TextInput {...input} {...control} name={name} />}
    </Field>
  )
}

export function TextAreaSetting({ name, label, hint, isOptional = false, ...text }: SettingProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} isOptional={isOptional} error={useFieldError(name)}>
      {(control) => <TextArea {...text} {...control} name={name} rows={2} className="min-h-[4.5rem]" />}
    </Field>
  )
}

export function PasswordSetting({ name, label, hint, ...input }: Omit<SettingProps, 'type'>) {
  return (
    <Field label={label} hint={hint} error={useFieldError(name)}>
      {(control) => <PasswordInput {...input} {...control} name={name} />}
    </Field>
  )
}
