import { useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import type { AccountData } from './load-account.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { Section } from './section.tsx'
import { TwoFactorOn } from './two-factor-on.tsx'
import { TwoFactorSetUp } from './two-factor-set-up.tsx'

export function TwoFactorSection({ twoFactor }: { twoFactor: AccountData['profile']['twoFactor'] }) {
  const [codes, setCodes] = useState<string[]>()
  const isOn = twoFactor.enabledAt !== null
  return (
    <Section
      id="two-factor"
      title="Two-factor sign-in"
      intro={
        <>
          Besides your password, signing in asks for a code from an app on your phone.{' '}
          <Badge tone={isOn ? 'positive' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>
        </>
      }
    >
      {codes !== undefined && <RecoveryCodes codes={codes} onStored={() => setCodes(undefined)} />}
      {codes === undefined && isOn && <TwoFactorOn codesLeft={twoFactor.recoveryCodesLeft} onCodes={setCodes} />}
      {codes === undefined && !isOn && <TwoFactorSetUp onCodes={setCodes} />}
    </Section>
  )
}
