import type { Ctx } from '../../context.ts'
import { purgeDeletedEntries } from './delete-entry.ts'
import { deleteExpiredImportFiles } from './import-files.ts'

/** Part of a scheduled job: deletes expired data of undo and import. */
export async function deleteLeftovers(ctx: Ctx): Promise<void> {
  await purgeDeletedEntries(ctx)
  await deleteExpiredImportFiles(ctx)
}
