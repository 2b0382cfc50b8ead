import type { CurrentUser } from '#contracts/session.ts'
import { requestJson } from '#web/lib/api-client.ts'
import { textOf } from '#web/lib/use-submission.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Refused } from './refused.tsx'
import { signedInUser } from './signed-in-user.ts'
import { useAccountForm } from './use-account-form.ts'

type TwoFactorFormProps = {
  challenge: string
  /** Of a form that was sent without scripts. */
  refusal: { message: string; fieldErrors: Record<string, string> } | undefined
  onSignedIn: (user: CurrentUser & { businessType: string }) => void
  onFailure: (error: unknown) => void
  onCancel: () => void
}

/** The second half of a sign-in. A recovery code is taken in the same field. */
export function TwoFactorForm({ challenge, refusal, onSignedIn, onFailure, onCancel }: TwoFactorFormProps) {
  const { form, isSending, fieldErrors, onSubmit } = useAccountForm({
    refused: refusal?.fieldErrors,
    onFailure,
    send: async (entries) => {
      const code = textOf(entries, 'code')
      onSignedIn(signedInUser(await requestJson('POST', '/api/auth/two-factor', { challenge, code })))
    },
  })
  return (
    <form ref={form} method="post" onSubmit={onSubmit} className="mt-7 grid gap-5">
      <Refused message={refusal?.message} />
      <input type="hidden" name="challenge" value={challenge} />
      <Field
        label="Code"
        hint="Six digits from your authenticator app, or one of your recovery codes."
        error={fieldErrors.code}
      >
        {(control) => (
          <TextInput {...control} name="code" autoComplete="one-time-code" inputMode="text" required autoFocus />
        )}
      </Field>
      <Button type="submit" size="lg" isLoading={isSending}>
        Sign In
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        Back to Sign In
      </Button>
    </form>
  )
}
