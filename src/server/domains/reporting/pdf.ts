import type { Ctx } from '../../context.ts'
import { type Block, renderDocument } from '../../documents/index.ts'
import { getOrganisation } from '../organisations/index.ts'
import { getCompany } from '../settings/index.ts'
import { cellInWords, figureInWords } from './cells.ts'
import type { Report, ReportRecord, ReportTable } from './report.ts'

/** Longer lists take seconds to draw; the CSV of the same report has all of them. */
const MOST_ROWS = 400
/** Drawn in one go: between two pieces others are served. */
const ROWS_A_PIECE = 40
/** About half a page: what is longer goes on in another paragraph, so that it can go on on another page. */
const LONGEST_PARAGRAPH = 1_500

/** A report on the company's paper, tagged for screen readers. */
export async function reportToPdf(ctx: Ctx, report: Report): Promise<Uint8Array> {
  const [company, organisation] = await Promise.all([getCompany(ctx), getOrganisation(ctx)])
  return renderDocument({
    title: `${report.kind}: ${report.title}`,
    company,
    label: report.kind,
    createdAt: ctx.now(),
    blocks: blocksOf(report, organisation.name),
  })
}

function blocksOf(report: Report, organisation: string): Block[] {
  const figures = report.figures.map(({ label, value, note }) => ({ label, value: figureInWords(value), note }))
  return [
    { kind: 'title', text: report.title, subtitle: `${organisation}. ${report.subtitle}` },
    ...(figures.length > 0 ? [{ kind: 'figures', items: figures } as const] : []),
    ...report.texts.flatMap(paragraphsOf),
    ...report.tables.flatMap(blocksOfTable),
    ...report.records.slice(0, MOST_ROWS).flatMap(blocksOfRecord),
    ...cutOff(report.records.length),
  ]
}

function blocksOfTable({ title, columns, rows }: ReportTable): Block[] {
  const heading: Block = { kind: 'heading', text: title }
  if (rows.length === 0) return [heading, { kind: 'paragraph', text: 'None.' }]
  const shown = rows.slice(0, MOST_ROWS)
  const pieces: Block[] = []
  for (let from = 0; from < shown.length; from += ROWS_A_PIECE) {
    const piece = shown.slice(from, from + ROWS_A_PIECE)
    pieces.push({
      kind: 'table',
      caption: captionOf(from, piece.length, rows.length),
      columns: columns.map(({ isNumber = false, ...column }) => ({ ...column, align: isNumber ? 'right' : 'left' })),
      rows: piece.map((cells) => cells.map(cellInWords)),
    })
  }
  return [heading, ...pieces, ...cutOff(rows.length)]
}

function captionOf(from: number, count: number, total: number): string {
  if (total <= ROWS_A_PIECE) return total === 1 ? 'One line' : `${total} lines`
  return `Lines ${from + 1} to ${from + count} of ${cellInWords(total)}`
}

function blocksOfRecord({ heading, details, texts }: ReportRecord): Block[] {
  const rows = details.map(([label, value]): [string, string] => [label, cellInWords(value)])
  return [{ kind: 'heading', text: heading }, { kind: 'details', rows }, ...texts.flatMap(paragraphsOf)]
}

function cutOff(count: number): Block[] {
  if (count <= MOST_ROWS) return []
  const text = `These are the first ${MOST_ROWS} of ${cellInWords(count)}. The CSV of this report has all of them.`
  return [{ kind: 'paragraph', text }]
}

function paragraphsOf(text: string): Block[] {
  const pieces = text
    .split(/\n{2,}/)
    .flatMap(
      (part) => part.match(new RegExp(`[^]{1,${LONGEST_PARAGRAPH}}(?!\\S)|[^]{1,${LONGEST_PARAGRAPH}}`, 'g')) ?? [],
    )
  return pieces.map((piece) => ({ kind: 'paragraph', text: piece.trim() }))
}
