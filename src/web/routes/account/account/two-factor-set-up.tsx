import { useState } from 'react'
import { requestJson } from '#web/lib/api-client.ts'
import { textOf } from '#web/lib/use-submission.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordSetting, SettingsForm, TextSetting } from './settings-form.tsx'

type Started = { secret: string; qrSvg: string }

/** The password, then the app's secret, then a code that proves the app has it. */
export function TwoFactorSetUp({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [started, setStarted] = useState<Started>()
  if (started !== undefined) {
    return <Confirm started={started} onCodes={onCodes} onCancel={() => setStarted(undefined)} />
  }
  return (
    <SettingsForm
      submit="Turn on two-factor sign-in"
      send={async (form) => {
        const password = textOf(form, 'password')
        setStarted(await requestJson<Started>('POST', '/api/account/two-factor/start', { password }))
      }}
    >
      <PasswordSetting name="password" label="Password" autoComplete="current-password" />
    </SettingsForm>
  )
}

type ConfirmProps = { started: Started; onCodes: (codes: string[]) => void; onCancel: () => void }

function Confirm({ started, onCodes, onCancel }: ConfirmProps) {
  return (
    <SettingsForm
      submit="Confirm code"
      variant="primary"
      send={async (form) => {
        const code = textOf(form, 'code')
        const { recoveryCodes } = await requestJson<{ recoveryCodes: string[] }>(
          'POST',
          '/api/account/two-factor/confirm',
          { code },
        )
        onCodes(recoveryCodes)
      }}
      done={{ title: 'Two-factor sign-in is on', description: 'Every other device was signed out.' }}
      actions={
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <p className="text-ui text-ink-2">Scan this picture with your authenticator app, or type the key into it.</p>
      <div className="flex flex-wrap items-center gap-6">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(started.qrSvg)}`}
          alt="QR code of the key beside it"
          width="184"
          height="184"
          className="rounded-panel border border-line bg-white"
        />
        <p className="min-w-0 flex-1 basis-48">
          <span className="block text-small text-muted">Key</span>
          <code className="font-[inherit] text-ui font-[560] break-all tabular-nums">{inFours(started.secret)}</code>
        </p>
      </div>
      <TextSetting
        name="code"
        label="Code from the app"
        hint="Six digits."
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
      />
    </SettingsForm>
  )
}

/** Easier to read and to type; apps ignore the spaces. */
function inFours(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
