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

export function formatCsvFile(rows: CsvCell[][]): string {
  return BYTE_ORDER_MARK + formatCsvLines(rows)
}

/** Streams a CSV file: the head, then batches of rows. A long file needs little memory. */
export async function* streamCsv(head: string[], batches: AsyncIterable<CsvCell[][]>): AsyncGenerator<string> {
  yield formatCsvFile([head])
  for await (const rows of batches) if (rows.length > 0) yield formatCsvLines(rows)
}

/** Texts that `formatCsvLines` prefixes with an apostrophe. */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/**
 * Prepares a text for `readGuarded`. A text of apostrophes and a formula gets another apostrophe, so that its own is
 * not mistaken for the guard.
 */
export function guardCell(text: string | null): string | null {
  return text?.startsWith("'") && FORMULA.test(text) ? `'${text}` : text
}

/** Removes the apostrophe that `formatCsvLines` added against formulas. */
export function readGuarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
