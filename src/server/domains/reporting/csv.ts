import { type CsvCell, csvFile, csvLines } from '../../documents/csv.ts'
import { cellForCsv } from './cells.ts'
import type { Report, ReportTable } from './report.ts'

type Tables = Pick<Report, 'tables'> & Partial<Pick<Report, 'title' | 'figures'>>

/** The figures and tables of a report, each under its name where there are several, an empty line between them. */
export function reportToCsv({ title = '', figures = [], tables }: Tables): string {
  const blocks = tables.map((table) => linesOf(table, tables.length > 1))
  if (figures.length > 0) {
    blocks.unshift([[title], ...figures.map(({ label, value, note }) => [label, cellForCsv(value), note])])
  }
  const [first = [], ...others] = blocks
  return [csvFile(first), ...others.map(csvLines)].join('\r\n')
}

function linesOf({ title, columns, rows }: ReportTable, isNamed: boolean): CsvCell[][] {
  const head = columns.map(({ label }) => label)
  return [...(isNamed ? [[title]] : []), head, ...rows.map((cells) => cells.map(cellForCsv))]
}
