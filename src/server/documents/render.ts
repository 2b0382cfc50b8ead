import { drawBlock } from './blocks.ts'
import type { DocumentDescription } from './description.ts'
import { drawFooters, drawLetterhead } from './letterhead.ts'
import { Sheet } from './sheet.ts'

/**
 * A PDF with the company's letterhead, page numbers and tags that screen readers follow (PDF/UA), in Irish English.
 * The same description gives the same pages. Invoices and the reports of both portals are made with this.
 */
export async function renderDocument(description: DocumentDescription): Promise<Buffer> {
  const { title, company, label, footnote, createdAt, blocks } = description
  const sheet = new Sheet({ title, author: company.legalName, createdAt })
  drawLetterhead(sheet, company, label)
  for (const block of blocks) {
    drawBlock(sheet, block)
    // A long report is drawn in pieces, so that nobody else waits for all of it.
    await new Promise((resolve) => setImmediate(resolve))
  }
  drawFooters(sheet, company, footnote)
  return sheet.end()
}
