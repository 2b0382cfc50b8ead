import type { ChangeTime, PlanChangePreview, SubscriptionView } from '#contracts/billing.ts'
import { DEFAULT_INTERVAL } from '#contracts/plans.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChoiceLinks, IntervalChoice, PreviewSum, StepPage } from './step-parts.tsx'
import { INTERVAL_WORDS } from './subscription-words.ts'

type ChangePreviewProps = {
  preview: PlanChangePreview
  times: PlanChangePreview[]
  subscription: SubscriptionView | null
  refusal: Refusal | undefined
}

/** The price and day of a start or change, before the customer confirms it. */
export function ChangePreview({ preview, times, subscription, refusal }: ChangePreviewProps) {
  const { kind, plan, interval, when, totalCents } = preview
  const changed = kind === 'change' ? subscription : null
  const words = chooseWords(preview, changed)
  const isOtherPlan = plan !== changed?.plan
  return (
    <StepPage title={words.title} intro="Nothing happens until you confirm.">
      {isOtherPlan && (
        <IntervalChoice
          plan={plan}
          interval={interval}
          to={(other) => buildPreviewAddress({ plan, interval: other }, changed, when)}
        />
      )}
      {changed !== null && <ChangeTimes preview={preview} times={times} subscription={changed} />}
      <PreviewSum preview={preview} />
      <Form
        intent={changed === null ? 'start-plan' : 'change-plan'}
        refusal={refusal}
        submit={words.submit}
        actions={
          <ButtonLink to="." variant="ghost" className="max-sm:w-full">
            {words.keep}
          </ButtonLink>
        }
      >
        <input type="hidden" name="plan" value={plan} />
        <input type="hidden" name="interval" value={interval} />
        <input type="hidden" name="when" value={when} />
        <input type="hidden" name="expectedTotalCents" value={totalCents} />
      </Form>
    </StepPage>
  )
}

function chooseWords({ plan, planName, interval }: PlanChangePreview, changed: SubscriptionView | null) {
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

type ChangeTimesProps = {
  preview: PlanChangePreview
  /** The same change at the next cycle and now. */
  times: PlanChangePreview[]
  subscription: SubscriptionView
}

/** The choice between now and the next cycle, with both prices. */
function ChangeTimes({ preview, times, subscription }: ChangeTimesProps) {
  return (
    <ChoiceLinks
      label="When the change happens"
      links={times.map((time) => ({
        to: buildPreviewAddress(time, subscription, time.when),
        label: time.when === 'now' ? 'Now' : 'At the next billing cycle',
        help: time.when === 'now' ? describeNow(time, subscription) : describeLater(time),
        isCurrent: time.when === preview.when,
      }))}
    />
  )
}

function describeLater({ effectiveAt, totalCents }: PlanChangePreview): string {
  return `From ${formatDay(effectiveAt)} on, for ${formatEuro(totalCents)} with VAT. Nothing is charged before.`
}

function describeNow({ totalCents, creditCents }: PlanChangePreview, subscription: SubscriptionView): string {
  const trial = subscription.status === 'trial' ? 'The trial ends, and the first paid period begins today. ' : ''
  if (totalCents > 0) return `${trial}${formatEuro(totalCents)} with VAT is invoiced today.`
  const credited = creditCents - subscription.creditCents
  return credited > 0
    ? `${formatEuro(credited)}, excluding VAT, is credited: it is taken off your next invoices.`
    : 'You pay nothing today.'
}

/** The address of a preview. It leaves out the current interval. */
function buildPreviewAddress(
  { plan, interval }: Pick<PlanChangePreview, 'plan' | 'interval'>,
  subscription: Pick<SubscriptionView, 'interval'> | null,
  when: ChangeTime,
): string {
  const chosen = interval === (subscription?.interval ?? DEFAULT_INTERVAL) ? '' : `&interval=${interval}`
  return `?plan=${plan}${chosen}${when === 'now' ? '&when=now' : ''}`
}
