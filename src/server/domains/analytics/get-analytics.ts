import { type AnalyticsReport, analyticsQuery } from '#contracts/analytics.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { withTimeLimit } from '../../database/time-limits.ts'
import { inTransaction } from '../../database/transaction.ts'
import { formatCsvFile } from '../../documents/csv.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { listBuckets } from './list-buckets.ts'
import { measureActiveOrganisations, measureRegistrations } from './measure-customers.ts'
import { getRevenueToday, measureInvoiced, measureTrials } from './measure-sales.ts'
import { measureAnswerTimes, measureInquiries, measureMail, measureTickets } from './measure-service.ts'

const MEASURES = [
  measureRegistrations,
  measureActiveOrganisations,
  measureTrials,
  measureInvoiced,
  measureInquiries,
  measureAnswerTimes,
  measureTickets,
  measureMail,
]

/** The figures of the whole product for one period, counted on request. */
export async function getAnalytics(requestCtx: Ctx, input: unknown): Promise<AnalyticsReport> {
  const ctx = withTimeLimit(requestCtx, 'report')
  await requireAdministrator(ctx)
  const buckets = listBuckets(parseInput(analyticsQuery, input), ctx.now())
  const [measures, standing] = await Promise.all([
    Promise.all(MEASURES.map((measure) => measure(ctx, buckets))),
    getRevenueToday(ctx),
  ])
  const end = new Date(Date.parse(buckets.at(-1)?.to ?? '') - 1)
  return { from: buckets[0]?.key ?? '', to: irishDay(end), buckets, measures, standing }
}

/** The same figures as CSV: one line for each measure, series and period. Amounts in euro. */
export async function exportAnalytics(ctx: Ctx, input: unknown): Promise<{ name: string; csv: string }> {
  const { from, to, buckets, measures } = await getAnalytics(ctx, input)
  const rows = measures.flatMap(({ title, series, values, unit }) =>
    series.flatMap(({ label }, column) =>
      buckets.map((bucket, row) => {
        const value = values[row]?.[column] ?? 0
        return [title, label, bucket.label, bucket.from, bucket.to, unit === 'cents' ? value / 100 : value]
      }),
    ),
  )
  const about = { kind: 'analytics', id: `${from} to ${to}` } as const
  await inTransaction(ctx, (tx) => recordAudit(tx, 'analytics.exported', about))
  const head = ['Measure', 'Series', 'Period', 'From', 'Before', 'Value']
  return { name: `analytics-${from}-to-${to}.csv`, csv: formatCsvFile([head, ...rows]) }
}
