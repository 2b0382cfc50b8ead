import type { Ctx } from '../../context.ts'
import { type Block, renderDocument } from '../../documents/index.ts'
import { getOrganisation } from '../organisations/index.ts'
import { getCompany } from '../settings/index.ts'
import { formatCell, formatFigure } from './format-cell.ts'
import type { Report, ReportRecord, ReportTable } from './report.ts'

/** Longer lists take seconds to draw. The CSV of the report has all rows. */
export const MAX_ROWS = 400
/** Rows drawn without a pause. Other requests are served between two pieces. */
const ROWS_PER_PIECE = 40
/** About half a page. Longer text is split into paragraphs, so that it can continue on the next page. */
const MAX_PARAGRAPH_LENGTH = 1_500

/** A report as a tagged PDF with the company's letterhead. */
export async function renderReportPdf(ctx: Ctx, report: Report): Promise<Uint8Array> {
  const [company, organisation] = await Promise.all([getCompany(ctx), getOrganisation(ctx)])
  return renderDocument({
    title: `${report.kind}: ${report.title}`,
    company,
    label: report.kind,
    createdAt: ctx.now(),
    blocks: buildBlocks(report, organisation.name),
  })
}

function buildBlocks(report: Report, organisation: string): Block[] {
  const { allIn = 'CSV' } = report
  const figures = report.figures.map(({ label, value, note }) => ({ label, value: formatFigure(value), note }))
  return [
    { kind: 'title', text: report.title, subtitle: `${organisation}. ${report.subtitle}` },
    ...(figures.length > 0 ? [{ kind: 'figures', items: figures } as const] : []),
    ...report.texts.flatMap(splitParagraphs),
    ...report.tables.flatMap((table) => buildTableBlocks(table, allIn)),
    ...report.records.slice(0, MAX_ROWS).flatMap(buildRecordBlocks),
    ...buildCutOffNote(formatCell(report.records.length), allIn, report.records.length <= MAX_ROWS),
  ]
}

function buildTableBlocks({ title, about, columns, rows, hasMore = false }: ReportTable, allIn: string): Block[] {
  const head: Block[] = [{ kind: 'heading', text: title }, ...(about === undefined ? [] : splitParagraphs(about))]
  if (rows.length === 0) return [...head, { kind: 'paragraph', text: 'None.' }]
  const total = hasMore ? `more than ${formatCell(MAX_ROWS)}` : formatCell(rows.length)
  const shown = rows.slice(0, MAX_ROWS)
  const pieces: Block[] = []
  for (let from = 0; from < shown.length; from += ROWS_PER_PIECE) {
    const piece = shown.slice(from, from + ROWS_PER_PIECE)
    pieces.push({
      kind: 'table',
      caption: buildCaption(from, piece.length, rows.length, total),
      columns: columns.map(({ isNumber = false, ...column }) => ({ ...column, align: isNumber ? 'right' : 'left' })),
      rows: piece.map((cells) => cells.map(formatCell)),
    })
  }
  return [...head, ...pieces, ...buildCutOffNote(total, allIn, rows.length <= MAX_ROWS)]
}

function buildCaption(from: number, count: number, rows: number, total: string): string {
  if (rows <= ROWS_PER_PIECE) return rows === 1 ? 'One line' : `${rows} lines`
  return `Lines ${from + 1} to ${from + count} of ${total}`
}

function buildRecordBlocks({ heading, details, texts }: ReportRecord): Block[] {
  const rows = details.map(([label, value]): [string, string] => [label, formatCell(value)])
  return [{ kind: 'heading', text: heading }, { kind: 'details', rows }, ...texts.flatMap(splitParagraphs)]
}

function buildCutOffNote(total: string, allIn: string, isWhole: boolean): Block[] {
  if (isWhole) return []
  const text = `These are the first ${MAX_ROWS} of ${total}. The ${allIn} of this report has all of them.`
  return [{ kind: 'paragraph', text }]
}

function splitParagraphs(text: string): Block[] {
  const pieces = text
    .split(/\n{2,}/)
    .flatMap(
      (part) =>
        part.match(new RegExp(`[^]{1,${MAX_PARAGRAPH_LENGTH}}(?!\\S)|[^]{1,${MAX_PARAGRAPH_LENGTH}}`, 'g')) ?? [],
    )
  return pieces.map((piece) => ({ kind: 'paragraph', text: piece.trim() }))
}
