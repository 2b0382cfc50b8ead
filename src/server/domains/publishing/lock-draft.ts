import type { DraftMark } from '#contracts/receptionist/publishing.ts'
import type { Tx } from '../../context.ts'
import { AppError } from '../../errors.ts'

/** Locks draft and live version until the commit. Throws `conflict` when either differs from the form. */
export async function lockDraft(
  tx: Tx,
  organisationId: string,
  { revision, knowledge, live }: DraftMark,
): Promise<void> {
  const row = await tx.db
    .updateTable('receptionists')
    .set(({ ref }) => ({ draft_revision: ref('draft_revision') }))
    .where('organisation_id', '=', organisationId)
    .where('draft_revision', '=', revision)
    .where('knowledge_revision', '=', knowledge)
    .where('version', '=', live)
    .returning('organisation_id')
    .executeTakeFirst()
  if (row === undefined) throw draftChangedError()
}

export const draftChangedError = () =>
  new AppError(
    'conflict',
    'Somebody changed the draft or published it meanwhile. Here is how it is now. Read the list again, then decide.',
  )
