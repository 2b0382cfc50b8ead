import { COLOR } from '../mail/templates/theme.ts'
import type { TableBlock, TableColumn } from './description.ts'
import { type Sheet, STYLE, type Style, type TaggedElement } from './sheet.ts'

const PADDING = 6
const COLUMN_GAP = 12
const TOTAL_LABEL_WIDTH = 150
const TOTAL_VALUE_WIDTH = 110
const HEAD_STYLE: Style = { ...STYLE.small, font: 'strong' }

type Column = Omit<TableColumn, 'width'> & { x: number; width: number }
type Total = NonNullable<TableBlock['totals']>[number]

/** Draws a table and repeats its head on every page. A row is never split. */
export function drawTable(sheet: Sheet, { caption, rows, totals = [], ...block }: TableBlock): void {
  const columns = computeColumns(sheet, block.columns)
  const labels = columns.map(({ label }) => label)
  sheet.reserve(90)
  sheet.tags.within('Table', (table) => {
    table.add('Caption', () => sheet.draw(caption, STYLE.small, { x: sheet.left, y: sheet.y, width: sheet.width }))
    sheet.y += sheet.measureHeight(caption, STYLE.small) + PADDING
    table.within('TR', (row) => drawRow(sheet, columns, labels, HEAD_STYLE, (draw) => row.add('TH', draw, 'Column')))
    for (const cells of rows) {
      // Screen readers read the head once. On further pages it is decoration.
      sheet.reserve(measureRow(sheet, columns, cells, STYLE.value), () =>
        drawRow(sheet, columns, labels, HEAD_STYLE, (draw) => sheet.decorate(draw)),
      )
      table.within('TR', (row) => drawRow(sheet, columns, cells, STYLE.value, (draw) => row.add('TD', draw)))
    }
    sheet.reserve(totals.length * 20)
    sheet.y += PADDING
    for (const total of totals) table.within('TR', (row) => drawTotal(sheet, total, columns.length, row))
  })
  sheet.y += 18
}

function computeColumns(sheet: Sheet, columns: TableColumn[]): Column[] {
  const shares = columns.reduce((sum, { width }) => sum + width, 0)
  const room = sheet.width - COLUMN_GAP * (columns.length - 1)
  let x = sheet.left
  return columns.map((column) => {
    const placed = { ...column, x, width: (room * column.width) / shares }
    x += placed.width + COLUMN_GAP
    return placed
  })
}

function measureRow(sheet: Sheet, columns: Column[], cells: string[], style: Style): number {
  const heights = columns.map(({ width }, place) => sheet.measureHeight(cells[place] ?? '', style, width))
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
  sheet.y += measureRow(sheet, columns, cells, style)
  sheet.rule(style === HEAD_STYLE ? COLOR.lineStrong : COLOR.line)
}

function drawTotal(sheet: Sheet, { label, value, isStrong = false }: Total, columns: number, row: TaggedElement): void {
  const style = isStrong ? { ...STYLE.strong, size: 12 } : STYLE.value
  const x = sheet.left + sheet.width - TOTAL_LABEL_WIDTH - TOTAL_VALUE_WIDTH
  const y = sheet.y + 3
  row.add('TH', () => sheet.draw(label, style, { x, y, width: TOTAL_LABEL_WIDTH }), 'Row')
  // Fills the row with empty cells, so that it has one for each column.
  for (let empty = 2; empty < columns; empty++) row.add('TD', () => {})
  row.add('TD', () =>
    sheet.draw(value, { ...style, align: 'right' }, { x: x + TOTAL_LABEL_WIDTH, y, width: TOTAL_VALUE_WIDTH }),
  )
  sheet.y += sheet.measureHeight(label, style, TOTAL_LABEL_WIDTH) + 4
}
