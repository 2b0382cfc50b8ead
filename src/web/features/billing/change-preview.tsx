import type { PlanChangePreview, SubscriptionView } from '#contracts/billing.ts'
import { PortalForm } from '#web/features/portal-form/portal-form.tsx'
import type { Refusal } from '#web/features/portal-form/refusal.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChangeTimes } from './change-times.tsx'
import { IntervalChoice } from './interval-choice.tsx'
import { previewAddress } from './preview-address.ts'
import { PreviewSum } from './preview-sum.tsx'
import { StepPage } from './step-page.tsx'
import { INTERVAL_WORDS } from './subscription-words.ts'

type ChangePreviewProps = {
  preview: PlanChangePreview
  times: PlanChangePreview[]
  subscription: SubscriptionView | null
  refusal: Refusal | undefined
}

/** What starting or changing a plan costs and when it counts, before anything happens. */
export function ChangePreview({ preview, times, subscription, refusal }: ChangePreviewProps) {
  const { kind, plan, interval, when, totalCents } = preview
  const changed = kind === 'change' ? subscription : null
  const words = wordsFor(preview, changed)
  const isOtherPlan = plan !== changed?.plan
  return (
    <StepPage title={words.title} intro="Nothing happens until you confirm.">
      {isOtherPlan && (
        <IntervalChoice
          plan={plan}
          interval={interval}
          to={(other) => previewAddress({ plan, interval: other }, changed, when)}
        />
      )}
      {changed !== null && <ChangeTimes preview={preview} times={times} subscription={changed} />}
      <PreviewSum preview={preview} />
      <PortalForm
        intent={changed === null ? 'start-plan' : 'change-plan'}
        refusal={refusal}
        submit={words.submit}
        actions={
          <ButtonLink to="." variant="ghost" className="max-[480px]:w-full">
            {words.keep}
          </ButtonLink>
        }
      >
        <input type="hidden" name="plan" value={plan} />
        <input type="hidden" name="interval" value={interval} />
        <input type="hidden" name="when" value={when} />
        <input type="hidden" name="expectedTotalCents" value={totalCents} />
      </PortalForm>
    </StepPage>
  )
}

function wordsFor({ plan, planName, interval }: PlanChangePreview, changed: SubscriptionView | null) {
  if (changed === null) return { title: `Start ${planName}`, submit: `Start ${planName}`, keep: 'Not now' }
  if (plan !== changed.plan) {
    return {
      title: `Change from ${changed.planName} to ${planName}`,
      submit: `Confirm change to ${planName}`,
      keep: `Keep ${changed.planName}`,
    }
  }
  const { billing } = INTERVAL_WORDS[interval]
  return {
    title: `Change to ${billing}`,
    submit: `Confirm ${billing}`,
    keep: `Keep ${INTERVAL_WORDS[changed.interval].billing}`,
  }
}
