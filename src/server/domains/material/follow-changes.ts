import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { recordAudit } from '../audit/index.ts'
import { changeAnswer } from '../knowledge/index.ts'
import { passageGoneError } from './list-passages.ts'

/** Copies the changed text of a source into its answer, in the draft. Throws `not_found` and `conflict`. */
export async function takeNewWords(ctx: Ctx, id: string): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  await inTransaction(ctx, async (tx) => {
    const { entry_id, language, answer, gone_at } = await getChanged(tx, organisationId, id)
    if (entry_id === null || gone_at !== null) throw new AppError('conflict', 'The source has no new words for this.')
    await changeAnswer(tx, { organisationId, id: entry_id, language, answer })
    await settleChange(tx, id, answer)
    await recordAudit(tx, 'material.change_used', { kind: 'knowledge', id: entry_id })
  })
}

/** Keeps an answer although its source changed or is gone. Throws `not_found`. */
export async function keepAnswer(ctx: Ctx, id: string): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  await inTransaction(ctx, async (tx) => {
    const { entry_id, answer } = await getChanged(tx, organisationId, id)
    await settleChange(tx, id, answer)
    await recordAudit(tx, 'material.change_kept', { kind: 'knowledge', id: entry_id ?? id })
  })
}

async function getChanged(tx: Tx, organisationId: string, id: string) {
  const row = await tx.db
    .selectFrom('material_passages')
    .select(['entry_id', 'language', 'answer', 'gone_at'])
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .where('changed_at', 'is not', null)
    .executeTakeFirst()
  if (row === undefined) throw passageGoneError()
  return row
}

/** Throws `conflict` if a reading has changed the words since. */
async function settleChange(tx: Tx, id: string, seen: string): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('material_passages')
    .set({ changed_at: null, previous_answer: null })
    .where('id', '=', id)
    .where('answer', '=', seen)
    .executeTakeFirstOrThrow()
  if (Number(numUpdatedRows) === 0) throw new AppError('conflict', 'The source changed again meanwhile.')
}
