import { TextEntry } from '#web/features/form/entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { AccountForm } from './account-form.tsx'
import type { AccountData } from './load-account.ts'
import { Section } from './section.tsx'

type Props = { profile: AccountData['profile']; refusal: Refusal | undefined }

export function ProfileSection({ profile, refusal }: Props) {
  return (
    <Section id="profile" title="Profile" intro="Your name as colleagues and our support team see it.">
      <AccountForm intent="profile" refusal={refusal} submit="Save profile">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextEntry name="firstName" label="First name" defaultValue={profile.firstName} autoComplete="given-name" />
          <TextEntry name="lastName" label="Last name" defaultValue={profile.lastName} autoComplete="family-name" />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextEntry
            name="jobTitle"
            label="Job title"
            defaultValue={profile.jobTitle ?? ''}
            autoComplete="organization-title"
            isOptional
          />
          <TextEntry
            name="phone"
            label="Phone"
            type="tel"
            defaultValue={profile.phone ?? ''}
            autoComplete="tel"
            isOptional
          />
        </div>
      </AccountForm>
    </Section>
  )
}
