import { type Context, Hono } from 'hono'
import { getDocument } from '../../domains/projects/index.ts'
import {
  getAnalyticsTables,
  getComplianceReport,
  getGovernmentReport,
  getProjectReport,
  getProjectTable,
  getReviewTable,
  type Report,
  reportToCsv,
  reportToPdf,
} from '../../domains/reporting/index.ts'
import { AppError } from '../../errors.ts'
import { consumeRateLimit } from '../../limits/rate-limit.ts'
import { REPORT_LIMIT } from '../../limits/table.ts'
import { download, MEDIA_TYPES } from '../download.ts'
import type { HttpEnv } from '../env.ts'

/** What public bodies download of their projects. */
export const projectsApi = new Hono<HttpEnv>()
  .get('/list.csv', async (c) => {
    const { table, fileName } = await getProjectTable(c.var.ctx, c.req.query())
    return download(`${fileName}.csv`, MEDIA_TYPES.csv, reportToCsv({ tables: [table] }))
  })
  .get('/analytics.csv', async (c) => {
    const { tables, fileName } = await getAnalyticsTables(c.var.ctx)
    return download(`${fileName}.csv`, MEDIA_TYPES.csv, reportToCsv({ tables }))
  })
  .get('/report', async (c) => {
    const { from, to, format = '' } = c.req.query()
    const report = await getGovernmentReport(c.var.ctx, { from, to, contents: c.req.queries('contents') })
    return sendReport(c, format, report)
  })
  .get('/:id/report', async (c) => {
    return sendReport(c, c.req.query('format') ?? '', await getProjectReport(c.var.ctx, c.req.param('id')))
  })
  .get('/:id/documents/:documentId', async (c) => {
    const { id, documentId } = c.req.param()
    const { name, mediaType, data } = await getDocument(c.var.ctx, id, documentId)
    return download(name, mediaType, data)
  })

/** What an auditor is handed. */
export const policiesApi = new Hono<HttpEnv>()
  .get('/history.csv', async (c) => {
    const { table, fileName } = await getReviewTable(c.var.ctx)
    return download(`${fileName}.csv`, MEDIA_TYPES.csv, reportToCsv({ tables: [table] }))
  })
  .get('/history.pdf', async (c) => sendReport(c, 'pdf', await getComplianceReport(c.var.ctx)))

async function sendReport(c: Context<HttpEnv>, format: string, report: Report): Promise<Response> {
  if (format === 'csv') return download(`${report.fileName}.csv`, MEDIA_TYPES.csv, reportToCsv(report))
  if (format !== 'pdf') throw new AppError('invalid_input', 'The format is pdf or csv.')
  const { actor } = c.var.ctx
  await consumeRateLimit(c.var.ctx, REPORT_LIMIT, actor.kind === 'member' ? actor.userId : '')
  return download(`${report.fileName}.pdf`, MEDIA_TYPES.pdf, await reportToPdf(c.var.ctx, report))
}
