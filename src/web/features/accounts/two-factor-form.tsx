import { Form as RouterForm } from 'react-router'
import { TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Button } from '#web/ui/button.tsx'

type CodeFormProps = { challenge: string; refusal: Refusal | undefined; failed: string }

/** The second step of a sign-in. */
export function TwoFactorForm(props: CodeFormProps) {
  return (
    <>
      <CodeForm {...props} />
      <BackToSignIn />
    </>
  )
}

/** Its field also accepts a recovery code. */
export function CodeForm({ challenge, refusal, failed }: CodeFormProps) {
  return (
    <Form
      intent="code"
      hidden={{ challenge }}
      refusal={refusal}
      failed={failed}
      submit="Sign In"
      size="lg"
      isWide
      className="mt-7"
    >
      <TextEntry
        name="code"
        label="Code"
        hint="Six digits from your authenticator app, or one of your recovery codes."
        autoComplete="one-time-code"
        required
        autoFocus
      />
    </Form>
  )
}

export function BackToSignIn() {
  return (
    <RouterForm method="get" action="?" replace className="mt-3 grid">
      <Button type="submit" variant="ghost">
        Back to Sign In
      </Button>
    </RouterForm>
  )
}
