import { data, href } from 'react-router'
import type { OrganisationRecord } from '#contracts/organisation-record.ts'
import { formatDay } from '#contracts/words/dates.ts'
import type { Ctx } from '#server/context.ts'
import { findErasure, findOrganisationRecord } from '#server/domains/organisations/index.ts'
import { getPublicCompany } from '#server/domains/settings/index.ts'
import type { Refusal } from '#web/features/portal-frame/refusal.ts'
import { getPerson } from '../../get-person.ts'

/** Throws a 404 page. For an erased organisation, it says when that happened. */
export async function loadOrganisation(ctx: Ctx, id: string): Promise<OrganisationRecord> {
  const organisation = await findOrganisationRecord(ctx, id)
  if (organisation !== null) return organisation
  const erasedAt = await findErasure(ctx, id)
  if (erasedAt === null) throw data(null, { status: 404 })
  const [person, { name: company }] = await Promise.all([getPerson(ctx), getPublicCompany(ctx)])
  const refusal: Refusal = {
    message: 'This organisation was erased',
    explanation: `It was erased on ${formatDay(erasedAt)}, with everything in its portal. What the law requires us to keep contains no names.`,
    wayForward: { to: `${href('/dashboard/admin/audit-log')}?organisation=${id}`, label: 'See its history' },
    person,
    company,
  }
  throw data(refusal, { status: 404 })
}
