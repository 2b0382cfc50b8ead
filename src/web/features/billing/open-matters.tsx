import type { SubscriptionView } from '#contracts/billing.ts'
import type { QuoteSummary } from '#contracts/quotes.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ExportLink } from './export-link.tsx'
import { INTERVAL_WORDS } from './subscription-words.ts'

type OpenMattersProps = { subscription: SubscriptionView; quotes: QuoteSummary[]; refusal: Refusal | undefined }

/** Notices about a subscription, each with its action. */
export function OpenMatters({ subscription, quotes, refusal }: OpenMattersProps) {
  const { planName, status, pendingChange, eliteRequestedAt, cancellation } = subscription
  return (
    <>
      {pendingChange !== null && <PendingChange change={pendingChange} subscription={subscription} refusal={refusal} />}
      {eliteRequestedAt !== null && <EliteMatter requestedAt={eliteRequestedAt} quotes={quotes} refusal={refusal} />}
      {cancellation !== null && status !== 'cancelled' && (
        <Notice tone="caution" title={`Ends on ${formatDay(cancellation.endsAt)}`}>
          <p className="mb-3">
            {`${cancellation.requestedAt === null ? '' : `You cancelled on ${formatDay(cancellation.requestedAt)}. `}Your data can be downloaded until ${formatDay(cancellation.dataUntil)}. Then it is deleted for good.`}
          </p>
          <Allowed to="billing.change">
            <Form intent="resubscribe" refusal={refusal} submit={`Keep ${planName}`} actions={<ExportLink />}>
              <input type="hidden" name="expectedTotalCents" value="0" />
            </Form>
          </Allowed>
        </Notice>
      )}
    </>
  )
}

type PendingChangeProps = Omit<OpenMattersProps, 'quotes'> & { change: NonNullable<SubscriptionView['pendingChange']> }

/** Describes a planned change and its withdrawal. */
function PendingChange({ change, subscription, refusal }: PendingChangeProps) {
  const { plan, planName, interval, status } = subscription
  const isOtherPlan = change.plan !== plan
  const billing = change.interval === interval ? '' : `, ${INTERVAL_WORDS[change.interval].billing},`
  const title = isOtherPlan
    ? `Changes to ${change.planName}${billing} on ${formatDay(change.at)}`
    : `Changes to ${INTERVAL_WORDS[change.interval].billing} on ${formatDay(change.at)}`
  return (
    <Notice title={title}>
      <p className="mb-3">
        {status === 'trial'
          ? `Until then the trial of ${planName} goes on. If you take this back, it ends by itself.`
          : `Until then ${planName} goes on. Nothing is charged before.`}
      </p>
      <Allowed to="billing.change">
        <Form
          intent="undo-change"
          refusal={refusal}
          submit={undoWords(subscription, isOtherPlan)}
          variant="secondary"
        />
      </Allowed>
    </Notice>
  )
}

function undoWords({ status, planName, interval }: SubscriptionView, isOtherPlan: boolean): string {
  if (status === 'trial') return 'Take the change back'
  return isOtherPlan ? `Keep ${planName}` : `Keep ${INTERVAL_WORDS[interval].billing}`
}

type EliteMatterProps = Omit<OpenMattersProps, 'subscription'> & { requestedAt: string }

/** Shown until a quote answers the request. */
function EliteMatter({ requestedAt, quotes, refusal }: EliteMatterProps) {
  const elite = quotes.filter(({ kind }) => kind === 'elite')
  if (elite.some(({ status }) => status === 'sent')) return null
  const accepted = elite.find(({ status }) => status === 'accepted')
  if (accepted !== undefined) {
    return (
      <Notice title="Elite is being set up">
        {`You accepted quote ${accepted.number}. Elite starts when the set-up is delivered. Until then nothing changes.`}
      </Notice>
    )
  }
  return (
    <Notice title="Elite requested">
      <p className="mb-3">
        {`You asked for an offer on ${formatDay(requestedAt)}. Our sales team answers with a quote. Nothing changes until you accept it.`}
      </p>
      <Allowed to="billing.change">
        <Form intent="withdraw-elite" refusal={refusal} submit="Withdraw request" variant="secondary" />
      </Allowed>
    </Notice>
  )
}
