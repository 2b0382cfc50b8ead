import { type CsvCell, formatCsvFile, formatCsvLines } from '../../documents/csv.ts'
import { toCsvCell } from './format-cell.ts'
import type { Report, ReportTable } from './report.ts'

type Tables = Pick<Report, 'tables'> & Partial<Pick<Report, 'title' | 'figures'>>

/** The figures and tables of a report, with empty lines between them. Several tables have their titles. */
export function renderReportCsv({ title = '', figures = [], tables }: Tables): string {
  const blocks = tables.map((table) => buildCsvLines(table, tables.length > 1))
  if (figures.length > 0) {
    blocks.unshift([[title], ...figures.map(({ label, value, note }) => [label, toCsvCell(value), note])])
  }
  const [first = [], ...others] = blocks
  return [formatCsvFile(first), ...others.map(formatCsvLines)].join('\r\n')
}

function buildCsvLines({ title, columns, rows }: ReportTable, isNamed: boolean): CsvCell[][] {
  const head = columns.map(({ label }) => label)
  return [...(isNamed ? [[title]] : []), head, ...rows.map((cells) => cells.map(toCsvCell))]
}
