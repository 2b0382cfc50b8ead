import { type ToolForm, toolChange, toolForm } from '#contracts/tool-form.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { isUniqueViolation } from '../../../database/unique-violation.ts'
import { AppError } from '../../../errors.ts'
import { newId } from '../../../ids.ts'
import { parseInput } from '../../../parse.ts'
import { recordAudit } from '../../audit/index.ts'
import { getTool } from '../catalogue.ts'

/** Adds a tool to the catalogue and returns its id. Throws `conflict` at the slug when another tool has it. */
export async function createTool(ctx: Ctx, input: unknown): Promise<string> {
  await requireAdministrator(ctx)
  const form = parseInput(toolForm, input)
  const id = newId('tool')
  const now = ctx.now().toISOString()
  await refuseTakenSlug(() =>
    inTransaction(ctx, async (tx) => {
      const deactivated_at = form.isActive ? null : now
      const row = { id, ...buildColumns(form), deactivated_at, version: 1, created_at: now, updated_at: now }
      await tx.db.insertInto('tools').values(row).execute()
      await recordAudit(tx, 'tool.created', { kind: 'tool', id }, { slug: form.slug })
    }),
  )
  return id
}

/** Changes a tool. Throws `conflict` for an outdated `version`, and at the slug when another tool has it. */
export async function updateTool(ctx: Ctx, id: string, input: unknown): Promise<void> {
  await requireAdministrator(ctx)
  const { version, ...form } = parseInput(toolChange, input)
  await refuseTakenSlug(() =>
    inTransaction(ctx, async (tx) => {
      await getTool(tx, id)
      const now = tx.now().toISOString()
      const row = await tx.db
        .updateTable('tools')
        .set((tool) => ({
          ...buildColumns(form),
          deactivated_at: form.isActive ? null : tool.fn.coalesce('deactivated_at', tool.val(now)),
          version: tool('version', '+', 1),
          updated_at: now,
        }))
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst()
      if (row === undefined) throw toolChangedError()
      await recordAudit(tx, 'tool.updated', { kind: 'tool', id }, { slug: form.slug, isActive: form.isActive })
    }),
  )
}

function buildColumns(form: ToolForm) {
  return {
    kind: form.kind,
    slug: form.slug,
    name: form.name,
    description: form.description,
    audience: form.targetAudience,
    // No plan includes a sector module. It is licensed separately.
    included_from: form.kind === 'service' ? form.includedFrom : null,
  }
}

function toolChangedError(): AppError {
  return new AppError(
    'conflict',
    'Somebody else has changed this tool. Save again to replace their change, or reload the page to see it.',
  )
}

async function refuseTakenSlug(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const message = 'Another tool has this slug already.'
    throw new AppError('conflict', message, { fieldErrors: { slug: message } })
  }
}
