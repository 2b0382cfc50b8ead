import type { PlanChangePreview, SubscriptionView } from '#contracts/billing.ts'
import { PortalForm } from '#web/features/portal-form/portal-form.tsx'
import type { Refusal } from '#web/features/portal-form/refusal.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChangeTimes } from './change-times.tsx'
import { PreviewSum } from './preview-sum.tsx'
import { StepPage } from './step-page.tsx'

type ChangePreviewProps = {
  preview: PlanChangePreview
  subscription: SubscriptionView | null
  refusal: Refusal | undefined
}

/** What starting or changing a plan costs and when it counts, before anything happens. */
export function ChangePreview({ preview, subscription, refusal }: ChangePreviewProps) {
  const currentName = subscription?.planName ?? ''
  const { kind, plan, planName, when, totalCents } = preview
  const isChange = kind === 'change'
  return (
    <StepPage
      title={isChange ? `Change from ${currentName} to ${planName}` : `Start ${planName}`}
      intro="Nothing happens until you confirm."
    >
      {isChange && <ChangeTimes plan={plan} when={when} subscription={subscription} />}
      <PreviewSum preview={preview} />
      <PortalForm
        intent={isChange ? 'change-plan' : 'start-plan'}
        refusal={refusal}
        submit={isChange ? `Confirm change to ${planName}` : `Start ${planName}`}
        actions={
          <ButtonLink to="." variant="ghost" className="max-[480px]:w-full">
            {isChange ? `Keep ${currentName}` : 'Not now'}
          </ButtonLink>
        }
      >
        <input type="hidden" name="plan" value={plan} />
        <input type="hidden" name="when" value={when} />
        <input type="hidden" name="expectedTotalCents" value={totalCents} />
      </PortalForm>
    </StepPage>
  )
}
