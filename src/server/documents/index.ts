import type { DocumentDescription } from './description.ts'

export { renderCalendarEntry } from './calendar-entry.ts'
export type { Block, DocumentDescription } from './description.ts'

/** Renders a PDF. Its library and fonts, a tenth of the time of a start, are loaded for the first document. */
export async function renderDocument(description: DocumentDescription): Promise<Buffer> {
  const { drawDocument } = await import('./draw-document.ts')
  return drawDocument(description)
}
