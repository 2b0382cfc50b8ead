import { firstWording } from '#contracts/receptionist/answer-text.ts'
import { type DeletedEntry, UNDO_DAYS } from '#contracts/receptionist/knowledge.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { KnowledgeRow } from '../../database/receptionist-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { recordAudit } from '../audit/index.ts'
import { entryNotFoundError, presentEntry, raiseRevision } from './entries.ts'
import { refuseSameQuestion, refuseTooMany } from './save-entry.ts'

/** What is stored of a deleted entry. Its uses stay in `knowledge_uses`. */
type DeletedRow = { entry: KnowledgeRow }

/**
 * Deletes an entry from the draft. Callers get it until the draft is published. `restoreEntry` can restore it for a
 * day. Throws `not_found`.
 */
export async function deleteEntry(ctx: Ctx, id: string): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  await inTransaction(ctx, async (tx) => {
    await raiseRevision(tx, organisationId)
    const entry = await tx.db
      .deleteFrom('knowledge')
      .where('id', '=', id)
      .where('organisation_id', '=', organisationId)
      .returningAll()
      .executeTakeFirst()
    if (entry === undefined) throw entryNotFoundError()
    const document: DeletedRow = { entry }
    await tx.db
      .insertInto('deleted_knowledge')
      .values({
        id,
        organisation_id: organisationId,
        document: JSON.stringify(document),
        deleted_at: tx.now().toISOString(),
      })
      .execute()
    await recordAudit(tx, 'knowledge.deleted', { kind: 'knowledge', id })
  })
}

/** Finds an entry that can be restored. Undefined for others, and after its day. */
export async function findDeletedEntry(ctx: Ctx, id: string): Promise<DeletedEntry | undefined> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const deletedRow = await readDeleted(ctx, organisationId, id)
  if (deletedRow === undefined) return undefined
  const { questionEn, questionGa, topic } = presentEntry(deletedRow.entry)
  if (questionEn !== null) return { id, question: firstWording(questionEn), language: 'en' }
  return { id, question: firstWording(questionGa ?? topic), language: 'ga' }
}

/**
 * Restores a deleted entry with its id. Does nothing when a colleague has restored it. Throws `not_found` after its
 * day, and `conflict` when another entry now has its question.
 */
export async function restoreEntry(ctx: Ctx, id: string): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const deleted = await readDeleted(ctx, organisationId, id)
  if (deleted !== undefined) await refuseTakenQuestion(ctx, organisationId, deleted.entry)
  await inTransaction(ctx, async (tx) => {
    await raiseRevision(tx, organisationId)
    const deletedRow = await claimDeleted(tx, organisationId, id)
    if (deletedRow === undefined) return requireRestored(tx, organisationId, id)
    await refuseTooMany(tx, organisationId, 1)
    await tx.db.insertInto('knowledge').values(deletedRow.entry).execute()
    await recordAudit(tx, 'knowledge.restored', { kind: 'knowledge', id })
  })
}

const expiredBefore = ({ now }: Pick<Ctx, 'now'>) => new Date(now().getTime() - UNDO_DAYS * 86_400_000).toISOString()

async function readDeleted(ctx: Ctx, organisationId: string, id: string): Promise<DeletedRow | undefined> {
  const row = await ctx.db
    .selectFrom('deleted_knowledge')
    .select('document')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', '>', expiredBefore(ctx))
    .executeTakeFirst()
  return row && (JSON.parse(row.document) as DeletedRow)
}

/** Only one of several parallel restores gets the entry. */
async function claimDeleted(tx: Tx, organisationId: string, id: string): Promise<DeletedRow | undefined> {
  const row = await tx.db
    .deleteFrom('deleted_knowledge')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', '>', expiredBefore(tx))
    .returning('document')
    .executeTakeFirst()
  return row && (JSON.parse(row.document) as DeletedRow)
}

async function refuseTakenQuestion(ctx: Ctx, organisationId: string, entry: KnowledgeRow): Promise<void> {
  try {
    await refuseSameQuestion(ctx, organisationId, presentEntry(entry), entry.id)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid_input') throw error
    throw new AppError('conflict', 'Another answer has this question by now, so this one was not put back.')
  }
}

async function requireRestored({ db }: Tx, organisationId: string, id: string): Promise<void> {
  const entry = db
    .selectFrom('knowledge')
    .select('id')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
  if ((await entry.executeTakeFirst()) === undefined) throw entryNotFoundError()
}

/** Part of a scheduled job: deletes entries whose time to restore is over. */
export async function purgeDeletedEntries(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom('deleted_knowledge').where('deleted_at', '<=', expiredBefore(ctx)).execute()
}
