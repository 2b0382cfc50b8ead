import { DoneToast } from '#web/features/portal-form/done-toast.tsx'
import type { Refusal } from '#web/features/portal-form/refusal.ts'
import { Cancellation } from './cancellation.tsx'
import { ChangePreview } from './change-preview.tsx'
import { EliteRequest } from './elite-request.tsx'
import { Overview } from './overview.tsx'
import { Resubscription } from './resubscription.tsx'
import type { UpgradeData } from './upgrade-data.ts'

const DONE = {
  started: { title: 'Plan started', description: 'Your invoice is listed below.' },
  'trial-started': { title: 'Trial started', description: 'Nothing is invoiced unless you keep it.' },
  'trial-kept': { title: 'Plan kept', description: 'Nothing is invoiced before the trial ends.' },
  changed: { title: 'Plan changed', description: 'It counts from now on.' },
  chosen: { title: 'Change chosen', description: 'It counts from the next billing cycle on.' },
  kept: { title: 'Plan kept', description: 'The change was taken back.' },
  requested: { title: 'Request sent', description: 'Our sales team will answer with an offer.' },
  withdrawn: { title: 'Request withdrawn' },
  cancelled: { title: 'Subscription cancelled', description: 'You can take it back until the last day.' },
  resumed: { title: 'Cancellation taken back', description: 'Your subscription goes on.' },
  resubscribed: { title: 'Welcome back', description: 'Your subscription goes on and your data stays.' },
  'purchase-order': { title: 'Purchase order saved' },
}

/** The Upgrade tab of both customer portals: one step of a decision, or all that there is about the plan. */
export function UpgradeTab({ data, refusal }: { data: UpgradeData; refusal: Refusal | undefined }) {
  const { subscription, step } = data
  return (
    <>
      <DoneToast messages={DONE} />
      {step.kind === 'overview' && <Overview {...data} refusal={refusal} />}
      {step.kind === 'preview' && (
        <ChangePreview preview={step.preview} times={step.times} subscription={subscription} refusal={refusal} />
      )}
      {step.kind === 'elite' && <EliteRequest subscription={subscription} refusal={refusal} />}
      {step.kind === 'cancel' && <Cancellation subscription={step.subscription} refusal={refusal} />}
      {step.kind === 'resubscribe' && <Resubscription preview={step.preview} refusal={refusal} />}
    </>
  )
}
