import { PRIVACY_DAYS, PRIVACY_RIGHT_LABELS } from '#contracts/privacy-rights.ts'
import { SelectEntry, TextAreaEntry } from '#web/features/portal-form/entries.tsx'
import { PortalForm } from '#web/features/portal-form/portal-form.tsx'
import type { Refusal } from '#web/features/portal-form/refusal.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextLink } from '#web/ui/link.tsx'
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
      <PortalForm intent="privacy" refusal={refusal} submit="Send request" variant="secondary">
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
        <Checkbox
          name="isUrgent"
          defaultChecked={refusal?.values.isUrgent === 'on'}
          hint={`Then you have an answer within ${PRIVACY_DAYS.urgent} days.`}
        >
          It is urgent: waiting could do harm
        </Checkbox>
      </PortalForm>
    </Section>
  )
}
