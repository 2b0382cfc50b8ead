import type { z } from 'zod'
import { importedSaving, importSavingsInput, SAVING_CATEGORIES, SAVING_CATEGORY_LABELS } from '#contracts/savings.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type CsvRecord, readCsv } from '../../documents/read-csv.ts'
import { AppError, type FieldErrors } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { inBatches } from '../../in-batches.ts'
import { parseInput } from '../../parse.ts'
import { recordActivity } from '../activity/index.ts'
import { recordAudit } from '../audit/index.ts'
import { FUTURE_DAY_MESSAGE, isFuture } from './refuse-future.ts'

const CSV_COLUMNS = ['date', 'category', 'amount', 'hours', 'note'] as const
const MAX_LINES = 2_000
/** A row has eleven values, and both engines limit the values of a statement. */
const BATCH_SIZE = 500

type Line = { line: number; saving: z.output<typeof importedSaving> }

/**
 * Imports savings from CSV with the columns date, category, amount, hours and note, named in the first line. An invalid
 * line stops the whole import: `invalid_input` names each one at `line.<number>`. The same key again has no effect.
 * Returns the number of stored lines.
 */
export async function importSavings(ctx: Ctx, input: unknown): Promise<number> {
  const { organisationId } = requirePermission(ctx, 'savings.change')
  const { csv, key } = parseInput(importSavingsInput, input)
  const lines = parseLines(ctx, readCsv(csv))
  return inTransaction(ctx, async (tx) => {
    let stored = 0
    for (const batch of inBatches(lines, BATCH_SIZE)) {
      stored += await insertLines(tx, organisationId, key, batch)
    }
    if (stored === 0) return 0
    await recordAudit(tx, 'savings.imported', { kind: 'organisation', id: organisationId }, { lines: stored })
    const message = `${stored} ${stored === 1 ? 'saving' : 'savings'} imported`
    await recordActivity(tx, { organisationId, type: 'cost_saving', message })
    return stored
  })
}

async function insertLines(tx: Tx, organisationId: string, key: string, lines: Line[]): Promise<number> {
  const rows = lines.map(({ line, saving }) => ({
    id: newId('sav'),
    organisation_id: organisationId,
    day: saving.day,
    category: saving.category,
    saved_cents: saving.amount,
    saved_minutes: saving.hours,
    note: saving.note,
    entry_key: `${key}:${line}`,
    source: 'real' as const,
    created_at: tx.now().toISOString(),
  }))
  const stored = await tx.db
    .insertInto('savings')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['organisation_id', 'entry_key']).doNothing())
    .returning('id')
    .execute()
  return stored.length
}

function parseLines(ctx: Ctx, [head, ...records]: CsvRecord[]): Line[] {
  const columns = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const missing = CSV_COLUMNS.slice(0, 3).filter((name) => !columns.includes(name))
  if (missing.length > 0) refuseImport({ csv: `The first line must name the columns. Missing: ${missing.join(', ')}` })
  if (records.length === 0) refuseImport({ csv: 'There are no lines below the column names' })
  if (records.length > MAX_LINES) refuseImport({ csv: 'Please import at most 2,000 lines at once' })
  const errors: FieldErrors = {}
  const lines = records.flatMap(({ line, cells }): Line[] => {
    const readCell = (name: string) => cells[columns.indexOf(name)]?.trim() ?? ''
    const { data, error } = importedSaving.safeParse({
      day: readCell('date'),
      category: parseCategory(readCell('category')),
      amount: readCell('amount'),
      hours: readCell('hours'),
      note: readCell('note'),
    })
    if (data !== undefined && !isFuture(ctx, data.day)) return [{ line, saving: data }]
    errors[`line.${line}`] = error?.issues.map(({ message }) => message).join('. ') ?? FUTURE_DAY_MESSAGE
    return []
  })
  const count = Object.keys(errors).length
  if (count > 0) {
    const which = count === 1 ? 'One line needs' : `${count} lines need`
    refuseImport({ csv: `${which} a change. Nothing was imported yet.`, ...errors })
  }
  return lines
}

/** Accepts the stored value or the label. */
function parseCategory(text: string): string {
  const typed = text.toLowerCase()
  const category = SAVING_CATEGORIES.find((one) => SAVING_CATEGORY_LABELS[one].toLowerCase() === typed)
  return category ?? typed
}

function refuseImport(fieldErrors: FieldErrors): never {
  throw new AppError('invalid_input', fieldErrors.csv ?? '', { fieldErrors })
}
