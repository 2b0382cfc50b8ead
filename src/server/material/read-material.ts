import { buildPassages, type Passage } from './build-passages.ts'
import type { MaterialKind, OnPageRead, Reading } from './material.ts'
import { decodeText } from './readers/decode-text.ts'
import { readDocx } from './readers/read-docx.ts'
import { readHtml } from './readers/read-html.ts'
import { readSitemap } from './readers/read-sitemap.ts'
import { readText } from './readers/read-text.ts'

export type MaterialRequest = {
  kind: MaterialKind
  bytes: Uint8Array
  address: string
  contentType?: string
  /** Of a file. The title of what names itself nowhere. */
  fileName?: string
}
export type ReadMaterial = Omit<Reading, 'sections'> & { passages: Passage[] }

/** Reads a page or a document into passages. Runs in a process of its own, see `openReader`. Throws MaterialError. */
export async function readMaterial(request: MaterialRequest, onPageRead: OnPageRead): Promise<ReadMaterial> {
  const { sections, ...reading } = await readKind(request, onPageRead)
  const title = reading.title || titleOfFile(request.fileName ?? '')
  return { ...reading, title, passages: buildPassages({ title, sections }) }
}

async function readKind(request: MaterialRequest, onPageRead: OnPageRead): Promise<Reading> {
  const { kind, bytes, address, contentType } = request
  if (kind === 'html') return readHtml(decodeText(bytes, contentType), address)
  if (kind === 'text') return readText(decodeText(bytes, contentType))
  if (kind === 'sitemap') return readSitemap(decodeText(bytes, contentType))
  if (kind === 'docx') return readDocx(bytes)
  // Large, and pages of a website need none of it.
  const { readPdf } = await import('./readers/read-pdf.ts')
  return readPdf(bytes, onPageRead)
}

/** "House_rules.txt" is about house rules. */
const titleOfFile = (name: string) =>
  name
    .replace(/\.\w{1,5}$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
