import type { z } from 'zod'
import { importedSaving, SAVING_CATEGORIES, SAVING_CATEGORY_LABELS, savingsImport } from '#contracts/savings.ts'
import { requireUserType } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError, type FieldErrors } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { recordActivity } from '../activity/index.ts'
import { recordAudit } from '../audit/index.ts'
import { type CsvRecord, readCsv } from './read-csv.ts'
import { isFuture, NOT_YET } from './refuse-future.ts'

const COLUMNS = ['date', 'category', 'amount', 'hours', 'note'] as const
const MOST_LINES = 2_000
/** Eleven values a row stay far under what a statement may carry on either engine. */
const ROWS_A_STATEMENT = 500

type Line = { line: number; saving: z.output<typeof importedSaving> }

/**
 * Stores the savings of a CSV text: date, category, amount, hours, note, under a line with these names. All or nothing:
 * where a line is wrong nothing is stored, and `invalid_input` names each at `line.<number>`. The same key sent again
 * has no further effect. Returns how many lines were stored.
 */
export async function importSavings(ctx: Ctx, input: unknown): Promise<number> {
  const { organisationId } = requireUserType(ctx, 'BUSINESS')
  const { csv, key } = parseInput(savingsImport, input)
  const lines = parseLines(ctx, readCsv(csv))
  return inTransaction(ctx, async (tx) => {
    let stored = 0
    for (let from = 0; from < lines.length; from += ROWS_A_STATEMENT) {
      stored += await insertLines(tx, organisationId, key, lines.slice(from, from + ROWS_A_STATEMENT))
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
  const missing = COLUMNS.slice(0, 3).filter((name) => !columns.includes(name))
  if (missing.length > 0) refuse({ csv: `The first line must name the columns. Missing: ${missing.join(', ')}` })
  if (records.length === 0) refuse({ csv: 'There is nothing under the line with the names' })
  if (records.length > MOST_LINES) refuse({ csv: 'At most 2,000 lines at once, please' })
  const errors: FieldErrors = {}
  const lines = records.flatMap(({ line, cells }): Line[] => {
    const cellOf = (name: string) => cells[columns.indexOf(name)]?.trim() ?? ''
    const { data, error } = importedSaving.safeParse({
      day: cellOf('date'),
      category: categoryOf(cellOf('category')),
      amount: cellOf('amount'),
      hours: cellOf('hours'),
      note: cellOf('note'),
    })
    if (data !== undefined && !isFuture(ctx, data.day)) return [{ line, saving: data }]
    errors[`line.${line}`] = error?.issues.map(({ message }) => message).join('. ') ?? NOT_YET
    return []
  })
  const count = Object.keys(errors).length
  if (count > 0) {
    const which = count === 1 ? 'One line needs' : `${count} lines need`
    refuse({ csv: `${which} a change. Nothing was imported yet.`, ...errors })
  }
  return lines
}

/** By what is stored, or by what people read. */
function categoryOf(text: string): string {
  const typed = text.toLowerCase()
  const category = SAVING_CATEGORIES.find((one) => SAVING_CATEGORY_LABELS[one].toLowerCase() === typed)
  return category ?? typed
}

function refuse(fieldErrors: FieldErrors): never {
  throw new AppError('invalid_input', fieldErrors.csv ?? '', { fieldErrors })
}
