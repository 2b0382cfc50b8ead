import {
  RECORD_SCHEMA,
  type RecordPage,
  recordPeriod,
  recordRequest,
  recordSpan,
} from '#contracts/receptionist/auditors.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { withTimeLimit } from '../../database/time-limits.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { getOrganisation } from '../organisations/index.ts'
import { getOwnReceptionist } from '../receptionists/index.ts'
import { renderReportPdf } from '../reporting/index.ts'
import { buildRecordReport } from './build-record-report.ts'
import { createScope, findPeriod, type Period, type Scope } from './period.ts'
import { SECTIONS } from './sections.ts'
import { countRecord, summarise } from './summarise.ts'
import { ABOUT_RECORD } from './words.ts'

/** Returns the preview for a choice of days. An invalid custom period has no counts. */
export async function getRecordPage(requestCtx: Ctx, input: Record<string, unknown>): Promise<RecordPage> {
  const ctx = withTimeLimit(requestCtx, 'report')
  const { organisationId } = requirePermission(ctx, 'record.read')
  await getOwnReceptionist(ctx)
  const choice = recordPeriod.parse(input.period)
  const today = irishDay(ctx.now())
  const chosen = findPeriod(choice, today)
  const typed = { from: String(input.from ?? ''), to: String(input.to ?? '') }
  const own = recordSpan.safeParse(typed)
  const period = chosen ?? own.data
  if (period !== undefined) {
    return { choice, ...period, errors: {}, counts: await countRecord(ctx, createScope(organisationId, period)) }
  }
  const issues = own.error?.issues ?? []
  const errors = Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
  return { choice, ...typed, errors, counts: null }
}

/**
 * Exports the receptionist's record for an auditor. The JSON is streamed, so that many years need little memory, and
 * ends with `complete`. The PDF has the first lines of each list. Throws `invalid_input` and `forbidden`.
 */
export async function exportRecord(requestCtx: Ctx, input: unknown) {
  const ctx = withTimeLimit(requestCtx, 'report')
  const { organisationId } = requirePermission(ctx, 'record.read')
  const { format, ...period } = parseInput(recordRequest, input)
  await getOwnReceptionist(ctx)
  const about = { kind: 'organisation', id: organisationId } as const
  await inTransaction(ctx, (tx) => recordAudit(tx, 'receptionist.record_exported', about, { format, ...period }))
  const scope = createScope(organisationId, period)
  return {
    fileName: `receptionist-record-${period.from}-${period.to}.${format}`,
    content: format === 'json' ? writeJson(ctx, scope, period) : await renderPdf(ctx, scope, period),
  }
}

async function renderPdf(ctx: Ctx, scope: Scope, period: Period): Promise<Uint8Array> {
  return renderReportPdf(ctx, await buildRecordReport(ctx, scope, period))
}

async function* writeJson(ctx: Ctx, scope: Scope, period: Period): AsyncGenerator<string> {
  const { id, name } = await getOrganisation(ctx)
  const head = {
    schema: RECORD_SCHEMA,
    about: ABOUT_RECORD,
    organisation: { id, name },
    period,
    exportedAt: ctx.now().toISOString(),
    summary: await summarise(ctx, scope),
  }
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n`
  for (const { key, read } of SECTIONS) {
    yield ` "${key}": [`
    let separator = '\n  '
    for await (const item of read(ctx, scope)) {
      yield separator + JSON.stringify(item)
      separator = ',\n  '
    }
    yield '\n ],\n'
  }
  yield ' "complete": true\n}\n'
}
