import type { ComponentProps, ReactNode } from 'react'
import type { SubscriptionView } from '#contracts/billing.ts'
import type { Plan, PlanId } from '#contracts/plans.ts'
import { PlanCards } from '#web/features/plan-cards/plan-cards.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { isRunningPlan } from './subscription-words.ts'

type PlanChoiceProps = { words: ComponentProps<typeof PlanCards>['words']; subscription: SubscriptionView | null }

/** The three plans, with a link to the preview of each other plan. */
export function PlanChoice({ words, subscription }: PlanChoiceProps) {
  return (
    <section id="plans" tabIndex={-1} aria-labelledby="plans-title" className="outline-none">
      <h3 id="plans-title" className="font-heading text-title font-demibold">
        Plans
      </h3>
      <p className="mt-1 mb-6 text-ui text-muted">
        Prices exclude VAT. You see what a change costs, to the cent, before anything happens.
      </p>
      <PlanCards
        words={words}
        headingLevel={4}
        marks={listMarks(subscription)}
        action={(plan, titleId) => <PlanAction plan={plan} titleId={titleId} subscription={subscription} />}
      />
    </section>
  )
}

function listMarks(subscription: SubscriptionView | null) {
  const marks: Partial<Record<PlanId, ReactNode>> = {}
  if (subscription === null) return marks
  const { plan, status, source, pendingChange, eliteRequestedAt } = subscription
  if (status !== 'cancelled') {
    marks[plan] = <Badge tone="accent">{source === 'sample' ? 'Sample plan' : 'Current plan'}</Badge>
  }
  if (pendingChange !== null) marks[pendingChange.plan] = <Badge tone="info">Chosen</Badge>
  if (eliteRequestedAt !== null) marks.elite = <Badge tone="info">Requested</Badge>
  return marks
}

type PlanActionProps = { plan: Plan; titleId: string; subscription: SubscriptionView | null }

function PlanAction({ plan, titleId, subscription }: PlanActionProps) {
  const isRunning = subscription !== null && isRunningPlan(subscription)
  if (isRunning && plan.id === subscription.plan) return <Standing>This is your plan.</Standing>
  if (plan.id === subscription?.pendingChange?.plan)
    return <Standing>Your plan from the next billing cycle on.</Standing>
  if (plan.isCustom && subscription?.eliteRequestedAt) return <Standing>Our sales team will be in touch.</Standing>
  if (subscription?.cancellation) return <Standing>Take up your subscription again first.</Standing>
  return (
    <ButtonLink
      to={`?plan=${plan.id}`}
      variant={plan.isPopular ? 'bright' : 'secondary'}
      size={plan.isPopular ? 'lg' : 'md'}
      aria-describedby={titleId}
    >
      {plan.isCustom ? 'Contact Sales' : isRunning ? 'Preview this change' : 'Preview this plan'}
    </ButtonLink>
  )
}

function Standing({ children }: { children: string }) {
  return <p className="grid min-h-11 items-center text-ui font-demibold text-ink-2">{children}</p>
}
