import { requestJson } from '#web/lib/api-client.ts'
import type { AccountData } from './load-account.ts'
import { Section } from './section.tsx'
import { SettingsForm, TextSetting } from './settings-form.tsx'

export function ProfileSection({ profile }: { profile: AccountData['profile'] }) {
  return (
    <Section id="profile" title="Profile" intro="Your name as colleagues and our support team see it.">
      <SettingsForm
        submit="Save profile"
        send={async (form) => {
          await requestJson('PATCH', '/api/account/profile', Object.fromEntries(form))
        }}
        done={{ title: 'Profile saved' }}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextSetting name="firstName" label="First name" defaultValue={profile.firstName} autoComplete="given-name" />
          <TextSetting name="lastName" label="Last name" defaultValue={profile.lastName} autoComplete="family-name" />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextSetting
            name="jobTitle"
            label="Job title"
            defaultValue={profile.jobTitle ?? ''}
            autoComplete="organization-title"
            isOptional
          />
          <TextSetting
            name="phone"
            label="Phone"
            type="tel"
            defaultValue={profile.phone ?? ''}
            autoComplete="tel"
            isOptional
          />
        </div>
      </SettingsForm>
    </Section>
  )
}
