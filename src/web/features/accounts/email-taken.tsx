import { TextLink } from '#web/ui/link.tsx'

export function EmailTaken({ signIn }: { signIn: '/signin' | '/sign-in' }) {
  return (
    <p role="status" className="text-ui text-ink-2">
      Is that you? <TextLink to={signIn}>Sign in</TextLink> or{' '}
      <TextLink to="/signin?forgot">reset your password</TextLink>.
    </p>
  )
}
