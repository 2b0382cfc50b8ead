import { buildPassages, type Passage } from './build-passages.ts'
import type { MaterialKind, Reading } from './material.ts'
import { decodeText } from './readers/decode-text.ts'
import { readDocx } from './readers/read-docx.ts'
import { readHtml } from './readers/read-html.ts'
import { readText } from './readers/read-text.ts'

export type MaterialRequest = { kind: MaterialKind; bytes: Uint8Array; address: string; contentType?: string }
export type ReadMaterial = Omit<Reading, 'sections'> & { passages: Passage[] }

/** Reads a page or a document into passages. Runs in a thread of its own, see `openReader`. Throws MaterialError. */
export async function readMaterial(request: MaterialRequest): Promise<ReadMaterial> {
  const { sections, ...reading } = await readKind(request)
  return { ...reading, passages: buildPassages({ title: reading.title, sections }) }
}

async function readKind({ kind, bytes, address, contentType }: MaterialRequest): Promise<Reading> {
  if (kind === 'html') return readHtml(decodeText(bytes, contentType), address)
  if (kind === 'text') return readText(decodeText(bytes, contentType))
  if (kind === 'docx') return readDocx(bytes)
  // Large, and pages of a website need none of it.
  const { readPdf } = await import('./readers/read-pdf.ts')
  return readPdf(bytes)
}
