import { CSV_COLUMNS } from '#contracts/receptionist/knowledge.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import type { KnowledgeRow } from '../../database/receptionist-tables.ts'
import { type CsvCell, guardCell, streamCsv } from '../../documents/csv.ts'

const PAGE_SIZE = 500

/** All answers of the actor's organisation as CSV, in the columns that the import reads. */
export function exportEntries(ctx: Ctx): AsyncGenerator<string> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  return streamCsv([...CSV_COLUMNS], readRows(ctx, organisationId))
}

async function* readRows(ctx: Ctx, organisationId: string): AsyncGenerator<CsvCell[][]> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: KnowledgeRow[] = await ctx.db
      .selectFrom('knowledge')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute()
    yield rows.map(cellsOf)
    after = rows.length < PAGE_SIZE ? undefined : rows.at(-1)?.id
  }
}

const cellsOf = (row: KnowledgeRow): CsvCell[] => [
  guardCell(row.topic),
  guardCell(row.question_en),
  guardCell(row.answer_en),
  guardCell(row.question_ga),
  guardCell(row.answer_ga),
  row.checked_at === null ? 'no' : 'yes',
  row.id,
  row.version,
]
