import type { SettingsTexts } from '#contracts/settings-form.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { GeneralSettings } from './general-settings.tsx'
import { MailSettings } from './mail-settings.tsx'
import { RetentionSettings } from './retention-settings.tsx'
import { SecuritySettings } from './security-settings.tsx'

type Props = {
  texts: SettingsTexts
  versions: Record<string, number>
  administrators: { all: number; secured: number }
  refusal: Refusal | undefined
}

/** Aligns with the right column of Group. */
const UNDER_FIELDS = 'gap-0! desk:[&>div:last-child]:pl-[calc((100%-3.5rem)*4/11+3.5rem)]'

/** All settings in one form. Only changed fields are saved. */
export function SettingsForm({ texts, versions, administrators, refusal }: Props) {
  const started = JSON.stringify({ texts, versions })
  const own = refusal?.intent === 'save' ? refusal : undefined
  const isConflict = own !== undefined && own.values.started !== started
  return (
    <>
      {isConflict && <ConflictNotice theirs={texts} mine={own.values} />}
      <Form intent="save" refusal={refusal} submit="Save Settings" className={UNDER_FIELDS}>
        <input type="hidden" name="started" value={started} />
        <GeneralSettings texts={texts} />
        <SecuritySettings texts={texts} administrators={administrators} typed={own?.values} />
        <MailSettings texts={texts} />
        <RetentionSettings texts={texts} />
      </Form>
    </>
  )
}
