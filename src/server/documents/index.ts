export { renderCalendarEntry } from './calendar-entry.ts'
export type { Block, DocumentDescription } from './description.ts'
export { renderDocument } from './render-document.ts'
