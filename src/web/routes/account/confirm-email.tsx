import { useState } from 'react'
import { AuthScreen } from '#web/features/auth-screen/auth-screen.tsx'
import { requestJson } from '#web/lib/api-client.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { wordsOf } from '#web/lib/words-of.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { Route } from './+types/confirm-email.ts'

export const meta = () => [{ title: 'Confirm your email address' }, { name: 'referrer', content: 'no-referrer' }]

/** The token of the mailed link. Mail scanners open links: only the button spends it. */
export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

export default function ConfirmEmail({ loaderData: { token } }: Route.ComponentProps) {
  const [email, setEmail] = useState<string>()
  const { isSending, onSubmit } = useSubmission({
    send: async () => {
      const changed = await requestJson<{ email: string }>('POST', '/api/account/email/confirm', { token })
      setEmail(changed.email)
      toast({ title: 'Email changed', description: `You sign in with ${changed.email} now.` })
    },
    onFailure: (error) => {
      const description = wordsOf(error, 'Please try again later.')
      toast({ title: 'Not confirmed', description, variant: 'destructive' })
    },
  })
  if (email !== undefined) {
    return (
      <AuthScreen title="Your email address is confirmed" intro={`From now on you sign in with ${email}.`}>
        <ButtonLink to="/account" size="lg" className="mt-7">
          Go to your account
        </ButtonLink>
      </AuthScreen>
    )
  }
  return (
    <AuthScreen
      title="Confirm your email address"
      intro="From then on you sign in with it. Every other device that is signed in will be signed out."
    >
      <form method="post" onSubmit={onSubmit} className="mt-7 grid">
        <Button type="submit" size="lg" isLoading={isSending}>
          Confirm this address
        </Button>
      </form>
    </AuthScreen>
  )
}
