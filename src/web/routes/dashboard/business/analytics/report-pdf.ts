import { SAVING_PERIODS } from '#contracts/savings.ts'
import { renderDocument } from '#server/documents/index.ts'
import { getOrganisation, hasSampleData } from '#server/domains/organisations/index.ts'
import { getSavingsReport } from '#server/domains/savings/index.ts'
import { getCompany } from '#server/domains/settings/index.ts'
import { download } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { Route } from './+types/report-pdf.ts'
import { describeReport } from './report-document.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const asked = new URL(request.url).searchParams.get('period')
  const period = SAVING_PERIODS.find((one) => one === asked) ?? 'monthly'
  const [report, organisation, company, hasSamples] = await Promise.all([
    getSavingsReport(ctx, { period }),
    getOrganisation(ctx),
    getCompany(ctx),
    hasSampleData(ctx),
  ])
  const createdAt = ctx.now()
  const document = describeReport({ report, organisation: organisation.name, company, hasSamples, createdAt })
  return download(`savings-${period}-${report.now.range.to}.pdf`, await renderDocument(document))
}
