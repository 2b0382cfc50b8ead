import { SAVING_CATEGORIES, SAVING_CATEGORY_LABELS, SAVING_PERIODS } from '#contracts/savings.ts'
import { formatEuroData } from '#contracts/words/amounts.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { formatCsvFile } from '#server/documents/csv.ts'
import { getSavingsReport } from '#server/domains/savings/index.ts'
import { download } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { Route } from './+types/report-csv.ts'

/** The trend as CSV: a line for each month, quarter or year. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const asked = new URL(request.url).searchParams.get('period')
  const period = SAVING_PERIODS.find((one) => one === asked) ?? 'monthly'
  const { buckets } = await getSavingsReport(ctx, { period })
  const head = ['period', ...SAVING_CATEGORIES.map((category) => `${SAVING_CATEGORY_LABELS[category]} (EUR)`), 'hours']
  const lines = buckets.map(({ key, cents, minutes }) => [
    key,
    ...SAVING_CATEGORIES.map((category) => formatEuroData(cents[category])),
    (minutes / 60).toFixed(2),
  ])
  const name = `savings-${period}-${irishDay(ctx.now())}.csv`
  return download(name, formatCsvFile([head, ...lines]))
}
