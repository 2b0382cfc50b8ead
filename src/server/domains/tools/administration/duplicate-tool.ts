import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { newId } from '../../../ids.ts'
import { recordAudit } from '../../audit/index.ts'
import { getTool } from '../catalogue.ts'

/** Copies a tool under the next free slug and returns the id of the copy. The copy is inactive. */
export async function duplicateTool(ctx: Ctx, id: string): Promise<string> {
  await requireAdministrator(ctx)
  return inTransaction(ctx, async (tx) => {
    const tool = await getTool(tx, id)
    const now = tx.now().toISOString()
    const copy = {
      id: newId('tool'),
      kind: tool.kind,
      name: `${tool.name.slice(0, 73)} (copy)`,
      description: tool.description,
      audience: tool.targetAudience,
      included_from: tool.includedFrom,
      deactivated_at: now,
      version: 1,
      created_at: now,
      updated_at: now,
    }
    const slugs = (await tx.db.selectFrom('tools').select('slug').execute()).map(({ slug }) => slug)
    await tx.db
      .insertInto('tools')
      .values({ ...copy, slug: findFreeSlug(tool.slug, new Set(slugs)) })
      .execute()
    await recordAudit(tx, 'tool.duplicated', { kind: 'tool', id: copy.id }, { from: id })
    return copy.id
  })
}

function findFreeSlug(slug: string, taken: Set<string>): string {
  const base = `${slug.slice(0, 50)}-copy`
  let next = base
  for (let number = 2; taken.has(next); number++) next = `${base}-${number}`
  return next
}
