import { type Context, Hono } from 'hono'
import { readParam } from '#contracts/params.ts'
import { getDocument } from '../../domains/projects/index.ts'
import {
  getAnalyticsTables,
  getComplianceReport,
  getGovernmentReport,
  getProjectReport,
  getProjectTable,
  getReviewTable,
  type Report,
  renderReportCsv,
  renderReportPdf,
} from '../../domains/reporting/index.ts'
import { AppError } from '../../errors.ts'
import { consumeRateLimit } from '../../limits/rate-limit.ts'
import { REPORT_LIMIT } from '../../limits/table.ts'
import { download } from '../download.ts'
import type { HttpEnv } from '../env.ts'

/** Downloads of a public body's projects. */
export const projectsApi = new Hono<HttpEnv>()
  .get('/list.csv', async (c) => {
    const { table, fileName } = await getProjectTable(c.var.ctx, c.req.query())
    return download(`${fileName}.csv`, renderReportCsv({ tables: [table] }))
  })
  .get('/analytics.csv', async (c) => {
    const { tables, fileName } = await getAnalyticsTables(c.var.ctx)
    return download(`${fileName}.csv`, renderReportCsv({ tables }))
  })
  .get('/report', async (c) => {
    const { from, to, format = '' } = c.req.query()
    const report = await getGovernmentReport(c.var.ctx, { from, to, contents: c.req.queries('contents') })
    return sendReport(c, format, report)
  })
  .get('/:projectId/report', async (c) => {
    return sendReport(
      c,
      c.req.query('format') ?? '',
      await getProjectReport(c.var.ctx, readParam(c.req.param(), 'projectId')),
    )
  })
  .get('/:projectId/documents/:documentId', async (c) => {
    const [project, document] = [readParam(c.req.param(), 'projectId'), readParam(c.req.param(), 'documentId')]
    const { name, mediaType, data } = await getDocument(c.var.ctx, project, document)
    return download(name, data, mediaType)
  })

/** Downloads of policy reviews, for auditors. */
export const policiesApi = new Hono<HttpEnv>()
  .get('/history.csv', async (c) => {
    const { table, fileName } = await getReviewTable(c.var.ctx)
    return download(`${fileName}.csv`, renderReportCsv({ tables: [table] }))
  })
  .get('/history.pdf', async (c) => sendReport(c, 'pdf', await getComplianceReport(c.var.ctx)))

async function sendReport(c: Context<HttpEnv>, format: string, report: Report): Promise<Response> {
  if (format === 'csv') return download(`${report.fileName}.csv`, renderReportCsv(report))
  if (format !== 'pdf') throw new AppError('invalid_input', 'The format must be pdf or csv.')
  const { actor } = c.var.ctx
  await consumeRateLimit(c.var.ctx, REPORT_LIMIT, actor.kind === 'member' ? actor.userId : '')
  return download(`${report.fileName}.pdf`, await renderReportPdf(c.var.ctx, report))
}
