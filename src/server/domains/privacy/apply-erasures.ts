import { randomUUID } from 'node:crypto'
import type { Ctx, Deps, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { deleteMails } from '../../mail/stored-mails.ts'
import { deleteTerms } from '../../search/terms.ts'
import { recordAudit } from '../audit/index.ts'
import { lockOrganisation } from '../organisations/index.ts'
import { eraseFromAllTables, recordOrganisation } from './erase.ts'
import { type ErasedRow, readErasures } from './erasure-log.ts'
import { ACCOUNT_ERASED, keepErasures } from './keep-erasures.ts'
import { findPerson, nobodyAt } from './person.ts'

/** Few enough for one statement. */
const IDS_AT_ONCE = 500

/**
 * Erases again what the erasure log names and the database has: somebody restored a backup from before. For the start,
 * before anything is served. A second run, or a second process, finds nothing left.
 */
export async function applyErasures(deps: Deps): Promise<void> {
  const ctx: Ctx = { ...deps, actor: { kind: 'job', name: 'apply-erasures' }, requestId: randomUUID() }
  const rows = await readErasures(deps.config.dataDir)
  const present = await findPresent(ctx, rows)
  // People first: an organisation is erased only when nobody else belongs to it.
  const inOrder = [...present.filter(isPerson), ...present.filter((row) => !isPerson(row))]
  for (const row of inOrder) await inTransaction(ctx, (tx) => eraseAgain(tx, row))
  if (present.length > 0) deps.log.warn({ rows: present.length }, 'a restored database held what was erased')
  await keepErasures(ctx)
}

const isPerson = ({ table }: ErasedRow) => table === 'users'

async function findPresent(ctx: Ctx, rows: ErasedRow[]): Promise<ErasedRow[]> {
  const present: ErasedRow[] = []
  for (const [table, ofTable] of Map.groupBy(rows, (row) => row.table)) {
    for (let from = 0; from < ofTable.length; from += IDS_AT_ONCE) {
      const some = ofTable.slice(from, from + IDS_AT_ONCE)
      const ids = some.map(({ id }) => id)
      const found = await ctx.db.selectFrom(table).select('id').where('id', 'in', ids).execute()
      const foundIds = new Set(found.map(({ id }) => id))
      present.push(...some.filter(({ id }) => foundIds.has(id)))
    }
  }
  return present
}

async function eraseAgain(tx: Tx, row: ErasedRow): Promise<void> {
  if (row.table === 'users') return eraseUserAgain(tx, row)
  if (row.table === 'organisations') return eraseOrganisationAgain(tx, row)
  if (row.table === 'enquiries') await deleteTerms(tx, 'enquiry', [row.id])
  if (row.table === 'outbox') await deleteMails(tx, [row.id])
  else await tx.db.deleteFrom(row.table).where('id', '=', row.id).execute()
  const details = { again: true, rows: [{ table: row.table, id: row.id }] }
  await recordAudit(tx, ACCOUNT_ERASED, { kind: 'user', id: 'none' }, details)
}

async function eraseUserAgain(tx: Tx, { id, isProven, endsOrganisation }: ErasedRow): Promise<void> {
  const user = await tx.db.selectFrom('users').select('organisation_id').where('id', '=', id).executeTakeFirst()
  if (user === undefined) return
  await lockOrganisation(tx, user.organisation_id)
  const still = await tx.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  if (still === undefined) return
  const person = await findPerson(tx, id)
  // An organisation that stayed with colleagues stays, also where the backup does not know them yet.
  const isSoleOwner = person.isSoleOwner && endsOrganisation === true
  const provenEmail = isProven ? person.email : person.provenEmail
  await eraseFromAllTables(tx, { ...person, isSoleOwner, provenEmail })
  const by = isProven ? { by: 'administrator' } : {}
  await recordAudit(tx, ACCOUNT_ERASED, { kind: 'user', id }, { ...by, again: true, organisationErased: isSoleOwner })
  if (isSoleOwner) await recordOrganisation(tx, person.organisationId, { again: true })
}

async function eraseOrganisationAgain(tx: Tx, { id }: ErasedRow): Promise<void> {
  if (!(await lockOrganisation(tx, id))) return
  const person = await tx.db.selectFrom('users').select('id').where('organisation_id', '=', id).executeTakeFirst()
  if (person !== undefined) {
    tx.log.warn(
      { organisation: id, user: person.id },
      'an erased organisation is back with somebody who was not erased',
    )
    return
  }
  await eraseFromAllTables(tx, nobodyAt(id))
  await recordOrganisation(tx, id, { again: true })
}
