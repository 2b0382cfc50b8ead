import type { PlanChangePreview } from '#contracts/billing.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { IntervalChoice, PreviewSum, StepPage } from './step-parts.tsx'

type ResubscriptionProps = { preview: PlanChangePreview; refusal: Refusal | undefined }

/** Resumes an ended plan. A new period is invoiced, but no second set-up fee. */
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
      <Form
        intent="resubscribe"
        refusal={refusal}
        submit="Subscribe again"
        actions={
          <ButtonLink to="." variant="ghost" className="max-sm:w-full">
            Not now
          </ButtonLink>
        }
      >
        <input type="hidden" name="interval" value={interval} />
        <input type="hidden" name="expectedTotalCents" value={totalCents} />
      </Form>
    </StepPage>
  )
}
