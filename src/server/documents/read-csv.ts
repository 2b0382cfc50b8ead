/** A record of a CSV file, with the number of its first line, from 1. */
export type CsvRecord = { line: number; cells: string[] }

/**
 * Reads text separated by commas, semicolons or tabs (RFC 4180). Quoted cells may contain separators, line breaks and
 * doubled quotes. Skips empty lines. The first line decides the separator. Stops after `most` records.
 */
export function readCsv(text: string, most = Number.POSITIVE_INFINITY): CsvRecord[] {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const separator = detectSeparator(source.slice(0, source.indexOf('\n') + 1 || undefined))
  const records: CsvRecord[] = []
  let record: CsvRecord = { line: 1, cells: [] }
  let line = 1
  let at = 0
  while (at <= source.length && records.length < most) {
    const cell = readCell(source, at, separator)
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

function detectSeparator(head: string): string {
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: head.split(mark).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ','
}

/** Returns the cell that begins at `start`, and its end: a separator, a line break or the end of the text. */
function readCell(source: string, start: number, separator: string): { text: string; end: number } {
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
