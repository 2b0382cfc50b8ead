/** One record of a CSV file, and the line it begins on, counted from 1 as editors do. */
export type CsvRecord = { line: number; cells: string[] }

/**
 * Reads comma, semicolon or tab separated text (RFC 4180): cells may be quoted, a quoted cell may hold separators, line
 * breaks and doubled quotes. Empty lines are skipped. Which separator it is, the first line says.
 */
export function readCsv(text: string): CsvRecord[] {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const separator = separatorOf(source.slice(0, source.indexOf('\n') + 1 || undefined))
  const records: CsvRecord[] = []
  let record: CsvRecord = { line: 1, cells: [] }
  let line = 1
  let at = 0
  while (at <= source.length) {
    const cell = cellAt(source, at, separator)
    record.cells.push(cell.text)
    line += source.slice(at, cell.end).split('\n').length - 1
    at = cell.end + 1
    if (source[cell.end] === separator) continue
    if (record.cells.some((text) => text.trim() !== '')) records.push(record)
    line += 1
    record = { line, cells: [] }
  }
  return records
}

function separatorOf(head: string): string {
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: head.split(mark).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ','
}

/** The cell that begins at `start`, and where it ends: at a separator, a line break or the end of the text. */
function cellAt(source: string, start: number, separator: string): { text: string; end: number } {
  const isEnd = (at: number) => at >= source.length || source[at] === separator || source[at] === '\n'
  let end = start
  if (source[start] !== '"') {
    while (!isEnd(end)) end += 1
    return { text: source.slice(start, end), end }
  }
  let text = ''
  end = start + 1
  while (end < source.length && (source[end] !== '"' || source[end + 1] === '"')) {
    text += source[end]
    end += source[end] === '"' ? 2 : 1
  }
  end += 1
  while (!isEnd(end)) {
    text += source[end]
    end += 1
  }
  return { text, end: Math.min(end, source.length) }
}
