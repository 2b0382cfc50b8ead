import { sql } from 'kysely'
import { PART_SIZE, type PartOf } from '#contracts/organisation-record.ts'
import type { DeskTicket } from '#contracts/support-views.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { presentDeskTicket, REAL_SOURCE, selectTickets } from './list-desk.ts'

/** The tickets of any organisation, for administrators, the latest change first. */
export async function listOrganisationTickets(
  ctx: Ctx,
  organisationId: string,
): Promise<PartOf<DeskTicket> & { unresolved: number }> {
  await requireAdministrator(ctx)
  const rows = await selectTickets(ctx.db.selectFrom('tickets'))
    .select([
      sql<number>`count(*) over ()`.as('total'),
      sql<number>`count(case when resolved_at is null then 1 end) over ()`.as('unresolved'),
    ])
    .where('tickets.organisation_id', '=', organisationId)
    .where('tickets.source', '=', REAL_SOURCE)
    .orderBy('updated_at', 'desc')
    .orderBy('tickets.id', 'desc')
    .limit(PART_SIZE)
    .execute()
  const now = ctx.now().toISOString()
  return {
    items: rows.map(({ total: _, unresolved: _open, ...row }) => presentDeskTicket(row, now)),
    total: Number(rows[0]?.total ?? 0),
    unresolved: Number(rows[0]?.unresolved ?? 0),
  }
}
