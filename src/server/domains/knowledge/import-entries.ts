import type { ImportPreview, ImportResult } from '#contracts/receptionist/knowledge.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { FieldErrors } from '../../errors.ts'
import { recordAudit } from '../audit/index.ts'
import { addEntries, raiseRevision } from './entries.ts'
import { deleteImportFile, readImportFile, storeImportFile } from './import-files.ts'
import { describePlan, planImport, refuseImport } from './plan-import.ts'
import { refuseTooMany, updateEntry } from './save-entry.ts'

/**
 * Reads a CSV file in UTF-8 with the export's columns, named in the first line. Stores it until the member confirms the
 * preview. A line with the id and version of an entry changes it. A line equal to its entry changes nothing. An invalid
 * line stops the whole import: `invalid_input` names each one at `line.<number>`. Returns the id of the stored file.
 */
export async function proposeImport(ctx: Ctx, file: { name: string; data: Uint8Array }): Promise<string> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const content = decode(file.data)
  refuseWrongLines((await planImport(ctx, organisationId, content)).errors)
  return inTransaction(ctx, (tx) => storeImportFile(tx, { name: file.name, content }))
}

/** Returns the preview of a stored file. Throws `not_found` for another member's file, and after its day. */
export async function previewImport(ctx: Ctx, id: string): Promise<ImportPreview> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const { fileName, content } = await readImportFile(ctx, id)
  return { id, fileName, ...describePlan(await planImport(ctx, organisationId, content)) }
}

/** Imports a stored file into the draft. Throws like `proposeImport`, and keeps the file, on new conflicts. */
export async function importEntries(ctx: Ctx, id: string): Promise<ImportResult> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const { content } = await readImportFile(ctx, id)
  const { added, changed, same, errors } = await planImport(ctx, organisationId, content)
  refuseWrongLines(errors)
  await inTransaction(ctx, async (tx) => {
    // Only one of two confirmations of a file imports it.
    await deleteImportFile(tx, id)
    if (added.length + changed.length === 0) return
    await raiseRevision(tx, organisationId)
    await refuseTooMany(tx, organisationId, added.length)
    for (const { known, text, isChecked } of changed) await updateEntry(tx, known, text, isChecked)
    const entries = added.map(({ text, isChecked = true }) => ({ ...text, isChecked, source: 'import' as const }))
    await addEntries(tx, organisationId, entries)
    const details = { added: added.length, changed: changed.length }
    await recordAudit(tx, 'knowledge.imported', { kind: 'organisation', id: organisationId }, details)
  })
  return { added: added.length, changed: changed.length, same }
}

/** Throws `invalid_input` for text that is not UTF-8, because fadas would be lost. */
function decode(file: Uint8Array): string {
  if (file.length === 0) refuseImport('Please choose a file.')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file)
    if (!text.includes('\0')) return text
  } catch {
    // The code below refuses it.
  }
  return refuseImport(
    'This is not a CSV file in UTF-8. In your spreadsheet, save it as “CSV UTF-8” and choose it again.',
  )
}

const MAX_NAMED_LINES = 100

function refuseWrongLines(errors: FieldErrors): void {
  const wrong = Object.entries(errors).toSorted(([a], [b]) => Number(a.slice(5)) - Number(b.slice(5)))
  if (wrong.length === 0) return
  const count = wrong.length === 1 ? 'One line needs a change' : `${formatCount(wrong.length)} lines need a change`
  const which = wrong.length > MAX_NAMED_LINES ? ` Here are the first ${MAX_NAMED_LINES}.` : ''
  refuseImport(`${count}. Nothing was imported yet.${which}`, Object.fromEntries(wrong.slice(0, MAX_NAMED_LINES)))
}
