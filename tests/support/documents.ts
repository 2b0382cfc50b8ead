import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import PdfDocument from 'pdfkit'

/** A PDF. Lines that start with "# " are large. */
export async function createPdf(pages: string[][]): Promise<Buffer> {
  const document = new PdfDocument({ autoFirstPage: false })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => document.on('end', resolve))
  for (const lines of pages) {
    document.addPage()
    for (const line of lines) {
      document.fontSize(line.startsWith('# ') ? 20 : 11).text(line.replace(/^# /, ''))
    }
  }
  document.end()
  await ended
  return Buffer.concat(parts)
}

/** A one-page PDF whose few compressed bytes expand to so many. */
export function createPdfBomb(bytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(bytes, ' '))
  const head = [
    '%PDF-1.4',
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R>> endobj',
    `4 0 obj <</Length ${packed.length}/Filter/FlateDecode>> stream\n`,
  ].join('\n')
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF')])
}

const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
export const docxHeading = (text: string) => `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run(text)}</w:p>`
export const docxParagraph = (text: string, properties?: string) => `<w:p>${run(text, properties)}</w:p>`

/** A Word document with this body. */
export function createDocx(body: string): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(`<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`),
  })
}
