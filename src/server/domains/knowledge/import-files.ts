import { requireMember } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'

/** Time to confirm a file. */
const CONFIRMATION_PERIOD_MS = 24 * 3_600_000

const expiredBefore = ({ now }: Pick<Ctx, 'now'>) => new Date(now().getTime() - CONFIRMATION_PERIOD_MS).toISOString()

/** Stores a file of answers until its member confirms it. Replaces their previous file. Returns its id. */
export async function storeImportFile(tx: Tx, { name, content }: { name: string; content: string }): Promise<string> {
  const { organisationId, userId } = requireMember(tx)
  await deleteOwn(tx).execute()
  const id = newId('kim')
  await tx.db
    .insertInto('knowledge_imports')
    .values({
      id,
      organisation_id: organisationId,
      user_id: userId,
      file_name: name.slice(0, 200),
      content,
      created_at: tx.now().toISOString(),
    })
    .execute()
  return id
}

const deleteOwn = (tx: Tx) => {
  const { organisationId, userId } = requireMember(tx)
  return tx.db
    .deleteFrom('knowledge_imports')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
}

/** Reads a file of the acting member. Throws `not_found`. */
export async function readImportFile(ctx: Ctx, id: string): Promise<{ fileName: string; content: string }> {
  const { organisationId, userId } = requireMember(ctx)
  const row = await ctx.db
    .selectFrom('knowledge_imports')
    .select(['file_name', 'content'])
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .where('created_at', '>', expiredBefore(ctx))
    .executeTakeFirst()
  if (row === undefined) throw fileGoneError()
  return { fileName: row.file_name, content: row.content }
}

/** Removes a file in the transaction of its import. Throws `not_found` when it was already imported. */
export async function deleteImportFile(tx: Tx, id: string): Promise<void> {
  const taken = await deleteOwn(tx).where('id', '=', id).returning('id').executeTakeFirst()
  if (taken === undefined) throw fileGoneError()
}

const fileGoneError = () =>
  new AppError('not_found', 'This file was imported already, or chosen too long ago. Please choose it again.')

/** Part of a scheduled job: deletes unconfirmed files. */
export async function deleteExpiredImportFiles(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom('knowledge_imports').where('created_at', '<=', expiredBefore(ctx)).execute()
}
