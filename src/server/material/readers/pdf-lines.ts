import { tidy } from './sections.ts'

export type PdfLine = { text: string; size: number; y: number }

/** A piece of text from PDF.js. Pieces without text are marks. */
type Piece = { str?: string; transform?: number[]; hasEOL?: boolean }

/** Smaller than anybody reads. */
const SMALLEST = 3

/** The lines of a page, from its pieces in their order. */
export function listLines(pieces: object[]): PdfLine[] {
  const lines: PdfLine[] = []
  let [text, size, y] = ['', 0, 0]
  const end = () => {
    const line = tidy(text)
    if (line !== '') lines.push({ text: line, size: Math.round(size * 2) / 2, y })
    ;[text, size] = ['', 0]
  }
  for (const { str = '', transform = [], hasEOL } of pieces as Piece[]) {
    const [, , skew = 0, height = 0, , top = 0] = transform
    const own = Math.hypot(skew, height)
    if (text.trim() !== '' && str.trim() !== '' && Math.abs(top - y) > own * 0.6) end()
    if (own >= SMALLEST || str.trim() === '') {
      if (str.trim() !== '') [size, y] = [Math.max(size, own), top]
      text += str
    }
    if (hasEOL) end()
  }
  end()
  return lines
}

export type Block = { text: string; isHeading: boolean }

/** Joins the lines of a paragraph or a heading. A larger gap, or another kind of line, begins the next one. */
export function joinLines(lines: PdfLine[], isHeading: (line: PdfLine) => boolean): Block[] {
  const blocks: Block[] = []
  let before: PdfLine | undefined
  for (const line of lines) {
    const kind = isHeading(line)
    const last = blocks.at(-1)
    const isNext = before !== undefined && Math.abs(before.y - line.y) <= line.size * 1.7
    const isSameHeading = kind && before?.size === line.size && !last?.text.endsWith('?')
    if (last !== undefined && last.isHeading === kind && isNext && (!kind || isSameHeading)) {
      last.text = last.text.endsWith('-') ? last.text.slice(0, -1) + line.text : `${last.text} ${line.text}`
    } else blocks.push({ text: line.text, isHeading: kind })
    before = line
  }
  return blocks
}
