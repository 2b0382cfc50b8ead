import { useState } from 'react'
import { requestJson } from '#web/lib/api-client.ts'
import { textOf } from '#web/lib/use-submission.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordSetting, SettingsForm, TextSetting } from './settings-form.tsx'

type Props = { codesLeft: number; onCodes: (codes: string[]) => void }

export function TwoFactorOn({ codesLeft, onCodes }: Props) {
  const [wish, setWish] = useState<'renew' | 'off'>()
  if (wish === undefined) {
    return (
      <>
        <p className="text-ui text-ink-2">{`${codesLeft} recovery ${codesLeft === 1 ? 'code' : 'codes'} left.`}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setWish('renew')}>
            Renew recovery codes
          </Button>
          <Button variant="secondary" onClick={() => setWish('off')}>
            Turn off two-factor sign-in
          </Button>
        </div>
      </>
    )
  }
  const cancel = (
    <Button variant="ghost" onClick={() => setWish(undefined)}>
      Cancel
    </Button>
  )
  return wish === 'off' ? (
    <SettingsForm
      key="off"
      submit="Turn off"
      variant="danger"
      send={async (form) => {
        await requestJson('POST', '/api/account/two-factor/disable', Object.fromEntries(form))
      }}
      done={{ title: 'Two-factor sign-in is off', description: 'Every other device was signed out.' }}
      actions={cancel}
    >
      <PasswordSetting name="password" label="Password" autoComplete="current-password" autoFocus />
      <TextSetting
        name="code"
        label="Code"
        hint="Six digits from the app, or one of your recovery codes."
        autoComplete="one-time-code"
      />
    </SettingsForm>
  ) : (
    <SettingsForm
      key="renew"
      submit="Renew codes"
      send={async (form) => {
        const password = textOf(form, 'password')
        const path = '/api/account/recovery-codes'
        const { recoveryCodes } = await requestJson<{ recoveryCodes: string[] }>('POST', path, { password })
        onCodes(recoveryCodes)
      }}
      done={{ title: 'New recovery codes', description: 'The old ones no longer work.' }}
      actions={cancel}
    >
      <PasswordSetting name="password" label="Password" autoComplete="current-password" autoFocus />
    </SettingsForm>
  )
}
