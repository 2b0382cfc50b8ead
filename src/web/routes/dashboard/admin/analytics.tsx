import { href, useLocation } from 'react-router'
import { analyticsQuery } from '#contracts/analytics.ts'
import { getAnalytics } from '#server/domains/analytics/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DownloadLink } from '#web/ui/download-link.tsx'
import { readSearchParams } from '../read-search-params.ts'
import type { Route } from './+types/analytics.ts'
import { MeasurePanel } from './analytics/measure-panel.tsx'
import { PeriodChoice } from './analytics/period-choice.tsx'
import { StandingPanels } from './analytics/standing-panels.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const address = readSearchParams(request)
  const report = await getAnalytics(ctx, address)
  return { ...report, period: analyticsQuery.parse(address).period }
}

export default function AdminAnalytics({ loaderData }: Route.ComponentProps) {
  const { buckets, measures, standing, period, from, to } = loaderData
  const { search } = useLocation()
  return (
    <section aria-labelledby="analytics-title" className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="analytics-title" className="mr-auto font-heading text-title font-demibold">
          Analytics
        </h2>
        <DownloadLink to={href('/dashboard/admin/analytics/export.csv') + search} className="max-sm:w-full">
          Export as CSV
        </DownloadLink>
      </div>
      <StandingPanels standing={standing} />
      <PeriodChoice period={period} from={from} to={to} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {measures.map((measure) => (
          <MeasurePanel key={measure.key} measure={measure} buckets={buckets} />
        ))}
      </div>
    </section>
  )
}
