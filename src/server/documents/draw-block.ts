import { COLOR } from '../mail/templates/theme.ts'
import type { Block } from './description.ts'
import { drawTable } from './draw-table.ts'
import { type Sheet, STYLE, type Style } from './sheet.ts'

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

const LABEL_WIDTH = 130
const GAP = 16
/** Three lines. A paragraph with less room left starts on the next page. */
const MIN_PARAGRAPH_HEIGHT = 46
const LABEL: Style = { ...STYLE.value, color: COLOR.muted }

const DRAWING_BY_KIND: { [Kind in Block['kind']]: (sheet: Sheet, block: BlockOf<Kind>) => void } = {
  title: drawTitle,
  heading: drawHeading,
  paragraph: drawParagraph,
  figures: drawFigures,
  details: drawDetails,
  columns: drawColumns,
  table: drawTable,
}

/** Draws a block at the sheet's position and moves the position down. */
export function drawBlock(sheet: Sheet, block: Block): void {
  const draw = DRAWING_BY_KIND[block.kind] as (sheet: Sheet, block: Block) => void
  draw(sheet, block)
}

function drawHeading(sheet: Sheet, { text }: BlockOf<'heading'>): void {
  // Keeps the heading on the same page as the start of its content.
  sheet.reserve(80)
  sheet.y += 10
  drawText(sheet, 'H2', text, STYLE.heading, 8)
}

function drawTitle(sheet: Sheet, { text, subtitle }: BlockOf<'title'>): void {
  drawText(sheet, 'H1', text, STYLE.title, subtitle === undefined ? 18 : 2)
  if (subtitle !== undefined) drawText(sheet, 'P', subtitle, STYLE.body, 18)
}

function drawText(sheet: Sheet, tag: string, text: string, style: Style, gapAfter: number): void {
  const height = sheet.measureHeight(text, style)
  sheet.reserve(height)
  sheet.tags.add(tag, () => sheet.draw(text, style, { x: sheet.left, y: sheet.y, width: sheet.width }))
  sheet.y += height + gapAfter
}

/** Splits a paragraph over pages. Other blocks move to the next page as a whole. */
function drawParagraph(sheet: Sheet, { text }: BlockOf<'paragraph'>): void {
  let rest = text.split(' ')
  while (rest.length > 0) {
    sheet.reserve(Math.min(MIN_PARAGRAPH_HEIGHT, sheet.measureHeight(rest.join(' '), STYLE.body)))
    const words = countFitting(sheet, rest)
    drawText(sheet, 'P', rest.slice(0, words).join(' '), STYLE.body, 10)
    rest = rest.slice(words)
  }
}

/** Counts the words that fit on the page. At least one, so that the loop ends. */
function countFitting(sheet: Sheet, words: string[]): number {
  let [fits, tooMany] = [1, words.length + 1]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (sheet.measureHeight(words.slice(0, middle).join(' '), STYLE.body) <= sheet.room) fits = middle
    else tooMany = middle
  }
  return fits
}

function drawFigures(sheet: Sheet, { items }: BlockOf<'figures'>): void {
  const width = (sheet.width - GAP * (items.length - 1)) / items.length
  const parts = items.map(({ label, value, note = '' }) => [
    { text: label, style: STYLE.small, height: sheet.measureHeight(label, STYLE.small, width) },
    { text: value, style: STYLE.figure, height: sheet.measureHeight(value, STYLE.figure, width) },
    { text: note, style: STYLE.small, height: note === '' ? 0 : sheet.measureHeight(note, STYLE.small, width) },
  ])
  const height = Math.max(...parts.map((part) => part.reduce((sum, each) => sum + each.height, 0)))
  sheet.reserve(height + 24)
  sheet.rule(COLOR.lineStrong)
  const top = sheet.y + 10
  parts.forEach((part, column) => {
    let y = top
    for (const { text, style, height: own } of part) {
      if (text !== '') {
        const place = { x: sheet.left + column * (width + GAP), y, width }
        sheet.tags.add('P', () => sheet.draw(text, style, place))
      }
      y += own
    }
  })
  sheet.y = top + height + 10
  sheet.rule()
  sheet.y += 18
}

function drawDetails(sheet: Sheet, { rows }: BlockOf<'details'>): void {
  const width = sheet.width - LABEL_WIDTH
  sheet.tags.within('Table', (table) => {
    for (const [label, value] of rows) {
      const height = sheet.measureHeight(value, STYLE.value, width)
      sheet.reserve(height)
      const place = { x: sheet.left, y: sheet.y }
      table.within('TR', (row) => {
        row.add('TH', () => sheet.draw(label, LABEL, { ...place, width: LABEL_WIDTH }), 'Row')
        row.add('TD', () => sheet.draw(value, STYLE.value, { ...place, x: place.x + LABEL_WIDTH, width }))
      })
      sheet.y += height + 1
    }
  })
  sheet.y += 12
}

function drawColumns(sheet: Sheet, { columns }: BlockOf<'columns'>): void {
  const width = (sheet.width - GAP * (columns.length - 1)) / columns.length
  const texts = columns.map(({ heading, lines }) => ({ heading, text: lines.join('\n') }))
  const heights = texts.map(({ text }) => sheet.measureHeight(text, STYLE.value, width))
  const height = Math.max(...heights) + 16
  sheet.reserve(height)
  texts.forEach(({ heading, text }, column) => {
    const x = sheet.left + column * (width + GAP)
    sheet.tags.add('H2', () => sheet.draw(heading, STYLE.small, { x, y: sheet.y, width }))
    sheet.tags.add('P', () => sheet.draw(text, STYLE.value, { x, y: sheet.y + 14, width }))
  })
  sheet.y += height + 18
}
