import { CSV_COLUMNS } from '#contracts/receptionist/knowledge.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import type { KnowledgeRow } from '../../database/receptionist-tables.ts'
import { type CsvCell, guardCell, streamCsv } from '../../documents/csv.ts'
import { readEntryPages } from './read-entry-pages.ts'

/** Exports all answers of the actor's organisation as CSV, in the columns of the import. */
export function exportEntries(ctx: Ctx): AsyncGenerator<string> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  return streamCsv([...CSV_COLUMNS], readRows(ctx, organisationId))
}

async function* readRows(ctx: Ctx, organisationId: string): AsyncGenerator<CsvCell[][]> {
  for await (const rows of readEntryPages(ctx, organisationId)) yield rows.map(listCells)
}

const listCells = (row: KnowledgeRow): CsvCell[] => [
  guardCell(row.topic),
  guardCell(row.question_en),
  guardCell(row.answer_en),
  guardCell(row.question_ga),
  guardCell(row.answer_ga),
  row.checked_at === null ? 'no' : 'yes',
  row.id,
  row.version,
]
