import { stringify } from 'csv-stringify/sync'

/** Starts every file, so that spreadsheets read it as UTF-8 and keep fadas. */
const BYTE_ORDER_MARK = '\ufeff'

/** Numbers stay numbers, also negative ones. Null is an empty cell. */
export type CsvCell = string | number | null

/** Lines of a CSV file (RFC 4180, CRLF). An apostrophe before a text keeps spreadsheets from running it as a formula. */
export function formatCsvLines(rows: CsvCell[][]): string {
  // The library quotes only its own line end by default, and a note can have another.
  return stringify(rows, { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ })
}

/** A whole CSV file. */
export function formatCsvFile(rows: CsvCell[][]): string {
  return BYTE_ORDER_MARK + formatCsvLines(rows)
}

/** Streams a CSV file: the head, then batches of rows. A long file needs little memory. */
export async function* streamCsv(head: string[], batches: AsyncIterable<CsvCell[][]>): AsyncGenerator<string> {
  yield formatCsvFile([head])
  for await (const rows of batches) if (rows.length > 0) yield formatCsvLines(rows)
}

/** What `formatCsvLines` writes an apostrophe before. */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/**
 * A text of a file that is to be read back by `readGuarded`. One that begins with an apostrophe and a formula gets another
 * apostrophe, as its own would be taken for the guard.
 */
export function guardCell(text: string | null): string | null {
  return text?.startsWith("'") && FORMULA.test(text) ? `'${text}` : text
}

/** The text of a cell without the apostrophe that keeps spreadsheets from running it. */
export function readGuarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
