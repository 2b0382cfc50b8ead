import type { SubscriptionView } from '#contracts/billing.ts'
import type { Ctx } from '#server/context.ts'
import { getSubscription } from '#server/domains/billing/index.ts'
import { getCurrentUser } from '#server/domains/identity/index.ts'
import { getOrganisation, hasSampleData } from '#server/domains/organisations/index.ts'
import type { EndedPlan } from '#web/features/portal-frame/ended-plan-notice.tsx'
import type { EndingTrial } from '#web/features/portal-frame/ending-trial-notice.tsx'
import type { PortalPerson } from '#web/features/portal-frame/portal-frame.tsx'
import { portalPersonOf } from '#web/features/portal-frame/portal-person.ts'

export type Portal = {
  person: PortalPerson
  firstName: string
  organisation: {
    name: string
    isComplete: boolean
    hasSampleData: boolean
    endedPlan: EndedPlan | null
    endingTrial: EndingTrial | null
  }
}

/** What every tab of a customer's portal stands in. */
export async function getPortal(ctx: Ctx): Promise<Portal> {
  const [user, organisation, hasSamples, subscription] = await Promise.all([
    getCurrentUser(ctx),
    getOrganisation(ctx),
    hasSampleData(ctx),
    getSubscription(ctx),
  ])
  return {
    person: portalPersonOf(user),
    firstName: user.firstName || user.email,
    organisation: {
      name: organisation.name,
      isComplete: organisation.completedAt !== null,
      hasSampleData: hasSamples,
      endedPlan: endedPlanOf(subscription),
      endingTrial: endingTrialOf(subscription),
    },
  }
}

function endedPlanOf(subscription: SubscriptionView | null): EndedPlan | null {
  if (subscription?.status !== 'cancelled' || subscription.cancellation === null) return null
  const { endsAt, dataUntil } = subscription.cancellation
  return { name: subscription.planName, endedAt: endsAt, dataUntil }
}

function endingTrialOf(subscription: SubscriptionView | null): EndingTrial | null {
  if (!subscription?.trial?.isToDecide || subscription.trialEndsAt === null) return null
  const { planName: name, trialEndsAt: endsAt, trial } = subscription
  return { name, endsAt, dataUntil: trial.dataUntil }
}
