import { TextEntry } from '#web/features/form/entries.tsx'
import { PasswordEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { AccountForm } from './account-form.tsx'
import { Section } from './section.tsx'

export function EmailSection({ email, refusal }: { email: string; refusal: Refusal | undefined }) {
  return (
    <Section
      id="email"
      title="Email"
      intro={
        <>
          You sign in with <b className="font-semibold break-words text-ink-2">{email}</b>. It changes once you confirm
          the new address by the link that we mail to it.
        </>
      }
    >
      <AccountForm intent="email" refusal={refusal} submit="Change email" isEmptiedAfterwards>
        <TextEntry name="email" label="New email" type="email" autoComplete="email" />
        <PasswordEntry name="password" label="Password" autoComplete="current-password" />
      </AccountForm>
    </Section>
  )
}
