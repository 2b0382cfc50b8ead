import { stringify } from 'csv-stringify/sync'
import { irishDay } from '../calendar/irish-day.ts'

/**
 * A CSV file as an answer, named with the Irish day. The byte order mark makes Excel read fadas; a cell that would be a
 * formula is written as text, so that nobody's note runs in somebody's spreadsheet.
 */
export function csvDownload(name: string, now: Date, rows: string[][]): Response {
  const body = stringify(rows, { bom: true, escape_formulas: true, record_delimiter: 'windows' })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${irishDay(now)}.csv"`,
    },
  })
}
