import type { SubscriptionView } from '#contracts/billing.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ExportLink } from './export-link.tsx'
import { StepPage } from './step-parts.tsx'

type CancellationProps = { subscription: SubscriptionView; refusal: Refusal | undefined }

/** Explains a cancellation and offers the data for download. */
export function Cancellation({ subscription, refusal }: CancellationProps) {
  return (
    <StepPage
      title={`Cancel ${subscription.planName}`}
      intro="Please read what happens, then confirm below. You can take it back until the last day."
    >
      <Panel title="What happens" headingLevel={3}>
        <ol className="grid list-decimal gap-2 pl-5 text-label text-ink-2">
          {listConsequences(subscription).map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ol>
        <div className="mt-5 border-t border-line pt-4">
          <ExportLink />
        </div>
      </Panel>
      <Form
        intent="cancel"
        refusal={refusal}
        submit="Cancel subscription"
        variant="danger"
        actions={
          <ButtonLink to="." variant="secondary" className="max-sm:w-full">
            Keep my subscription
          </ButtonLink>
        }
      />
    </StepPage>
  )
}

const DAY_MS = 86_400_000
/** Specification, section 4: after cancellation data is downloadable for 30 days. */
const DATA_DAYS = 30

/** The consequences of a cancellation, in order. */
function listConsequences({ planName, status, period, trialEndsAt }: SubscriptionView): string[] {
  const endsAt = period?.end ?? trialEndsAt
  if (endsAt === null) return [`Your request for ${planName} is withdrawn. Nothing was charged.`]
  const dataUntil = new Date(Date.parse(endsAt) + DATA_DAYS * DAY_MS)
  return [
    `${planName} goes on until ${formatDay(endsAt)}. Until then everything works, and you can ${status === 'trial' ? 'still keep it' : 'take the cancellation back'}.`,
    status === 'trial'
      ? 'The trial then ends. Nothing is invoiced for it.'
      : 'Then it ends. There are no further payments. Past payments are not refunded.',
    `Your data can be downloaded for ${DATA_DAYS} days more, until ${formatDay(dataUntil)}, and you can subscribe again.`,
    'After that your data is deleted for good. It cannot be restored.',
  ]
}
