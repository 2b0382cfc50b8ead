import { useState } from 'react'
import { TextEntry } from '#web/features/form/entries.tsx'
import { PasswordEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { AccountForm } from './account-form.tsx'
import type { Shown } from './account-verbs.ts'

type Started = { secret: string; qrSvg?: string | undefined }
type Props = { shown: Shown | undefined; refusal: Refusal | undefined }

/** Asks for the password, shows the app's key, then asks for a code of the app. */
export function TwoFactorSetUp({ shown, refusal }: Props) {
  const [last, setLast] = useState<Started>()
  const [cancelled, setCancelled] = useState<string>()
  const started = startedIn(shown, refusal, last)
  if (started !== undefined && started.secret !== last?.secret) setLast(started)
  if (started !== undefined && started.secret !== cancelled) {
    return <Confirm started={started} refusal={refusal} onCancel={() => setCancelled(started.secret)} />
  }
  return (
    <AccountForm intent="start-two-factor" refusal={refusal} submit="Turn on two-factor sign-in">
      <PasswordEntry name="password" label="Password" autoComplete="current-password" />
    </AccountForm>
  )
}

/** Without scripts, the QR code is shown once. A wrong code leaves only the key. */
function startedIn(shown: Shown | undefined, refusal: Refusal | undefined, last: Started | undefined) {
  if (shown !== undefined && 'started' in shown) return shown.started
  const secret = refusal?.intent === 'confirm-two-factor' ? refusal.values.secret : undefined
  return secret === undefined || secret === last?.secret ? last : { secret }
}

type ConfirmProps = { started: Started; refusal: Refusal | undefined; onCancel: () => void }

function Confirm({ started: { secret, qrSvg }, refusal, onCancel }: ConfirmProps) {
  return (
    <AccountForm
      intent="confirm-two-factor"
      hidden={{ secret }}
      refusal={refusal}
      submit="Confirm code"
      variant="primary"
      actions={
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <p className="text-ui text-ink-2">Scan this picture with your authenticator app, or type the key into it.</p>
      <div className="flex flex-wrap items-center gap-6">
        {qrSvg !== undefined && (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
            alt="QR code of the key beside it"
            width="184"
            height="184"
            className="rounded-panel border border-line bg-white"
          />
        )}
        <p className="min-w-0 flex-1 basis-48">
          <span className="block text-small text-muted">Key</span>
          <code className="font-[inherit] text-ui font-demibold break-all tabular-nums">{inFours(secret)}</code>
        </p>
      </div>
      <TextEntry
        name="code"
        label="Code from the app"
        hint="Six digits."
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
      />
    </AccountForm>
  )
}

/** Groups of four. Apps ignore the spaces. */
function inFours(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
