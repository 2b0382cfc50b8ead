import { randomUUID } from 'node:crypto'
import type { Ctx, Deps, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { inBatches } from '../../in-batches.ts'
import { deleteMails } from '../../mail/stored-mails.ts'
import { deleteTerms } from '../../search/terms.ts'
import { recordAudit } from '../audit/index.ts'
import { ensureOwner, lockOrganisation } from '../organisations/index.ts'
import { isOfContact, repeatContactErasure } from './contacts/repeat-erasure.ts'
import { eraseFromAllTables, lockPersonOrganisations, recordOrganisationErasure } from './erase-account.ts'
import { type ErasedRow, readErasures } from './erasure-log.ts'
import { buildAbsentPerson, findPerson } from './person.ts'
import { ACCOUNT_ERASED, syncErasureLog } from './sync-erasure-log.ts'

const BATCH_SIZE = 500

/**
 * Erases again what the erasure log names and the database contains, because somebody restored an older backup. Runs at
 * the start, before anything is served. A second run, or a second process, finds nothing.
 */
export async function applyErasures(deps: Deps): Promise<void> {
  const ctx: Ctx = { ...deps, actor: { kind: 'job', name: 'apply-erasures' }, requestId: randomUUID() }
  const rows = await readErasures(deps.config.dataDir)
  const rowsPresent = await listPresentRows(ctx, rows)
  // People first, because an organisation is erased only when nobody belongs to it.
  const inOrder = [...rowsPresent.filter(isPerson), ...rowsPresent.filter((row) => !isPerson(row))]
  const erasedIds = new Set(rows.filter(({ table }) => table === 'organisations').map(({ id }) => id))
  for (const row of inOrder) await inTransaction(ctx, (tx) => repeatErasure(tx, row, erasedIds))
  if (rowsPresent.length > 0) deps.log.warn({ rows: rowsPresent.length }, 'a restored database held what was erased')
  await syncErasureLog(ctx)
}

const isPerson = ({ table }: ErasedRow) => table === 'users'

async function listPresentRows(ctx: Ctx, rows: ErasedRow[]): Promise<ErasedRow[]> {
  const rowsPresent: ErasedRow[] = []
  for (const [table, tableRows] of Map.groupBy(rows, (row) => row.table)) {
    for (const batch of inBatches(tableRows, BATCH_SIZE)) {
      const ids = batch.map(({ id }) => id)
      const rowsFound = await ctx.db.selectFrom(table).select('id').where('id', 'in', ids).execute()
      const foundIds = new Set(rowsFound.map(({ id }) => id))
      rowsPresent.push(...batch.filter(({ id }) => foundIds.has(id)))
    }
  }
  return rowsPresent
}

async function repeatErasure(tx: Tx, row: ErasedRow, erasedIds: Set<string>): Promise<void> {
  if (row.table === 'users') return repeatUserErasure(tx, row, erasedIds)
  if (row.table === 'organisations') return repeatOrganisationErasure(tx, row)
  if (isOfContact(row)) return repeatContactErasure(tx, row)
  if (row.table === 'enquiries') await deleteTerms(tx, 'enquiry', [row.id])
  if (row.table === 'outbox') await deleteMails(tx, [row.id])
  else await tx.db.deleteFrom(row.table).where('id', '=', row.id).execute()
  const details = { again: true, rows: [{ table: row.table, id: row.id }] }
  await recordAudit(tx, ACCOUNT_ERASED, { kind: 'user', id: 'none' }, details)
}

async function repeatUserErasure(
  tx: Tx,
  { id, isProven, endsOrganisation }: ErasedRow,
  erasedIds: Set<string>,
): Promise<void> {
  const isThere = async () => (await tx.db.selectFrom('users').select('id').where('id', '=', id).execute()).length > 0
  if (!(await isThere())) return
  await lockPersonOrganisations(tx, await findPerson(tx, id))
  if (!(await isThere())) return
  const person = await findPerson(tx, id)
  // An organisation that stayed with colleagues stays, even if the backup does not contain them yet.
  const endingIds = person.endingIds.filter((ending) => endsOrganisation === true && erasedIds.has(ending))
  const provenEmail = isProven ? person.email : person.provenEmail
  await eraseFromAllTables(tx, { ...person, endingIds, provenEmail })
  const details = { ...(isProven && { by: 'administrator' }), again: true, organisationErased: endingIds.length > 0 }
  await recordAudit(tx, ACCOUNT_ERASED, { kind: 'user', id }, details)
  for (const ending of endingIds) await recordOrganisationErasure(tx, ending, { again: true })
  for (const staying of person.stayingIds) await ensureOwner(tx, staying)
}

async function repeatOrganisationErasure(tx: Tx, { id }: ErasedRow): Promise<void> {
  if (!(await lockOrganisation(tx, id))) return
  const person = await tx.db
    .selectFrom('memberships')
    .select('user_id as id')
    .where('organisation_id', '=', id)
    .executeTakeFirst()
  if (person !== undefined) {
    tx.log.warn(
      { organisation: id, user: person.id },
      'an erased organisation is back with somebody who was not erased',
    )
    return
  }
  await eraseFromAllTables(tx, buildAbsentPerson(id))
  await recordOrganisationErasure(tx, id, { again: true })
}
