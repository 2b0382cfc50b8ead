import { COLOR } from '../mail/templates/look.ts'
import type { TableBlock, TableColumn } from './description.ts'
import { type Sheet, STYLE, type Style, type Tagged } from './sheet.ts'

const PADDING = 6
const COLUMN_GAP = 12
const TOTAL_LABEL = 150
const TOTAL_VALUE = 110
const HEAD: Style = { ...STYLE.small, font: 'strong' }

type Column = Omit<TableColumn, 'width'> & { x: number; width: number }
type Total = NonNullable<TableBlock['totals']>[number]

/** A table whose head is drawn again on every page it goes on to. A row is never torn apart. */
export function drawTable(sheet: Sheet, { caption, rows, totals = [], ...block }: TableBlock): void {
  const columns = placeColumns(sheet, block.columns)
  const labels = columns.map(({ label }) => label)
  sheet.reserve(90)
  sheet.tags.within('Table', (table) => {
    table.add('Caption', () => sheet.draw(caption, STYLE.small, { x: sheet.left, y: sheet.y, width: sheet.width }))
    sheet.y += sheet.heightOf(caption, STYLE.small) + PADDING
    table.within('TR', (row) => drawRow(sheet, columns, labels, HEAD, (draw) => row.add('TH', draw, 'Column')))
    for (const cells of rows) {
      // Heard once, at the start of the table; on further pages the head is only seen.
      sheet.reserve(heightOfRow(sheet, columns, cells, STYLE.value), () =>
        drawRow(sheet, columns, labels, HEAD, (draw) => sheet.decorate(draw)),
      )
      table.within('TR', (row) => drawRow(sheet, columns, cells, STYLE.value, (draw) => row.add('TD', draw)))
    }
    sheet.reserve(totals.length * 20)
    sheet.y += PADDING
    for (const total of totals) table.within('TR', (row) => drawTotal(sheet, total, columns.length, row))
  })
  sheet.y += 18
}

function placeColumns(sheet: Sheet, columns: TableColumn[]): Column[] {
  const shares = columns.reduce((sum, { width }) => sum + width, 0)
  const room = sheet.width - COLUMN_GAP * (columns.length - 1)
  let x = sheet.left
  return columns.map((column) => {
    const placed = { ...column, x, width: (room * column.width) / shares }
    x += placed.width + COLUMN_GAP
    return placed
  })
}

function heightOfRow(sheet: Sheet, columns: Column[], cells: string[], style: Style): number {
  const heights = columns.map(({ width }, place) => sheet.heightOf(cells[place] ?? '', style, width))
  return Math.max(...heights) + 2 * PADDING
}

function drawRow(
  sheet: Sheet,
  columns: Column[],
  cells: string[],
  style: Style,
  add: (draw: () => void) => void,
): void {
  const y = sheet.y + PADDING
  columns.forEach(({ x, width, align = 'left' }, place) => {
    add(() => sheet.draw(cells[place] ?? '', { ...style, align }, { x, y, width }))
  })
  sheet.y += heightOfRow(sheet, columns, cells, style)
  sheet.rule(style === HEAD ? COLOR.lineStrong : COLOR.line)
}

function drawTotal(sheet: Sheet, { label, value, isStrong = false }: Total, columns: number, row: Tagged): void {
  const style = isStrong ? { ...STYLE.strong, size: 12 } : STYLE.value
  const x = sheet.left + sheet.width - TOTAL_LABEL - TOTAL_VALUE
  const y = sheet.y + 3
  row.add('TH', () => sheet.draw(label, style, { x, y, width: TOTAL_LABEL }), 'Row')
  // A row has as many cells as there are columns.
  for (let empty = 2; empty < columns; empty++) row.add('TD', () => {})
  row.add('TD', () => sheet.draw(value, { ...style, align: 'right' }, { x: x + TOTAL_LABEL, y, width: TOTAL_VALUE }))
  sheet.y += sheet.heightOf(label, style, TOTAL_LABEL) + 4
}
