import type { SettingsTexts } from '#contracts/settings-form.ts'
import { Group, Pair } from './group.tsx'
import { SettingEntry } from './setting-entry.tsx'

export function RetentionSettings({ texts }: { texts: SettingsTexts }) {
  const shared = { texts, inputMode: 'numeric' } as const
  return (
    <Group
      id="retention"
      title="Retention"
      intro="How long things are kept. Older data is deleted for good once an hour. Invoices are kept for as long as tax law demands."
    >
      <Pair>
        <SettingEntry
          {...shared}
          name="retention.enquiryMonths"
          label="Enquiries, in months"
          hint="After the last answer. Open ones are kept. Unaccepted quotes are kept as long. The privacy policy states this number."
        />
        <SettingEntry {...shared} name="retention.auditMonths" label="Audit log, in months" hint="12 at least." />
      </Pair>
      <Pair>
        <SettingEntry
          {...shared}
          name="retention.sentMailDays"
          label="Sent mails, in days"
          hint="Recipient and time. Their text is deleted once they are sent."
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
