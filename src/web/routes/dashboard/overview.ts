import { PLANS } from '#contracts/plans.ts'
import type { Ctx } from '#server/context.ts'
import { getProfile } from '#server/domains/identity/index.ts'
import { COMPANY_ORGANISATION_ID, getOrganisation } from '#server/domains/organisations/index.ts'
import type { PortalPerson } from '#web/features/portal-frame/portal-frame.tsx'
import { portalPersonOf } from '#web/features/portal-frame/portal-person.ts'

export type Overview = {
  person: PortalPerson
  firstName: string
  organisation: { name: string; isComplete: boolean }
  /** Undefined for the company's own people, who buy nothing. */
  plan: { name: string; standing: string } | undefined
}

const DAY = new Intl.DateTimeFormat('en-IE', { dateStyle: 'long', timeZone: 'Europe/Dublin' })

/** What the first page of each dashboard shows. */
export async function getOverview(ctx: Ctx): Promise<Overview> {
  const [profile, organisation] = await Promise.all([getProfile(ctx), getOrganisation(ctx)])
  return {
    person: portalPersonOf(profile),
    firstName: profile.firstName || profile.email,
    organisation: { name: organisation.name, isComplete: organisation.completedAt !== null },
    plan: organisation.id === COMPANY_ORGANISATION_ID ? undefined : await getPlan(ctx, organisation.id),
  }
}

async function getPlan(ctx: Ctx, organisationId: string): Promise<NonNullable<Overview['plan']>> {
  const subscription = await ctx.db
    .selectFrom('subscriptions')
    .select(['plan', 'status', 'trial_ends_at'])
    .where('organisation_id', '=', organisationId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (subscription === undefined) return { name: 'No plan yet', standing: 'You have not chosen a plan.' }
  const { name } = PLANS[subscription.plan]
  if (subscription.status === 'requested') return { name, standing: 'Requested: we will be in touch about your quote.' }
  if (subscription.trial_ends_at === null) return { name, standing: 'Active' }
  const day = DAY.format(new Date(subscription.trial_ends_at))
  const isOver = subscription.trial_ends_at <= ctx.now().toISOString()
  return { name, standing: isOver ? `Free trial ended on ${day}` : `Free trial until ${day}` }
}
