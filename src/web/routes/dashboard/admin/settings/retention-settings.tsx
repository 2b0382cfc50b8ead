import type { SettingsTexts } from '#contracts/settings-form.ts'
import { Group, Pair } from './group.tsx'
import { SettingEntry } from './setting-entry.tsx'

export function RetentionSettings({ texts }: { texts: SettingsTexts }) {
  const shared = { texts, inputMode: 'numeric' } as const
  return (
    <Group
      id="retention"
      title="Retention"
      intro="How long things are kept. Once an hour what is older is deleted for good. Invoices are kept for as long as tax law demands."
    >
      <Pair>
        <SettingEntry
          {...shared}
          name="retention.enquiryMonths"
          label="Enquiries, in months"
          hint="After the last answer. Open ones are kept. Quotes that came to nothing go as late. The privacy policy says this number."
        />
        <SettingEntry {...shared} name="retention.auditMonths" label="Audit log, in months" hint="12 at least." />
      </Pair>
      <Pair>
        <SettingEntry
          {...shared}
          name="retention.sentMailDays"
          label="Sent mails, in days"
          hint="To whom and when. What they said is gone once they are sent."
        />
        <SettingEntry
          {...shared}
          name="retention.endedSessionDays"
          label="Ended sessions, in days"
          hint="0 deletes them within the hour."
        />
      </Pair>
    </Group>
  )
}
