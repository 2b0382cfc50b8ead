import type { Ctx } from '../../../context.ts'
import { keptQuery } from '../../../database/kept-query.ts'
import { COMPANY_ORGANISATION_ID } from '../../organisations/index.ts'
import { findOrganisationAt } from '../find-receptionist.ts'

const listOrigins = keptQuery((db, { id }: { id: string }) =>
  db.selectFrom('widget_sites').select('origin').where('organisation_id', '=', id).orderBy('origin'),
)

export type Framing = {
  organisationId: string
  ancestors: string[]
}

/** Finds the sites that may frame a receptionist. The company's site may frame its own. Throws `not_found`. */
export async function findFraming(ctx: Ctx, slug: string): Promise<Framing> {
  const organisationId = await findOrganisationAt(ctx, slug)
  const rows = await listOrigins(ctx, { id: organisationId })
  const own = organisationId === COMPANY_ORGANISATION_ID ? ["'self'"] : []
  return { organisationId, ancestors: [...own, ...rows.map(({ origin }) => origin)] }
}
