import type { Language } from '#contracts/receptionist/diary.ts'
import { type Letter, spellInOgham } from '../mail/templates/ogham-strokes.ts'
import { COLOR } from '../mail/templates/theme.ts'
import type { Letterhead } from './description.ts'
import { MARGIN, type Sheet, STYLE } from './sheet.ts'

const TILE = 30
/** The logo is drawn on a grid of 40 units. */
const GRID = { pitch: 3.7, gap: 2.2, stem: 20, long: 9.5, notch: 3.6, slant: 3 }

/** Draws logo and name at the left, the document's label at the right. */
export function drawLetterhead(sheet: Sheet, { name }: Letterhead, label: string): void {
  const { y, left, width } = sheet
  sheet.decorate((doc) => drawLogo(doc, name, left, y))
  const line = { x: left + TILE + 10, y: y + 7, width: width - TILE - 10 }
  sheet.tags.add('P', () => sheet.draw(name, { ...STYLE.heading, size: 15 }, line))
  sheet.tags.add('P', () => sheet.draw(label, { ...STYLE.body, align: 'right' }, { ...line, y: y + 10 }))
  sheet.y = y + TILE + 34
}

/** Draws the first word of the name in ogham, as on the site. */
function drawLogo(doc: PDFKit.PDFDocument, name: string, x: number, y: number): void {
  const strokes = spellInOgham(name)
  const width = strokes.reduce((sum, { count }) => sum + count * GRID.pitch + GRID.gap, GRID.pitch - GRID.gap)
  doc.roundedRect(x, y, TILE, TILE, 6).fill(COLOR.ink)
  doc.translate(x, y).scale(TILE / 40)
  doc.translate(Math.max(2, (40 - width) / 2), 0)
  doc.moveTo(0, GRID.stem).lineTo(width, GRID.stem).lineWidth(1.25).stroke(COLOR.stem)
  doc.lineWidth(2).strokeColor(COLOR.lichen)
  let at = GRID.pitch
  for (const { family, count } of strokes) {
    for (let stroke = 0; stroke < count; stroke++, at += GRID.pitch) drawStroke(doc, family, at)
    at += GRID.gap
  }
}

function drawStroke(doc: PDFKit.PDFDocument, family: Letter['family'], x: number): void {
  const { stem, long, notch, slant } = GRID
  const [above, below] = {
    above: [long, 0],
    below: [0, long],
    notch: [notch, notch],
    oblique: [long, long],
  }[family] as [number, number]
  const lean = family === 'oblique' ? slant / 2 : 0
  doc
    .moveTo(x - lean, stem + below)
    .lineTo(x + lean, stem - above)
    .stroke()
}

type Footer = { footnote: string | undefined; language: Language }

const PAGE_NUMBERS: Record<Language, (page: number, count: number) => string> = {
  en: (page, count) => `Page ${page} of ${count}`,
  ga: (page, count) => `Leathanach ${page} as ${count}`,
}

/** Draws the company and the page number on every page. Call it after all pages are drawn. */
export function drawFooters(sheet: Sheet, company: Letterhead, { footnote, language }: Footer): void {
  const { doc, left, width } = sheet
  const { start, count } = doc.bufferedPageRange()
  const address = [company.legalName, ...company.addressLines].join(', ')
  const contact = [company.phone, company.email, footnote].filter((part) => part !== undefined).join('   ')
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    // Without this pdfkit starts a new page for text in the margin.
    doc.page.margins = { ...MARGIN, bottom: 0 }
    sheet.y = doc.page.height - 60
    sheet.rule()
    sheet.decorate(() => {
      const line = { x: left, y: sheet.y + 10, width: width - 80 }
      sheet.draw(address, STYLE.small, line)
      sheet.draw(contact, STYLE.small, { ...line, y: line.y + 12 })
      const number = PAGE_NUMBERS[language](page - start + 1, count)
      sheet.draw(number, { ...STYLE.small, align: 'right' }, { x: left + width - 80, y: line.y, width: 80 })
    })
  }
}
