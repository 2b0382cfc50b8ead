import { PRIVACY_DAYS, PRIVACY_RIGHT_LABELS } from '#contracts/privacy-rights.ts'
import { SelectEntry, TextAreaEntry } from '#web/features/form/entries.tsx'
import { CheckboxEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { TextLink } from '#web/ui/link.tsx'
import { AccountForm } from './account-form.tsx'
import { Section } from './section.tsx'

export function PrivacySection({ refusal }: { refusal: Refusal | undefined }) {
  return (
    <Section
      id="privacy"
      title="Make a privacy request"
      intro={
        <>
          For what you cannot do here yourself. <TextLink to="/gdpr-compliance#rights">Your rights</TextLink>
        </>
      }
    >
      <AccountForm intent="privacy" refusal={refusal} submit="Send request">
        <SelectEntry name="right" label="What you ask for" defaultValue="">
          <option value="">Please select</option>
          {Object.entries(PRIVACY_RIGHT_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectEntry>
        <TextAreaEntry
          name="message"
          label="Message"
          rows={4}
          hint={`You hear from us within 48 hours, and have an answer within ${PRIVACY_DAYS.standard} days.`}
        />
        <CheckboxEntry name="isUrgent" hint={`Then you have an answer within ${PRIVACY_DAYS.urgent} days.`}>
          It is urgent: waiting could do harm
        </CheckboxEntry>
      </AccountForm>
    </Section>
  )
}
