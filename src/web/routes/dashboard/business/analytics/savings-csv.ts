import { SAVING_CATEGORY_LABELS } from '#contracts/savings.ts'
import { formatEuroData } from '#contracts/words/amounts.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { formatCsvFile } from '#server/documents/csv.ts'
import { listAllSavings } from '#server/domains/savings/index.ts'
import { download } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { Route } from './+types/savings-csv.ts'

/** All savings records, in the import's columns. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const records = await listAllSavings(ctx)
  const lines = records.map(({ day, category, cents, minutes, note, toolName, isSample }) => [
    day,
    SAVING_CATEGORY_LABELS[category],
    formatEuroData(cents),
    (minutes / 60).toFixed(2),
    note,
    toolName ?? '',
    isSample ? 'sample' : 'real',
  ])
  const head = ['date', 'category', 'amount', 'hours', 'note', 'tool', 'source']
  return download(`savings-${irishDay(ctx.now())}.csv`, formatCsvFile([head, ...lines]))
}
