import { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { appendErasures, type ErasedRow, ROWS_WITHOUT_ACCOUNT, readErasures } from './erasure-log.ts'

export const ACCOUNT_ERASED = 'account.erased'
export const ORGANISATION_ERASED = 'organisation.erased'
/** Audit action of an erased contact. */
export const CONTACT_ERASED = 'contact.erased'

const erasureDetails = z.object({
  by: z.string().optional(),
  organisationErased: z.boolean().optional(),
  rows: z.array(z.object({ table: z.enum(ROWS_WITHOUT_ACCOUNT), id: z.string() })).optional(),
})

/**
 * Copies missing erasures from the audit log to the erasure log. Call it after the erasing transaction and before the
 * answer. After a crash, the next call adds the missing ones, at the latest at the next start.
 */
export async function syncErasureLog(ctx: Pick<Ctx, 'db' | 'config'>): Promise<void> {
  const { dataDir } = ctx.config
  const lines = await ctx.db
    .selectFrom('audit_log')
    .select(['at', 'action', 'subject_id', 'details'])
    .where('action', 'in', [ACCOUNT_ERASED, ORGANISATION_ERASED, CONTACT_ERASED])
    .orderBy('at')
    .orderBy('id')
    .execute()
  const known = new Set((await readErasures(dataDir)).map(getRowKey))
  const rows = lines.flatMap(parseErasedRows).filter((row) => !known.has(getRowKey(row)))
  await appendErasures(dataDir, rows)
}

type AuditLine = { at: string; action: string; subject_id: string; details: string }

function parseErasedRows({ at, action, subject_id: id, details }: AuditLine): ErasedRow[] {
  if (action === ORGANISATION_ERASED) return [{ table: 'organisations', id, at }]
  const { by, organisationErased, rows } = erasureDetails.parse(JSON.parse(details))
  if (rows !== undefined) return rows.map((row) => ({ ...row, at }))
  const isProven = by === 'administrator' && { isProven: true as const }
  const endsOrganisation = organisationErased === true && { endsOrganisation: true as const }
  return [{ table: 'users', id, at, ...isProven, ...endsOrganisation }]
}

function getRowKey({ table, id }: ErasedRow): string {
  return `${table} ${id}`
}
