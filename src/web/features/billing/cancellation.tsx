import type { SubscriptionView } from '#contracts/billing.ts'
import { PortalForm } from '#web/features/portal-form/portal-form.tsx'
import type { Refusal } from '#web/features/portal-form/refusal.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { consequencesOf } from './consequences.ts'
import { ExportLink } from './export-link.tsx'
import { StepPage } from './step-page.tsx'

type CancellationProps = { subscription: SubscriptionView; refusal: Refusal | undefined }

/** Says what a cancellation means and offers the data before it counts. */
export function Cancellation({ subscription, refusal }: CancellationProps) {
  return (
    <StepPage
      title={`Cancel ${subscription.planName}`}
      intro="Please read what happens, then confirm below. You can take it back until the last day."
    >
      <Panel title="What happens" headingLevel={3}>
        <ol className="grid list-decimal gap-2 pl-5 text-[0.9375rem] text-ink-2">
          {consequencesOf(subscription).map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ol>
        <div className="mt-5 border-t border-line pt-4">
          <ExportLink />
        </div>
      </Panel>
      <PortalForm
        intent="cancel"
        refusal={refusal}
        submit="Cancel subscription"
        variant="danger"
        actions={
          <ButtonLink to="." variant="secondary" className="max-[480px]:w-full">
            Keep my subscription
          </ButtonLink>
        }
      />
    </StepPage>
  )
}
