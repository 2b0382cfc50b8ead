import type { PlanChangePreview } from '#contracts/billing.ts'
import { PortalForm } from '#web/features/portal-form/portal-form.tsx'
import type { Refusal } from '#web/features/portal-form/refusal.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { IntervalChoice } from './interval-choice.tsx'
import { PreviewSum } from './preview-sum.tsx'
import { StepPage } from './step-page.tsx'

type ResubscriptionProps = { preview: PlanChangePreview; refusal: Refusal | undefined }

/** Going on after the end: a new period is invoiced; a set-up that was paid for is not charged again. */
export function Resubscription({ preview, refusal }: ResubscriptionProps) {
  const { plan, planName, interval, lines, totalCents } = preview
  const hasSetup = lines.some(({ kind }) => kind === 'setup')
  return (
    <StepPage
      title={`Subscribe to ${planName} again`}
      intro={`Everything is as you left it. ${hasSetup ? 'The set-up fee was not charged yet.' : 'There is no second set-up fee.'}`}
    >
      <IntervalChoice plan={plan} interval={interval} to={(other) => `?step=resubscribe&interval=${other}`} />
      <PreviewSum preview={preview} />
      <PortalForm
        intent="resubscribe"
        refusal={refusal}
        submit="Subscribe again"
        actions={
          <ButtonLink to="." variant="ghost" className="max-[480px]:w-full">
            Not now
          </ButtonLink>
        }
      >
        <input type="hidden" name="interval" value={interval} />
        <input type="hidden" name="expectedTotalCents" value={totalCents} />
      </PortalForm>
    </StepPage>
  )
}
