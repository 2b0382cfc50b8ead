import type { SubscriptionView } from '#contracts/billing.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { PortalForm } from '#web/features/portal-form/portal-form.tsx'
import type { Refusal } from '#web/features/portal-form/refusal.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ExportLink } from './export-link.tsx'

type OpenMattersProps = { subscription: SubscriptionView; refusal: Refusal | undefined }

/** What is still open about a subscription, each with what can be done about it. */
export function OpenMatters({ subscription, refusal }: OpenMattersProps) {
  const { planName, status, pendingChange, eliteRequestedAt, cancellation } = subscription
  return (
    <>
      {pendingChange !== null && (
        <Notice title={`Changes to ${pendingChange.planName} on ${formatDay(pendingChange.at)}`}>
          <p className="mb-3">{`Until then ${planName} goes on. Nothing is charged before.`}</p>
          <PortalForm intent="undo-change" refusal={refusal} submit={`Keep ${planName}`} variant="secondary" />
        </Notice>
      )}
      {eliteRequestedAt !== null && (
        <Notice title="Elite requested">
          <p className="mb-3">
            {`You asked for an offer on ${formatDay(eliteRequestedAt)}. Our sales team answers with a price; until you agree, nothing changes.`}
          </p>
          <PortalForm intent="withdraw-elite" refusal={refusal} submit="Withdraw request" variant="secondary" />
        </Notice>
      )}
      {cancellation !== null && status !== 'cancelled' && (
        <Notice tone="caution" title={`Ends on ${formatDay(cancellation.endsAt)}`}>
          <p className="mb-3">
            {`You cancelled on ${formatDay(cancellation.requestedAt)}. Your data can be downloaded until ${formatDay(cancellation.dataUntil)}; then it is deleted for good.`}
          </p>
          <PortalForm intent="resubscribe" refusal={refusal} submit={`Keep ${planName}`} actions={<ExportLink />}>
            <input type="hidden" name="expectedTotalCents" value="0" />
          </PortalForm>
        </Notice>
      )}
    </>
  )
}
