import { stringify } from 'csv-stringify/sync'

/** Begins every file: it tells spreadsheets that this is UTF-8, so that fadas survive. */
const BYTE_ORDER_MARK = '\ufeff'

/** Numbers stay numbers, those below zero too; null is an empty cell. */
export type CsvCell = string | number | null

/**
 * Lines of a CSV file (RFC 4180, windows line ends). A text that a spreadsheet would run as a formula stands behind an
 * apostrophe.
 */
export function csvLines(rows: CsvCell[][]): string {
  // By itself the library quotes only the line end that it writes, and a note may hold another.
  return stringify(rows, { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ })
}

/** A whole CSV file. */
export function csvFile(rows: CsvCell[][]): string {
  return BYTE_ORDER_MARK + csvLines(rows)
}

/** A CSV file in pieces, so that one of any length needs little memory: its head, then batches of rows as they come. */
export async function* csvPieces(head: string[], batches: AsyncIterable<CsvCell[][]>): AsyncGenerator<string> {
  yield csvFile([head])
  for await (const rows of batches) if (rows.length > 0) yield csvLines(rows)
}
