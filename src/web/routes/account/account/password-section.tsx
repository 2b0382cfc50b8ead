import { PasswordEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { AccountForm } from './account-form.tsx'
import { Section } from './section.tsx'

export function PasswordSection({ email, refusal }: { email: string; refusal: Refusal | undefined }) {
  return (
    <Section id="password" title="Password" intro="Every other device that is signed in will be signed out.">
      <AccountForm intent="password" refusal={refusal} submit="Change password" isEmptiedAfterwards>
        {/* A hidden field that tells password managers the account. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordEntry name="currentPassword" label="Current password" autoComplete="current-password" />
        <div className="grid gap-5 sm:grid-cols-2">
          <PasswordEntry
            name="password"
            label="New password"
            hint="At least 8 characters. Three words are a good start."
            autoComplete="new-password"
          />
          <PasswordEntry name="confirmPassword" label="Confirm new password" autoComplete="new-password" />
        </div>
      </AccountForm>
    </Section>
  )
}
