import { useEffect, useState } from 'react'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Badge } from '#web/ui/badge.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { Shown } from './account-verbs.ts'
import type { AccountData } from './load-account.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { Section } from './section.tsx'
import { TwoFactorOn } from './two-factor-on.tsx'
import { TwoFactorSetUp } from './two-factor-set-up.tsx'

const SAID = {
  on: { title: 'Two-factor sign-in is on', description: 'Every other device was signed out.' },
  renewed: { title: 'New recovery codes', description: 'The old ones no longer work.' },
}

type Props = {
  twoFactor: AccountData['profile']['twoFactor']
  shown: Shown | undefined
  refusal: Refusal | undefined
}

export function TwoFactorSection({ twoFactor, shown, refusal }: Props) {
  const [stored, setStored] = useState<Shown>()
  const codes = shown !== undefined && 'recoveryCodes' in shown && shown !== stored ? shown : undefined
  useEffect(() => {
    if (codes !== undefined) toast(codes.isNew ? SAID.on : SAID.renewed)
  }, [codes])
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
      {codes !== undefined && <RecoveryCodes codes={codes.recoveryCodes} onStored={() => setStored(codes)} />}
      {codes === undefined && isOn && <TwoFactorOn codesLeft={twoFactor.recoveryCodesLeft} refusal={refusal} />}
      {codes === undefined && !isOn && <TwoFactorSetUp shown={shown} refusal={refusal} />}
    </Section>
  )
}
