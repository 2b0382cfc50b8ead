import { type AnalyticsReport, analyticsQuery } from '#contracts/analytics.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { withTimeLimit } from '../../database/time-limits.ts'
import { inTransaction } from '../../database/transaction.ts'
import { csvFile } from '../../documents/csv.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { bucketsOf } from './buckets.ts'
import { measureActiveOrganisations, measureRegistrations } from './people.ts'
import { getStanding, measureInvoiced, measureTrials } from './sales.ts'
import { measureAnswerTimes, measureInquiries, measureMail, measureTickets } from './service.ts'

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

/** The figures of the whole product for the period asked for, counted when they are asked for. */
export async function getAnalytics(requestCtx: Ctx, input: unknown): Promise<AnalyticsReport> {
  const ctx = withTimeLimit(requestCtx, 'report')
  await requireAdministrator(ctx)
  const buckets = bucketsOf(parseInput(analyticsQuery, input), ctx.now())
  const [measures, standing] = await Promise.all([
    Promise.all(MEASURES.map((measure) => measure(ctx, buckets))),
    getStanding(ctx),
  ])
  const end = new Date(Date.parse(buckets.at(-1)?.to ?? '') - 1)
  return { from: buckets[0]?.key ?? '', to: irishDay(end), buckets, measures, standing }
}

/** The same figures as a file: a line for each measure, series and period. Amounts in euro. */
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
  return { name: `analytics-${from}-to-${to}.csv`, csv: csvFile([head, ...rows]) }
}
