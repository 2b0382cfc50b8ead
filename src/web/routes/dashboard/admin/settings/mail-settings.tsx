import type { SettingsTexts } from '#contracts/settings-form.ts'
import { Group, Pair } from './group.tsx'
import { SettingEntry } from './setting-entry.tsx'

export function MailSettings({ texts }: { texts: SettingsTexts }) {
  return (
    <Group id="mail" title="Mail sender" intro="Who mails are from. It applies to every mail sent after saving.">
      <Pair>
        <SettingEntry
          texts={texts}
          name="mail.fromName"
          label="Name of the sender"
          isOptional
          hint="If empty, the company name."
        />
        <SettingEntry
          texts={texts}
          name="mail.fromEmail"
          label="Address of the sender"
          type="email"
          isOptional
          hint="If empty, the company email."
        />
      </Pair>
      <SettingEntry
        texts={texts}
        name="mail.replyTo"
        label="Address for answers"
        type="email"
        isOptional
        hint="For mails without a reply address of their own. If empty, replies go to the sender."
      />
    </Group>
  )
}
