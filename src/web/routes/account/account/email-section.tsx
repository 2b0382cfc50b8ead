import { requestJson } from '#web/lib/api-client.ts'
import { Section } from './section.tsx'
import { PasswordSetting, SettingsForm, TextSetting } from './settings-form.tsx'

export function EmailSection({ email }: { email: string }) {
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
      <SettingsForm
        submit="Change email"
        send={async (form) => {
          await requestJson('POST', '/api/account/email', Object.fromEntries(form))
        }}
        done={{ title: 'One more step', description: 'Please open the link that we mailed to the new address.' }}
        isEmptiedAfterwards
      >
        <TextSetting name="email" label="New email" type="email" autoComplete="email" />
        <PasswordSetting name="password" label="Password" autoComplete="current-password" />
      </SettingsForm>
    </Section>
  )
}
