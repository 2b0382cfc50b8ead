import { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { appendErasures, type ErasedRow, readErasures } from './erasure-log.ts'

export const ACCOUNT_ERASED = 'account.erased'
export const ORGANISATION_ERASED = 'organisation.erased'

const erasureDetails = z.object({
  by: z.string().optional(),
  organisationErased: z.boolean().optional(),
  rows: z.array(z.object({ table: z.enum(['enquiries', 'outbox', 'one_time_tokens']), id: z.string() })).optional(),
})

/**
 * Adds the erasures of the audit log to the erasure log, those it lacks. Called after the erasing transaction and before
 * anybody is told; what a crash kept from it is added by the next call, at the latest at the next start.
 */
export async function keepErasures(ctx: Pick<Ctx, 'db' | 'config'>): Promise<void> {
  const { dataDir } = ctx.config
  const lines = await ctx.db
    .selectFrom('audit_log')
    .select(['at', 'action', 'subject_id', 'details'])
    .where('action', 'in', [ACCOUNT_ERASED, ORGANISATION_ERASED])
    .orderBy('at')
    .orderBy('id')
    .execute()
  const known = new Set((await readErasures(dataDir)).map(keyOf))
  const rows = lines.flatMap(erasedBy).filter((row) => !known.has(keyOf(row)))
  await appendErasures(dataDir, rows)
}

type Line = { at: string; action: string; subject_id: string; details: string }

function erasedBy({ at, action, subject_id: id, details }: Line): ErasedRow[] {
  if (action === ORGANISATION_ERASED) return [{ table: 'organisations', id, at }]
  const { by, organisationErased, rows } = erasureDetails.parse(JSON.parse(details))
  if (rows !== undefined) return rows.map((row) => ({ ...row, at }))
  const isProven = by === 'administrator' && { isProven: true as const }
  const endsOrganisation = organisationErased === true && { endsOrganisation: true as const }
  return [{ table: 'users', id, at, ...isProven, ...endsOrganisation }]
}

function keyOf({ table, id }: ErasedRow): string {
  return `${table} ${id}`
}
