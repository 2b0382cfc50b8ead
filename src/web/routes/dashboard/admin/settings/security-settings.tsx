import { MIN_PASSWORD_LENGTH } from '#contracts/settings.ts'
import type { SettingsTexts } from '#contracts/settings-form.ts'
import { useEntry } from '#web/features/form/form.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Group } from './group.tsx'
import { SettingEntry } from './setting-entry.tsx'

type Props = {
  texts: SettingsTexts
  administrators: { all: number; secured: number }
  /** What was posted, when it was refused. */
  typed: SettingsTexts | undefined
}

const TWO_FACTOR = 'security.adminsNeedTwoFactor'

export function SecuritySettings({ texts, administrators, typed }: Props) {
  const { error } = useEntry(TWO_FACTOR)
  const isTicked = (typed ?? texts)[TWO_FACTOR] === 'yes'
  return (
    <Group id="security" title="Security" intro="How people sign in. Every sign-in after saving follows it.">
      <SettingEntry
        texts={texts}
        name="security.sessionDays"
        label="Session timeout, in days"
        inputMode="numeric"
        hint={`Now ${texts['security.sessionDays']} days from sign-in. A shorter time also ends sessions that are older than that.`}
      />
      <SettingEntry
        texts={texts}
        name="security.adminIdleHours"
        label="Idle timeout of administrators, in hours"
        inputMode="numeric"
        hint="Administrators who do nothing for so long are signed out. A shorter time counts at once."
      />
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui font-semibold">
          Two-factor authentication <Badge tone="positive">Enabled</Badge>
        </p>
        <p className="mt-1 text-small text-muted">
          {`Everybody can turn it on in their account. ${administrators.secured} of ${administrators.all} administrators have.`}
        </p>
        <Checkbox
          name={TWO_FACTOR}
          value="yes"
          defaultChecked={isTicked}
          error={error}
          hint="Administrators without it see nothing of this dashboard until they turn it on."
        >
          Require it for administrators
        </Checkbox>
      </div>
      <div>
        <p className="text-ui font-semibold">Strong password requirements</p>
        <p className="mt-1 text-small text-muted">
          A long list of common passwords, and the names and addresses around an account, are always refused.
        </p>
      </div>
      <SettingEntry
        texts={texts}
        name="security.passwordMinLength"
        label="Shortest password, in characters"
        inputMode="numeric"
        hint={`Not under ${MIN_PASSWORD_LENGTH}. At ${MIN_PASSWORD_LENGTH} the quick sign-up takes 6; above, it counts there as well. Passwords that are in use stay good.`}
      />
    </Group>
  )
}
