import type { SubscriptionView } from '#contracts/billing.ts'
import { TextAreaEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { StepPage } from './step-parts.tsx'
import { isRunningPlan } from './subscription-words.ts'

type EliteRequestProps = { subscription: SubscriptionView | null; refusal: Refusal | undefined }

/** Asks for an offer for Elite, which has no list price. The request commits the customer to nothing. */
export function EliteRequest({ subscription, refusal }: EliteRequestProps) {
  const meanwhile =
    subscription !== null && isRunningPlan(subscription)
      ? `${subscription.planName} goes on as it is`
      : 'nothing starts'
  return (
    <StepPage
      title="Ask for an Elite offer"
      intro={`Our sales team answers with a set-up fee and a monthly price for your organisation. Until you both agree, ${meanwhile} and nothing is charged.`}
    >
      <Form
        intent="request-elite"
        refusal={refusal}
        submit="Send request"
        className="max-w-[38rem]"
        actions={
          <ButtonLink to="." variant="ghost">
            Not now
          </ButtonLink>
        }
      >
        <TextAreaEntry
          name="message"
          label="What should it do for you?"
          hint="For example calls a month, phone numbers, languages, systems it has to work with."
          rows={6}
        />
      </Form>
    </StepPage>
  )
}
