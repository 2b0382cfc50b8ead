import { stringify } from 'csv-stringify/sync'
import { cellForCsv } from './cells.ts'
import type { Report, ReportTable } from './report.ts'

type Tables = Pick<Report, 'tables'> & Partial<Pick<Report, 'title' | 'figures'>>

/**
 * The figures and tables of a report, each under its name where there are several. Begins with a mark that tells
 * spreadsheets UTF-8.
 */
export function reportToCsv({ title = '', figures = [], tables }: Tables): string {
  const blocks = tables.map((table) => linesOf(table, tables.length > 1))
  if (figures.length > 0) {
    const lines = figures.map(({ label, value, note }) => [label, cellForCsv(value), note])
    blocks.unshift([[cellForCsv(title)], ...lines])
  }
  const text = blocks.map((lines) => stringify(lines, { record_delimiter: 'windows' })).join('\r\n')
  return `\uFEFF${text}`
}

function linesOf({ title, columns, rows }: ReportTable, isNamed: boolean): string[][] {
  const head = columns.map(({ label }) => label)
  return [...(isNamed ? [[title]] : []), head, ...rows.map((cells) => cells.map(cellForCsv))]
}
