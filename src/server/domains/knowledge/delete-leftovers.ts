import type { Ctx } from '../../context.ts'
import { forgetDeletedEntries } from './delete-entry.ts'
import { forgetKeptFiles } from './kept-files.ts'

/** Part of a scheduled job: deletes expired data of undo and import. */
export async function deleteLeftovers(ctx: Ctx): Promise<void> {
  await forgetDeletedEntries(ctx)
  await forgetKeptFiles(ctx)
}
