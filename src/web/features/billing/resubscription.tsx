import type { Amounts as AmountsOf, SubscriptionView } from '#contracts/billing.ts'
import { VAT_PERCENT } from '#contracts/plans.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { PortalForm } from '#web/features/portal-form/portal-form.tsx'
import type { Refusal } from '#web/features/portal-form/refusal.ts'
import { Amount, Amounts } from '#web/ui/amounts.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StepPage } from './step-page.tsx'

type ResubscriptionProps = { subscription: SubscriptionView; price: AmountsOf; refusal: Refusal | undefined }

/** Going on after the end: a new month is invoiced, the set-up is not charged again. */
export function Resubscription({ subscription: { planName }, price, refusal }: ResubscriptionProps) {
  return (
    <StepPage
      title={`Subscribe to ${planName} again`}
      intro="Everything is as you left it. There is no second set-up fee."
    >
      <Panel title="Invoiced today" headingLevel={3}>
        <Amounts>
          <Amount label={`${planName}, the month that begins today`} value={formatEuro(price.netCents)} />
          <Amount label={`VAT at ${VAT_PERCENT}%`} value={formatEuro(price.vatCents)} />
          <Amount label="Total" value={formatEuro(price.totalCents)} isTotal />
        </Amounts>
      </Panel>
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
        <input type="hidden" name="expectedTotalCents" value={price.totalCents} />
      </PortalForm>
    </StepPage>
  )
}
