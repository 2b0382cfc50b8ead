import type { Ctx } from '#server/context.ts'
import { getPlan, type PlanView } from '#server/domains/billing/index.ts'
import { getCurrentUser } from '#server/domains/identity/index.ts'
import { getOrganisation, hasSampleData } from '#server/domains/organisations/index.ts'
import type { EndedPlan } from '#web/features/portal-frame/ended-plan-notice.tsx'
import type { EndingTrial } from '#web/features/portal-frame/ending-trial-notice.tsx'
import type { PortalPerson } from '#web/features/portal-frame/portal-person.ts'
import { getPerson } from './get-person.ts'

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

/** The frame data of every tab in a customer's portal. */
export async function getPortal(ctx: Ctx): Promise<Portal> {
  const [user, person, organisation, hasSamples, plan] = await Promise.all([
    getCurrentUser(ctx),
    getPerson(ctx),
    getOrganisation(ctx),
    hasSampleData(ctx),
    getPlan(ctx),
  ])
  return {
    person,
    firstName: user.firstName || user.email,
    organisation: {
      name: organisation.name,
      isComplete: organisation.completedAt !== null,
      hasSampleData: hasSamples,
      endedPlan: findEndedPlan(plan),
      endingTrial: findEndingTrial(plan),
    },
  }
}

function findEndedPlan(plan: PlanView | null): EndedPlan | null {
  if (plan?.status !== 'cancelled' || plan.endedAt === undefined || plan.dataUntil === undefined) return null
  return { name: plan.planName, endedAt: plan.endedAt, dataUntil: plan.dataUntil }
}

function findEndingTrial(plan: PlanView | null): EndingTrial | null {
  if (!plan?.trial?.isToDecide || plan.trialEndsAt === null) return null
  return { name: plan.planName, endsAt: plan.trialEndsAt, dataUntil: plan.trial.dataUntil }
}
