import { requestJson } from '#web/lib/api-client.ts'
import { Section } from './section.tsx'
import { PasswordSetting, SettingsForm } from './settings-form.tsx'

export function PasswordSection({ email }: { email: string }) {
  return (
    <Section id="password" title="Password" intro="Every other device that is signed in will be signed out.">
      <SettingsForm
        submit="Change password"
        send={async (form) => {
          await requestJson('POST', '/api/account/password', Object.fromEntries(form))
        }}
        done={{ title: 'Password changed', description: 'Every other device was signed out.' }}
        isEmptiedAfterwards
      >
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordSetting name="currentPassword" label="Current password" autoComplete="current-password" />
        <div className="grid gap-5 sm:grid-cols-2">
          <PasswordSetting
            name="password"
            label="New password"
            hint="At least 8 characters. Three words are a good start."
            autoComplete="new-password"
          />
          <PasswordSetting name="confirmPassword" label="Confirm new password" autoComplete="new-password" />
        </div>
      </SettingsForm>
    </Section>
  )
}
