import { randomBytes } from 'node:crypto'
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

/** A PDF of one page with this text, and with another one in tiny letters and beside the page. */
export function createHidingPdf(shown: string, hidden: string): Buffer {
  return paintPdf([
    `BT /F 12 Tf 20 700 Td (${shown}) Tj ET`,
    `BT /F 1 Tf 20 600 Td (${hidden}) Tj ET`,
    `BT /F 12 Tf -900 500 Td (${hidden}) Tj ET`,
    `BT /F 12 Tf 20 2000 Td (${hidden}) Tj ET`,
  ])
}

/** A PDF of one page of 600 by 800 that these operators paint. It has the font F, the picture P and the transparency T. */
export function paintPdf(operators: string[]): Buffer {
  const text = operators.join('\n')
  const resources = '<</Font<</F 5 0 R>>/XObject<</P 6 0 R>>/ExtGState<</T<</ca 0>>>>>>'
  return Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
      '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
      `3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources${resources}>> endobj`,
      `4 0 obj <</Length ${text.length}>> stream\n${text}\nendstream endobj`,
      '5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj',
      '6 0 obj <</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>> stream\n0\nendstream endobj',
      'trailer <</Root 1 0 R>>\n%%EOF',
    ].join('\n'),
  )
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

/** A Word document with this body, and a picture of so many bytes. */
export function createDocx(body: string, picture = 0): Uint8Array {
  return zipSync({
    'word/media/picture.png': randomBytes(picture),
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(`<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`),
  })
}
