import { type ReactNode, useState } from 'react'
import { TextEntry } from '#web/features/form/entries.tsx'
import { PasswordEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { AccountForm } from './account-form.tsx'

type FormProps = { refusal: Refusal | undefined; actions?: ReactNode }

export function TwoFactorOn({ codesLeft, refusal }: { codesLeft: number; refusal: Refusal | undefined }) {
  const [wish, setWish] = useState<'renew' | 'off'>()
  const cancel = (
    <Button variant="ghost" onClick={() => setWish(undefined)}>
      Cancel
    </Button>
  )
  if (wish === 'off') return <TurnOff refusal={refusal} actions={cancel} />
  if (wish === 'renew') return <RenewCodes refusal={refusal} actions={cancel} />
  return (
    <>
      <p className="text-ui text-ink-2">{`${codesLeft} recovery ${codesLeft === 1 ? 'code' : 'codes'} left.`}</p>
      <div className="mt-4 flex flex-wrap gap-3 noscript:hidden">
        <Button variant="secondary" onClick={() => setWish('renew')}>
          Renew recovery codes
        </Button>
        <Button variant="secondary" onClick={() => setWish('off')}>
          Turn off two-factor sign-in
        </Button>
      </div>
      <noscript>
        <RenewCodes refusal={refusal} />
        <TurnOff refusal={refusal} />
      </noscript>
    </>
  )
}

function RenewCodes({ refusal, actions }: FormProps) {
  return (
    <AccountForm intent="renew-codes" refusal={refusal} submit="Renew codes" actions={actions} className="mt-4">
      <PasswordEntry name="password" label="Password" autoComplete="current-password" autoFocus />
    </AccountForm>
  )
}

function TurnOff({ refusal, actions }: FormProps) {
  return (
    <AccountForm
      intent="disable-two-factor"
      refusal={refusal}
      submit="Turn off"
      variant="danger"
      actions={actions}
      className="mt-4"
    >
      <PasswordEntry name="password" label="Password" autoComplete="current-password" autoFocus />
      <TextEntry
        name="code"
        label="Code"
        hint="Six digits from the app, or one of your recovery codes."
        autoComplete="one-time-code"
      />
    </AccountForm>
  )
}
