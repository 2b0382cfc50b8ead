import type { DocumentDescription } from './description.ts'
import { drawBlock } from './draw-block.ts'
import { drawFooters, drawLetterhead } from './letterhead.ts'
import { Sheet } from './sheet.ts'

/** Draws a PDF with letterhead, page numbers and tags for screen readers (PDF/UA). */
export async function drawDocument(description: DocumentDescription): Promise<Buffer> {
  const { title, company, label, footnote, createdAt, language = 'en', blocks } = description
  const sheet = new Sheet({ title, author: company.legalName, createdAt, language })
  drawLetterhead(sheet, company, label)
  for (const block of blocks) {
    drawBlock(sheet, block)
    // Lets other requests run between the blocks of a long report.
    await new Promise((resolve) => setImmediate(resolve))
  }
  drawFooters(sheet, company, { footnote, language })
  return sheet.end()
}
